import type { Affiliation, Camp, CorporationId, Industry, LobbyEvent, Slider, ZoneId } from './sets.ts';

/** Id of a country, major or minor; the 23 of `countries`. */
export type CountryId = string;
/** Id of an industry square: the country and the position from the top. */
export type SquareId = string;
/** A country, `tax-havens`, or for executives also `zone:<zoneId>` or `event:<eventId>`. */
export type LocationId = string;

export interface SquareContent {
  readonly id: SquareId;
  readonly industry: Industry;
  /** From the top, 1-based. */
  readonly position: number;
  readonly location: LocationId;
}

/** The camp that is stronger in a country [Power Plays]; `autoWin` wins there without a roll (R23). */
export type LocalBonus =
  | { readonly type: 'modifier'; readonly camp: Camp; readonly amount: number }
  | { readonly type: 'autoWin'; readonly camp: Camp };

export interface Country {
  readonly id: CountryId;
  readonly name: string;
  readonly zone: ZoneId;
  /** Shares exist only for major countries. */
  readonly major: boolean;
  readonly stability: number;
  readonly startingAffiliation: Affiliation;
  /** The camp whose defeat makes a major country collapse; null for minor ones. */
  readonly startingCamp: Camp | null;
  readonly localBonus: LocalBonus | null;
  readonly squares: readonly SquareContent[];
}

/** What an outlook card does, in printed order (specification 3.1). */
export type OutlookEffect =
  | {
      readonly type: 'moveSlider';
      readonly slider: Exclude<Slider, 'balanceOfPower'>;
      readonly steps: number;
    }
  | { readonly type: 'unlockSquare'; readonly country: CountryId }
  | { readonly type: 'lockSquare'; readonly country: CountryId }
  | { readonly type: 'flipMinor'; readonly zone: ZoneId; readonly from: Camp; readonly to: Camp }
  | { readonly type: 'countryCampGainsPower'; readonly country: CountryId; readonly steps: number }
  | { readonly type: 'campGainsPower'; readonly camp: Camp; readonly steps: number };

export interface OutlookCard {
  readonly id: string;
  readonly name: string;
  readonly effects: readonly OutlookEffect[];
}

export interface PayoffCard {
  readonly id: string;
  readonly industry: Industry;
}

export interface CorporationSetup {
  readonly shares: Readonly<Record<CountryId, number>>;
  readonly cubes: readonly SquareId[];
  /** Dollars (R46). */
  readonly cash: number;
}

export interface Corporation {
  readonly id: CorporationId;
  readonly name: string;
  readonly colour: string;
  readonly cubes: number;
  readonly power: string;
  /** By number of players; absent where the corporation is not in play (R1). */
  readonly setups: Readonly<Record<number, CorporationSetup>>;
}

export const taxHavens = 'tax-havens';

export const industries: readonly { readonly id: Industry; readonly name: string }[] = [
  { id: 'finance', name: 'Finance' },
  { id: 'tech', name: 'Tech' },
  { id: 'heavy', name: 'Heavy Industry' },
  { id: 'energy', name: 'Energy' },
  { id: 'mining', name: 'Mining' },
];

export const zones: readonly {
  readonly id: ZoneId;
  readonly name: string;
  readonly startingBattleground: CountryId;
}[] = [
  { id: 'americas', name: 'Americas', startingBattleground: 'south-america' },
  { id: 'europe', name: 'Europe', startingBattleground: 'eastern-europe' },
  { id: 'asia', name: 'Asia', startingBattleground: 'south-sea' },
  { id: 'third-world', name: '3rd World', startingBattleground: 'iran' },
];

const squaresOf = (location: LocationId, of: readonly Industry[]): readonly SquareContent[] =>
  of.map((industry, i) => ({ id: `${location}-${i + 1}`, industry, position: i + 1, location }));

const bonus = (camp: Camp): LocalBonus => ({ type: 'modifier', camp, amount: 1 });

const country = (
  id: CountryId,
  name: string,
  zone: ZoneId,
  stability: number,
  startingAffiliation: Affiliation,
  localBonus: LocalBonus | null,
  of: readonly Industry[],
  startingCamp: Camp | null = null,
): Country => ({
  id,
  name,
  zone,
  major: startingCamp !== null,
  stability,
  startingAffiliation,
  startingCamp,
  localBonus,
  squares: squaresOf(id, of),
});

const major = (
  id: CountryId,
  name: string,
  zone: ZoneId,
  stability: number,
  camp: Camp,
  localBonus: LocalBonus,
  of: readonly Industry[],
): Country => country(id, name, zone, stability, camp, localBonus, of, camp);

/** The 23 countries in content order: zone, stability, affiliation, local bonus, squares from the top. */
export const countries: readonly Country[] = [
  major('us', 'United States', 'americas', 5, 'nato', { type: 'autoWin', camp: 'nato' }, [
    'finance',
    'finance',
    'finance',
    'tech',
    'tech',
    'energy',
    'heavy',
  ]),
  country('canada', 'Canada', 'americas', 5, 'nato', bonus('nato'), ['mining']),
  country('latin-america', 'Latin America', 'americas', 4, 'nato', null, ['energy']),
  major('brazil', 'Brazil', 'americas', 4, 'sco', bonus('sco'), ['energy', 'mining']),
  country('south-america', 'South America', 'americas', 4, 'battleground', bonus('sco'), ['mining']),
  country('uk', 'United Kingdom', 'europe', 5, 'nato', bonus('nato'), ['finance']),
  country('scandinavia', 'Scandinavia', 'europe', 5, 'nato', null, ['tech']),
  major('eurozone', 'Eurozone', 'europe', 5, 'nato', bonus('nato'), [
    'finance',
    'finance',
    'tech',
    'tech',
    'heavy',
    'heavy',
  ]),
  country('eastern-europe', 'Eastern Europe', 'europe', 4, 'battleground', bonus('sco'), ['heavy']),
  major('russia', 'Russia', 'europe', 4, 'sco', bonus('sco'), ['energy', 'energy']),
  major('china', 'China', 'asia', 5, 'sco', { type: 'autoWin', camp: 'sco' }, [
    'finance',
    'tech',
    'mining',
    'heavy',
    'heavy',
    'finance',
    'energy',
  ]),
  major('japan', 'Japan', 'asia', 5, 'nato', bonus('nato'), ['finance', 'tech', 'heavy', 'heavy']),
  major('india', 'India', 'asia', 4, 'sco', bonus('sco'), ['mining', 'heavy', 'tech', 'mining', 'heavy']),
  country('korea', 'Korea', 'asia', 5, 'nato', null, ['tech']),
  country('south-sea', 'South Sea', 'asia', 4, 'battleground', null, ['tech']),
  country('indonesia', 'Indonesia', 'asia', 4, 'sco', bonus('sco'), ['energy']),
  country('australia', 'Australia', 'asia', 5, 'nato', bonus('nato'), ['mining']),
  country('iran', 'Iran', 'third-world', 4, 'battleground', bonus('sco'), ['energy']),
  country('central-asia', 'Central Asia', 'third-world', 3, 'sco', bonus('sco'), ['energy']),
  country('afpak', 'Afpak', 'third-world', 3, 'nato', null, ['mining']),
  country('gulf-states', 'Gulf States', 'third-world', 5, 'nato', bonus('nato'), ['energy']),
  country('north-africa', 'North Africa', 'third-world', 3, 'nato', null, ['mining']),
  country('south-africa', 'South Africa', 'third-world', 4, 'nato', null, ['mining']),
];

/** The one square of Tax Havens [Tax Havens]. */
export const taxHavensSquares: readonly SquareContent[] = squaresOf(taxHavens, ['finance']);

/** The arrows that lead out of each country [Countries], R6; Tax Havens leads everywhere. */
export const arrows: Readonly<Record<CountryId, readonly CountryId[]>> = {
  us: ['canada', 'latin-america', 'uk'],
  canada: ['us'],
  'latin-america': ['south-america'],
  brazil: ['latin-america', 'south-america', 'south-africa'],
  'south-america': ['latin-america', 'brazil'],
  uk: ['canada', 'eurozone', 'gulf-states', 'south-africa'],
  scandinavia: ['eastern-europe', 'russia'],
  eurozone: ['uk', 'scandinavia', 'eastern-europe', 'north-africa'],
  'eastern-europe': ['eurozone', 'russia'],
  russia: ['scandinavia', 'eastern-europe', 'central-asia'],
  china: ['korea', 'south-sea', 'central-asia'],
  japan: ['korea', 'south-sea'],
  india: ['indonesia', 'iran', 'afpak'],
  korea: ['china', 'japan'],
  'south-sea': ['indonesia', 'australia'],
  indonesia: ['south-sea', 'australia'],
  australia: ['uk', 'indonesia'],
  iran: ['central-asia', 'afpak'],
  'central-asia': ['russia', 'china', 'afpak'],
  afpak: ['india', 'central-asia'],
  'gulf-states': ['iran', 'afpak', 'north-africa'],
  'north-africa': ['gulf-states', 'south-africa'],
  'south-africa': ['brazil', 'north-africa'],
};

export const setupLocks: readonly SquareId[] = ['india-3', 'india-4', 'india-5', 'china-6', 'china-7'];

/** Where the R&D marker starts [R&D Marker]. */
export const rdStart: SquareId = 'us-6';

/** Growth in percent at each position of the track; the payoff cards are the position plus one (R7). */
export const growthPercents: readonly number[] = [-3, -2, -1, 1, 2, 3, 4, 5, 6, 7];

/** The ends of the tracks and where they start (R7, R8). */
export const sliderTracks = {
  growth: { min: 0, max: 9, start: 4 },
  interest: { min: 0, max: 9, start: 0 },
  stress: { min: -2, max: 2, start: 1 },
  balanceOfPower: { min: -3, max: 3, start: 3 },
} as const;

/** The investment cards of each major country [Investment Cards]. */
export const investmentCards: readonly {
  readonly country: CountryId;
  readonly count: number;
  readonly name: string;
}[] = [
  { country: 'us', count: 7, name: 'S&P 500' },
  { country: 'china', count: 7, name: 'SSE Composite' },
  { country: 'eurozone', count: 6, name: 'Euro Stoxx 50' },
  { country: 'japan', count: 3, name: 'Nikkei 225' },
  { country: 'india', count: 3, name: 'Sensex' },
  { country: 'russia', count: 2, name: 'MICEX' },
  { country: 'brazil', count: 2, name: 'Bovespa' },
];

/** Five payoff cards of each industry [Payoff Cards]. */
export const payoffCards: readonly PayoffCard[] = industries.flatMap(({ id: industry }) =>
  [1, 2, 3, 4, 5].map((n) => ({ id: `payoff-${industry}-${n}`, industry })),
);

export const outlookCards: readonly OutlookCard[] = [
  {
    id: 'india-emerging-as-global-power',
    name: 'India Emerging as Global Power',
    effects: [
      { type: 'unlockSquare', country: 'india' },
      { type: 'moveSlider', slider: 'growth', steps: 4 },
      { type: 'moveSlider', slider: 'interest', steps: 4 },
      { type: 'moveSlider', slider: 'stress', steps: 1 },
      { type: 'flipMinor', zone: 'third-world', from: 'nato', to: 'sco' },
      { type: 'countryCampGainsPower', country: 'india', steps: 1 },
    ],
  },
  {
    id: 'asia-infrastructure-bank',
    name: 'Asia Infrastructure Bank',
    effects: [
      { type: 'unlockSquare', country: 'china' },
      { type: 'moveSlider', slider: 'growth', steps: 2 },
      { type: 'moveSlider', slider: 'interest', steps: -1 },
      { type: 'flipMinor', zone: 'asia', from: 'nato', to: 'sco' },
      { type: 'countryCampGainsPower', country: 'china', steps: 1 },
    ],
  },
  {
    id: 'de-dollarization',
    name: 'De-Dollarization',
    effects: [
      { type: 'moveSlider', slider: 'growth', steps: -1 },
      { type: 'moveSlider', slider: 'interest', steps: 3 },
      { type: 'moveSlider', slider: 'stress', steps: 1 },
      { type: 'flipMinor', zone: 'third-world', from: 'nato', to: 'sco' },
      { type: 'campGainsPower', camp: 'sco', steps: 1 },
    ],
  },
  {
    id: 'japan-debt-collapse',
    name: 'Japan Debt Collapse',
    effects: [
      { type: 'lockSquare', country: 'japan' },
      { type: 'moveSlider', slider: 'growth', steps: -2 },
      { type: 'moveSlider', slider: 'interest', steps: -1 },
      { type: 'moveSlider', slider: 'stress', steps: 1 },
    ],
  },
  {
    id: 'china-consumer-boom',
    name: 'China Consumer Boom',
    effects: [
      { type: 'unlockSquare', country: 'china' },
      { type: 'moveSlider', slider: 'growth', steps: 3 },
      { type: 'moveSlider', slider: 'interest', steps: 2 },
      { type: 'moveSlider', slider: 'stress', steps: 1 },
      { type: 'countryCampGainsPower', country: 'china', steps: 1 },
    ],
  },
  {
    id: 'eurozone-banking-crisis',
    name: 'Eurozone Banking Crisis',
    effects: [
      { type: 'lockSquare', country: 'eurozone' },
      { type: 'moveSlider', slider: 'growth', steps: -2 },
      { type: 'moveSlider', slider: 'interest', steps: -2 },
      { type: 'moveSlider', slider: 'stress', steps: 1 },
      { type: 'campGainsPower', camp: 'sco', steps: 1 },
    ],
  },
  {
    id: 'american-manufacturing-revival',
    name: 'American Manufacturing Revival',
    effects: [
      { type: 'moveSlider', slider: 'growth', steps: 2 },
      { type: 'moveSlider', slider: 'interest', steps: 1 },
      { type: 'flipMinor', zone: 'americas', from: 'sco', to: 'nato' },
      { type: 'countryCampGainsPower', country: 'us', steps: 1 },
    ],
  },
  {
    id: 'global-quantitative-easing',
    name: 'Global Quantitative Easing',
    effects: [
      { type: 'moveSlider', slider: 'growth', steps: 2 },
      { type: 'moveSlider', slider: 'interest', steps: -4 },
      { type: 'moveSlider', slider: 'stress', steps: -2 },
    ],
  },
  {
    id: 'desert-spring',
    name: 'Desert Spring',
    effects: [
      { type: 'moveSlider', slider: 'growth', steps: -1 },
      { type: 'moveSlider', slider: 'interest', steps: 1 },
      { type: 'moveSlider', slider: 'stress', steps: 1 },
      { type: 'flipMinor', zone: 'third-world', from: 'sco', to: 'nato' },
      { type: 'campGainsPower', camp: 'nato', steps: 1 },
    ],
  },
  {
    id: 'transpacific-trade-pact',
    name: 'Transpacific Trade Pact',
    effects: [
      { type: 'unlockSquare', country: 'india' },
      { type: 'moveSlider', slider: 'growth', steps: 2 },
      { type: 'moveSlider', slider: 'interest', steps: 2 },
      { type: 'moveSlider', slider: 'stress', steps: -1 },
      { type: 'flipMinor', zone: 'asia', from: 'sco', to: 'nato' },
    ],
  },
];

/** In turn order (R2). */
export const corporations: readonly Corporation[] = [
  {
    id: 'fortress-derivatives',
    name: 'Fortress Derivatives',
    colour: 'green',
    cubes: 45,
    power: 'High-Frequency Trading: Acts first in phases 2, 3 and 4 (R4).',
    setups: {
      2: {
        shares: { us: 2, eurozone: 1, japan: 1 },
        cubes: ['us-1', 'us-4', 'eurozone-1', 'japan-2'],
        cash: 26,
      },
      3: { shares: { us: 1, eurozone: 1, japan: 1 }, cubes: ['us-1', 'eurozone-1', 'japan-3'], cash: 16 },
      4: { shares: { us: 1, eurozone: 1 }, cubes: ['us-1', 'eurozone-1'], cash: 20 },
    },
  },
  {
    id: 'giant-squid',
    name: 'Giant Squid',
    colour: 'blue',
    cubes: 35,
    power: 'Crisis Dealer: Rolls the crisis die and chooses the payoff cards lost in a crisis.',
    setups: {
      3: { shares: { us: 1, brazil: 1, eurozone: 1 }, cubes: ['us-2', 'eurozone-3', 'brazil-1'], cash: 30 },
      4: { shares: { us: 1, china: 1 }, cubes: ['us-2', 'china-1'], cash: 24 },
    },
  },
  {
    id: 'big-brother',
    name: 'Big Brother',
    colour: 'red',
    cubes: 45,
    power: 'Foresight: Draws the outlook card, makes its choices, sees the next one, and repays bonds last.',
    setups: {
      2: {
        shares: { eurozone: 1, china: 2, india: 1 },
        cubes: ['china-1', 'china-4', 'eurozone-3', 'india-1'],
        cash: 34,
      },
      3: { shares: { us: 1, china: 1, india: 1 }, cubes: ['us-4', 'china-2', 'india-1'], cash: 24 },
      4: { shares: { china: 1, japan: 1 }, cubes: ['china-2', 'japan-3'], cash: 18 },
    },
  },
  {
    id: 'old-money',
    name: 'Old Money',
    colour: 'yellow',
    cubes: 30,
    power: "Old Boys' Network: Has one bonus executive.",
    setups: {
      4: { shares: { us: 1, eurozone: 1 }, cubes: ['us-3', 'eurozone-5'], cash: 24 },
    },
  },
];

/** Executives of each seat by number of players [Executives]. */
export const executivesByPlayerCount: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 };

/** Numbers of the rulebook that belong to no card. */
export const constants = {
  outlookCardsPerGame: 4,
  oldMoneyBonus: 1,
  easiestBondValue: 20,
  clashDie: 6,
  crisisDie: 12,
  minimumOpeningBid: 3,
  /** R17. */
  minimumSellPrice: 1,
  expandCost: 1,
  interestPerBond: 1,
  centralBanksSteps: 2,
  subsidyCards: 3,
  rdStability: 5,
  /** Payoff and final bonus of a market leader; smaller with two players [Payoff], [End of the Game]. */
  leaderBonus: { twoPlayers: 1, more: 2 },
  finalLeaderBonus: { twoPlayers: 5, more: 10 },
  finalPerSquare: 5,
  finalPenaltyPerBond: 20,
  blackCubes: 10,
} as const;

/** The lobbying events with their uses; Tax Havens, without limit, is a place of the board [Phase 4 - Lobbying]. */
export const lobbyEvents: readonly { readonly id: string; readonly name: string; readonly uses: string }[] = [
  { id: 'power-play', name: 'Power Plays', uses: 'once a turn in each zone' },
  { id: 'central-banks', name: 'Central Banks', uses: 'once a turn' },
  { id: 'budget', name: 'Budget', uses: 'once a turn' },
  { id: 'rd', name: 'R&D', uses: 'once a turn' },
  { id: 'subsidies', name: 'Subsidies', uses: 'once a turn' },
];

const index = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.id, item]));

const countryById = index(countries);
const outlookById = index(outlookCards);
const payoffById = index(payoffCards);
const corporationById = index(corporations);

/** All 50 squares in content order, Tax Havens last. */
export const squares: readonly SquareContent[] = [
  ...countries.flatMap((c) => c.squares),
  ...taxHavensSquares,
];
const squareById = index(squares);

/** The seven major countries in content order. */
export const majorCountries: readonly Country[] = countries.filter((c) => c.major);

/** Countries and Tax Havens, in content order. */
export const locations: readonly LocationId[] = [...countries.map((c) => c.id), taxHavens];

export const isCountry = (id: string): boolean => countryById.has(id);
export const isLocation = (id: string): boolean => id === taxHavens || countryById.has(id);
export const isSquare = (id: string): boolean => squareById.has(id);
export const isMajor = (id: string): boolean => countryById.get(id)?.major === true;
export const isPayoffCard = (id: string): boolean => payoffById.has(id);

/** Looks an item up by its id; an unknown id is a bug. */
function lookUp<T>(map: ReadonlyMap<string, T>, id: string): T {
  const item = map.get(id);
  if (item === undefined) throw new Error(`unknown content ${id}`);
  return item;
}

export const countryOf = (id: CountryId): Country => lookUp(countryById, id);
export const squareOf = (id: SquareId): SquareContent => lookUp(squareById, id);
export const outlookCardOf = (id: string): OutlookCard => lookUp(outlookById, id);
export const payoffCardOf = (id: string): PayoffCard => lookUp(payoffById, id);
export const corporationOf = (id: CorporationId): Corporation => lookUp(corporationById, id);

/** The squares of a country or of Tax Havens, from the top. */
export const squaresAt = (location: LocationId): readonly SquareContent[] =>
  location === taxHavens ? taxHavensSquares : countryOf(location).squares;

/** Corporations in play, in turn order (R1). */
export const rosterOf = (playerCount: number): readonly Corporation[] =>
  corporations.filter((corporation) => corporation.setups[playerCount] !== undefined);

export const setupOf = (corporation: CorporationId, playerCount: number): CorporationSetup => {
  const found = corporationOf(corporation).setups[playerCount];
  if (found === undefined) throw new Error(`${corporation} is not in play with ${playerCount}`);
  return found;
};

/** Where an executive goes for a lobbying event that has its own box. */
export const lobbyLocation = (event: LobbyEvent): LocationId =>
  event.startsWith('zone:') ? event : `event:${event}`;
