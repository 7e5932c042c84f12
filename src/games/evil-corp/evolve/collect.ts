import { seatsAfter } from '../derived.ts';
import { playerOf, turnOf } from '../state.ts';
import { addToHand, discardFromHand, type Evolvers, payFromBank } from './moves.ts';
import { closeRevenueCheck } from './revenue-check.ts';

/** Revenue and free opportunities (specification 6.3, 11.4). */
export const collectEvolvers: Evolvers<
  'RevenueDeclared' | 'RevenueWithdrawn' | 'RevenueAccepted' | 'OpportunitiesCollected'
> = {
  RevenueDeclared: (state, event) => {
    const turn = turnOf(state);
    const settled = state.config.revenueMode === 'automatic';
    turn.revenue = 'declared';
    turn.acted = true;
    playerOf(state, event.seat).claim = {
      turnNumber: turn.turnNumber,
      declared: event.amount,
      correct: event.correct,
      withdrawn: null,
      forfeited: false,
      declarationSettled: settled,
      withdrawalSettled: settled,
    };
  },
  RevenueWithdrawn: (state, event) => {
    const player = playerOf(state, event.seat);
    if (player.claim !== null) player.claim.withdrawn = event.amount;
    turnOf(state).revenue = 'collected';
    payFromBank(state, player, event.amount);
    if (state.config.revenueMode === 'declared') {
      const remaining = seatsAfter(state.turnOrder, event.seat);
      state.pending = { type: 'revenueCheck', seat: event.seat, remaining };
    }
  },
  RevenueAccepted: (state, event) => {
    const { pending } = state;
    if (pending?.type !== 'revenueCheck') throw new Error('no revenue check is open');
    pending.remaining = pending.remaining.filter((seat) => seat !== event.seat);
    closeRevenueCheck(state);
  },
  OpportunitiesCollected: (state, event) => {
    const player = playerOf(state, event.seat);
    const turn = turnOf(state);
    for (const cardId of event.discarded) discardFromHand(state, player, cardId);
    state.opportunityDeck.splice(0, event.drawn.length);
    for (const cardId of event.drawn) addToHand(player, cardId);
    turn.acted = true;
    if (event.final) turn.opportunities = 'collected';
  },
};
