import { expect, test } from 'vitest';
import type { GameCommand, GameEvent } from '../../../../src/kernel/game.ts';
import type { Subject } from './subject.ts';

/** Every object and array inside a value, itself included. */
function parts(value: unknown, into: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null) return into;
  into.add(value);
  for (const member of Object.values(value)) parts(member, into);
  return into;
}

/** The fast copy of a state is a whole one. */
export function testCloneState<S, C extends GameCommand, E extends GameEvent, V>({
  play,
  clones,
}: Subject<S, C, E, V>): void {
  test('a copy is equal and shares no part with its original, all through games with every kind of decision', () => {
    const seen = new Set<string>();
    for (const game of clones.games) {
      play(game, {
        onFolded: (state) => {
          const decision = clones.decisionOf(state);
          if (decision !== null) seen.add(decision);
          const copy = clones.cloneState(state);
          if (JSON.stringify(copy) !== JSON.stringify(state)) expect(copy).toEqual(state);
          const own = parts(state);
          for (const part of parts(copy)) if (own.has(part)) expect.fail(`shared: ${JSON.stringify(part)}`);
        },
      });
    }
    expect([...seen]).toEqual(expect.arrayContaining([...clones.decisions]));
  });
}
