import type { Json } from '../../../src/kernel/json.ts';
import { pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import type { Draw, DrawPort } from '../../../src/kernel/random.ts';

/**
 * What each purpose answers, one after the other: the value that the call returns (the face of a die, an
 * index, the list after a shuffle).
 */
export type Script = Readonly<Record<string, readonly Json[]>>;

/** A port that answers from a script and, where that has no more to say, from a fixed seed. */
export function scriptedDraws(script: Script = {}, seed = 1): DrawPort {
  const chance = pseudoRandom(seed);
  const queues = new Map(Object.entries(script).map(([purpose, answers]) => [purpose, [...answers]]));
  const next: Record<string, number> = {};
  let made: Draw[] = [];
  const answer = <T extends Json>(
    purpose: string,
    op: Draw['op'],
    args: readonly Json[],
    result: (value: T) => readonly Json[],
    otherwise: () => T,
  ): T => {
    const scripted = queues.get(purpose)?.shift();
    const value = scripted === undefined ? otherwise() : (scripted as T);
    const index = next[purpose] ?? 0;
    next[purpose] = index + 1;
    made.push({ purpose, index, op, args, result: result(value), drawKey: '' });
    return value;
  };
  const int = (lo: number, hi: number, purpose: string) => {
    const value = answer<number>(
      purpose,
      'uint',
      [hi - lo + 1],
      (x) => [x - lo],
      () => chance.int(lo, hi, purpose),
    );
    if (value < lo || value > hi) throw new Error(`the script of ${purpose} is out of range: ${value}`);
    return value;
  };
  const index = (k: number, purpose: string) => int(0, k - 1, purpose);
  return {
    int,
    index,
    pick: (list, purpose) => list[index(list.length, purpose)] as (typeof list)[number],
    shuffle: <T extends Json>(list: readonly T[], purpose: string) =>
      answer<T[]>(
        purpose,
        'shuffle',
        list,
        (x) => x,
        () => chance.shuffle(list, purpose),
      ),
    weighted: (weights, purpose) =>
      answer<number>(
        purpose,
        'weighted',
        weights,
        (x) => [x],
        () => chance.weighted(weights, purpose),
      ),
    taken: () => {
      const out = made;
      made = [];
      return out;
    },
  };
}
