import { expect, test } from 'vitest';
import { cloneState } from '../../../src/games/incorporated/clone-state.ts';
import { defaultOptions, play } from './arbitrary.ts';

/** Every object and array inside a value, itself included. */
function parts(value: unknown, into: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null) return into;
  into.add(value);
  for (const member of Object.values(value)) parts(member, into);
  return into;
}

test('a copy is equal and shares no part with its original, all through a game with many decisions', () => {
  const decisions = new Set<string>();
  for (const setupMode of ['random', 'auction'] as const) {
    play(
      { seed: 7, seatCount: 3, skill: 40, options: { ...defaultOptions, setupMode } },
      {
        onFolded: (state) => {
          if (state.pending !== null) decisions.add(state.pending.type);
          const copy = cloneState(state);
          if (JSON.stringify(copy) !== JSON.stringify(state)) expect(copy).toEqual(state);
          const own = parts(state);
          for (const part of parts(copy)) if (own.has(part)) expect.fail(`shared: ${JSON.stringify(part)}`);
        },
      },
    );
  }
  expect([...decisions]).toEqual(
    expect.arrayContaining(['corporationLot', 'auction', 'reverseAuction', 'privateSale', 'repayment']),
  );
});
