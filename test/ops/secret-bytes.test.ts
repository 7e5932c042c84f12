import { describe, expect, it } from 'vitest';
import { secretBytes } from '../../src/ops/secret-bytes.ts';

describe('secret bytes', () => {
  it('are of the size asked for and never come twice, over many fillings of the pool', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 5000; i++) {
      const bytes = secretBytes(i % 2 === 0 ? 32 : 12);
      expect(bytes).toHaveLength(i % 2 === 0 ? 32 : 12);
      seen.add(bytes.toString('hex'));
    }
    expect(seen.size).toBe(5000);
  });

  it('have every value of a byte about as often', () => {
    const counts = new Array<number>(256).fill(0);
    for (let i = 0; i < 1000; i++)
      for (const byte of secretBytes(1024)) counts[byte] = (counts[byte] ?? 0) + 1;
    // 4000 each: the bounds are more than 12 standard deviations away.
    expect(Math.min(...counts)).toBeGreaterThan(3200);
    expect(Math.max(...counts)).toBeLessThan(4800);
  });

  it('belong to the caller: a later filling does not change them', () => {
    const first = secretBytes(32);
    const before = first.toString('hex');
    for (let i = 0; i < 100; i++) secretBytes(1024);
    expect(first.toString('hex')).toBe(before);
  });

  it('are refused in sizes that the pool is not for', () => {
    for (const size of [0, -1, 1.5, 1025]) expect(() => secretBytes(size)).toThrow(RangeError);
  });
});
