import { type DrawPort, drawPort, type Random, shuffled, uint, type Words, weightedIndex } from './random.ts';

/**
 * A fast, repeatable source (sfc32) for bots, random play and benchmarks. Never the source of a match's
 * draws: those come from the match key.
 */
export function pseudoWords(seed: number): Words {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88 ^ Math.imul(seed, 0x85ebca6b);
  let c = 0xb7e15162;
  let counter = 1;
  const word = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return word;
}

/** A pseudo-random port from one stream for all purposes. */
export function pseudoRandom(seed: number): DrawPort {
  const words = pseudoWords(seed);
  return drawPort(() => ({ words, drawKey: '' }), {});
}

/** A plain source for bots: it records no draws, since nobody would ever take them. */
export function botRandom(seed: number): Random {
  const words = pseudoWords(seed);
  return {
    index: (k) => uint(words, k),
    int: (lo, hi) => lo + uint(words, hi - lo + 1),
    pick: (list) => list[uint(words, list.length)] as (typeof list)[number],
    shuffle: (list) => shuffled(words, list),
    weighted: (weights) => weightedIndex(words, weights),
  };
}
