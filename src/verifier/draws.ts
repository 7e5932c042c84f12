import type { WordSource } from './formulas.ts';

/** The algorithms of audit 2.3. All answer null for input that no draw has. */

export type DrawOperation = 'uint' | 'shuffle' | 'weighted';

const RANGE = 0x1_0000_0000;

const isCount = (n: unknown): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= RANGE;

/** Uniform in 0 … n-1: words at or above the largest multiple of n are thrown away. */
export function drawUint(words: WordSource, n: number): number {
  if (n === 1) return 0;
  const accepted = RANGE - (RANGE % n);
  for (;;) {
    const word = words();
    if (word < accepted) return word % n;
  }
}

export function drawShuffle<T>(words: WordSource, list: readonly T[]): T[] {
  const order = list.slice();
  for (let last = order.length - 1; last >= 1; last--) {
    const chosen = drawUint(words, last + 1);
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}

export function drawWeighted(words: WordSource, weights: readonly unknown[]): number | null {
  let sum = 0;
  for (const weight of weights) {
    if (typeof weight !== 'number' || !Number.isInteger(weight) || weight < 0) return null;
    sum += weight;
  }
  if (!isCount(sum)) return null;
  let left = drawUint(words, sum);
  for (const [index, weight] of weights.entries()) {
    if (left < (weight as number)) return index;
    left -= weight as number;
  }
  return null;
}

/** The result of a draw from its operation and arguments, as an event records it. */
export function drawResult(
  op: DrawOperation,
  args: readonly unknown[],
  words: WordSource,
): readonly unknown[] | null {
  if (op === 'shuffle') return drawShuffle(words, args);
  if (op === 'weighted') {
    const index = drawWeighted(words, args);
    return index === null ? null : [index];
  }
  const results: number[] = [];
  for (const n of args) {
    if (!isCount(n)) return null;
    results.push(drawUint(words, n));
  }
  return results;
}
