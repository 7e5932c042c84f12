import { payoffCards } from '../content.ts';
import type { ShuffleReason } from '../sets.ts';
import type { IncorporatedBatch } from './rule.ts';

const payoffDraw = 'deck/payoff';

/** Shuffles cards into the payoff deck [Payoff Cards]. */
export function shufflePayoffDeck(
  batch: IncorporatedBatch,
  reason: ShuffleReason,
  cards: readonly string[],
): void {
  const order = batch.random.shuffle(cards, payoffDraw);
  batch.emit({ type: 'PayoffDeckShuffled', order, count: order.length, reason });
}

/** Shuffles all payoff cards, in content order, into a new deck [Setup]. */
export const shuffleNewPayoffDeck = (batch: IncorporatedBatch): void =>
  shufflePayoffDeck(
    batch,
    'setup',
    payoffCards.map((card) => card.id),
  );

/**
 * Draws from the top of the payoff deck; the discards are shuffled into it when a card is needed and it is
 * empty. `emit` gets the cards, in two parts if that happens in between, and takes them off the deck.
 */
export function drawPayoffCards(
  batch: IncorporatedBatch,
  count: number,
  emit: (cardIds: string[]) => void,
): void {
  for (let left = count; left > 0; ) {
    const { payoffDeck, payoffDiscard } = batch.state;
    if (payoffDeck.length > 0) {
      const cardIds = payoffDeck.slice(0, left);
      emit(cardIds);
      left -= cardIds.length;
    } else if (payoffDiscard.length > 0) {
      shufflePayoffDeck(batch, 'reshuffle', payoffDiscard);
    } else {
      return;
    }
  }
}

/** Reveals payoff cards, as far as there are any (specification 6.3). */
export const revealPayoffCards = (batch: IncorporatedBatch, count: number): void =>
  drawPayoffCards(batch, count, (cardIds) => batch.emit({ type: 'PayoffCardsRevealed', cardIds }));
