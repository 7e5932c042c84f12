import { gameByRules, parseCommand, parseOptions } from '../games/registry.ts';
import { toHex } from './bytes.ts';
import type { DrawOperation } from './draws.ts';
import { drawShuffle, drawUint, drawWeighted } from './draws.ts';
import type { Formulas } from './formulas.ts';

/** What the verifier needs to know of the rules: the registry's own types, and nothing beside them. */

export type Rules = NonNullable<ReturnType<typeof gameByRules>>;
export type GameState = ReturnType<Rules['initialState']>;
export type GameEvent = Parameters<Rules['evolve']>[1];
export type GameCommand = Parameters<Rules['decide']>[2];
export type Decision = ReturnType<Rules['decide']>;
export type DecidedEvent = Extract<Decision, { readonly type: 'Accepted' }>['events'][number];
type DrawPort = Parameters<Rules['decide']>[3];
type Draw = DecidedEvent['draws'][number];

export { gameByRules, parseCommand, parseOptions };

/**
 * The port with which commands are decided again: draws from the match key, each purpose from its next
 * index. `next` is not changed.
 */
export function drawAgain(formulas: Formulas, key: Uint8Array, next: ReadonlyMap<string, number>): DrawPort {
  const counters = new Map(next);
  let made: Draw[] = [];
  const draw = <T>(
    purpose: string,
    op: DrawOperation,
    args: Draw['args'],
    run: (words: () => number) => T,
    result: (value: T) => Draw['result'],
  ): T => {
    const index = counters.get(purpose) ?? 0;
    counters.set(purpose, index + 1);
    const own = formulas.drawKey(key, purpose, index);
    const value = run(formulas.words(own));
    made.push({ purpose, index, op, args, result: result(value), drawKey: toHex(own) });
    return value;
  };
  const index = (k: number, purpose: string): number =>
    draw(
      purpose,
      'uint',
      [k],
      (words) => {
        if (!Number.isInteger(k) || k < 1) throw new RangeError(`a draw among ${k}`);
        return drawUint(words, k);
      },
      (value) => [value],
    );
  return {
    index,
    int: (lo, hi, purpose) => lo + index(hi - lo + 1, purpose),
    pick: (list, purpose) => list[index(list.length, purpose)] as (typeof list)[number],
    shuffle: (list, purpose) =>
      draw(
        purpose,
        'shuffle',
        list,
        (words) => drawShuffle(words, list),
        (value) => value,
      ),
    weighted: (weights, purpose) =>
      draw(
        purpose,
        'weighted',
        weights,
        (words) => {
          const chosen = drawWeighted(words, weights);
          if (chosen === null) throw new RangeError('weights that no draw has');
          return chosen;
        },
        (value) => [value],
      ),
    taken: () => {
      const out = made;
      made = [];
      return out;
    },
  };
}
