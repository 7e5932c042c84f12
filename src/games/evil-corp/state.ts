import type { Seat } from '../../kernel/game.ts';
import type { NastyParams } from './commands.ts';
import { type CityId, markets, type PhaseNumber } from './content.ts';
import { type Options, optionDefaults } from './options.ts';
import type {
  Colour,
  DiePurpose,
  EndReason,
  MarketId,
  NastyKind,
  OpportunitiesState,
  PowerState,
  RevenueState,
  SetupStep,
  Stage,
  Status,
  Token,
} from './sets.ts';

/** EvilCorpState of the game (specification, chapter 4). The fold owns it and changes it in place. */
export interface EvilCorpState {
  config: Options;
  status: Status;
  setupStep: SetupStep | null;
  /** Index into `turnOrder` of the seat that must act in setup. */
  setupIndex: number;
  turnOrder: Seat[];
  /** By seat. */
  players: Player[];
  /** World event in each market. */
  worldEvents: Record<MarketId, string | null>;
  /** Index 0 is the top. */
  opportunityDeck: string[];
  /** Newest last. */
  opportunityDiscards: string[];
  worldEventDeck: string[];
  worldEventDiscards: string[];
  /** Billions paid out by the bank minus those paid in. */
  bankNet: number;
  turn: Turn | null;
  pending: Pending | null;
  result: Result | null;
}

export interface Player {
  seat: Seat;
  ceoId: string | null;
  colour: Colour | null;
  /** Billions, never negative. */
  liquidity: number;
  /** In the order received, newest last. */
  hand: string[];
  laid: Record<PhaseNumber, string | null>;
  /** Phase pieces of the secret base. */
  pieces: Record<PhaseNumber, boolean>;
  home: MarketId | null;
  /** Cities without a business of the seat are absent. */
  businesses: Record<CityId, number>;
  supply: number;
  token: Token;
  turnsCompleted: number;
  power: PowerState;
  endgameRevealed: boolean;
  claim: RevenueClaim | null;
  /** No hand limit audit of this hand is open (R43). */
  handAudited: boolean;
}

export interface RevenueClaim {
  turnNumber: number;
  declared: number;
  correct: number;
  withdrawn: number | null;
  forfeited: boolean;
  declarationSettled: boolean;
  withdrawalSettled: boolean;
}

export interface Turn {
  turnNumber: number;
  round: number;
  seat: Seat;
  stage: Stage;
  revenue: RevenueState;
  opportunities: OpportunitiesState;
  /** The active seat has used any command but `playCeoPower` and `audit`. */
  acted: boolean;
  powerActive: string | null;
  endgameEligible: boolean;
  die: WorldDie | null;
  /** Nasty, special or world event card being resolved. */
  inPlay: string | null;
}

export interface WorldDie {
  purpose: DiePurpose;
  face: number;
  market: MarketId;
  rollNumber: number;
}

/** The one open window (specification, chapter 7); `remaining` are the seats still to answer. */
export type Pending =
  | { type: 'revenueCheck'; seat: Seat; remaining: Seat[] }
  | {
      type: 'counterWindow';
      seat: Seat;
      cardId: string;
      nasty: NastyKind;
      params: NastyParams;
      remaining: Seat[];
    }
  | { type: 'rerollWindow'; purpose: DiePurpose; cardId: string; market: MarketId; remaining: Seat[] }
  | { type: 'endgameAttack'; attempter: Seat; remaining: Seat[] }
  | { type: 'endgameDefence'; attempter: Seat; attacker: Seat; remaining: Seat[] }
  | { type: 'auditDiscard'; seat: Seat; count: number; auditor: Seat };

export interface Result {
  reason: EndReason;
  winners: Seat[];
  ranking: { seat: Seat; rank: number }[];
  endgamePlanId: string | null;
}

/** EvilCorpState before the first event, a fresh value at every call. */
export function initialState(): EvilCorpState {
  return {
    config: { ...optionDefaults },
    status: 'setup',
    setupStep: null,
    setupIndex: 0,
    turnOrder: [],
    players: [],
    worldEvents: Object.fromEntries(markets.map((m) => [m.id, null])) as Record<MarketId, string | null>,
    opportunityDeck: [],
    opportunityDiscards: [],
    worldEventDeck: [],
    worldEventDiscards: [],
    bankNet: 0,
    turn: null,
    pending: null,
    result: null,
  };
}

/** A seat before it has chosen anything. */
export function newPlayer(seat: Seat, supply: number): Player {
  return {
    seat,
    ceoId: null,
    colour: null,
    liquidity: 0,
    hand: [],
    laid: { 1: null, 2: null, 3: null },
    pieces: { 1: false, 2: false, 3: false },
    home: null,
    businesses: {},
    supply,
    token: 'none',
    turnsCompleted: 0,
    power: 'off',
    endgameRevealed: false,
    claim: null,
    handAudited: false,
  };
}

/** The player of a seat of the game; any other seat is a bug. */
export function playerOf(state: EvilCorpState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no player at seat ${seat}`);
  return player;
}

/** The running turn; calling it outside a turn is a bug. */
export function turnOf(state: EvilCorpState): Turn {
  if (state.turn === null) throw new Error('no turn is running');
  return state.turn;
}
