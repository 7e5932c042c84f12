import type { Seat } from '../../../kernel/game.ts';
import { playerOf } from '../state.ts';
import { type Evolvers, payFromTreasury, takeOut, takeTop } from './moves.ts';

/** The Main Street Phase (specification, chapter 8). */
export const mainStreetEvolvers: Evolvers<
  | 'ProtestRevealed'
  | 'OppressedMarketPaid'
  | 'ConsumerRevealed'
  | 'RevealExhausted'
  | 'ConsumerPlayed'
  | 'IncomePaid'
  | 'SharedCustomersQueued'
  | 'SharedCustomersGiven'
  | 'ConsumersDiscarded'
  | 'MoneyGiven'
  | 'SponsorshipLent'
  | 'SponsorshipWithdrawn'
  | 'SettlementConfirmed'
> = {
  ProtestRevealed: (state, { protestId }) => {
    takeTop(state.consumerDeck, 1);
    state.protests.push(protestId);
  },
  OppressedMarketPaid: (state, { seat, amount }) => payFromTreasury(state, seat, amount),
  ConsumerRevealed: (state, { seat, consumerId, ordinal, paid, sponsors }) => {
    const { mainStreet } = state;
    takeTop(state.consumerDeck, 1);
    mainStreet.revealed.push(consumerId);
    if (seat === null) return;
    mainStreet.revealCount = ordinal;
    mainStreet.usedSponsors.push(...sponsors);
    payFromTreasury(state, seat, -paid);
  },
  RevealExhausted: () => {},
  ConsumerPlayed: (state, { consumerId, cause }) => {
    takeOut(state.mainStreet.revealed, consumerId);
    state.consumersPlayed.push(consumerId);
    if (cause === 'player') state.mainStreet.turnIndex += 1;
  },
  IncomePaid: (state, { payments }) => {
    for (const { seat, total } of payments) payFromTreasury(state, seat, total);
  },
  SharedCustomersQueued: (state, { obligations }) => {
    state.mainStreet.sharedQueue = obligations.map((obligation) => ({ ...obligation }));
  },
  SharedCustomersGiven: (state, { obligation, to, amount }) => {
    state.mainStreet.sharedQueue.shift();
    playerOf(state, obligation.seat).money -= amount;
    if (to !== null) playerOf(state, to).money += amount;
  },
  ConsumersDiscarded: (state, { consumerIds, reason }) => {
    const from = reason === 'phaseEnd' ? state.consumersPlayed : state.mainStreet.revealed;
    for (const consumerId of consumerIds) takeOut(from, consumerId);
    state.consumerDiscard.push(...consumerIds);
  },
  MoneyGiven: (state, { from, to, amount }) => {
    playerOf(state, from).money -= amount;
    playerOf(state, to).money += amount;
    addOne(state.mainStreet.giftsMade, from);
  },
  SponsorshipLent: (state, { seat, businessId, to }) => {
    state.mainStreet.lent[businessId] = to;
    addOne(state.mainStreet.lendingsMade, seat);
  },
  SponsorshipWithdrawn: (state, { businessId }) => {
    delete state.mainStreet.lent[businessId];
  },
  SettlementConfirmed: (state, { seat }) => {
    state.mainStreet.settled.push(seat);
    takeOut(state.active, seat);
  },
};

/** Adds one to the number of a seat. */
export function addOne(counts: number[], seat: Seat): void {
  counts[seat] = (counts[seat] ?? 0) + 1;
}
