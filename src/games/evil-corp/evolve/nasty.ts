import type { PhaseNumber } from '../content.ts';
import { polled, seatsAfter } from '../derived.ts';
import { playerOf, turnOf } from '../state.ts';
import {
  addToHand,
  discardFromHand,
  discardInPlay,
  type Evolvers,
  passFirst,
  placeBusiness,
  removeCard,
  returnBusinesses,
} from './moves.ts';

/** Nasty business and its counter window (specification 7.2, 12.4). */
export const nastyEvolvers: Evolvers<
  | 'NastyBusinessPlayed'
  | 'CounterDeclined'
  | 'CounterPlayed'
  | 'NastyBusinessBlocked'
  | 'MoneyStolen'
  | 'BusinessSeized'
  | 'BusinessRemoved'
  | 'PhaseDiscarded'
  | 'CardPoached'
  | 'WorldEventRemoved'
  | 'WorldEventMoved'
  | 'NastyBusinessResolved'
> = {
  NastyBusinessPlayed: (state, event) => {
    const { seat, cardId, nasty, params } = event;
    const turn = turnOf(state);
    removeCard(playerOf(state, seat).hand, cardId);
    turn.inPlay = cardId;
    const untouchable = turn.powerActive === 'power-untouchable-genius';
    const remaining = untouchable ? [] : polled(state, seatsAfter(state.turnOrder, seat));
    state.pending =
      remaining.length === 0
        ? null
        : { type: 'counterWindow', seat, cardId, nasty, params: { ...params }, remaining };
  },
  CounterDeclined: (state) => passFirst(state),
  CounterPlayed: (state, event) => {
    discardFromHand(state, playerOf(state, event.seat), event.cardId);
    state.pending = null;
  },
  NastyBusinessBlocked: (state, event) => discardInPlay(state, event.cardId),
  MoneyStolen: (state, event) => {
    playerOf(state, event.from).liquidity -= event.amount;
    playerOf(state, event.to).liquidity += event.amount;
  },
  BusinessSeized: (state, event) => {
    returnBusinesses(playerOf(state, event.from), event.city, 1);
    placeBusiness(playerOf(state, event.to), event.city);
  },
  BusinessRemoved: (state, event) => returnBusinesses(playerOf(state, event.seat), event.city, 1),
  PhaseDiscarded: (state, event) => {
    playerOf(state, event.seat).laid[event.phase as PhaseNumber] = null;
    state.opportunityDiscards.push(event.cardId);
  },
  CardPoached: (state, event) => {
    removeCard(playerOf(state, event.from).hand, event.cardId);
    addToHand(playerOf(state, event.to), event.cardId);
  },
  WorldEventRemoved: (state, event) => {
    state.worldEvents[event.market] = null;
    state.worldEventDiscards.push(event.cardId);
  },
  WorldEventMoved: (state, event) => {
    state.worldEvents[event.from] = null;
    if (event.replacedCardId !== null) state.worldEventDiscards.push(event.replacedCardId);
    state.worldEvents[event.to] = event.cardId;
  },
  NastyBusinessResolved: (state, event) => discardInPlay(state, event.cardId),
};
