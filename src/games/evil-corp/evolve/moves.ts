import type { CityId } from '../content.ts';
import type { EventNamed, EventType } from '../events.ts';
import { type EvilCorpState, type Player, turnOf } from '../state.ts';

/** Folds events of the types T, one function for each. */
export type Evolvers<T extends EventType> = {
  readonly [K in T]: (state: EvilCorpState, event: EventNamed<K>) => void;
};

/** Takes a card out of a hand or pile; an absent card means a broken log. */
export function removeCard(cards: string[], cardId: string): void {
  const at = cards.indexOf(cardId);
  if (at < 0) throw new Error(`${cardId} is not here`);
  cards.splice(at, 1);
}

/** Moves a card of a hand to the opportunity discards. */
export function discardFromHand(state: EvilCorpState, player: Player, cardId: string): void {
  removeCard(player.hand, cardId);
  state.opportunityDiscards.push(cardId);
}

/** Adds a card to a hand, which opens it to a hand limit audit again (R43). */
export function addToHand(player: Player, cardId: string): void {
  player.hand.push(cardId);
  player.handAudited = false;
}

export function placeBusiness(player: Player, city: CityId): void {
  player.businesses[city] = (player.businesses[city] ?? 0) + 1;
  player.supply -= 1;
}

export function returnBusinesses(player: Player, city: CityId, count: number): void {
  const left = (player.businesses[city] ?? 0) - count;
  if (left === 0) player.businesses = without(player.businesses, city);
  else player.businesses[city] = left;
  player.supply += count;
}

// A deletion would turn the object into a hash table, which every later copy pays for.
function without(counts: Record<CityId, number>, left: CityId): Record<CityId, number> {
  const rest: Record<CityId, number> = {};
  for (const city in counts) if (city !== left) rest[city] = counts[city] as number;
  return rest;
}

/** Money from the bank, in billions (R2). */
export function payFromBank(state: EvilCorpState, player: Player, amount: number): void {
  player.liquidity += amount;
  state.bankNet += amount;
}

/** Money to the bank, in billions (R2). */
export function payToBank(state: EvilCorpState, player: Player, amount: number): void {
  player.liquidity -= amount;
  state.bankNet -= amount;
}

/** Takes the first seat out of the open window, which closes with the last (specification 11.9). */
export function passFirst(state: EvilCorpState): void {
  const { pending } = state;
  if (pending === null || pending.type === 'auditDiscard') throw new Error('no window to pass');
  pending.remaining.shift();
  if (pending.remaining.length === 0) state.pending = null;
}

/** Puts the card being resolved on the opportunity discards. */
export function discardInPlay(state: EvilCorpState, cardId: string): void {
  turnOf(state).inPlay = null;
  state.opportunityDiscards.push(cardId);
}
