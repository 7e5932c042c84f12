import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat } from '../../kernel/game.ts';
import { bidderInTurn } from './auctions.ts';
import type { TokenRef } from './commands.ts';
import { assetOf, type CompanyId, companyCardOf, constants } from './content.ts';
import { rulesOf } from './modes.ts';
import type { Role } from './sets.ts';
import {
  type Company,
  companyOf,
  findCompany,
  type GreedIncorporatedState,
  type MarketAsset,
  playerOf,
  type RankedBidder,
} from './state.ts';

/** All seats once, from the given one on, clockwise. */
export function clockwiseFrom({ seatCount }: GreedIncorporatedState, seat: Seat): Seat[] {
  return Array.from({ length: seatCount }, (_, i) => (seat + i) % seatCount);
}

/** All seats clockwise from the start seat. */
export const playerOrder = (state: GreedIncorporatedState): Seat[] => clockwiseFrom(state, state.startSeat);

/** The highest number among the company's assets, or its own; no two are equal. */
export function rankNumber({ companyId, assets }: Company): number {
  let highest = -1;
  for (const { assetId } of assets) highest = Math.max(highest, assetOf(assetId).number);
  return highest === -1 ? companyCardOf(companyId).number : highest;
}

/** Companies in business, highest number first. */
export const companyOrder = (state: GreedIncorporatedState): Company[] =>
  state.companies
    .filter(({ status }) => status === 'active')
    .map((company) => ({ company, rank: rankNumber(company) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ company }) => company);

/** The seat that runs the company; that an active company has none is a bug. */
export function ceoOf({ companyId, slots }: Company): Seat {
  const [ceo] = slots;
  if (ceo === undefined) throw new Error(`nobody runs ${companyId}`);
  return ceo;
}

/** Whether the seat runs the company and the company is in business. */
export const isCeo = (company: Company | undefined, seat: Seat): boolean =>
  company !== undefined && company.status === 'active' && company.slots[0] === seat;

/** Whether the company is in business and trades still this year. */
export const isOpen = (company: Company | undefined): boolean =>
  company !== undefined && company.status === 'active' && !company.commerceClosed;

export const freeSlots = ({ slots }: Company): number => constants.orgChartSlots - slots.length;

/** Whether the company may own one more asset (R12). */
export const hasAssetRoom = ({ config }: GreedIncorporatedState, { assets }: Company): boolean =>
  assets.length < config.assetSlots;

/** Whose turn it is in a choice in order; null if none is held or all have chosen. */
export const nextChooser = ({ choice }: GreedIncorporatedState): RankedBidder | null =>
  choice?.order[choice.next] ?? null;

/** The company whose turn it is to choose an asset; null outside of that choice. */
export function choosingCompany(state: GreedIncorporatedState): Company | null {
  const companyId = nextChooser(state)?.companyId ?? null;
  return companyId === null ? null : companyOf(state, companyId);
}

/** What the company whose turn it is pays for the asset, in millions (R9, R35). */
export function assetPrice(state: GreedIncorporatedState, company: Company, asset: MarketAsset): number {
  const { companyId } = company;
  if (state.choice?.acquired.includes(companyId) === true) return 0;
  const bid = nextChooser(state)?.bid ?? 0;
  return asset.markerSeat === company.slots[0] ? constants.ownCardMultiplier * bid : bid;
}

/** The company whose stock option is settled next [3) Spéculation boursière]. */
export const optionCompany = (state: GreedIncorporatedState): Company | null =>
  companyOrder(state).find(({ optionSeat }) => optionSeat !== null) ?? null;

/** What the holder of a stock option pays, in millions; null without a market price (R15). */
export const optionPrice = ({ sharePrice }: Company): number | null =>
  sharePrice === null ? null : Math.floor(sharePrice / constants.optionPriceDivisor);

/** The company that is being settled in the balance or blame step. */
export const settlingCompany = (state: GreedIncorporatedState): Company | null =>
  state.settling === null ? null : companyOf(state, state.settling);

/** Positions that blame and can be blamed, the CEO first. */
export const roles: readonly Role[] = ['ceo', 'cfo', 'coo'];

/** The positions of those that are occupied. */
export const presentRoles = ({ slots }: Company): readonly Role[] => roles.slice(0, slots.length);

/** The executive who must name somebody next; null if all have, or nobody is being blamed. */
export function nextBlamer(
  state: GreedIncorporatedState,
): { readonly role: Role; readonly seat: Seat } | null {
  const company = settlingCompany(state);
  if (company === null) return null;
  const at = state.blame.length;
  const role = presentRoles(company)[at];
  const seat = company.slots[at];
  return role === undefined || seat === undefined ? null : { role, seat };
}

/** The owner of a token; undefined if there is none at the position. */
export const tokenOwner = (state: GreedIncorporatedState, { companyId, slot }: TokenRef): Seat | undefined =>
  findCompany(state, companyId)?.slots[slot - 1];

export const isSameToken = (a: TokenRef, b: TokenRef): boolean =>
  a.companyId === b.companyId && a.slot === b.slot;

/** Open trade offers that name the company, oldest first. */
export const tradeOffersNaming = ({ tradeOffers }: GreedIncorporatedState, companyId: CompanyId) =>
  tradeOffers.filter((offer) => offer.fromCompanyId === companyId || offer.toCompanyId === companyId);

/** Whether the end condition of the game holds after the draws of a year [Conclusion]. */
export function lastCardIsPlayed(state: GreedIncorporatedState): boolean {
  if (state.drawStack.cards.length > 0) return false;
  return (
    state.config.endCondition === 'drawPileEmpty' ||
    state.players.every(({ hand }) => hand.cards.length === 0)
  );
}

/** Who must act now, from the start seat clockwise; empty once the game has ended. */
export function activeSeats(state: GreedIncorporatedState): readonly Seat[] {
  const { phase } = state;
  switch (phase) {
    case 'setup':
    case 'ended':
      return [];
    case 'investments.selection':
    case 'announcements.selection':
      return playerOrder(state).filter((seat) => {
        const { selection, hand } = playerOf(state, seat);
        return selection === null && hand.cards.length > 0;
      });
    case 'investments.auction':
    case 'shares.auction':
    case 'shares.saleAuction':
    case 'startUp.auction':
    case 'status.gold':
    case 'status.silver':
      return state.auction === null ? [] : [bidderInTurn(state.auction).seat];
    case 'investments.choice':
    case 'shares.choice':
      return one(nextChooser(state)?.seat);
    case 'investments.sealedBids':
      return ceosOf(state, ({ sealedBid }) => sealedBid === null);
    case 'commerce':
    case 'tradeAndProcess':
      return ceosOf(state, ({ commerceClosed }) => !commerceClosed);
    case 'sales':
      return ceosOf(state, ({ salesClosed }) => !salesClosed);
    case 'shares.options':
      return one(optionCompany(state)?.optionSeat);
    case 'shares.trading':
      return playerOrder(state).filter((seat) => !playerOf(state, seat).tradingFinished);
    case 'balance.reward':
    case 'balance.compensation':
    case 'balance.abandon':
    case 'blame.dropAsset':
      return one(settlingCompany(state)?.slots[0]);
    case 'blame':
      return one(nextBlamer(state)?.seat);
    case 'startUp.founding':
      return one(state.founder?.seat);
    default:
      return assertNever(phase);
  }
}

const one = (seat: Seat | null | undefined): readonly Seat[] =>
  seat === null || seat === undefined ? [] : [seat];

/** Seats that run a company in business of that kind. */
function ceosOf(state: GreedIncorporatedState, wanted: (company: Company) => boolean): readonly Seat[] {
  const ceos = state.companies.filter((company) => company.status === 'active' && wanted(company)).map(ceoOf);
  return playerOrder(state).filter((seat) => ceos.includes(seat));
}

/** Assets from which the founder of a company may take (R32). */
export const founderAssets = (state: GreedIncorporatedState): readonly string[] =>
  rulesOf(state).assetPile === 'availableAssets'
    ? state.availableAssets.map(({ assetId }) => assetId)
    : state.discardedAssets;

/** Who may bid for the founding of a company, from the start seat clockwise (R21). */
export function possibleFounders(state: GreedIncorporatedState): readonly Seat[] {
  const { minimum, limited } = rulesOf(state).startUp;
  const order = playerOrder(state);
  if (!limited) return order;
  const runs = (seat: Seat): number => state.companies.filter((company) => isCeo(company, seat)).length;
  return order.filter(
    (seat) => playerOf(state, seat).cash >= minimum && runs(seat) < constants.companiesRunByFounder,
  );
}
