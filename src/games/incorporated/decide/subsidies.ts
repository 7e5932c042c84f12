import type { Citation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import { constants, isPayoffCard, lobbyLocation } from '../content.ts';
import { pendingOf } from '../state.ts';
import { drawPayoffCards } from './payoff-cards.ts';
import { checkOption, type Rules } from './rule.ts';

const subsidies: Citation = { kind: 'section', id: 'Subsidies' };

/** The exchange of a payoff card [Subsidies], R33 (specification 10.2). */
export const subsidyRules: Rules<'lobbySubsidies' | 'chooseSubsidy'> = {
  lobbySubsidies: {
    check: (state) => {
      if (state.lobbyUsed.includes('subsidies')) return violation('EVENT_ALREADY_USED');
      if (state.payoffRevealed.length === 0) return violation('NO_REVEALED_CARD');
      return state.payoffDeck.length + state.payoffDiscard.length > 0 ? null : violation('NO_PAYOFF_CARD');
    },
    play: (batch, seat) => {
      batch.emit({ type: 'ExecutiveSent', seat, location: lobbyLocation('subsidies') });
      drawPayoffCards(batch, constants.subsidyCards, (cardIds) =>
        batch.emit({ type: 'SubsidiesDrawn', seat, cardIds, count: cardIds.length }),
      );
    },
  },
  chooseSubsidy: {
    check: (state, _seat, { takeCardId, replaceCardId }) =>
      checkOption(pendingOf(state, 'subsidies').cards, takeCardId, isPayoffCard, subsidies) ??
      checkOption(state.payoffRevealed, replaceCardId, isPayoffCard, subsidies),
    play: (batch, seat, { takeCardId, replaceCardId }) => {
      const others = pendingOf(batch.state, 'subsidies').cards.filter((cardId) => cardId !== takeCardId);
      batch.emit({ type: 'SubsidyGranted', seat, takeCardId, replaceCardId });
      batch.emit({
        type: 'PayoffCardsDiscarded',
        cardIds: [replaceCardId, ...others],
        reason: 'subsidies',
      });
    },
  },
};
