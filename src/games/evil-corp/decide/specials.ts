import { cardOf, constants } from '../content.ts';
import { playerOf } from '../state.ts';
import { inHand, type Rules } from './rule.ts';
import { checkSpend } from './spend.ts';
import { closeCollectStage } from './turns.ts';
import { rollWorldDie } from './world-event.ts';

/** The two special cards (specification 3.3, 11.5); they may be played for nothing (R41). */
export const specialRules: Rules<'playSpecial'> = {
  playSpecial: {
    check: (state, seat, { cardId }) => {
      const refusal = checkSpend(state);
      if (refusal !== null) return refusal;
      if (!inHand(state, seat, cardId)) return 'CARD_NOT_IN_HAND';
      return cardOf(cardId).kind === 'special' ? null : 'NOT_A_SPECIAL_CARD';
    },
    play: (batch, seat, { cardId }) => {
      const card = cardOf(cardId);
      const { token } = playerOf(batch.state, seat);
      closeCollectStage(batch);
      batch.emit({ type: 'SpecialPlayed', seat, cardId });
      if (card.kind === 'special' && card.effect === 'regimeChange') {
        rollWorldDie(batch, 'regimeChange', 1);
        return;
      }
      batch.emit({ type: 'BankPaid', seat, amount: constants.bailout, reason: 'bailout' });
      if (token !== 'none') batch.emit({ type: 'TokenReturned', seat });
      batch.emit({ type: 'SpecialResolved', seat, cardId });
    },
  },
};
