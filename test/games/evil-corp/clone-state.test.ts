import { expect, test } from 'vitest';
import { cloneState } from '../../../src/games/evil-corp/clone-state.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { botRandom, pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { playGame, randomPolicy } from '../../../src/match/self-play.ts';

/** Every object and array inside a value, itself included. */
function parts(value: unknown, into: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null) return into;
  into.add(value);
  for (const member of Object.values(value)) parts(member, into);
  return into;
}

test('a copy is equal and shares no part with its original, all through a game with every kind of window', () => {
  const windows = new Set<string>();
  for (const revenueMode of ['declared', 'automatic']) {
    playGame({
      game: evilCorp,
      options: { ...evilCorp.schemas.optionDefaults, revenueMode, ceoPowers: true, maxRounds: 30 },
      seats: [0, 1, 2],
      random: pseudoRandom(7),
      policyRandom: botRandom(7),
      policy: randomPolicy,
      onFolded: (state) => {
        if (state.pending !== null) windows.add(state.pending.type);
        const copy = cloneState(state);
        if (JSON.stringify(copy) !== JSON.stringify(state)) expect(copy).toEqual(state);
        const own = parts(state);
        for (const part of parts(copy)) if (own.has(part)) expect.fail(`shared: ${JSON.stringify(part)}`);
      },
    });
  }
  expect([...windows].sort()).toEqual(
    expect.arrayContaining(['counterWindow', 'rerollWindow', 'revenueCheck']),
  );
});
