import { hex, hmac, lp, sha256, tag, u8, u32, u64 } from './bytes.ts';
import { type DrawPort, type DrawStream, drawPort, type Words } from './random.ts';

/** Commitments, transcript and match key of a randomness session (audit 2.2), and the draws from it (2.3). */

export function serverCommit(matchId: string, session: number, seed: Buffer): Buffer {
  return sha256(tag('server-commit'), lp(matchId), u32(session), seed);
}

/** What a participant's client sends before it reveals `entropy`, 32 bytes. */
export function participantCommit(
  matchId: string,
  session: number,
  participant: number,
  entropy: Buffer,
): Buffer {
  return sha256(tag('player-commit'), lp(matchId), u32(session), u32(participant), entropy);
}

/** A public beacon round that was mixed in (audit 2.2). */
export interface Beacon {
  readonly round: number;
  readonly randomness: Buffer;
}

/** `entropy[i]` is what participant i revealed, or null if it is absent. */
export function transcriptHash(
  matchId: string,
  session: number,
  commit: Buffer,
  entropy: readonly (Buffer | null)[],
  beacon: Beacon | null = null,
): Buffer {
  return sha256(
    tag('transcript'),
    lp(matchId),
    u32(session),
    commit,
    u32(entropy.length),
    ...entropy.flatMap((r) => (r === null ? [u8(0)] : [u8(1), r])),
    ...(beacon === null ? [u8(0)] : [u8(1), u64(beacon.round), beacon.randomness]),
  );
}

/** K: everything random in the match follows from it. Derived on use, never logged. */
export function matchKey(seed: Buffer, transcript: Buffer): Buffer {
  return hmac(seed, tag('match-key'), transcript);
}

const DRAW = tag('draw');
const BLOCK = tag('block');

/** Key of one draw, 32 bytes; it tells nothing of any other draw (audit 2.3). */
export function drawKey(key: Buffer, matchId: string, purpose: string, index: number): Buffer {
  return hmac(key, DRAW, lp(matchId), lp(purpose), u64(index));
}

/** The words of a draw: its blocks read as big-endian u32. */
export function drawWords(key: Buffer): Words {
  let block = Buffer.alloc(0);
  let number = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = Buffer.from(hmac(key, BLOCK, u32(number)));
      number += 1;
      at = 0;
    }
    const word = block.readUInt32BE(at);
    at += 4;
    return word;
  };
}

/** The port of a match. `next` holds the next index of each purpose; it is changed in place. */
export function matchDraws(key: Buffer, matchId: string, next: Record<string, number>): DrawPort {
  const open = (purpose: string, index: number): DrawStream => {
    const own = drawKey(key, matchId, purpose, index);
    return { words: drawWords(own), drawKey: hex(own) };
  };
  return drawPort(open, next);
}
