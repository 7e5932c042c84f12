import type { Colour, MarketId, NastyKind } from './sets.ts';

/** Id of a city; the eighteen of `cities`. */
export type CityId = string;
export type PhaseNumber = 1 | 2 | 3;

/** A market of the board: three cities, an island for one secret base, a space for one world event. */
export interface Market {
  readonly id: MarketId;
  readonly name: string;
  /** Place in content order, 0-based. */
  readonly index: number;
  /** Face of the world die that names it. */
  readonly dieFace: number;
  readonly island: { readonly id: string; readonly name: string };
  readonly cities: readonly City[];
}

export interface City {
  readonly id: CityId;
  readonly name: string;
  /** Place within its market, 0-based. */
  readonly index: number;
  readonly market: MarketId;
}

export interface Ceo {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly technologySphere: string;
  readonly visionStatement: string;
  readonly endgamePlan: { readonly id: string; readonly name: string; readonly text: string };
  readonly powerCardId: string;
}

export interface PowerCard {
  readonly id: string;
  readonly name: string;
  readonly ceoId: string;
  readonly effect: string;
  readonly text: string;
}

export interface PhaseCard {
  readonly kind: 'phase';
  readonly id: string;
  readonly name: string;
  readonly phase: PhaseNumber;
  readonly colour: Colour;
  /** Billions. */
  readonly cost: number;
  readonly city: CityId;
  readonly market: MarketId;
  readonly nasty: NastyKind;
}

export interface AgentCard {
  readonly kind: 'agent';
  readonly id: string;
  readonly name: string;
}

export interface SpecialCard {
  readonly kind: 'special';
  readonly id: string;
  readonly name: string;
  readonly effect: 'regimeChange' | 'bailout';
  readonly text: string;
}

export type OpportunityCard = PhaseCard | AgentCard | SpecialCard;

export interface MarketModifierCard {
  readonly kind: 'marketModifier';
  readonly id: string;
  readonly name: string;
  readonly op: 'add' | 'setZero';
  /** Billions; 0 with `setZero`. */
  readonly amount: number;
}

export interface DisasterCard {
  readonly kind: 'disasterPhilanthropy';
  readonly id: string;
  readonly name: string;
}

export type WorldEventCard = MarketModifierCard | DisasterCard;

export interface NastyBusiness {
  readonly id: NastyKind;
  readonly name: string;
  readonly copies: number;
  readonly attack: boolean;
  readonly financialAttack: boolean;
  /** Billions, where money is its effect. */
  readonly amount: number | null;
  readonly text: string;
}

/** Numbers of the rules; money in billions. */
export const constants = {
  /** [Liquidity and Opportunity] */
  startingLiquidity: 5,
  /** [Liquidity and Opportunity] */
  startingHand: 3,
  /** [Businesses] */
  startingBusinesses: 3,
  /** [Collect Revenue] */
  businessRevenue: 1,
  /** [Collect Revenue] */
  secretBaseRevenue: 2,
  /** [Collect Revenue] */
  monopolyMultiplier: 2,
  /** [Buy More Opportunity Cards] */
  opportunityPrice: 3,
  /** [Go for the Win] */
  endgameCost: 9,
  /** [Audit] */
  auditFee: 2,
  /** [Audit] */
  auditPenalty: 2,
  /** [Disaster Philanthropy] */
  disasterCost: 5,
  /** Design (R39). */
  declarationMax: 99,
  /** [Phases, HQ and Hand Limit] */
  baseHandLimit: 3,
  /** [Phases, HQ and Hand Limit] */
  handLimitPerPiece: 1,
  /** Tokens a CEO (R5). */
  businessTokens: 20,
  /** CEO power Moonshot Budget. */
  moonshotDiscount: 2,
  /** CEO power Land Grab. */
  landGrabCities: 2,
  /** CEO power Predictive Analytics. */
  analyticsPrice: 1,
  /** CEO power Rent Extraction. */
  rentExtraction: 6,
  /** Special card Bailout. */
  bailout: 10,
} as const;

const market = (
  index: number,
  id: MarketId,
  name: string,
  island: string,
  cities: readonly (readonly [CityId, string])[],
): Market => ({
  id,
  name,
  index,
  dieFace: index + 1,
  island: { id: island.toLowerCase().replaceAll(' ', '-'), name: island },
  cities: cities.map(([cityId, cityName], i) => ({ id: cityId, name: cityName, index: i, market: id })),
});

/** The six markets in content order [Board and Centrepiece]. */
export const markets: readonly Market[] = [
  market(0, 'north-america', 'North America', 'Montserrat', [
    ['san-francisco', 'San Francisco'],
    ['new-york', 'New York'],
    ['mexico-city', 'Mexico City'],
  ]),
  market(1, 'south-america', 'South America', 'Isabela', [
    ['sao-paulo', 'São Paulo'],
    ['buenos-aires', 'Buenos Aires'],
    ['bogota', 'Bogotá'],
  ]),
  market(2, 'europe', 'Europe', 'Stromboli', [
    ['london', 'London'],
    ['frankfurt', 'Frankfurt'],
    ['moscow', 'Moscow'],
  ]),
  market(3, 'africa', 'Africa', 'Grande Comore', [
    ['lagos', 'Lagos'],
    ['cairo', 'Cairo'],
    ['johannesburg', 'Johannesburg'],
  ]),
  market(4, 'asia', 'Asia', 'Krakatoa', [
    ['tokyo', 'Tokyo'],
    ['shanghai', 'Shanghai'],
    ['mumbai', 'Mumbai'],
  ]),
  market(5, 'oceania', 'Oceania', 'Tanna', [
    ['sydney', 'Sydney'],
    ['melbourne', 'Melbourne'],
    ['auckland', 'Auckland'],
  ]),
];

/** The eighteen cities in content order. */
export const cities: readonly City[] = markets.flatMap((m) => m.cities);

/** The six CEOs in content order [CEO Card and Gameplay Pieces]. */
export const ceos: readonly Ceo[] = [
  {
    id: 'visionary',
    name: 'The Visionary',
    colour: 'red',
    technologySphere: 'Space colonisation',
    visionStatement: 'Give humanity a second home among the planets.',
    endgamePlan: {
      id: 'new-frontier-new-world-order',
      name: 'New Frontier New World Order',
      text: 'Move a chosen few to a privately owned colony and let the rest inherit what is left.',
    },
    powerCardId: 'power-moonshot-budget',
  },
  {
    id: 'expansionist',
    name: 'The Expansionist',
    colour: 'orange',
    technologySphere: 'Logistics and robotics',
    visionStatement: 'Everything, everywhere, delivered within the hour.',
    endgamePlan: {
      id: 'total-annexation',
      name: 'Total Annexation',
      text: 'Own every road, port and warehouse, then rent the world back to itself.',
    },
    powerCardId: 'power-land-grab',
  },
  {
    id: 'technocrat',
    name: 'The Technocrat',
    colour: 'blue',
    technologySphere: 'Artificial intelligence',
    visionStatement: 'Better decisions for everybody, made by better minds.',
    endgamePlan: {
      id: 'government-by-algorithm',
      name: 'Government by Algorithm',
      text: 'Replace every parliament by one optimisation function whose weights are a trade secret.',
    },
    powerCardId: 'power-predictive-analytics',
  },
  {
    id: 'savant',
    name: 'The Savant',
    colour: 'green',
    technologySphere: 'Genetic engineering',
    visionStatement: 'Cure every disease before it starts.',
    endgamePlan: {
      id: 'the-obedience-genome',
      name: 'The Obedience Genome',
      text: 'Edit free will out of the next generation.',
    },
    powerCardId: 'power-untouchable-genius',
  },
  {
    id: 'utopian',
    name: 'The Utopian',
    colour: 'yellow',
    technologySphere: 'Social networks and virtual worlds',
    visionStatement: 'Bring all people together in one happy place.',
    endgamePlan: {
      id: 'permanent-paradise',
      name: 'Permanent Paradise',
      text: 'Move every mind into a simulated heaven with a compulsory subscription.',
    },
    powerCardId: 'power-debt-jubilee',
  },
  {
    id: 'oligarch',
    name: 'The Oligarch',
    colour: 'purple',
    technologySphere: 'Energy and resources',
    visionStatement: 'Clean power for all, for ever.',
    endgamePlan: {
      id: 'sunlight-by-subscription',
      name: 'Sunlight by Subscription',
      text: 'Shade the sky and sell daylight by the minute.',
    },
    powerCardId: 'power-rent-extraction',
  },
];

/** One power card a CEO [CEO Power Cards]. */
export const powerCards: readonly PowerCard[] = [
  {
    id: 'power-moonshot-budget',
    name: 'Moonshot Budget',
    ceoId: 'visionary',
    effect: 'phaseDiscount',
    text: 'Each PHASE you lay this turn costs $2B less, never below $0B.',
  },
  {
    id: 'power-land-grab',
    name: 'Land Grab',
    ceoId: 'expansionist',
    effect: 'placeBusinesses',
    text: 'At once place one BUSINESS in each of two different cities of your choice.',
  },
  {
    id: 'power-predictive-analytics',
    name: 'Predictive Analytics',
    ceoId: 'technocrat',
    effect: 'opportunityPrice',
    text: 'OPPORTUNITY cards you buy this turn cost $1B instead of $3B.',
  },
  {
    id: 'power-untouchable-genius',
    name: 'Untouchable Genius',
    ceoId: 'savant',
    effect: 'noEnemyCounters',
    text: 'No enemy may use a COUNTER this turn, neither to block nor to force a re-roll.',
  },
  {
    id: 'power-debt-jubilee',
    name: 'Debt Jubilee',
    ceoId: 'utopian',
    effect: 'bankruptcyProtection',
    text: 'Return your BANKRUPT or REBRANDING token, if you show one, collect REVENUE as usual, and you cannot become BANKRUPT this turn.',
  },
  {
    id: 'power-rent-extraction',
    name: 'Rent Extraction',
    ceoId: 'oligarch',
    effect: 'revenueBonus',
    text: 'Your REVENUE this turn is $6B higher.',
  },
];

/** Titles of the three phases [How to Win]. */
export const phaseNames: Readonly<Record<PhaseNumber, string>> = {
  1: 'Acquire your R&D team',
  2: 'Build your prototype',
  3: 'Complete your killer app',
};

/** The kinds of nasty business with their numbers (specification 3.1). */
export const nastyBusinesses: readonly NastyBusiness[] = [
  {
    id: 'counter',
    name: 'Counter',
    copies: 18,
    attack: false,
    financialAttack: false,
    amount: null,
    text: 'Used out of turn: blocks one enemy NASTY BUSINESS, or forces one re-roll of the WORLD DIE.',
  },
  {
    id: 'embezzlement',
    name: 'Embezzlement',
    copies: 14,
    attack: true,
    financialAttack: true,
    amount: 3,
    text: 'Take up to $3B from one enemy.',
  },
  {
    id: 'class-action',
    name: 'Class Action',
    copies: 10,
    attack: true,
    financialAttack: true,
    amount: 4,
    text: 'One enemy owes you $4B at once.',
  },
  {
    id: 'market-crash',
    name: 'Market Crash',
    copies: 6,
    attack: true,
    financialAttack: true,
    amount: 2,
    text: 'Every enemy owes the BANK $2B at once.',
  },
  {
    id: 'asset-seizure',
    name: 'Asset Seizure',
    copies: 8,
    attack: true,
    financialAttack: false,
    amount: null,
    text: 'Replace one enemy BUSINESS in a city by one of yours.',
  },
  {
    id: 'demolition',
    name: 'Demolition',
    copies: 4,
    attack: true,
    financialAttack: false,
    amount: null,
    text: 'Remove one enemy BUSINESS from a city.',
  },
  {
    id: 'injunction',
    name: 'Injunction',
    copies: 8,
    attack: true,
    financialAttack: false,
    amount: null,
    text: "Discard one PHASE an enemy has in play that is not in that enemy's CEO colour.",
  },
  {
    id: 'talent-poaching',
    name: 'Talent Poaching',
    copies: 12,
    attack: true,
    financialAttack: false,
    amount: null,
    text: "Take one random card from an enemy's hand.",
  },
  {
    id: 'lobbying',
    name: 'Lobbying',
    copies: 10,
    attack: false,
    financialAttack: false,
    amount: null,
    text: 'Discard one WORLD EVENT in play, or slide it to another MARKET.',
  },
  {
    id: 'insider-trading',
    name: 'Insider Trading',
    copies: 10,
    attack: false,
    financialAttack: false,
    amount: 4,
    text: 'Take $4B from the BANK.',
  },
  {
    id: 'shell-company',
    name: 'Shell Company',
    copies: 8,
    attack: false,
    financialAttack: false,
    amount: null,
    text: 'Place one of your BUSINESSES in any city.',
  },
];

/** What a phase card of a colour and number shows. */
const works: Readonly<Record<Colour, Readonly<Record<PhaseNumber, string>>>> = {
  red: { 1: 'Rocket Guild', 2: 'Reusable Lifter', 3: 'Ark Fleet' },
  orange: { 1: 'Warehouse Swarm Team', 2: 'Autonomous Depot', 3: 'Planetary Delivery Grid' },
  blue: { 1: 'Machine Mind Team', 2: 'Oracle Engine', 3: 'Decision Monopoly' },
  green: { 1: 'Genome Dream Team', 2: 'Custom Embryo', 3: 'Gene Drive' },
  yellow: { 1: 'Engagement Lab', 2: 'Shared Dream Demo', 3: 'Universal Feed' },
  purple: { 1: 'Fusion Consortium', 2: 'Pilot Sunshade', 3: 'Orbital Power Mesh' },
};

const cityById: ReadonlyMap<string, City> = new Map(cities.map((c) => [c.id, c]));

const phase = (
  colour: Colour,
  number: PhaseNumber,
  cityId: CityId,
  cost: number,
  nasty: NastyKind,
): PhaseCard => {
  const city = cityById.get(cityId) as City;
  return {
    kind: 'phase',
    id: `opp-${colour}-p${number}-${cityId}`,
    name: `${works[colour][number]} (${city.name})`,
    phase: number,
    colour,
    cost,
    city: cityId,
    market: city.market,
    nasty,
  };
};

const agent = (id: string, name: string): AgentCard => ({ kind: 'agent', id, name });

/** The 120 opportunity cards in content order [About Opportunity Cards]. */
export const opportunityCards: readonly OpportunityCard[] = [
  phase('red', 1, 'buenos-aires', 2, 'counter'),
  phase('red', 1, 'johannesburg', 3, 'embezzlement'),
  phase('red', 1, 'sydney', 4, 'injunction'),
  phase('red', 1, 'frankfurt', 2, 'counter'),
  phase('red', 1, 'mumbai', 3, 'market-crash'),
  phase('red', 1, 'san-francisco', 4, 'embezzlement'),
  phase('orange', 1, 'frankfurt', 2, 'embezzlement'),
  phase('orange', 1, 'mumbai', 3, 'counter'),
  phase('orange', 1, 'san-francisco', 4, 'market-crash'),
  phase('orange', 1, 'cairo', 2, 'lobbying'),
  phase('orange', 1, 'auckland', 3, 'counter'),
  phase('orange', 1, 'sao-paulo', 4, 'talent-poaching'),
  phase('blue', 1, 'cairo', 2, 'talent-poaching'),
  phase('blue', 1, 'auckland', 3, 'lobbying'),
  phase('blue', 1, 'sao-paulo', 4, 'counter'),
  phase('blue', 1, 'shanghai', 2, 'class-action'),
  phase('blue', 1, 'mexico-city', 3, 'demolition'),
  phase('blue', 1, 'london', 4, 'insider-trading'),
  phase('green', 1, 'shanghai', 2, 'insider-trading'),
  phase('green', 1, 'mexico-city', 3, 'class-action'),
  phase('green', 1, 'london', 4, 'demolition'),
  phase('green', 1, 'melbourne', 2, 'shell-company'),
  phase('green', 1, 'bogota', 3, 'talent-poaching'),
  phase('green', 1, 'lagos', 4, 'lobbying'),
  phase('yellow', 1, 'melbourne', 2, 'lobbying'),
  phase('yellow', 1, 'bogota', 3, 'shell-company'),
  phase('yellow', 1, 'lagos', 4, 'talent-poaching'),
  phase('yellow', 1, 'new-york', 2, 'insider-trading'),
  phase('yellow', 1, 'moscow', 3, 'embezzlement'),
  phase('yellow', 1, 'tokyo', 4, 'asset-seizure'),
  phase('purple', 1, 'new-york', 2, 'asset-seizure'),
  phase('purple', 1, 'moscow', 3, 'insider-trading'),
  phase('purple', 1, 'tokyo', 4, 'embezzlement'),
  phase('purple', 1, 'buenos-aires', 2, 'injunction'),
  phase('purple', 1, 'johannesburg', 3, 'counter'),
  phase('purple', 1, 'sydney', 4, 'embezzlement'),
  phase('red', 2, 'moscow', 4, 'talent-poaching'),
  phase('red', 2, 'tokyo', 5, 'lobbying'),
  phase('red', 2, 'new-york', 6, 'market-crash'),
  phase('red', 2, 'johannesburg', 4, 'class-action'),
  phase('red', 2, 'sydney', 5, 'talent-poaching'),
  phase('red', 2, 'buenos-aires', 6, 'shell-company'),
  phase('orange', 2, 'johannesburg', 4, 'shell-company'),
  phase('orange', 2, 'sydney', 5, 'class-action'),
  phase('orange', 2, 'buenos-aires', 6, 'talent-poaching'),
  phase('orange', 2, 'mumbai', 4, 'counter'),
  phase('orange', 2, 'san-francisco', 5, 'injunction'),
  phase('orange', 2, 'frankfurt', 6, 'embezzlement'),
  phase('blue', 2, 'mumbai', 4, 'embezzlement'),
  phase('blue', 2, 'san-francisco', 5, 'counter'),
  phase('blue', 2, 'frankfurt', 6, 'injunction'),
  phase('blue', 2, 'auckland', 4, 'asset-seizure'),
  phase('blue', 2, 'sao-paulo', 5, 'embezzlement'),
  phase('blue', 2, 'cairo', 6, 'counter'),
  phase('green', 2, 'auckland', 4, 'counter'),
  phase('green', 2, 'sao-paulo', 5, 'asset-seizure'),
  phase('green', 2, 'cairo', 6, 'embezzlement'),
  phase('green', 2, 'mexico-city', 4, 'insider-trading'),
  phase('green', 2, 'london', 5, 'counter'),
  phase('green', 2, 'shanghai', 6, 'class-action'),
  phase('yellow', 2, 'mexico-city', 4, 'class-action'),
  phase('yellow', 2, 'london', 5, 'insider-trading'),
  phase('yellow', 2, 'shanghai', 6, 'counter'),
  phase('yellow', 2, 'bogota', 4, 'demolition'),
  phase('yellow', 2, 'lagos', 5, 'shell-company'),
  phase('yellow', 2, 'melbourne', 6, 'injunction'),
  phase('purple', 2, 'bogota', 4, 'injunction'),
  phase('purple', 2, 'lagos', 5, 'demolition'),
  phase('purple', 2, 'melbourne', 6, 'shell-company'),
  phase('purple', 2, 'moscow', 4, 'market-crash'),
  phase('purple', 2, 'tokyo', 5, 'talent-poaching'),
  phase('purple', 2, 'new-york', 6, 'lobbying'),
  phase('red', 3, 'lagos', 6, 'asset-seizure'),
  phase('red', 3, 'melbourne', 7, 'shell-company'),
  phase('red', 3, 'bogota', 8, 'counter'),
  phase('red', 3, 'tokyo', 6, 'lobbying'),
  phase('red', 3, 'new-york', 7, 'injunction'),
  phase('red', 3, 'moscow', 8, 'insider-trading'),
  phase('orange', 3, 'tokyo', 6, 'insider-trading'),
  phase('orange', 3, 'new-york', 7, 'lobbying'),
  phase('orange', 3, 'moscow', 8, 'injunction'),
  phase('orange', 3, 'sydney', 6, 'talent-poaching'),
  phase('orange', 3, 'buenos-aires', 7, 'insider-trading'),
  phase('orange', 3, 'johannesburg', 8, 'class-action'),
  phase('blue', 3, 'sydney', 6, 'class-action'),
  phase('blue', 3, 'buenos-aires', 7, 'talent-poaching'),
  phase('blue', 3, 'johannesburg', 8, 'insider-trading'),
  phase('blue', 3, 'san-francisco', 6, 'counter'),
  phase('blue', 3, 'frankfurt', 7, 'lobbying'),
  phase('blue', 3, 'mumbai', 8, 'embezzlement'),
  phase('green', 3, 'san-francisco', 6, 'embezzlement'),
  phase('green', 3, 'frankfurt', 7, 'counter'),
  phase('green', 3, 'mumbai', 8, 'lobbying'),
  phase('green', 3, 'sao-paulo', 6, 'embezzlement'),
  phase('green', 3, 'cairo', 7, 'asset-seizure'),
  phase('green', 3, 'auckland', 8, 'market-crash'),
  phase('yellow', 3, 'sao-paulo', 6, 'market-crash'),
  phase('yellow', 3, 'cairo', 7, 'embezzlement'),
  phase('yellow', 3, 'auckland', 8, 'asset-seizure'),
  phase('yellow', 3, 'london', 6, 'class-action'),
  phase('yellow', 3, 'shanghai', 7, 'talent-poaching'),
  phase('yellow', 3, 'mexico-city', 8, 'counter'),
  phase('purple', 3, 'london', 6, 'counter'),
  phase('purple', 3, 'shanghai', 7, 'class-action'),
  phase('purple', 3, 'mexico-city', 8, 'talent-poaching'),
  phase('purple', 3, 'lagos', 6, 'counter'),
  phase('purple', 3, 'melbourne', 7, 'asset-seizure'),
  phase('purple', 3, 'bogota', 8, 'shell-company'),
  agent('agent-fixer', 'Agent: The Fixer'),
  agent('agent-mole', 'Agent: The Mole'),
  agent('agent-courier', 'Agent: The Courier'),
  agent('agent-broker', 'Agent: The Broker'),
  agent('agent-ghost', 'Agent: The Ghost'),
  agent('agent-handler', 'Agent: The Handler'),
  agent('agent-cleaner', 'Agent: The Cleaner'),
  agent('agent-sleeper', 'Agent: The Sleeper'),
  agent('agent-envoy', 'Agent: The Envoy'),
  agent('agent-insider', 'Agent: The Insider'),
  {
    kind: 'special',
    id: 'special-regime-change',
    name: 'Regime Change',
    effect: 'regimeChange',
    text: 'Roll the WORLD DIE; every enemy BUSINESS in that MARKET is removed.',
  },
  {
    kind: 'special',
    id: 'special-bailout',
    name: 'Bailout',
    effect: 'bailout',
    text: 'Take $10B from the BANK and return your BANKRUPT or REBRANDING token if you show one.',
  },
];

const modifier = (id: string, name: string, amount: number): MarketModifierCard => ({
  kind: 'marketModifier',
  id,
  name,
  op: 'add',
  amount,
});
const lockdown = (id: string, name: string): MarketModifierCard => ({
  kind: 'marketModifier',
  id,
  name,
  op: 'setZero',
  amount: 0,
});
const disaster = (id: string, name: string): DisasterCard => ({ kind: 'disasterPhilanthropy', id, name });

/** The 24 world event cards in content order [The Opportunity and World Event Decks]. */
export const worldEventCards: readonly WorldEventCard[] = [
  modifier('we-tourism-rebound', 'Tourism Rebound', 1),
  modifier('we-port-upgrade', 'Port Upgrade', 1),
  modifier('we-harvest-surplus', 'Harvest Surplus', 1),
  modifier('we-startup-visas', 'Startup Visas', 1),
  modifier('we-free-trade-accord', 'Free-Trade Accord', 2),
  modifier('we-infrastructure-boom', 'Infrastructure Boom', 2),
  modifier('we-consumer-spree', 'Consumer Spree', 2),
  modifier('we-tax-holiday', 'Tax Holiday', 3),
  modifier('we-tech-bubble', 'Tech Bubble', 3),
  modifier('we-gold-rush', 'Gold Rush', 3),
  modifier('we-rail-strike', 'Rail Strike', -1),
  modifier('we-currency-wobble', 'Currency Wobble', -1),
  modifier('we-privacy-fine', 'Privacy Fine', -1),
  modifier('we-heatwave', 'Heatwave', -1),
  modifier('we-trade-tariffs', 'Trade Tariffs', -2),
  modifier('we-general-strike', 'General Strike', -2),
  modifier('we-banking-scandal', 'Banking Scandal', -2),
  modifier('we-civil-unrest', 'Civil Unrest', -3),
  modifier('we-sovereign-default', 'Sovereign Default', -3),
  lockdown('we-total-lockdown', 'Total Lockdown'),
  lockdown('we-continental-blackout', 'Continental Blackout'),
  disaster('we-disaster-oil-spill', 'Disaster Philanthropy: Oil Spill'),
  disaster('we-disaster-chemical-leak', 'Disaster Philanthropy: Chemical Leak'),
  disaster('we-disaster-reactor-meltdown', 'Disaster Philanthropy: Reactor Meltdown'),
];

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

const marketsById = byId(markets);
const ceosById = byId(ceos);
const powersById = byId(powerCards);
const opportunitiesById = byId(opportunityCards);
const worldEventsById = byId(worldEventCards);
const nastyById = byId(nastyBusinesses);
const opportunityOrder: ReadonlyMap<string, number> = new Map(opportunityCards.map((c, i) => [c.id, i]));

const known = <T>(map: ReadonlyMap<string, T>, id: string): T => {
  const item = map.get(id);
  if (item === undefined) throw new Error(`no such content: ${id}`);
  return item;
};

export const isCity = (id: string): boolean => cityById.has(id);
export const isCeo = (id: string): boolean => ceosById.has(id);
/** These throw for an id that is no content: check untrusted ids first. */
export const cityOf = (id: string): City => known(cityById, id);
export const marketOf = (id: MarketId): Market => known(marketsById, id);
export const ceoOf = (id: string): Ceo => known(ceosById, id);
export const powerCardOf = (id: string): PowerCard => known(powersById, id);
export const cardOf = (id: string): OpportunityCard => known(opportunitiesById, id);
export const worldEventOf = (id: string): WorldEventCard => known(worldEventsById, id);
export const nastyOf = (id: NastyKind): NastyBusiness => known(nastyById, id);

/** The phase card of an id, or null for agents and specials. */
export function phaseCardOf(id: string): PhaseCard | null {
  const card = cardOf(id);
  return card.kind === 'phase' ? card : null;
}

/** The market a face of the world die names, 1 to 6. */
export function marketOfFace(face: number): MarketId {
  const found = markets[face - 1];
  if (found === undefined) throw new RangeError(`face ${face}`);
  return found.id;
}

/** A new list of opportunity cards in content order. */
export const inContentOrder = (cardIds: readonly string[]): string[] =>
  [...cardIds].sort((a, b) => known(opportunityOrder, a) - known(opportunityOrder, b));
