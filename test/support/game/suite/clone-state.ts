import { expect, test } from 'vitest';
import type { GameCommand, GameEvent } from '../../../../src/kernel/game.ts';
import { clonePlain } from '../../../../src/kernel/json.ts';
import { deepFreeze } from '../freeze.ts';
import type { Subject } from './subject.ts';

/** Every object and array inside a value, itself included. */
function parts(value: unknown, into: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null) return into;
  into.add(value);
  for (const member of Object.values(value)) parts(member, into);
  return into;
}

/** The fast copy of a state is a whole one, though it may share what no fold ever changes. */
export function testCloneState<S, C extends GameCommand, E extends GameEvent, V>({
  game: rules,
  play,
  clones,
}: Subject<S, C, E, V>): void {
  test('a copy is equal, and no event folded into it changes its original, with every kind of decision', () => {
    const seen = new Set<string>();
    for (const game of clones.games) {
      let forecast = '';
      play(game, {
        onEvent: ({ event }, before) => {
          const original = deepFreeze(clonePlain(before));
          const copy = clones.cloneState(original);
          if (JSON.stringify(copy) !== JSON.stringify(original)) expect(copy).toEqual(original);
          const members = Object.entries(copy as object).filter(([name]) => !clones.shares?.includes(name));
          const own = parts(original);
          for (const part of parts(Object.fromEntries(members))) {
            if (own.has(part)) expect.fail(`shared: ${JSON.stringify(part)}`);
          }
          // A part that is shared and changed is frozen here, so that its change throws.
          forecast = JSON.stringify(rules.evolve(copy, deepFreeze(clonePlain(event))));
        },
        onFolded: (state) => {
          const decision = clones.decisionOf(state);
          if (decision !== null) seen.add(decision);
          if (forecast !== JSON.stringify(state)) expect(JSON.parse(forecast)).toEqual(state);
        },
      });
    }
    expect([...seen]).toEqual(expect.arrayContaining([...clones.decisions]));
  });
}
