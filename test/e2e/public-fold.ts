/**
 * The public part of a game of Evil Corp, folded by a client from nothing but the events it received over
 * GraphQL. Written against `schema.graphql` and the rules as a player knows them, not against our code.
 */
export interface PublicPlayer {
  liquidity: number;
  handCount: number;
  supply: number;
  businesses: Record<string, number>;
  laid: (string | null)[];
  pieces: boolean[];
  token: string;
  turnsCompleted: number;
  home: string | null;
  ceoId: string | null;
}

export interface PublicState {
  players: PublicPlayer[];
  turnOrder: number[];
  opportunityDeckCount: number;
  worldEventDeckCount: number;
  opportunityDiscards: string[];
  worldEventDiscards: string[];
  worldEvents: Record<string, string | null>;
  bankNet: number;
}

/** An event as it came over the wire. */
export interface WireEvent {
  readonly __typename: string;
  readonly version: number;
  readonly hash: string;
  readonly [field: string]: unknown;
}

/** The payload fields of the game's events, as the contract types them; each event has some. */
interface Fields {
  readonly turnOrder: number[];
  readonly opportunityCount: number;
  readonly worldEventCount: number;
  readonly seatIndex: number;
  readonly ceoId: string;
  readonly marketId: string;
  readonly cities: string[];
  readonly count: number;
  readonly liquidity: number;
  readonly tokenAfter: string;
  readonly tokenReturned: boolean;
  readonly amount: number;
  readonly discarded: string[];
  readonly cost: number;
  readonly businessPlaced: boolean;
  readonly pieceAdded: boolean;
  readonly kept: string | null;
  readonly discardedCardId: string | null;
  readonly cardId: string;
  readonly city: string;
  readonly fromSeat: number;
  readonly toSeat: number;
  readonly phaseNumber: number;
  readonly price: number;
  readonly agentCardId: string;
  readonly takenCardId: string;
  readonly returned: number;
  readonly removedBusinesses: readonly {
    readonly seat: number;
    readonly city: string;
    readonly count: number;
  }[];
  readonly fromMarket: string;
  readonly toMarket: string;
  readonly replacedCardId: string | null;
  readonly debtor: number;
  readonly creditor: number | null;
  readonly paid: number;
  readonly cardIds: string[];
}

export function emptyTable(seats: number): PublicState {
  return {
    players: Array.from({ length: seats }, () => ({
      liquidity: 0,
      handCount: 0,
      supply: 20,
      businesses: {},
      laid: [null, null, null],
      pieces: [false, false, false],
      token: 'NONE',
      turnsCompleted: 0,
      home: null,
      ceoId: null,
    })),
    turnOrder: [],
    opportunityDeckCount: 0,
    worldEventDeckCount: 0,
    opportunityDiscards: [],
    worldEventDiscards: [],
    worldEvents: {},
    bankNet: 0,
  };
}

export function foldPublic(state: PublicState, event: WireEvent): void {
  const apply = HANDLERS[event.__typename.replace(/^EvilCorp/, '')];
  if (event.__typename.startsWith('EvilCorp') && apply === undefined)
    throw new Error(`unknown ${event.__typename}`);
  apply?.(state, event as unknown as Fields);
}

const player = (state: PublicState, seat: number): PublicPlayer => state.players[seat] as PublicPlayer;

function pay(state: PublicState, from: number | null, to: number | null, amount: number): void {
  if (from === null) state.bankNet += amount;
  else player(state, from).liquidity -= amount;
  if (to === null) state.bankNet -= amount;
  else player(state, to).liquidity += amount;
}

function place(state: PublicState, seat: number, city: string, count = 1): void {
  const { businesses } = player(state, seat);
  businesses[city] = (businesses[city] ?? 0) + count;
  if (businesses[city] === 0) delete businesses[city];
  player(state, seat).supply -= count;
}

const hand = (state: PublicState, seat: number, change: number): void => {
  player(state, seat).handCount += change;
};

const nothing = (): void => {};

const HANDLERS: Readonly<Record<string, (state: PublicState, event: Fields) => void>> = {
  GameStarted: (s, e) => {
    s.turnOrder = e.turnOrder;
  },
  DecksShuffled: (s, e) => {
    s.opportunityDeckCount = e.opportunityCount;
    s.worldEventDeckCount = e.worldEventCount;
  },
  CeoSelected: (s, e) => {
    player(s, e.seatIndex).ceoId = e.ceoId;
  },
  SecretBaseFounded: (s, e) => {
    player(s, e.seatIndex).home = e.marketId;
  },
  StartingBusinessesPlaced: (s, e) => {
    for (const city of e.cities) place(s, e.seatIndex, city);
  },
  StartingHandDealt: (s, e) => {
    hand(s, e.seatIndex, e.count);
    s.opportunityDeckCount -= e.count;
    pay(s, null, e.seatIndex, e.liquidity);
  },
  TurnStarted: (s, e) => {
    player(s, e.seatIndex).token = e.tokenAfter;
  },
  TurnEnded: (s, e) => {
    player(s, e.seatIndex).turnsCompleted += 1;
  },
  CeoPowerPlayed: (s, e) => {
    if (e.tokenReturned) player(s, e.seatIndex).token = 'NONE';
  },
  RevenueWithdrawn: (s, e) => pay(s, null, e.seatIndex, e.amount),
  OpportunitiesCollected: (s, e) => {
    const discarded = e.discarded;
    hand(s, e.seatIndex, e.count - discarded.length);
    s.opportunityDiscards.push(...discarded);
    s.opportunityDeckCount -= e.count;
  },
  PhaseLaid: (s, e) => {
    const owner = player(s, e.seatIndex);
    pay(s, e.seatIndex, null, e.cost);
    hand(s, e.seatIndex, -1);
    if (e.businessPlaced) place(s, e.seatIndex, e.city);
    if (e.pieceAdded) owner.pieces[e.phaseNumber - 1] = true;
    if (e.kept !== 'OLD') owner.laid[e.phaseNumber - 1] = e.cardId;
    if (e.discardedCardId !== null) s.opportunityDiscards.push(e.discardedCardId);
  },
  PhaseBought: (s, e) => {
    pay(s, e.seatIndex, e.fromSeat, e.price);
    hand(s, e.seatIndex, 1);
    player(s, e.fromSeat).laid[e.phaseNumber - 1] = null;
  },
  PhaseSeized: (s, e) => {
    player(s, e.fromSeat).laid[e.phaseNumber - 1] = null;
    s.opportunityDiscards.push(e.agentCardId);
  },
  OpportunityBought: (s, e) => {
    pay(s, e.seatIndex, null, e.price);
    hand(s, e.seatIndex, 1);
    s.opportunityDeckCount -= 1;
  },
  BusinessPlaced: (s, e) => place(s, e.seatIndex, e.city),
  WastedOpportunitiesRaided: (s, e) => {
    s.opportunityDiscards.splice(s.opportunityDiscards.indexOf(e.takenCardId), 1);
    s.opportunityDiscards.push(e.agentCardId);
  },
  WastedOpportunitiesReshuffled: (s, e) => {
    s.opportunityDeckCount = e.opportunityCount;
    s.worldEventDeckCount = e.worldEventCount;
    s.opportunityDiscards = [];
    s.worldEventDiscards = [];
  },
  OpportunityDeckRecycled: (s, e) => {
    s.opportunityDeckCount = e.returned;
    s.opportunityDiscards = [];
  },
  WorldEventDeckRecycled: (s, e) => {
    s.worldEventDeckCount = e.returned;
    s.worldEventDiscards = [];
  },
  SpecialPlayed: (s, e) => hand(s, e.seatIndex, -1),
  SpecialResolved: (s, e) => void s.opportunityDiscards.push(e.cardId),
  RegimeChanged: (s, e) => {
    const removed = e.removedBusinesses;
    for (const { seat, city, count } of removed) place(s, seat, city, -count);
  },
  TokenReturned: (s, e) => {
    player(s, e.seatIndex).token = 'NONE';
  },
  BankPaid: (s, e) => pay(s, null, e.seatIndex, e.amount),
  NastyBusinessPlayed: (s, e) => hand(s, e.seatIndex, -1),
  CounterPlayed: (s, e) => {
    hand(s, e.seatIndex, -1);
    s.opportunityDiscards.push(e.cardId);
  },
  NastyBusinessBlocked: (s, e) => void s.opportunityDiscards.push(e.cardId),
  NastyBusinessResolved: (s, e) => void s.opportunityDiscards.push(e.cardId),
  MoneyStolen: (s, e) => pay(s, e.fromSeat, e.toSeat, e.amount),
  BusinessSeized: (s, e) => {
    place(s, e.fromSeat, e.city, -1);
    place(s, e.toSeat, e.city);
  },
  BusinessRemoved: (s, e) => place(s, e.seatIndex, e.city, -1),
  PhaseDiscarded: (s, e) => {
    player(s, e.seatIndex).laid[e.phaseNumber - 1] = null;
    s.opportunityDiscards.push(e.cardId);
  },
  CardPoached: (s, e) => {
    hand(s, e.fromSeat, -1);
    hand(s, e.toSeat, 1);
  },
  WorldEventRemoved: (s, e) => {
    s.worldEvents[e.marketId] = null;
    s.worldEventDiscards.push(e.cardId);
  },
  WorldEventMoved: (s, e) => {
    s.worldEvents[e.fromMarket] = null;
    s.worldEvents[e.toMarket] = e.cardId;
    if (e.replacedCardId !== null) s.worldEventDiscards.push(e.replacedCardId);
  },
  WorldEventDrawn: (s) => {
    s.worldEventDeckCount -= 1;
  },
  WorldEventPlaced: (s, e) => {
    s.worldEvents[e.marketId] = e.cardId;
    if (e.replacedCardId !== null) s.worldEventDiscards.push(e.replacedCardId);
  },
  DisasterStruck: (s, e) => void s.worldEventDiscards.push(e.cardId),
  RerollForced: (s, e) => {
    hand(s, e.seatIndex, -1);
    s.opportunityDiscards.push(e.cardId);
  },
  DebtSettled: (s, e) => pay(s, e.debtor, e.creditor, e.paid),
  BankruptcyDeclared: (s, e) => {
    player(s, e.seatIndex).token = 'BANKRUPT';
  },
  EndgameAttempted: (s, e) => pay(s, e.seatIndex, null, e.cost),
  EndgameAttacked: (s, e) => {
    hand(s, e.seatIndex, -1);
    s.opportunityDiscards.push(e.cardId);
  },
  EndgameDefended: (s, e) => {
    hand(s, e.seatIndex, -1);
    s.opportunityDiscards.push(e.cardId);
  },
  AuditDiscardMade: (s, e) => {
    const cards = e.cardIds;
    hand(s, e.seatIndex, -cards.length);
    s.opportunityDiscards.push(...cards);
  },
  RevenueDeclared: nothing,
  RevenueAccepted: nothing,
  CollectStageClosed: nothing,
  EndgameUnlocked: nothing,
  CounterDeclined: nothing,
  WorldDieRolled: nothing,
  RerollDeclined: nothing,
  BankruptcyAverted: nothing,
  EndgameAttackDeclined: nothing,
  EndgameFailed: nothing,
  EndgameSucceeded: nothing,
  AuditCalled: nothing,
  AuditUpheld: nothing,
  AuditRejected: nothing,
  GameEnded: nothing,
};
