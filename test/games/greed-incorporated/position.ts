import type { GreedIncorporatedCommand } from '../../../src/games/greed-incorporated/commands.ts';
import {
  type AssetId,
  assetGroups,
  type CompanyId,
  companyCards,
  goods,
  statusSymbolCards,
} from '../../../src/games/greed-incorporated/content.ts';
import type {
  EventNamed,
  EventType,
  GreedIncorporatedEvent,
} from '../../../src/games/greed-incorporated/events.ts';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import { type Options, optionDefaults } from '../../../src/games/greed-incorporated/options.ts';
import type { AuctionKind, Good, StatusColour } from '../../../src/games/greed-incorporated/sets.ts';
import {
  type Auction,
  type Choice,
  type Company,
  type GreedIncorporatedState,
  initialState,
  newCompany,
  newPlayer,
  noGoods,
  type Player,
  type Stack,
} from '../../../src/games/greed-incorporated/state.ts';
import type { GreedIncorporatedView } from '../../../src/games/greed-incorporated/view-schema.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { DrawPort } from '../../../src/kernel/random.ts';
import { given as givenState, type Scenario } from '../../support/game/scenario.ts';
import { type Script, scriptedDraws } from '../../support/game/scripted-draws.ts';

/** The seats of the worked examples. */
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;
export const E = 4;

/** Starting companies, run by seats 0, 1, 2 … unless a position says otherwise. */
export const X = 'aurum-holdings';
export const Y = 'borealis-trust';
export const Z = 'madf';
export const W = 'castellan-group';
export const V = 'dunmore-partners';
const starting: readonly CompanyId[] = [X, Y, Z, W, V];

/** What differs from a company in business with its CEO, no money, no goods and no assets. */
export type CompanyChanges = Partial<Omit<Company, 'companyId' | 'goods' | 'assets'>> & {
  readonly goods?: Partial<Record<Good, number>>;
  readonly assets?: readonly AssetId[];
  /** Those of the assets that have run. */
  readonly used?: readonly AssetId[];
};

export interface Changes {
  readonly seatCount?: number;
  readonly options?: Partial<Options>;
  readonly phase?: GreedIncorporatedState['phase'];
  readonly companies?: Readonly<Record<CompanyId, CompanyChanges>>;
  /** Personal cash by seat, 10 by default. */
  readonly cash?: readonly number[];
  /** Two cards each from the end of the deck by default. */
  readonly hands?: readonly (readonly AssetId[])[];
  readonly players?: Readonly<Record<number, Partial<Omit<Player, 'seat' | 'hand' | 'cash'>>>>;
  readonly market?: Partial<Record<Good, { readonly priceIndex?: number; readonly trend?: number }>>;
  readonly available?: readonly (AssetId | { readonly assetId: AssetId; readonly markerSeat: Seat | null })[];
  readonly discarded?: readonly AssetId[];
  /** Cards of the stack, the top first; all that are nowhere else by default. The others go to the market. */
  readonly stack?: readonly AssetId[];
  readonly statusStacks?: Partial<Record<StatusColour, string[]>>;
  /** Any other part of the state. */
  readonly rest?: Partial<
    Pick<
      GreedIncorporatedState,
      | 'year'
      | 'finalYear'
      | 'startSeat'
      | 'auction'
      | 'choice'
      | 'issuedShares'
      | 'tradeOffers'
      | 'shareOffers'
      | 'auctionedTokens'
      | 'nextOfferNumber'
      | 'booksQueue'
      | 'settling'
      | 'founder'
      | 'blame'
      | 'goldBuyer'
      | 'statusMinimum'
    >
  >;
}

export const statusSymbols: Partial<Options> = { mode: 'statusSymbols', endCondition: 'handsEmpty' };

/** A whole, consistent position: every card is in one place; money and goods add up with the bank. */
export function position(changes: Changes = {}): GreedIncorporatedState {
  const state = initialState();
  const { seatCount = 3, phase = 'commerce' } = changes;
  state.config = { ...optionDefaults, endCondition: 'drawPileEmpty', ...changes.options };
  Object.assign(state, { seatCount, phase, year: 1, ...structuredClone(changes.rest ?? {}) });
  for (const [good, quote] of Object.entries(changes.market ?? {})) {
    Object.assign(state.market[good as Good], quote);
  }
  state.players = Array.from({ length: seatCount }, (_, seat) => ({
    ...newPlayer(seat),
    ...structuredClone(changes.players?.[seat] ?? {}),
    cash: changes.cash?.[seat] ?? 10,
  }));
  state.companies = companiesOf(seatCount, changes);
  const founded = state.companies.map(({ companyId }) => companyId);
  const startUps = companyCards.filter(({ use }) => use === 'startUp').map(({ id }) => id);
  state.companyCards = startUps.filter((id) => !founded.includes(id));
  state.companiesFounded = startUps.length - state.companyCards.length;
  if (state.config.mode === 'statusSymbols') state.statusStacks = stacksOf(state, changes);
  dealAssets(state, changes);
  balanceBank(state);
  return state;
}

function companiesOf(seatCount: number, { companies = {} }: Changes): Company[] {
  const own = starting.slice(0, seatCount);
  const ids = companyCards.map(({ id }) => id).filter((id) => own.includes(id) || id in companies);
  return ids.map((companyId) => {
    const { goods: bag = {}, assets = [], used = [], ...rest } = companies[companyId] ?? {};
    const ceo = starting.indexOf(companyId);
    return {
      ...newCompany(companyId, Math.max(0, ceo)),
      ...structuredClone(rest),
      goods: { ...noGoods(), ...bag },
      assets: assets.map((assetId) => ({ assetId, used: used.includes(assetId) })),
    };
  });
}

function stacksOf(state: GreedIncorporatedState, { statusStacks = {} }: Changes) {
  const sold = state.players.flatMap((player) => player.statusSymbols);
  const left = (colour: StatusColour) =>
    statusSymbolCards.filter((card) => card.colour === colour && !sold.includes(card.id)).map(({ id }) => id);
  return { gold: statusStacks.gold ?? left('gold'), silver: statusStacks.silver ?? left('silver') };
}

function dealAssets(state: GreedIncorporatedState, changes: Changes): void {
  const deck = assetGroups(state.seatCount).flatMap(({ cards }) => cards.map(({ id }) => id));
  state.availableAssets = (changes.available ?? []).map((asset) =>
    typeof asset === 'string' ? { assetId: asset, markerSeat: null } : { ...asset },
  );
  state.discardedAssets = [...(changes.discarded ?? [])];
  const placed = [
    ...state.companies.flatMap(({ assets }) => assets.map(({ assetId }) => assetId)),
    ...state.availableAssets.map(({ assetId }) => assetId),
    ...state.discardedAssets,
    ...(changes.hands ?? []).flat(),
    ...(changes.stack ?? []),
  ];
  const free = deck.filter((id) => !placed.includes(id));
  for (const player of state.players) {
    player.hand = stackOf(changes.hands?.[player.seat] ?? free.splice(-2));
  }
  if (changes.stack === undefined) state.drawStack = stackOf(free);
  else {
    state.drawStack = stackOf(changes.stack);
    state.availableAssets.push(...free.map((assetId) => ({ assetId, markerSeat: null })));
  }
}

const stackOf = (cards: readonly AssetId[]): Stack => ({
  cards: [...cards],
  positions: cards.map((_, index) => index),
});

/** The bank has given out all that is in play. */
function balanceBank(state: GreedIncorporatedState): void {
  const piles = state.companies.flatMap((company) => [
    company.cashFlow,
    company.newIncome,
    company.lastYearIncome,
  ]);
  const all = [...piles, ...state.players.map(({ cash }) => cash)];
  state.bankNet = -all.reduce((sum, amount) => sum + amount, 0);
  for (const good of goods) {
    state.bankGoods[good] = -state.companies.reduce((sum, company) => sum + company.goods[good], 0);
  }
}

/** An auction in which nobody has bid, with the first bidder in turn. */
export const auctionFor = (
  kind: AuctionKind,
  bidders: readonly { readonly companyId?: CompanyId; readonly seat: Seat }[],
  changes: Partial<Auction> = {},
): Auction => ({
  kind,
  bidders: bidders.map(({ companyId = null, seat }) => ({ companyId, seat, bid: 0, passed: false })),
  highest: 0,
  leaderIndex: null,
  turnIndex: 0,
  minimumOpening: 1,
  increment: 1,
  subject: null,
  ...changes,
});

/** A choice of assets in the order of the bids. */
export const choiceOf = (...order: readonly (readonly [string, number, number])[]): Choice => ({
  order: order.map(([companyId, seat, bid]) => ({ companyId, seat, bid })),
  next: 0,
  lap: 1,
  acquired: [],
  declined: [],
});

export type GreedIncorporatedScenario = Scenario<
  GreedIncorporatedState,
  GreedIncorporatedCommand,
  GreedIncorporatedEvent,
  GreedIncorporatedView
>;

/** A scenario that starts from a position; `script` answers the draws. */
export const given = (changes: Changes = {}, script: Script = {}): GreedIncorporatedScenario =>
  givenState(greedIncorporated, position(changes), scriptedDraws(script));

/** Plays default commands until the position is as wanted. */
export function playOn(
  scenario: GreedIncorporatedScenario,
  until: (state: GreedIncorporatedState) => boolean,
): GreedIncorporatedScenario {
  while (!until(scenario.state)) {
    const [seat] = greedIncorporated.activeSeats(scenario.state);
    if (seat === undefined) throw new Error('the game has ended');
    scenario.when(seat, greedIncorporated.defaultCommand(scenario.state, seat)).thenAccepted();
  }
  return scenario;
}

/** The events of one type of the last command. */
export const eventsOf = <T extends EventType>(
  { events }: { readonly events: readonly GreedIncorporatedEvent[] },
  type: T,
): EventNamed<T>[] => events.filter((event): event is EventNamed<T> => event.type === type);

/** The company of a state; that there is none is a mistake of the test. */
export function companyAt(state: GreedIncorporatedState, companyId: CompanyId): Company {
  const company = state.companies.find((one) => one.companyId === companyId);
  if (company === undefined) throw new Error(`no company ${companyId}`);
  return company;
}

/** Goods that a company has, without those it has none of. */
export const goodsAt = (state: GreedIncorporatedState, companyId: CompanyId): Partial<Record<Good, number>> =>
  Object.fromEntries(Object.entries(companyAt(state, companyId).goods).filter(([, count]) => count > 0));

export const cashOf = ({ players }: GreedIncorporatedState): number[] => players.map(({ cash }) => cash);

export const availableIn = ({ availableAssets }: GreedIncorporatedState): AssetId[] =>
  availableAssets.map(({ assetId }) => assetId);

/** A game just set up, with the events of its start. */
export function started(
  seatCount: number,
  options: Partial<Options> = {},
  draws: DrawPort = scriptedDraws(),
): { readonly scenario: GreedIncorporatedScenario; readonly events: readonly GreedIncorporatedEvent[] } {
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  const decision = greedIncorporated.setup({ ...optionDefaults, ...options }, seats, draws);
  if (decision.type === 'RuleViolation') throw new Error(decision.code);
  const events = decision.events.map((decided) => decided.event);
  const state = events.reduce(greedIncorporated.evolve, greedIncorporated.initialState());
  return { scenario: givenState(greedIncorporated, state, draws), events };
}
