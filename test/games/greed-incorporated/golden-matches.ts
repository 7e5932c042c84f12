import type { GreedIncorporatedCommand } from '../../../src/games/greed-incorporated/commands.ts';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import type { Options } from '../../../src/games/greed-incorporated/options.ts';
import { chooseCommand } from '../../../src/kernel/choose.ts';
import type { GoldenMatch } from '../../support/game/golden.ts';
import { recordGolden } from '../../support/game/record-golden.ts';
import {
  anyCommand,
  anyLegal,
  defaultOptions,
  type GreedIncorporatedPolicy,
  mixedPolicy,
} from './arbitrary.ts';

interface Recipe {
  readonly name: string;
  readonly seed: number;
  readonly seatCount: number;
  readonly options?: Partial<Options>;
  readonly policy: GreedIncorporatedPolicy;
}

/** Commands that a policy takes first, in this order, where they are legal. */
const preferring =
  (
    types: readonly GreedIncorporatedCommand['type'][],
    rest: GreedIncorporatedPolicy,
  ): GreedIncorporatedPolicy =>
  (state, seat, legal, random, active) => {
    const type = types.find((wanted) => legal.some((entry) => entry.type === wanted));
    if (type === undefined) return rest(state, seat, legal, random, active);
    return anyLegal(
      state,
      legal.filter((entry) => entry.type === type),
      random,
    );
  };

/** Does nothing of its own accord. */
const idle: GreedIncorporatedPolicy = (state, seat) => greedIncorporated.defaultCommand(state, seat);

/** Accepts every offer and makes as many as it may, so that the limits are reached; the rest is by default. */
const haggler: GreedIncorporatedPolicy = (state, seat, legal, random, active) => {
  const offers = legal.filter(({ type }) => type === 'offerTrade' || type === 'offerShareSwap');
  const answers = legal.filter(({ type }) => type === 'acceptTrade' || type === 'acceptShareOffer');
  if (answers.length > 0) return chooseCommand(answers, random) as GreedIncorporatedCommand;
  if (offers.length > 0 && random.index(40, 'policy') > 0) return anyLegal(state, offers, random);
  return idle(state, seat, legal, random, active);
};

/** Always asks for a pension, so that companies are liquidated. */
const leaver: GreedIncorporatedPolicy = (state, seat, legal, random, active) => {
  const pension = legal.find(
    ({ command }) => (command as { compensation?: string } | null)?.compensation === 'topHatPension',
  );
  return pension?.command
    ? (pension.command as GreedIncorporatedCommand)
    : mixedPolicy(30)(state, seat, legal, random, active);
};

const words = ['three', 'four', 'five'] as const;
const base = { mode: 'statusSymbols' } as const;

const recipes: readonly Recipe[] = [
  ...words.flatMap((word, i): Recipe[] => {
    const seatCount = i + 3;
    return [
      { name: `${word}-players-bots`, seed: 100 + i, seatCount, policy: mixedPolicy(100) },
      { name: `${word}-players-chance`, seed: 110 + i, seatCount, policy: mixedPolicy(0) },
      {
        name: `${word}-players-all-cards`,
        seed: 120 + i,
        seatCount,
        options: { endCondition: 'handsEmpty', assetSlots: 4 + i, storage: false },
        policy: mixedPolicy(60),
      },
      {
        name: `${word}-players-six-assets`,
        seed: 130 + i,
        seatCount,
        options: { endCondition: 'drawPileEmpty', assetSlots: 6 },
        policy: mixedPolicy(40),
      },
      {
        name: `${word}-players-status-bots`,
        seed: 140 + i,
        seatCount,
        options: base,
        policy: mixedPolicy(100),
      },
      {
        name: `${word}-players-status-chance`,
        seed: 150 + i,
        seatCount,
        options: { ...base, storage: false },
        policy: mixedPolicy(20),
      },
      {
        name: `${word}-players-status-mixed`,
        seed: 160 + i,
        seatCount,
        options: { ...base, endCondition: 'handsEmpty' },
        policy: mixedPolicy(80),
      },
    ];
  }),
  { name: 'three-players-idle', seed: 170, seatCount: 3, policy: idle },
  { name: 'three-players-hagglers', seed: 171, seatCount: 3, policy: haggler },
  { name: 'four-players-leavers', seed: 172, seatCount: 4, policy: leaver },
  {
    name: 'four-players-auctioneers',
    seed: 173,
    seatCount: 4,
    policy: preferring(['acceptShareOffer', 'auctionShare', 'exerciseOption'], mixedPolicy(50)),
  },
  {
    name: 'five-players-founders',
    seed: 174,
    seatCount: 5,
    options: base,
    policy: preferring(['foundCompany'], mixedPolicy(50)),
  },
];

/** Records all golden matches of Greed, Incorporated from their seeds. */
export const greedIncorporatedMatches = (): readonly GoldenMatch[] => recipes.map(record);

function record({ name, seed, seatCount, options: changes, policy }: Recipe): GoldenMatch {
  const options = { ...defaultOptions, ...changes };
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  return recordGolden(greedIncorporated, {
    name,
    seed,
    seatCount,
    options,
    policy,
    anyCommand,
    refusedStarts: [
      {
        options: { ...options, mode: 'statusSymbols', endCondition: 'drawPileEmpty' },
        seats,
        code: 'INVALID_CONFIG',
      },
      { options, seats: [0, 1], code: 'PLAYER_COUNT_INVALID' },
    ],
  });
}
