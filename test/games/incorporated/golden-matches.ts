import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { SetupMode } from '../../../src/games/incorporated/sets.ts';
import type { GoldenMatch } from '../../support/game/golden.ts';
import { recordGolden } from '../../support/game/record-golden.ts';
import { anyCommand, type IncorporatedPolicy, mixedPolicy } from './arbitrary.ts';

interface Recipe {
  readonly name: string;
  readonly seed: number;
  readonly seatCount: number;
  readonly setupMode: SetupMode;
  readonly policy: IncorporatedPolicy;
}

/** One corporation buys all it can and the others do nothing, so that its cubes run out. */
const monopolist: IncorporatedPolicy = (state, seat, legal, random, active) => {
  if (!active) return null;
  const last = state.turnOrder.at(-1) ?? 0;
  return seat === last && state.turn > 0
    ? incorporated.bot(incorporated.view(state, seat), seat, legal, random)
    : incorporated.defaultCommand(state, seat);
};

/**
 * Borrows whatever it gets, so that neither money nor credit is left, and lobbies for austerity, so that in the
 * end no payoff card is revealed.
 */
const spendthrift: IncorporatedPolicy = (state, seat, legal, random, active) => {
  const loans = legal.find((entry) => entry.type === 'takeLoan');
  const [parameter] = loans?.parameters ?? [];
  if (parameter?.kind === 'integer' && random.index(2, 'policy') === 0) {
    return { type: 'takeLoan', count: parameter.max };
  }
  const austerity = legal.find(
    ({ type, command }) =>
      type === 'lobbyBudget' && command !== null && 'policy' in command && command.policy === 'austerity',
  );
  return austerity !== undefined
    ? (austerity.command as ReturnType<IncorporatedPolicy>)
    : mixedPolicy(0)(state, seat, legal, random, active);
};

const recipes: readonly Recipe[] = [
  { name: 'two-seats', seed: 21, seatCount: 2, setupMode: 'random', policy: mixedPolicy(90) },
  { name: 'two-seats-auction', seed: 22, seatCount: 2, setupMode: 'auction', policy: mixedPolicy(40) },
  { name: 'three-seats', seed: 23, seatCount: 3, setupMode: 'random', policy: mixedPolicy(95) },
  { name: 'three-seats-auction', seed: 24, seatCount: 3, setupMode: 'auction', policy: mixedPolicy(0) },
  { name: 'four-seats', seed: 25, seatCount: 4, setupMode: 'random', policy: mixedPolicy(100) },
  { name: 'four-seats-auction', seed: 26, seatCount: 4, setupMode: 'auction', policy: mixedPolicy(60) },
  { name: 'four-seats-monopolist', seed: 27, seatCount: 4, setupMode: 'random', policy: monopolist },
  { name: 'two-seats-spendthrifts', seed: 28, seatCount: 2, setupMode: 'random', policy: spendthrift },
  // An even seed plays with industry chips, an odd one without.
  ...['two', 'three', 'four'].flatMap((word, i): Recipe[] => [
    {
      name: `${word}-seats-bots-auction`,
      seed: 31 + 2 * i,
      seatCount: i + 2,
      setupMode: 'auction',
      policy: mixedPolicy(100),
    },
    {
      name: `${word}-seats-bots-chips`,
      seed: 40 + 2 * i,
      seatCount: i + 2,
      setupMode: 'random',
      policy: mixedPolicy(100),
    },
    {
      name: `${word}-seats-chance-chips`,
      seed: 50 + 2 * i,
      seatCount: i + 2,
      setupMode: 'random',
      policy: mixedPolicy(0),
    },
    {
      name: `${word}-seats-mixed-auction`,
      seed: 61 + 2 * i,
      seatCount: i + 2,
      setupMode: 'auction',
      policy: mixedPolicy(50),
    },
  ]),
];

/** Records all golden matches of Incorporated from their seeds. */
export const incorporatedMatches = (): readonly GoldenMatch[] => recipes.map(record);

function record({ name, seed, seatCount, setupMode, policy }: Recipe): GoldenMatch {
  const options = { setupMode, industryChips: seed % 2 === 0 };
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  return recordGolden(incorporated, {
    name,
    seed,
    seatCount,
    options,
    policy,
    anyCommand,
    refusedStarts: [
      { options: { ...options, setupMode: 'draft' }, seats, code: 'INVALID_CONFIG' },
      { options, seats: [0], code: 'INVALID_PLAYER_COUNT' },
    ],
  });
}
