import { hex, hmac, lp, sha256, tag, u8, u32, u64 } from './bytes.ts';
import { merklePath, merkleRoot } from './merkle.ts';

/** Hidden decks: one leaf for each position of a shuffled order, salted from the match key (audit 2.5). */

/** What a draw that shuffled a hidden deck adds to its event, in the member `$decks`. */
export interface DeckCommitment {
  readonly purpose: string;
  readonly index: number;
  readonly size: number;
  readonly deckRoot: string;
}

/** What shows that a card lay at a position of a committed order (audit 2.5). */
export interface CardProof {
  readonly position: number;
  readonly cardId: string;
  readonly salt: string;
  readonly proof: readonly string[];
}

interface DeckName {
  readonly matchId: string;
  readonly purpose: string;
  readonly index: number;
}

function deckPrefix(name: DeckName): Buffer {
  return Buffer.concat([lp(name.matchId), lp(name.purpose), u64(name.index)]);
}

const CARD_SALT = tag('card-salt');
const CARD = tag('card');

/** Salt of a position, 32 bytes; nobody can guess an undrawn card without it (audit 2.5). */
export function cardSalt(key: Buffer, name: DeckName, position: number): Buffer {
  return hmac(key, CARD_SALT, deckPrefix(name), u32(position));
}

function deckLeaves(key: Buffer, name: DeckName, order: readonly string[]): Buffer[] {
  const prefix = deckPrefix(name);
  return order.map((cardId, position) => {
    const salt = hmac(key, CARD_SALT, prefix, u32(position));
    return sha256(u8(0), CARD, prefix, u32(position), lp(cardId), salt);
  });
}

/** Commits to the order of a shuffled deck, top first (audit 2.5). */
export function commitDeck(key: Buffer, name: DeckName, order: readonly string[]): DeckCommitment {
  const root = merkleRoot(deckLeaves(key, name, order));
  return { purpose: name.purpose, index: name.index, size: order.length, deckRoot: hex(root) };
}

/** Proof that a card lay at a position of a committed order. */
export function proveCard(
  key: Buffer,
  name: DeckName,
  order: readonly string[],
  position: number,
): CardProof {
  const cardId = order[position];
  if (cardId === undefined) throw new RangeError(`no position ${position}`);
  return {
    position,
    cardId,
    salt: hex(cardSalt(key, name, position)),
    proof: merklePath(deckLeaves(key, name, order), position).map(hex),
  };
}
