import { describe, expect, test } from 'vitest';
import { chooseCommand, fillCommand } from '../../src/kernel/choose.ts';
import type { LegalCommand, Parameter } from '../../src/kernel/game.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';

const entry = (parameters: readonly Parameter[], fixed = {}): LegalCommand => ({
  type: 'act',
  title: 'Act',
  command: null,
  parameters,
  fixed,
  targets: [],
  warnings: [],
  citation: { kind: 'ruling', id: 'R1' },
});
const base = { title: 'A parameter', dependsOn: [] };
const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const random = botRandom(7);
const fillings = (legal: LegalCommand) =>
  Array.from({ length: 200 }, () => fillCommand(legal, random) as unknown as Record<string, unknown>);
const seen = (values: readonly unknown[]) =>
  [...new Set(values.map((value) => JSON.stringify(value)))].sort();

describe('choosing a legal command', () => {
  test('every command has its chance, and a complete one is answered as it is', () => {
    const complete = ['a', 'b', 'c'].map((type) => ({ ...entry([]), type, command: { type } }));
    const chosen = Array.from({ length: 100 }, () => chooseCommand(complete, random).type);
    expect(seen(chosen)).toEqual(['"a"', '"b"', '"c"']);
    expect(() => chooseCommand([], random)).toThrow();
  });

  test('fixed members, integers by their step and flags', () => {
    const filled = fillings(
      entry(
        [
          { ...base, name: 'n', kind: 'integer', min: 2, max: 9, step: 3 },
          { ...base, name: 'price', kind: 'integer', min: 1, max: 1000, step: 1, usualMax: 2 },
          { ...base, name: 'yes', kind: 'flag' },
        ],
        { market: 'x' },
      ),
    );
    expect(seen(filled.map((command) => command['n']))).toEqual(['2', '5', '8']);
    expect(seen(filled.map((command) => command['price']))).toEqual(['1', '2']);
    expect(seen(filled.map((command) => command['yes']))).toEqual(['false', 'true']);
    expect(filled[0]).toMatchObject({ type: 'act', market: 'x' });
  });

  test('a choice that depends on an earlier one', () => {
    const filled = fillings(
      entry([
        { ...base, name: 'city', kind: 'choice', options: options('rome', 'oslo') },
        {
          ...base,
          name: 'street',
          kind: 'choice',
          dependsOn: ['city'],
          options: [
            { value: 'corso', label: 'Corso', requires: { city: 'rome' } },
            { value: 'gate', label: 'Gate', requires: { city: 'oslo' } },
          ],
        },
      ]),
    );
    expect(seen(filled.map((command) => [command['city'], command['street']]))).toEqual([
      '["oslo","gate"]',
      '["rome","corso"]',
    ]);
  });

  test('lists keep their length, their distinct values and their distinct groups', () => {
    const of = [
      { value: 'a', label: 'a', group: '1' },
      { value: 'b', label: 'b', group: '1' },
      { value: 'c', label: 'c', group: '2' },
    ];
    const list = (min: number, max: number, distinct: boolean, distinctGroups: boolean) =>
      fillings(
        entry([{ ...base, name: 'l', kind: 'list', of, min, max, distinct, distinctGroups, ordered: true }]),
      ).map((command) => command['l'] as string[]);
    expect(seen(list(2, 2, true, true))).toEqual(['["a","c"]', '["b","c"]', '["c","a"]', '["c","b"]']);
    expect(seen(list(0, 9, true, false).map((values) => values.length))).toEqual(['0', '1', '2', '3']);
    for (const values of list(3, 3, true, false)) expect(new Set(values).size).toBe(3);
    expect(list(3, 3, false, false).some((values) => new Set(values).size < 3)).toBe(true);
  });

  test('bags keep their totals and the bound of each key; rows see what stands before them', () => {
    const keys = [
      { value: 0, label: 'x', min: 0, max: 1 },
      { value: 1, label: 'y', min: 1, max: 3 },
    ];
    const members = { keyMember: 'k', countMember: 'n' };
    const bags = fillings(
      entry([{ ...base, name: 'c/b', kind: 'bag', keys, ...members, minTotal: 2, maxTotal: 9 }]),
    ).map((command) => (command['c'] as { b: { k: number; n: number }[] }).b);
    for (const bag of bags) expect(bag.every(({ n }) => n > 0)).toBe(true);
    expect(seen(bags.map((bag) => bag.map(({ k, n }) => [k, n])))).toEqual([
      '[[0,1],[1,1]]',
      '[[0,1],[1,2]]',
      '[[0,1],[1,3]]',
      '[[1,2]]',
      '[[1,3]]',
    ]);
    const rows = fillings(
      entry([
        { ...base, name: 'r', kind: 'rows', min: 1, max: 2, row: [{ ...base, name: 'f', kind: 'flag' }] },
      ]),
    ).map((command) => command['r'] as { f: boolean }[]);
    expect(seen(rows.map((row) => row.length))).toEqual(['1', '2']);
    expect(seen(rows.flatMap((row) => row.map((cell) => cell.f)))).toEqual(['false', 'true']);
  });

  test('what nothing can fill is a bug of the game', () => {
    expect(() => fillCommand(entry([{ ...base, name: 'c', kind: 'choice', options: [] }]), random)).toThrow();
  });
});
