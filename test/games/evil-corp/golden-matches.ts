import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { type Options, optionDefaults } from '../../../src/games/evil-corp/options.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { botRandom } from '../../../src/kernel/pseudo-random.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { type GoldenMatch, GoldenPlay, type GoldenStep } from '../../support/game/golden.ts';
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

function record(recipe: Recipe): GoldenMatch {
  const { name, seed, policy } = recipe;
  const seats = Array.from({ length: recipe.seatCount }, (_, seat) => seat);
  const options = { ...optionDefaults, ...recipe.options };
  const play = new GoldenPlay(evilCorp, { seed, options, seats });
  const start = play.hash;
  const random = botRandom(seed);
  const steps: GoldenStep[] = [];
  const refused = new Set<string>();
  for (;;) {
    steps.push(...newRefusals(play, refused, random));
    const active = evilCorp.activeSeats(play.state);
    if (active.length === 0) break;
    const step = nextStep(play, seats, active, policy, random);
    if (step.code !== undefined) throw new Error(`${name}: ${JSON.stringify(step)}`);
    steps.push(step);
  }
  return {
    name,
    rulesVersion: evilCorp.rulesVersion,
    seed,
    options,
    seats,
    refusedStarts: [
      { options: { ...options, firstPlayer: seats.length }, seats, code: 'INVALID_CONFIG' },
      { options, seats: [0], code: 'INVALID_PLAYER_COUNT' },
    ],
    start,
    steps,
    reason: evilCorp.outcome(play.state)?.reason ?? null,
    state: play.stateHash,
  };
}

type Play = GoldenPlay<EvilCorpState, Parameters<typeof evilCorp.decide>[2], never, never>;

function nextStep(
  play: Pick<Play, 'state' | 'step'>,
  seats: readonly Seat[],
  active: readonly Seat[],
  policy: EvilCorpPolicy,
  random: Random,
): GoldenStep {
  const { state } = play;
  for (const seat of [...seats.filter((seat) => !active.includes(seat)), ...active]) {
    const legal = evilCorp.legalCommands(state, seat);
    const command = legal.length === 0 ? null : policy(state, seat, legal, random, active.includes(seat));
    if (command !== null) return play.step(seat, command);
  }
  throw new Error('no seat acts');
}

/** Commands that are refused here with a code that the match has not seen yet. */
function newRefusals(play: Pick<Play, 'state' | 'step'>, refused: Set<string>, random: Random): GoldenStep[] {
  const steps: GoldenStep[] = [];
  const { state } = play;
  for (let i = 0; i < 150; i++) {
    const seat = random.index(state.turnOrder.length + 1, 'golden');
    const command = anyCommand(state, seat, random);
    const decision = evilCorp.decide(state, seat, command, noDraws);
    if (decision.type === 'Accepted' || refused.has(decision.code)) continue;
    refused.add(decision.code);
    steps.push({ seat, command, code: decision.code });
  }
  return steps;
}

/** For probing alone: the match's own draws must not be used up by it. */
const noDraws = botDraws();

function botDraws() {
  const random = botRandom(0);
  return { ...random, taken: () => [] };
}
