import { concat, fromHex, lp, tag, toHex, u8, u32, u64, utf8 } from './bytes.ts';
import type { Crypto } from './crypto.ts';

/** Reads the 32-bit words of a draw one after the other. */
export type WordSource = () => number;

/** A public beacon's round that went into a transcript (audit 2.2). */
export interface BeaconRound {
  readonly round: number;
  readonly randomness: Uint8Array;
}

/** Names one shuffle of a hidden deck. */
export interface DeckDraw {
  readonly purpose: string;
  readonly index: number;
}

const TAG = {
  genesis: tag('genesis'),
  event: tag('event'),
  sealed: tag('sealed'),
  serverCommit: tag('server-commit'),
  playerCommit: tag('player-commit'),
  transcript: tag('transcript'),
  matchKey: tag('match-key'),
  draw: tag('draw'),
  block: tag('block'),
  cardSalt: tag('card-salt'),
  card: tag('card'),
  tape: tag('tape'),
};

/** The formulas of audit 2, 3 and 5 for one match, over the hash and MAC that are handed in. */
export class Formulas {
  readonly #crypto: Crypto;
  readonly #matchId: Uint8Array;

  constructor(crypto: Crypto, matchId: string) {
    this.#crypto = crypto;
    this.#matchId = lp(matchId);
  }

  /** `prevHash` of version 1. */
  genesis(): string {
    return this.#hashHex(TAG.genesis, this.#matchId);
  }

  /** Hash of an event's canonical text. */
  event(text: string): string {
    return this.#hashHex(TAG.event, utf8(text));
  }

  /** Commitment of a sealed field; `value` is canonical text, `salt` 64 hex. */
  sealed(version: number, path: string, salt: string, value: string): string {
    return this.#hashHex(TAG.sealed, this.#matchId, u64(version), lp(path), fromHex(salt), lp(value));
  }

  /** Unsalted hash of a state's canonical text, as `$state` seals it. */
  state(text: string): string {
    return this.#hashHex(utf8(text));
  }

  serverCommit(session: number, seed: Uint8Array): string {
    return this.#hashHex(TAG.serverCommit, this.#matchId, u32(session), seed);
  }

  playerCommit(session: number, participant: number, entropy: Uint8Array): string {
    return this.#hashHex(TAG.playerCommit, this.#matchId, u32(session), u32(participant), entropy);
  }

  /** `entropy[n]` is what participant n revealed, null for an absent one. */
  transcript(
    session: number,
    serverCommit: string,
    entropy: readonly (Uint8Array | null)[],
    beacon: BeaconRound | null,
  ): string {
    return this.#hashHex(
      TAG.transcript,
      this.#matchId,
      u32(session),
      fromHex(serverCommit),
      u32(entropy.length),
      ...entropy.map((value) => (value === null ? u8(0) : concat([u8(1), value]))),
      beacon === null ? u8(0) : concat([u8(1), u64(beacon.round), beacon.randomness]),
    );
  }

  matchKey(seed: Uint8Array, transcript: string): Uint8Array {
    return this.#crypto.hmac(seed, concat([TAG.matchKey, fromHex(transcript)]));
  }

  drawKey(key: Uint8Array, purpose: string, index: number): Uint8Array {
    return this.#crypto.hmac(key, concat([TAG.draw, this.#matchId, lp(purpose), u64(index)]));
  }

  words(drawKey: Uint8Array): WordSource {
    let view: DataView = new DataView(new ArrayBuffer(0));
    let block = 0;
    let at = 0;
    return () => {
      if (at >= view.byteLength) {
        const bytes = this.#crypto.hmac(drawKey, concat([TAG.block, u32(block)]));
        view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        block += 1;
        at = 0;
      }
      const word = view.getUint32(at, false);
      at += 4;
      return word;
    };
  }

  cardSalt(key: Uint8Array, deck: DeckDraw, position: number): Uint8Array {
    return this.#crypto.hmac(key, concat([TAG.cardSalt, this.#deck(deck), u32(position)]));
  }

  cardLeaf(deck: DeckDraw, position: number, cardId: string, salt: Uint8Array): Uint8Array {
    return this.leaf(concat([TAG.card, this.#deck(deck), u32(position), lp(cardId), salt]));
  }

  /** Root over all positions of a shuffled order. */
  deckRoot(key: Uint8Array, deck: DeckDraw, order: readonly string[]): string {
    const leaves = order.map((cardId, i) => this.cardLeaf(deck, i, cardId, this.cardSalt(key, deck, i)));
    return toHex(this.merkleRoot(leaves));
  }

  tapeLeaf(purpose: string, index: number, drawKey: Uint8Array): Uint8Array {
    return this.leaf(concat([TAG.tape, this.#matchId, lp(purpose), u64(index), drawKey]));
  }

  /** Leaf hash of RFC 6962. */
  leaf(data: Uint8Array): Uint8Array {
    return this.#crypto.sha256(concat([u8(0), data]));
  }

  /** Root over leaf hashes, level by level: an odd last node moves up as it is. */
  merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
    if (leaves.length === 0) return this.#crypto.sha256(new Uint8Array(0));
    let row = leaves;
    while (row.length > 1) {
      const above: Uint8Array[] = [];
      for (let i = 0; i < row.length; i += 2) {
        const left = row[i] as Uint8Array;
        const right = row[i + 1];
        above.push(right === undefined ? left : this.#node(left, right));
      }
      row = above;
    }
    return row[0] as Uint8Array;
  }

  /** The root that an inclusion path leads to (RFC 9162, 2.1.3.2), or null where it has the wrong length. */
  rootFromPath(
    leaf: Uint8Array,
    position: number,
    size: number,
    path: readonly Uint8Array[],
  ): Uint8Array | null {
    if (position >= size) return null;
    let [fn, sn, hash] = [position, size - 1, leaf];
    for (const step of path) {
      if (sn === 0) return null;
      if (fn % 2 === 1 || fn === sn) {
        hash = this.#node(step, hash);
        while (fn % 2 === 0 && fn !== 0) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
      } else {
        hash = this.#node(hash, step);
      }
      [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
    }
    return sn === 0 ? hash : null;
  }

  #node(left: Uint8Array, right: Uint8Array): Uint8Array {
    return this.#crypto.sha256(concat([u8(1), left, right]));
  }

  #deck({ purpose, index }: DeckDraw): Uint8Array {
    return concat([this.#matchId, lp(purpose), u64(index)]);
  }

  #hashHex(...parts: readonly Uint8Array[]): string {
    return toHex(this.#crypto.sha256(concat(parts)));
  }
}
