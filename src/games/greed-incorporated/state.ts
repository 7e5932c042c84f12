import type { Seat } from '../../kernel/game.ts';
import type { TokenRef, TradeSide } from './commands.ts';
import { type AssetId, type CompanyId, constants, goodCards, type SymbolId } from './content.ts';
import type { AuctionSubject, Bidder, RankedSeat } from './event-records.ts';
import { type Options, optionDefaults } from './options.ts';
import type { AuctionKind, CompanyStatus, Good, Phase, Role, ShareOfferKind, StatusColour } from './sets.ts';

/** State of the game (specification, chapter 4); money in millions. The fold owns it and changes it in place. */
export interface GreedIncorporatedState {
  /** Complete: its end condition is not null once the game has started. */
  config: Options;
  /** 0 before the game starts. */
  seatCount: number;
  /** 0 before the first. */
  year: number;
  finalYear: boolean;
  startSeat: Seat;
  phase: Phase;
  drawStack: Stack;
  market: Record<Good, Quote>;
  /** The second market, in order of arrival (R32). */
  availableAssets: MarketAsset[];
  /** Base game only. */
  discardedAssets: AssetId[];
  /** Not yet founded, ascending. */
  companyCards: CompanyId[];
  companiesFounded: number;
  /** All that ever came into play, ascending. */
  companies: Company[];
  /** By seat. */
  players: Player[];
  auction: Auction | null;
  choice: Choice | null;
  /** Companies whose regular share is for sale, highest number first. */
  issuedShares: CompanyId[];
  tradeOffers: TradeOffer[];
  shareOffers: ShareOffer[];
  /** Positions auctioned this year. */
  auctionedTokens: TokenRef[];
  nextOfferNumber: number;
  /** Companies still to be settled, as ordered when the step began. */
  booksQueue: CompanyId[];
  settling: CompanyId | null;
  /** Who founds a company, and for how much. */
  founder: Founder | null;
  /** Base game only: who was blamed in the company that is being settled. */
  blame: Blame[];
  /** Base game only: this year's sealed bids have been revealed (12.1). */
  bidsRevealed: boolean;
  /** Base game only: who bought this year's gold symbol. */
  goldBuyer: Seat | null;
  /** Base game only, the top first. */
  statusStacks: Record<StatusColour, SymbolId[]>;
  /** Base game only. */
  statusMinimum: Record<StatusColour, number>;
  /** Millions that the bank has taken in, less those paid out. */
  bankNet: number;
  /** Goods that the bank has taken in, less those handed out. */
  bankGoods: Record<Good, number>;
  result: Result | null;
}

/** Face-down cards, or a hand. */
export interface Stack {
  /** A stack: index 0 is the top. A hand: in the order received. */
  cards: AssetId[];
  /** Place of each card in the order of the shuffle that it comes from (specification 20.2). */
  positions: number[];
}

export interface Quote {
  /** Index of the price box. */
  priceIndex: number;
  trend: number;
}

export interface MarketAsset {
  assetId: AssetId;
  /** Base game only: who revealed the card. */
  markerSeat: Seat | null;
}

export interface OwnedAsset {
  assetId: AssetId;
  /** A converter that ran this year. */
  used: boolean;
}

export interface Company {
  companyId: CompanyId;
  status: CompanyStatus;
  /** The only money that may be spent. */
  cashFlow: number;
  newIncome: number;
  lastYearIncome: number;
  goods: Record<Good, number>;
  /** In order of acquisition. */
  assets: OwnedAsset[];
  /** Tokens on the organisation chart, the CEO first, without gaps. */
  slots: Seat[];
  /** Who may buy an extra share next year. */
  optionSeat: Seat | null;
  /** Trades no more this year. */
  commerceClosed: boolean;
  /** Has settled its goods this year. */
  salesClosed: boolean;
  /** Base game only: somebody will be fired. */
  boot: boolean;
  /** Paid this year for its regular share. */
  sharePrice: number | null;
  /** Trade offers made this year (R38). */
  offersMade: number;
  /** Base game only: this year's. */
  sealedBid: number | null;
}

export interface Player {
  seat: Seat;
  cash: number;
  hand: Stack;
  /** The card to be revealed; it is in the hand until then. */
  selection: AssetId | null;
  /** Base game only, in the order bought. */
  statusSymbols: SymbolId[];
  /** This year (R38). */
  shareOffersMade: number;
  /** Trades no more shares this year. */
  tradingFinished: boolean;
}

/** A participant of an auction. */
export interface AuctionBidder {
  companyId: CompanyId | null;
  /** The player, or the CEO of the company. */
  seat: Seat;
  /** The last bid; 0 for none. */
  bid: number;
  passed: boolean;
}

/** An open auction (specification, chapter 5). */
export interface Auction {
  kind: AuctionKind;
  /** In the order of bidding. */
  bidders: AuctionBidder[];
  highest: number;
  /** Index of the bidder with the highest bid. */
  leaderIndex: number | null;
  /** Index of the bidder whose turn it is. */
  turnIndex: number;
  minimumOpening: number;
  increment: number;
  subject: AuctionSubject | null;
}

/** A place in the order of choice. */
export interface RankedBidder extends Bidder {
  bid: number;
}

/** The choice of assets or shares in an order. */
export interface Choice {
  order: RankedBidder[];
  /** Index of the next bidder; the length of the order at its end. */
  next: number;
  lap: number;
  /** Companies that took an asset this year, or whose share was taken in this round. */
  acquired: CompanyId[];
  /** Companies that take no more assets this year. */
  declined: CompanyId[];
}

export interface TradeOffer {
  offerId: string;
  fromCompanyId: CompanyId;
  toCompanyId: CompanyId;
  give: TradeSide;
  receive: TradeSide;
}

export interface ShareOffer {
  offerId: string;
  kind: ShareOfferKind;
  fromSeat: Seat;
  toSeat: Seat;
  give: TokenRef;
  /** Swap only. */
  want: TokenRef | null;
  /** Sale only. */
  price: number | null;
}

export interface Founder {
  seat: Seat;
  bid: number;
}

export interface Blame {
  role: Role;
  target: Role;
}

export interface Result {
  /** Best first. */
  ranking: RankedSeat[];
}

/** State before the first event, a fresh value at every call. */
export function initialState(): GreedIncorporatedState {
  return {
    config: { ...optionDefaults },
    seatCount: 0,
    year: 0,
    finalYear: false,
    startSeat: 0,
    phase: 'setup',
    drawStack: newStack(),
    market: newMarket(),
    availableAssets: [],
    discardedAssets: [],
    companyCards: [],
    companiesFounded: 0,
    companies: [],
    players: [],
    auction: null,
    choice: null,
    issuedShares: [],
    tradeOffers: [],
    shareOffers: [],
    auctionedTokens: [],
    nextOfferNumber: 1,
    booksQueue: [],
    settling: null,
    founder: null,
    blame: [],
    bidsRevealed: false,
    goldBuyer: null,
    statusStacks: { gold: [], silver: [] },
    statusMinimum: { ...constants.statusMinimum },
    bankNet: 0,
    bankGoods: noGoods(),
    result: null,
  };
}

const newStack = (): Stack => ({ cards: [], positions: [] });

const newMarket = (): Record<Good, Quote> =>
  Object.fromEntries(
    goodCards.map(({ good, startIndex }) => [good, { priceIndex: startIndex, trend: 0 }]),
  ) as Record<Good, Quote>;

/** No goods: a number for each, all 0. */
export const noGoods = (): Record<Good, number> => ({
  land: 0,
  sand: 0,
  coal: 0,
  textiles: 0,
  glass: 0,
  steel: 0,
  buildings: 0,
  computers: 0,
  railroads: 0,
  loans: 0,
  blahBlah: 0,
});

export const newPlayer = (seat: Seat): Player => ({
  seat,
  cash: 0,
  hand: newStack(),
  selection: null,
  statusSymbols: [],
  shareOffersMade: 0,
  tradingFinished: false,
});

/** A company with its CEO and nothing else. */
export const newCompany = (companyId: CompanyId, ceo: Seat): Company => ({
  companyId,
  status: 'active',
  cashFlow: 0,
  newIncome: 0,
  lastYearIncome: 0,
  goods: noGoods(),
  assets: [],
  slots: [ceo],
  optionSeat: null,
  commerceClosed: false,
  salesClosed: false,
  boot: false,
  sharePrice: null,
  offersMade: 0,
  sealedBid: null,
});

/** The player of a seat of the game; any other seat is a bug. */
export function playerOf(state: GreedIncorporatedState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no player at seat ${seat}`);
  return player;
}

/** A company in play; any other id is a bug. */
export function companyOf(state: GreedIncorporatedState, companyId: CompanyId): Company {
  const company = findCompany(state, companyId);
  if (company === undefined) throw new Error(`no company ${companyId}`);
  return company;
}

/** A company that is or was in play. */
export const findCompany = (state: GreedIncorporatedState, companyId: CompanyId): Company | undefined =>
  state.companies.find((company) => company.companyId === companyId);
