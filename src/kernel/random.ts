import type { Json } from './json.ts';

/** A source of chance for rules and bots. Every call names its purpose (audit 2.3). */
export interface Random {
  /** Uniform integer from `lo` to `hi`, both included. */
  int(lo: number, hi: number, purpose: string): number;
  /** Uniform integer from 0 to `k - 1`. */
  index(k: number, purpose: string): number;
  pick<T>(list: readonly T[], purpose: string): T;
  /** A new list; item 0 is the top of the deck. */
  shuffle<T extends Json>(list: readonly T[], purpose: string): T[];
  /** Index chosen in proportion to integer weights. */
  weighted(weights: readonly number[], purpose: string): number;
}

/** Record of one draw (audit 2.4). `result` is zero-based for `uint`. */
export interface Draw {
  readonly purpose: string;
  /** Counts the draws of this purpose in the match from 0; never reused, never rewound. */
  readonly index: number;
  readonly op: 'uint' | 'shuffle' | 'weighted';
  /** The n of each `uint`, the list before a shuffle, or the weights. */
  readonly args: readonly Json[];
  /** The values drawn, the list after the shuffle, or the one index chosen. */
  readonly result: readonly Json[];
  /** 64 hex, or empty for a source that is no match's. */
  readonly drawKey: string;
}

/** The port handed to `setup` and `decide`. */
export interface DrawPort extends Random {
  /** The draws made since the last call, in order; an event takes those whose outcome it carries. */
  taken(): readonly Draw[];
}

/** 32-bit words, one after the other. */
export type Words = () => number;

/** Exactly uniform in 0 … n-1 by rejection, 1 <= n <= 2^32 (audit 2.3). Reads nothing for n = 1. */
export function uint(words: Words, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`uint(${n})`);
  if (n === 1) return 0;
  const limit = Math.floor(2 ** 32 / n) * n;
  let word = words();
  while (word >= limit) word = words();
  return word % n;
}

/** Fisher-Yates from the end (audit 2.3); the list's own order is the input. */
export function shuffled<T>(words: Words, list: readonly T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = uint(words, i + 1);
    const item = out[i] as T;
    out[i] = out[j] as T;
    out[j] = item;
  }
  return out;
}

/** Index in proportion to integer weights with a sum from 1 to 2^32 (audit 2.3). */
export function weightedIndex(words: Words, weights: readonly number[]): number {
  if (weights.some((w) => !Number.isInteger(w) || w < 0)) throw new RangeError('weights are integers from 0');
  let x = uint(
    words,
    weights.reduce((sum, w) => sum + w, 0),
  );
  for (let i = 0; i < weights.length; i++) {
    const w = weights[i] as number;
    if (x < w) return i;
    x -= w;
  }
  throw new Error('unreachable: x is below the sum of the weights');
}

/** The words of one draw, and the key that proves them. */
export interface DrawStream {
  readonly words: Words;
  readonly drawKey: string;
}

const PURPOSE = /^[a-z0-9][a-z0-9/._-]{0,63}$/;

/**
 * A draw port over any source of draw streams: counts the index of each purpose and records every draw.
 * `next` holds the next index of each purpose and is changed in place.
 */
export function drawPort(
  open: (purpose: string, index: number) => DrawStream,
  next: Record<string, number>,
): DrawPort {
  let made: Draw[] = [];
  const draw = <T>(
    purpose: string,
    op: Draw['op'],
    args: readonly Json[],
    run: (words: Words) => { value: T; result: readonly Json[] },
  ): T => {
    if (!PURPOSE.test(purpose)) throw new Error(`not a purpose: ${purpose}`);
    const index = next[purpose] ?? 0;
    const stream = open(purpose, index);
    const { value, result } = run(stream.words);
    next[purpose] = index + 1;
    made.push({ purpose, index, op, args, result, drawKey: stream.drawKey });
    return value;
  };
  const index = (k: number, purpose: string) =>
    draw(purpose, 'uint', [k], (words) => {
      const value = uint(words, k);
      return { value, result: [value] };
    });
  return {
    index,
    int: (lo, hi, purpose) => lo + index(hi - lo + 1, purpose),
    pick: (list, purpose) => list[index(list.length, purpose)] as (typeof list)[number],
    shuffle: (list, purpose) =>
      draw(purpose, 'shuffle', list, (words) => {
        const value = shuffled(words, list);
        return { value, result: value };
      }),
    weighted: (weights, purpose) =>
      draw(purpose, 'weighted', weights, (words) => {
        const value = weightedIndex(words, weights);
        return { value, result: [value] };
      }),
    taken: () => {
      const out = made;
      made = [];
      return out;
    },
  };
}
