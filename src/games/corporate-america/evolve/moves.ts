import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { EventNamed, EventType } from '../events.ts';
import type { DeckKind } from '../sets.ts';
import { type CorporateAmericaState, type Deck, playerOf } from '../state.ts';

/** Folds events of the types T, one function for each. */
export type Evolvers<T extends EventType> = {
  readonly [K in T]: (state: CorporateAmericaState, event: EventNamed<K>) => void;
};

/** Dollars from the Treasury to a seat; negative for a payment. */
export function payFromTreasury(state: CorporateAmericaState, seat: Seat, amount: number): void {
  playerOf(state, seat).money += amount;
  state.treasury -= amount;
}

/** The deck of a kind; executive privileges are the pile on the board. */
export function deckOf(state: CorporateAmericaState, kind: DeckKind): Deck {
  switch (kind) {
    case 'business':
      return state.businessDeck;
    case 'consumer':
      return state.consumerDeck;
    case 'legislation':
      return state.legislationDeck;
    case 'executivePrivilege':
      return state.privilegePile;
    default:
      return assertNever(kind);
  }
}

/** Takes cards off the top of a deck. */
export function takeTop(deck: Deck, count: number): void {
  deck.cards.splice(0, count);
  deck.positions.splice(0, count);
}

/** Takes one value out of a list that holds it; anything else is a bug. */
export function takeOut<T>(list: T[], value: T): void {
  const at = list.indexOf(value);
  if (at < 0) throw new Error(`${String(value)} is not there`);
  list.splice(at, 1);
}
