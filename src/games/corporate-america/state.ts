import type { Seat } from '../../kernel/game.ts';
import type { Monopoly } from './commands.ts';
import {
  type BusinessId,
  type ConsumerId,
  constants,
  type LegislationId,
  type PrivilegeId,
} from './content.ts';
import type { FinalScore, FineDue, Obligation } from './events.ts';
import { type Options, optionDefaults } from './options.ts';
import type { Phase, SeatStage, Step } from './sets.ts';

/** State of the game (specification, chapter 4). The fold owns it and changes it in place. */
export interface CorporateAmericaState {
  config: Options;
  /** Players; 0 before the game starts. The arbiter's place is the seat of this number (R39). */
  seatCount: number;
  turn: number;
  phase: Phase;
  /** Null before the first step and after the end. */
  step: Step | null;
  active: Seat[];
  president: Seat;
  /** By seat. */
  players: Player[];
  /** Dollars; below zero once money was printed [Setup]. */
  treasury: number;
  businessDeck: Deck;
  consumerDeck: Deck;
  legislationDeck: Deck;
  /** On the board. */
  privilegePile: Deck;
  privilegeAside: PrivilegeId[];
  /** Discard piles, oldest first. */
  businessDiscard: BusinessId[];
  consumerDiscard: ConsumerId[];
  legislationDiscard: LegislationId[];
  privilegeDiscard: PrivilegeId[];
  /** In order of enactment. */
  laws: LegislationId[];
  /** In order of reveal. */
  protests: ConsumerId[];
  /** By spot from 1 at index 0. */
  legislationBoard: (LegislationId | null)[];
  /** This phase, the ninth card included [Abstinence Education]. */
  consumersPlayed: ConsumerId[];
  wallStreet: WallStreet;
  mainStreet: MainStreet;
  campaign: Campaign;
  /** Dollars that lie in front of each candidate, by seat. */
  piles: number[];
  /** Everybody sees the piles [Capitol Hill Phase]. */
  pilesRevealed: boolean;
  capitol: Capitol;
  result: Result | null;
}

/** A face-down deck. */
export interface Deck {
  /** Index 0 is the top. */
  cards: string[];
  /** Place of each card in the order of the shuffle it comes from (specification 16.3). */
  positions: number[];
}

export interface Player {
  seat: Seat;
  /** Dollars. */
  money: number;
  /** Newest last. */
  hand: BusinessId[];
  /** In order of start. */
  businesses: BusinessId[];
  /** In the order taken. */
  privileges: PrivilegeId[];
}

export interface WallStreet {
  /** Clockwise from the president. */
  order: Seat[];
  /** By seat. */
  seats: SeatProgress[];
  /** Job Creators that still work, head first. */
  jobQueue: OwnedBusiness[];
  /** Think Tanks that still work, head first. */
  thinkQueue: OwnedBusiness[];
  /** Cards under Start Up Labs, or the hand under Patent Troll Law Firm. */
  inspected: BusinessId[];
  /** Whose hand is inspected. */
  inspectTarget: Seat | null;
}

export interface SeatProgress {
  stage: SeatStage;
  /** Businesses started as the seat's own duty, without extra ones. */
  started: number;
  quota: number;
  /** All businesses started in this phase. */
  startedIds: BusinessId[];
}

export interface OwnedBusiness {
  seat: Seat;
  businessId: BusinessId;
}

export interface MainStreet {
  /** Spots filled so far. */
  turnIndex: number;
  /** Consumptions that the active seat has revealed in this turn. */
  revealed: ConsumerId[];
  /** Priced reveals of the active seat's turn. */
  revealCount: number;
  /** Used in this phase. */
  usedSponsors: BusinessId[];
  /** To whom a deduction is lent. */
  lent: Record<BusinessId, Seat>;
  sharedQueue: Obligation[];
  /** Looked at and not yet put back (R26). */
  peeked: ConsumerId[];
  /** Made in this phase, by seat (R40). */
  giftsMade: number[];
  /** Made in this phase, by seat (R40). */
  lendingsMade: number[];
  /** Who has confirmed the settlement (R16). */
  settled: Seat[];
}

export interface Campaign {
  /** 0 before the bids. */
  round: number;
  ready: Seat[];
  passed: Seat[];
  /** The latest of each seat, by seat. */
  pledges: Pledge[];
  /** Made in this turn, by seat (R40). */
  pledgesMade: number[];
  contributions: Contribution[];
}

export interface Pledge {
  seat: Seat;
  legislationIds: LegislationId[];
}

export interface Contribution {
  round: number;
  seat: Seat;
  candidate: Seat;
  /** Dollars of the seat. */
  amount: number;
  /** Dollars of the Treasury beside them (R26). */
  matching: number;
}

export interface Capitol {
  /** Seats between which the Supreme Court decides. */
  tied: Seat[];
  /** This turn. */
  enacted: LegislationId[];
  /** Enacted, no law, and not yet discarded. */
  resolving: LegislationId | null;
  revokeUsed: boolean;
  patriotUsed: boolean;
  /** Seats that may still use privileges, head first. */
  windowQueue: Seat[];
  /** Fines that are still to be paid, head first. */
  fineQueue: FineDue[];
  monopoly: Monopoly | null;
}

export interface Result {
  /** By seat. */
  scores: FinalScore[];
  winner: Seat;
}

/** State before the first event, a fresh value at every call. */
export function initialState(): CorporateAmericaState {
  return {
    config: { ...optionDefaults },
    seatCount: 0,
    turn: 0,
    phase: 'wallStreet',
    step: null,
    active: [],
    president: 0,
    players: [],
    treasury: constants.treasury,
    businessDeck: newDeck(),
    consumerDeck: newDeck(),
    legislationDeck: newDeck(),
    privilegePile: newDeck(),
    privilegeAside: [],
    businessDiscard: [],
    consumerDiscard: [],
    legislationDiscard: [],
    privilegeDiscard: [],
    laws: [],
    protests: [],
    legislationBoard: emptyBoard(),
    consumersPlayed: [],
    wallStreet: newWallStreet(),
    mainStreet: newMainStreet(0),
    campaign: newCampaign(0),
    piles: [],
    pilesRevealed: false,
    capitol: newCapitol(),
    result: null,
  };
}

const newDeck = (): Deck => ({ cards: [], positions: [] });

export const emptyBoard = (): null[] => Array.from({ length: constants.legislationSpots }, () => null);

/** A number for each seat, all 0. */
export const zeros = (seatCount: number): number[] => Array.from({ length: seatCount }, () => 0);

export const newPlayer = (seat: Seat): Player => ({
  seat,
  money: 0,
  hand: [],
  businesses: [],
  privileges: [],
});

export const newWallStreet = (): WallStreet => ({
  order: [],
  seats: [],
  jobQueue: [],
  thinkQueue: [],
  inspected: [],
  inspectTarget: null,
});

export const newMainStreet = (seatCount: number): MainStreet => ({
  turnIndex: 0,
  revealed: [],
  revealCount: 0,
  usedSponsors: [],
  lent: {},
  sharedQueue: [],
  peeked: [],
  giftsMade: zeros(seatCount),
  lendingsMade: zeros(seatCount),
  settled: [],
});

export const newCampaign = (seatCount: number): Campaign => ({
  round: 0,
  ready: [],
  passed: [],
  pledges: [],
  pledgesMade: zeros(seatCount),
  contributions: [],
});

export const newCapitol = (): Capitol => ({
  tied: [],
  enacted: [],
  resolving: null,
  revokeUsed: false,
  patriotUsed: false,
  windowQueue: [],
  fineQueue: [],
  monopoly: null,
});

/** The player of a seat of the game; any other seat is a bug. */
export function playerOf(state: CorporateAmericaState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no player at seat ${seat}`);
  return player;
}
