import type { CountryId } from '../content.ts';
import { squares } from '../content.ts';
import type { Holding } from '../events.ts';
import { newPlayer, pendingOf, playerOf } from '../state.ts';
import { addBankShares, addShares, type Evolvers, occupy, payFromBank } from './moves.ts';

/** Setup and the corporation auction (specification, chapter 5). */
export const setupEvolvers: Evolvers<
  | 'GameStarted'
  | 'OutlookPileBuilt'
  | 'BoardPrepared'
  | 'CorporationLotOpened'
  | 'CorporationBidPlaced'
  | 'CorporationBidPassed'
  | 'CorporationAssigned'
  | 'TurnOrderSet'
  | 'CorporationSetUp'
> = {
  GameStarted: (state, event) => {
    state.config = { ...event.config };
    state.phase = 'corporationAuction';
    state.players = Array.from({ length: event.seatCount }, (_, seat) => newPlayer(seat));
  },
  OutlookPileBuilt: (state, event) => {
    state.outlookPile = [...event.pile];
    state.outlookBox = [...event.box];
  },
  BoardPrepared: (state, event) => {
    const locked = new Set(event.locked);
    state.sliders = { ...event.sliders };
    state.rdSquare = event.rdSquare;
    for (const { id } of squares) state.squares[id] = { occupant: null, locked: locked.has(id) };
    state.affiliation = Object.fromEntries(event.affiliation.map((of) => [of.country, of.affiliation]));
    for (const { zone, battleground } of event.battlegrounds) state.battlegrounds[zone] = battleground;
    state.investmentBank = countsOf(event.bank);
    state.sharesDiscarded = Object.fromEntries(event.bank.map(({ country }) => [country, 0]));
  },
  CorporationLotOpened: (state, { corporation, opener }) => {
    state.pending = {
      type: 'corporationLot',
      corporation,
      opener,
      highBid: null,
      highBidder: null,
      passed: [],
      toAct: opener,
    };
  },
  CorporationBidPlaced: (state, { seat, amount }) => {
    const lot = pendingOf(state, 'corporationLot');
    lot.highBid = amount;
    lot.highBidder = seat;
    lot.toAct = nextBidder(state.players, lot, seat);
  },
  CorporationBidPassed: (state, { seat }) => {
    const lot = pendingOf(state, 'corporationLot');
    lot.passed.push(seat);
    lot.toAct = nextBidder(state.players, lot, seat);
  },
  CorporationAssigned: (state, { seat, corporation, price }) => {
    const player = playerOf(state, seat);
    player.corporation = corporation;
    player.corporationPrice = price;
    state.pending = null;
  },
  TurnOrderSet: (state, { turnOrder }) => {
    state.turnOrder = [...turnOrder];
  },
  CorporationSetUp: (state, event) => {
    const { seat, shares, executives, cubesInSupply, cash } = event;
    const player = playerOf(state, seat);
    player.executivesTotal = executives;
    player.executivesInPool = executives;
    player.cubesInSupply = cubesInSupply + event.squares.length;
    for (const squareId of event.squares) occupy(state, squareId, seat);
    for (const { country, count } of shares) {
      addBankShares(state, country, -count);
      addShares(state, seat, country, count);
    }
    payFromBank(state, seat, cash);
  },
};

const countsOf = (holdings: readonly Holding[]): Record<CountryId, number> =>
  Object.fromEntries(holdings.map(({ country, count }) => [country, count]));

/** By rising seat number, who has neither a corporation nor passed nor the high bid; else the same seat (R11). */
function nextBidder(
  players: readonly { readonly seat: number; readonly corporation: string | null }[],
  lot: { readonly passed: readonly number[]; readonly highBidder: number | null },
  after: number,
): number {
  for (let step = 1; step < players.length; step++) {
    const player = players[(after + step) % players.length];
    if (
      player !== undefined &&
      player.corporation === null &&
      player.seat !== lot.highBidder &&
      !lot.passed.includes(player.seat)
    ) {
      return player.seat;
    }
  }
  return after;
}
