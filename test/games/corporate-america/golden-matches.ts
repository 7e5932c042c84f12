import { legislationOf } from '../../../src/games/corporate-america/content.ts';
import { corporateAmerica } from '../../../src/games/corporate-america/index.ts';
import type { Options } from '../../../src/games/corporate-america/options.ts';
import { chooseCommand } from '../../../src/kernel/choose.ts';
import type { GoldenMatch } from '../../support/game/golden.ts';
import { recordGolden } from '../../support/game/record-golden.ts';
import {
  anyCommand,
  type CorporateAmericaPolicy,
  defaultOptions,
  mixedPolicy,
  placesOf,
} from './arbitrary.ts';

interface Recipe {
  readonly name: string;
  readonly seed: number;
  readonly players: number;
  readonly options?: Partial<Options>;
  readonly policy: CorporateAmericaPolicy;
}

/** Gives, lends and pledges as often as it can, so that every limit is reached; the rest is mixed. */
const generous: CorporateAmericaPolicy = (state, seat, legal, random, active) => {
  const free = legal.filter(
    ({ type }) => type === 'giveMoney' || type === 'lendSponsorship' || type === 'makePledge',
  );
  const type = free.length === 0 ? null : random.pick(free, 'policy').type;
  const others = state.players.filter((player) => player.seat !== seat);
  const to = random.pick(others, 'policy').seat;
  if (type === 'giveMoney') return { type, to, amount: 1 };
  if (type === 'makePledge') return { type, legislationIds: [] };
  return mixedPolicy(50)(state, seat, legal, random, active);
};

/**
 * Enacts the Patriot Act and other laws before anything else and reveals a second consumer card, so that a new
 * president finds laws and protests, and revokes and dismisses whatever it can but the Patriot Act.
 */
const lawmaker: CorporateAmericaPolicy = (state, seat, legal, random, active) => {
  if (!active) return null;
  const laws = legal.filter((entry) => entry.type === 'enactLegislation' && isLaw(entry.targets[0]));
  const first = laws.find((entry) => entry.targets[0] === patriotAct) ?? laws[0];
  const revocation = legal.find((entry) => entry.type === 'revokeLaw' && entry.targets[0] !== patriotAct);
  const dismissal = legal.find((entry) => entry.type === 'patriotActDismiss');
  const reveal = state.mainStreet.revealCount < 2 && legal.find((entry) => entry.type === 'revealConsumer');
  const firstAct = [revocation, dismissal].flatMap((entry) => entry ?? []);
  const chosen = first ?? (firstAct.length > 0 ? random.pick(firstAct, 'policy') : reveal);
  return chosen
    ? (chooseCommand([chosen], random) as ReturnType<CorporateAmericaPolicy>)
    : corporateAmerica.defaultCommand(state, seat);
};

const patriotAct = 'patriot-act';
const isLaw = (id = ''): boolean => legislationOf(id).law;

/** Does nothing of its own accord: every choice is the default, every tie goes to the lot. */
const idle: CorporateAmericaPolicy = (state, seat, _legal, _random, active) =>
  active ? corporateAmerica.defaultCommand(state, seat) : null;

const arbiter = { supremeCourt: 'arbiter' } as const;
const words = ['three', 'four', 'five', 'six'] as const;

const recipes: readonly Recipe[] = [
  ...words.flatMap((word, i): Recipe[] => {
    const players = i + 3;
    return [
      { name: `${word}-players-bots`, seed: 100 + i, players, policy: mixedPolicy(100) },
      {
        name: `${word}-players-chance`,
        seed: 110 + i,
        players,
        options: { firstPresident: { mode: 'seat', seat: i } },
        policy: mixedPolicy(0),
      },
      {
        name: `${word}-players-simultaneous`,
        seed: 120 + i,
        players,
        options: {
          wallStreetMode: 'simultaneous',
          firstPresident: { mode: 'declaredCash', cents: [5, 9, 1, 9, 2, 9].slice(0, players) },
          allowDeclineStart: true,
        },
        policy: mixedPolicy(30),
      },
      {
        name: `${word}-players-open-arbiter`,
        seed: 130 + i,
        players,
        options: { ...arbiter, moneyVisibility: 'open' },
        policy: mixedPolicy(40),
      },
      {
        name: `${word}-players-idle-arbiter`,
        // Seeds whose games end in a tie.
        seed: [286, 241, 253, 165][i] ?? 0,
        players,
        options: arbiter,
        policy: idle,
      },
    ];
  }),
  {
    name: 'three-players-generous',
    seed: 150,
    players: 3,
    options: { immaculateImageScope: 'prTag' },
    policy: generous,
  },
  { name: 'three-players-lawmakers', seed: 219, players: 3, policy: lawmaker },
  {
    name: 'four-players-short-steps',
    seed: 151,
    players: 4,
    options: { bribes: false, debateStep: false, settlementStep: false },
    policy: mixedPolicy(50),
  },
  {
    name: 'five-players-without-privileges',
    seed: 152,
    players: 5,
    options: { executivePrivilegeEffects: false },
    policy: mixedPolicy(50),
  },
];

/** Records all golden matches of Corporate America from their seeds. */
export const corporateAmericaMatches = (): readonly GoldenMatch[] => recipes.map(record);

function record({ name, seed, players, options: changes, policy }: Recipe): GoldenMatch {
  const options = { ...defaultOptions, ...changes };
  const seatCount = placesOf(players, options);
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  return recordGolden(corporateAmerica, {
    name,
    seed,
    seatCount,
    options,
    policy,
    anyCommand,
    refusedStarts: [
      {
        options: { ...options, firstPresident: { mode: 'seat', seat: players } },
        seats,
        code: 'INVALID_CONFIG',
      },
      { options, seats: [0, 1], code: 'INVALID_CONFIG' },
    ],
  });
}
