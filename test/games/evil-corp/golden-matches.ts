import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { type Options, optionDefaults } from '../../../src/games/evil-corp/options.ts';
import type { GoldenMatch } from '../../support/game/golden.ts';
import { recordGolden } from '../../support/game/record-golden.ts';
import { anyCommand, type EvilCorpPolicy, mixedPolicy } from './arbitrary.ts';

interface Recipe {
  readonly name: string;
  readonly seed: number;
  readonly seatCount: number;
  readonly options?: Partial<Options>;
  readonly policy: EvilCorpPolicy;
}

/**
 * Claims 99 each turn, lays phases until no business is left, then buys every card there is; so that the
 * supply and the opportunity deck run out.
 */
const hoarder: EvilCorpPolicy = (state, seat, legal, random, active) => {
  if (!active) return null;
  const player = state.players[seat];
  const take = (type: string) => legal.find((entry) => entry.type === type)?.command ?? null;
  const claims = legal.find((entry) => entry.type === 'declareRevenue' || entry.type === 'withdrawRevenue');
  if (state.turn?.seat === seat && claims !== undefined) {
    return { type: claims.type as 'declareRevenue' | 'withdrawRevenue', amount: 99 };
  }
  if (legal.some((entry) => entry.type === 'collectOpportunities')) {
    return { type: 'collectOpportunities', discard: [] };
  }
  const chosen =
    (player !== undefined && player.supply > 0 ? take('layPhase') : null) ??
    take('buyOpportunity') ??
    take('endTurn') ??
    take('acceptRevenue') ??
    take('declineReroll');
  return chosen === null
    ? mixedPolicy(100)(state, seat, legal, random, true)
    : (chosen as ReturnType<EvilCorpPolicy>);
};

const recipes: readonly Recipe[] = [
  { name: 'two-seats-endgame', seed: 11, seatCount: 2, policy: mixedPolicy(95) },
  { name: 'three-seats-endgame', seed: 12, seatCount: 3, policy: mixedPolicy(97) },
  {
    name: 'four-seats-powers-endgame',
    seed: 13,
    seatCount: 4,
    options: { ceoPowers: true },
    policy: mixedPolicy(98),
  },
  {
    name: 'five-seats-automatic-endgame',
    seed: 14,
    seatCount: 5,
    options: { revenueMode: 'automatic', direction: 'counterclockwise', firstPlayer: 3 },
    policy: mixedPolicy(100),
  },
  { name: 'six-seats-endgame', seed: 15, seatCount: 6, policy: mixedPolicy(100) },
  {
    name: 'three-seats-round-limit',
    seed: 16,
    seatCount: 3,
    options: { maxRounds: 12, ceoPowers: true, skipFirstRoundRevenue: true },
    policy: mixedPolicy(0),
  },
  {
    name: 'two-seats-hoarders-round-limit',
    seed: 17,
    seatCount: 2,
    options: { maxRounds: 6 },
    policy: hoarder,
  },
  ...['two', 'three', 'four', 'five', 'six'].flatMap((word, i): Recipe[] => [
    { name: `${word}-seats-bots`, seed: 20 + i, seatCount: i + 2, policy: mixedPolicy(100) },
    {
      name: `${word}-seats-mixed-round-limit`,
      seed: 30 + i,
      seatCount: i + 2,
      options: { maxRounds: 5, ceoPowers: i % 2 === 0 },
      policy: mixedPolicy(60),
    },
  ]),
  ...['two', 'three', 'four'].map(
    (word, i): Recipe => ({
      name: `${word}-seats-automatic-powers`,
      seed: 40 + i,
      seatCount: i + 2,
      options: { revenueMode: 'automatic', ceoPowers: true, skipFirstRoundRevenue: true },
      policy: mixedPolicy(90),
    }),
  ),
];

/** Records all golden matches of Evil Corp from their seeds. */
export const evilCorpMatches = (): readonly GoldenMatch[] => recipes.map(record);

function record({ name, seed, seatCount, policy, ...recipe }: Recipe): GoldenMatch {
  const options = { ...optionDefaults, ...recipe.options };
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  return recordGolden(evilCorp, {
    name,
    seed,
    seatCount,
    options,
    policy,
    anyCommand,
    refusedStarts: [
      { options: { ...options, firstPlayer: seatCount }, seats, code: 'INVALID_CONFIG' },
      { options, seats: [0], code: 'INVALID_PLAYER_COUNT' },
    ],
  });
}
