import type { Seat } from '../../kernel/game.ts';
import { type CountryId, type LocationId, rdStart, type SquareId, squares } from './content.ts';
import type { Holding, Standing } from './events.ts';
import { type Options, optionDefaults } from './options.ts';
import type {
  Affiliation,
  CorporationId,
  LobbyEvent,
  Phase,
  PlaceMode,
  RepaymentStage,
  ZoneId,
} from './sets.ts';

/** State of the game (specification, chapter 4). The fold owns it and changes it in place. */
export interface IncorporatedState {
  config: Options;
  /** 0 before the first turn. */
  turn: number;
  phase: Phase;
  /** Empty until every corporation is assigned. */
  turnOrder: Seat[];
  /** Whose turn it is in phases 2 to 4. */
  activeSeat: Seat | null;
  /** By seat. */
  players: Player[];
  executivesPlaced: PlacedExecutive[];
  sliders: Sliders;
  affiliation: Record<CountryId, Affiliation>;
  /** A square is replaced and never changed, so that copies of a state share it. */
  squares: Record<SquareId, Square>;
  /** By location and seat; a location without loose cubes is absent. Lists are replaced and never changed. */
  looseCubes: Record<LocationId, readonly number[]>;
  /** The country with the marker; null once it is removed. */
  battlegrounds: Record<ZoneId, CountryId | null>;
  rdSquare: SquareId;
  investmentBank: Record<CountryId, number>;
  sharesDiscarded: Record<CountryId, number>;
  /** Index 0 is the top. */
  outlookPile: string[];
  outlookBox: string[];
  outlookCurrent: OutlookInPlay | null;
  outlookPlayed: string[];
  /** Index 0 is the top. */
  payoffDeck: string[];
  /** Newest last. */
  payoffDiscard: string[];
  /** In order of reveal. */
  payoffRevealed: string[];
  lobbyUsed: LobbyEvent[];
  /** Dollars paid out by the bank, starting cash among them, minus those paid in. */
  bankNet: number;
  pending: Pending | null;
  result: Result | null;
}

export interface Player {
  seat: Seat;
  corporation: CorporationId | null;
  /** Dollars bid for the corporation [Advanced Setup]. */
  corporationPrice: number;
  /** Dollars; below zero only once the final penalties are settled. */
  cash: number;
  bonds: number;
  /** Countries without a share of the seat are absent. */
  shares: Record<CountryId, number>;
  cubesInSupply: number;
  executivesTotal: number;
  executivesInPool: number;
  competitionPassed: boolean;
}

export interface PlacedExecutive {
  seat: Seat;
  /** A country, `tax-havens`, `zone:<zoneId>` or `event:<eventId>`. */
  location: LocationId;
}

export interface Sliders {
  growthIndex: number;
  interestIndex: number;
  stress: number;
  /** Positive is NATO. */
  balanceOfPower: number;
}

export interface Square {
  readonly occupant: Seat | null;
  readonly locked: boolean;
}

export interface OutlookInPlay {
  cardId: string;
  /** The effect to be applied next, 0-based. */
  effectIndex: number;
}

/** The one open decision (specification 4.1). */
export type Pending =
  | {
      type: 'corporationLot';
      corporation: CorporationId;
      /** The seat that had to bid first; the next lot's opener follows from it. */
      opener: Seat;
      highBid: number | null;
      highBidder: Seat | null;
      passed: Seat[];
      toAct: Seat;
    }
  | { type: 'outlookChoice'; seat: Seat; cardId: string; effectIndex: number; options: string[] }
  | { type: 'auction'; country: CountryId; highBid: number; highBidder: Seat; passed: Seat[]; toAct: Seat }
  | {
      type: 'placeCube';
      seat: Seat;
      country: CountryId;
      options: SquareId[];
      mode: PlaceMode;
      /** Dollars paid for the share; the selling round that follows starts here. */
      price: number;
    }
  | {
      type: 'reverseAuction';
      country: CountryId;
      buyer: Seat;
      /** Lowest so far; the buying price before the first offer. */
      price: number;
      lowBidder: Seat | null;
      /** In the order in which they were asked first. */
      eligible: Seat[];
      passed: Seat[];
      toAct: Seat;
    }
  | { type: 'removeCube'; seat: Seat; country: CountryId; options: SquareId[] }
  | {
      type: 'privateSale';
      seller: Seat;
      country: CountryId;
      minimum: number;
      highBid: number | null;
      highBidder: Seat | null;
      passed: Seat[];
    }
  | { type: 'replaceCube'; seat: Seat; seller: Seat; country: CountryId; options: SquareId[] }
  | { type: 'incomeShortage'; seat: Seat; available: number; entitlement: Holding[] }
  | { type: 'moveMarker'; seat: Seat; zone: ZoneId; options: CountryId[] }
  | { type: 'subsidies'; seat: Seat; cards: string[] }
  | { type: 'crisisDiscard'; seat: Seat; count: number; options: string[] }
  | { type: 'repayment'; stage: RepaymentStage; seats: Seat[]; commits: { seat: Seat; count: number }[] };

export type PendingType = Pending['type'];
/** The open decision of one type. */
export type PendingNamed<T extends PendingType> = Extract<Pending, { readonly type: T }>;

export interface Result {
  standings: Standing[];
  winners: Seat[];
}

/** State before the first event, a fresh value at every call. */
export function initialState(): IncorporatedState {
  return {
    config: { ...optionDefaults },
    turn: 0,
    phase: 'corporationAuction',
    turnOrder: [],
    activeSeat: null,
    players: [],
    executivesPlaced: [],
    sliders: { growthIndex: 0, interestIndex: 0, stress: 0, balanceOfPower: 0 },
    affiliation: {},
    squares: emptyBoard(),
    looseCubes: {},
    battlegrounds: { americas: null, europe: null, asia: null, 'third-world': null },
    rdSquare: rdStart,
    investmentBank: {},
    sharesDiscarded: {},
    outlookPile: [],
    outlookBox: [],
    outlookCurrent: null,
    outlookPlayed: [],
    payoffDeck: [],
    payoffDiscard: [],
    payoffRevealed: [],
    lobbyUsed: [],
    bankNet: 0,
    pending: null,
    result: null,
  };
}

const emptyBoard = (): Record<SquareId, Square> =>
  Object.fromEntries(squares.map(({ id }) => [id, { occupant: null, locked: false }]));

/** A seat before it has a corporation. */
export function newPlayer(seat: Seat): Player {
  return {
    seat,
    corporation: null,
    corporationPrice: 0,
    cash: 0,
    bonds: 0,
    shares: {},
    cubesInSupply: 0,
    executivesTotal: 0,
    executivesInPool: 0,
    competitionPassed: false,
  };
}

/** The player of a seat of the game; any other seat is a bug. */
export function playerOf(state: IncorporatedState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no player at seat ${seat}`);
  return player;
}

/** A square of the board; an unknown id is a bug. */
export function squareState(state: IncorporatedState, squareId: SquareId): Square {
  const square = state.squares[squareId];
  if (square === undefined) throw new Error(`no square ${squareId}`);
  return square;
}

/** The open decision, which must be of the type; anything else is a bug. */
export function pendingOf<T extends PendingType>(state: IncorporatedState, type: T): PendingNamed<T> {
  const { pending } = state;
  if (pending?.type !== type) throw new Error(`no ${type} is open`);
  return pending as PendingNamed<T>;
}
