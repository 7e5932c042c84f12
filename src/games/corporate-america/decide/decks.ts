import { assertNever } from '../../../kernel/assert-never.ts';
import { businessCards, consumerCards, legislationCards, privilegeCards, tableSize } from '../content.ts';
import { deckOf } from '../evolve/moves.ts';
import type { DeckKind, ShuffleCause } from '../sets.ts';
import type { CorporateAmericaState } from '../state.ts';
import type { CorporateAmericaBatch } from './rule.ts';

const purposes: Readonly<Record<DeckKind, string>> = {
  business: 'deck/business',
  consumer: 'deck/consumer',
  legislation: 'deck/legislation',
  executivePrivilege: 'deck/executive-privilege',
};

/** Shuffles a deck anew from these cards; the order in which they are given is the draw's input. */
function shuffleDeck(
  batch: CorporateAmericaBatch,
  deck: DeckKind,
  cause: ShuffleCause,
  cards: readonly string[],
): void {
  const order = batch.random.shuffle(cards, purposes[deck]);
  batch.emit({ type: 'DeckShuffled', deck, cause, size: order.length, order });
}

/** Shuffles all cards of the four decks in content order [Setup]. */
export function shuffleNewDecks(batch: CorporateAmericaBatch): void {
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
  shuffleDeck(batch, 'business', 'setup', ids(businessCards));
  shuffleDeck(batch, 'consumer', 'setup', ids(consumerCards));
  shuffleDeck(batch, 'legislation', 'setup', ids(legislationCards));
  shuffleDeck(batch, 'executivePrivilege', 'setup', ids(privilegeCards));
}

/** Puts the first privileges of their shuffled order on the board and the rest aside [Setup]. */
export function placePrivileges(batch: CorporateAmericaBatch, onBoardCount: number): void {
  const { cards } = batch.state.privilegePile;
  batch.emit({
    type: 'PrivilegesPlaced',
    onBoard: cards.slice(0, onBoardCount),
    aside: cards.slice(onBoardCount),
    onBoardCount,
    asideCount: cards.length - onBoardCount,
  });
}

/** Puts the number of privileges that the table needs on the board [Setup]. */
export const placeFirstPrivileges = (batch: CorporateAmericaBatch): void =>
  placePrivileges(batch, tableSize(batch.state.seatCount).privilegesOnBoard);

/**
 * Cards from the top of a deck, as many as there are up to `count`; the discard pile is shuffled where the
 * deck runs out, which parts the draw (R8). `emit` gets each part and must emit the event that takes it.
 */
export function drawCards(
  batch: CorporateAmericaBatch,
  kind: 'business' | 'consumer' | 'legislation',
  count: number,
  emit: (cards: readonly string[], positions: readonly number[]) => void,
): void {
  let left = count;
  while (left > 0 && fillDeck(batch, kind)) {
    const { cards, positions } = deckOf(batch.state, kind);
    const part = Math.min(left, cards.length);
    emit(cards.slice(0, part), positions.slice(0, part));
    left -= part;
  }
}

/** Whether the deck has a card to draw, after a reshuffle if one is needed and possible (R8). */
export function fillDeck(
  batch: CorporateAmericaBatch,
  kind: 'business' | 'consumer' | 'legislation',
): boolean {
  if (deckOf(batch.state, kind).cards.length > 0) return true;
  const discard = discardOf(batch.state, kind);
  if (discard.length === 0) return false;
  shuffleDeck(batch, kind, 'reshuffle', discard);
  return true;
}

/** Shuffles every undrawn card again, after a fork or rollback. */
export function shuffleAgain(batch: CorporateAmericaBatch, cause: 'fork' | 'rollback'): void {
  for (const kind of ['business', 'consumer', 'legislation'] as const) {
    const { cards } = deckOf(batch.state, kind);
    if (cards.length > 0) shuffleDeck(batch, kind, cause, cards);
  }
  // Nobody has seen a privilege of the pile or one that is aside: which of them are in play is open again.
  const { privilegePile, privilegeAside } = batch.state;
  const onBoardCount = privilegePile.cards.length;
  shuffleDeck(batch, 'executivePrivilege', cause, [...privilegePile.cards, ...privilegeAside]);
  placePrivileges(batch, onBoardCount);
}

function discardOf(
  state: CorporateAmericaState,
  kind: 'business' | 'consumer' | 'legislation',
): readonly string[] {
  switch (kind) {
    case 'business':
      return state.businessDiscard;
    case 'consumer':
      return state.consumerDiscard;
    case 'legislation':
      return state.legislationDiscard;
    default:
      return assertNever(kind);
  }
}
