import type { Seat } from '../../../kernel/game.ts';
import { constants, marketOfFace, markets, worldEventOf } from '../content.ts';
import { hasAssets, seatsFrom } from '../derived.ts';
import type { DiePurpose } from '../sets.ts';
import { playerOf, turnOf, type WorldDie } from '../state.ts';
import { settleDebt } from './debts.ts';
import { recycleWorldEvents } from './decks.ts';
import { resolveRegimeChange } from './regime-change.ts';
import { checkCounter, type EvilCorpBatch, noCheck, type Rules } from './rule.ts';
import { finishTurn } from './turns.ts';

/** The re-roll window of the world die (specification 7.3, 11.6). */
export const rerollRules: Rules<'forceReroll' | 'declineReroll'> = {
  forceReroll: {
    check: (state, seat, { cardId }) => checkCounter(state, seat, cardId),
    play: (batch, seat, { cardId }) => {
      const { purpose, rollNumber } = turnOf(batch.state).die as WorldDie;
      batch.emit({ type: 'RerollForced', seat, cardId });
      rollWorldDie(batch, purpose, rollNumber + 1);
    },
  },
  declineReroll: {
    check: noCheck,
    play: (batch, seat) => {
      batch.emit({ type: 'RerollDeclined', seat });
      if (batch.state.pending === null) resolveRoll(batch);
    },
  },
};

/** Draws the world event that ends the turn and rolls for its market [World Event]. */
export function drawWorldEvent(batch: EvilCorpBatch, seat: Seat): void {
  if (batch.state.worldEventDeck.length === 0) recycleWorldEvents(batch);
  const cardId = batch.state.worldEventDeck[0] as string;
  batch.emit({ type: 'WorldEventDrawn', seat, cardId });
  rollWorldDie(batch, 'worldEvent', 1);
}

/** Rolls the world die; the roll stands at once if nobody is to be asked (specification 7.3). */
export function rollWorldDie(batch: EvilCorpBatch, purpose: DiePurpose, rollNumber: number): void {
  const face = batch.random.int(1, markets.length, 'dice/world');
  const { seat } = turnOf(batch.state);
  batch.emit({ type: 'WorldDieRolled', seat, purpose, face, market: marketOfFace(face), rollNumber });
  if (batch.state.pending === null) resolveRoll(batch);
}

function resolveRoll(batch: EvilCorpBatch): void {
  const turn = turnOf(batch.state);
  const die = turn.die as WorldDie;
  const cardId = turn.inPlay as string;
  if (die.purpose === 'regimeChange') resolveRegimeChange(batch, die.market, cardId);
  else resolveWorldEvent(batch, die, cardId);
}

function resolveWorldEvent(batch: EvilCorpBatch, { market }: WorldDie, cardId: string): void {
  const { state } = batch;
  if (worldEventOf(cardId).kind === 'marketModifier') {
    batch.emit({ type: 'WorldEventPlaced', cardId, market, replacedCardId: state.worldEvents[market] });
  } else {
    // [Disaster Philanthropy], R22: each affected CEO owes once, in player order from the active seat.
    const seats = seatsFrom(state.turnOrder, turnOf(state).seat);
    const affected = seats.filter((seat) => hasAssets(playerOf(state, seat), market));
    batch.emit({ type: 'DisasterStruck', cardId, market, affected });
    for (const seat of affected) settleDebt(batch, seat, null, constants.disasterCost, 'disaster');
  }
  finishTurn(batch);
}
