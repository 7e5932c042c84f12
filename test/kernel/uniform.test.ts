import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawKey, drawWords } from '../../src/kernel/match-key.ts';
import { shuffled, uint, type Words } from '../../src/kernel/random.ts';
import { sized } from '../support/size.ts';
import { M } from './vectors.ts';

/** Draws of a fixed match key, one after the other, each from its own draw key as in a match. */
function draws(name: string): () => Words {
  const key = createHash('sha256').update(name).digest();
  let index = 0;
  return () => drawWords(drawKey(key, M, `dice/${name}`, index++));
}

/**
 * Probability of a chi-square at least as large with `df` degrees of freedom, by the cube-root
 * approximation of Wilson and Hilferty (1931); good to three digits for the sizes here.
 */
function tail(chiSquare: number, df: number): number {
  const z = (Math.cbrt(chiSquare / df) - (1 - 2 / (9 * df))) / Math.sqrt(2 / (9 * df));
  // Normal tail by Zelen and Severo, 26.2.17.
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? upper : 1 - upper;
}

function pOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = total / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  return tail(chiSquare, counts.length - 1);
}

const fair = (p: number) => p > 0.0001 && p < 0.9999;

describe('draws are uniform (R-23)', () => {
  it.each(Array.from({ length: 19 }, (_, i) => i + 2))('numbers below %i', (n) => {
    const next = draws(`d${n}`);
    const counts = new Array<number>(n).fill(0);
    const each = 50;
    for (let i = 0; i < sized(60_000, 1_000_000) / each; i++) {
      const words = next();
      for (let k = 0; k < each; k++) {
        const value = uint(words, n);
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    expect(fair(pOf(counts)), counts.join()).toBe(true);
  });

  it('all orders of five cards', () => {
    const next = draws('cards');
    const counts = new Map<string, number>();
    for (let i = 0; i < sized(60_000, 1_000_000); i++) {
      const order = shuffled(next(), [0, 1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(fair(pOf([...counts.values()]))).toBe(true);
  });

  it('a draw that takes the remainder alone would be found out', () => {
    // Remainders of 7 of the numbers 0 to 15: some come three times, some twice.
    const next = draws('biased');
    const counts = new Array<number>(7).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const value = uint(next(), 16) % 7;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(fair(pOf(counts))).toBe(false);
  });
});
