import { polled, seatsFrom } from '../derived.ts';
import { playerOf, turnOf } from '../state.ts';
import { discardFromHand, type Evolvers, passFirst } from './moves.ts';

/** World events, the die and debts (specification 6.5, 7.3, chapter 8). */
export const worldEventEvolvers: Evolvers<
  | 'WorldEventDrawn'
  | 'WorldDieRolled'
  | 'RerollDeclined'
  | 'RerollForced'
  | 'WorldEventPlaced'
  | 'DisasterStruck'
  | 'DebtSettled'
  | 'BankruptcyDeclared'
  | 'BankruptcyAverted'
> = {
  WorldEventDrawn: (state, event) => {
    const turn = turnOf(state);
    state.worldEventDeck.shift();
    turn.inPlay = event.cardId;
    turn.stage = 'worldEvent';
  },
  WorldDieRolled: (state, event) => {
    const turn = turnOf(state);
    const { purpose, face, market, rollNumber } = event;
    turn.die = { purpose, face, market, rollNumber };
    if (turn.inPlay === null) throw new Error('the world die was rolled for no card');
    const untouchable = turn.powerActive === 'power-untouchable-genius';
    const remaining = polled(state, untouchable ? [turn.seat] : seatsFrom(state.turnOrder, turn.seat));
    state.pending =
      remaining.length === 0
        ? null
        : { type: 'rerollWindow', purpose, cardId: turn.inPlay, market, remaining };
  },
  RerollDeclined: (state) => passFirst(state),
  RerollForced: (state, event) => {
    discardFromHand(state, playerOf(state, event.seat), event.cardId);
    state.pending = null;
  },
  WorldEventPlaced: (state, event) => {
    turnOf(state).inPlay = null;
    if (event.replacedCardId !== null) state.worldEventDiscards.push(event.replacedCardId);
    state.worldEvents[event.market] = event.cardId;
  },
  DisasterStruck: (state, event) => {
    turnOf(state).inPlay = null;
    state.worldEventDiscards.push(event.cardId);
  },
  DebtSettled: (state, event) => {
    playerOf(state, event.debtor).liquidity -= event.paid;
    if (event.creditor === null) state.bankNet -= event.paid;
    else playerOf(state, event.creditor).liquidity += event.paid;
  },
  BankruptcyDeclared: (state, event) => {
    const { turn } = state;
    const player = playerOf(state, event.seat);
    player.token = 'bankrupt';
    // R26: a bankruptcy before collecting forbids the revenue of this turn.
    if (turn === null || turn.seat !== event.seat) return;
    if (turn.revenue !== 'available' && turn.revenue !== 'declared') return;
    turn.revenue = 'forbidden';
    if (player.claim !== null && player.claim.withdrawn === null) player.claim.forfeited = true;
  },
  BankruptcyAverted: () => {},
};
