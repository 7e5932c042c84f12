import { closeChoice, type Evolvers, nextEffect, removeCard } from './moves.ts';

/** Outlook and payoff cards (specification 6.3, chapter 7, 10.2). */
export const cardEvolvers: Evolvers<
  | 'PayoffDeckShuffled'
  | 'OutlookDrawn'
  | 'OutlookForeseen'
  | 'OutlookEffectSkipped'
  | 'OutlookRemoved'
  | 'PayoffCardsRevealed'
  | 'PayoffCardsDiscarded'
  | 'SubsidiesDrawn'
  | 'SubsidyGranted'
> = {
  PayoffDeckShuffled: (state, { order, reason }) => {
    state.payoffDeck = [...order];
    // 16.2: a fork or rollback shuffles the deck alone.
    if (reason === 'reshuffle') state.payoffDiscard = [];
  },
  OutlookDrawn: (state, { cardId }) => {
    removeCard(state.outlookPile, cardId);
    state.outlookCurrent = { cardId, effectIndex: 0 };
  },
  // Who sees the top of the pile follows from the state (R25).
  OutlookForeseen: () => undefined,
  OutlookEffectSkipped: nextEffect,
  OutlookRemoved: (state, { cardId }) => {
    state.outlookCurrent = null;
    state.outlookPlayed.push(cardId);
  },
  PayoffCardsRevealed: (state, { cardIds }) => {
    state.payoffDeck.splice(0, cardIds.length);
    state.payoffRevealed.push(...cardIds);
  },
  PayoffCardsDiscarded: (state, { cardIds, reason }) => {
    if (reason !== 'subsidies') for (const cardId of cardIds) removeCard(state.payoffRevealed, cardId);
    state.payoffDiscard.push(...cardIds);
    closeChoice(state);
  },
  SubsidiesDrawn: (state, { seat, cardIds }) => {
    state.payoffDeck.splice(0, cardIds.length);
    // The deck ran out in between: the cards add up (specification 10.2).
    if (state.pending?.type === 'subsidies') state.pending.cards.push(...cardIds);
    else state.pending = { type: 'subsidies', seat, cards: [...cardIds] };
  },
  SubsidyGranted: (state, { takeCardId, replaceCardId }) => {
    state.payoffRevealed[state.payoffRevealed.indexOf(replaceCardId)] = takeCardId;
    if (state.pending?.type !== 'subsidies') throw new Error('no subsidies are being granted');
    removeCard(state.pending.cards, takeCardId);
    state.pending.cards.push(replaceCardId);
  },
};
