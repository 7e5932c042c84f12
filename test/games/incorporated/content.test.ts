import { describe, expect, test } from 'vitest';
import { defaultCitations } from '../../../src/games/incorporated/codes.ts';
import {
  arrows,
  corporations,
  countries,
  growthPercents,
  industries,
  investmentCards,
  majorCountries,
  outlookCards,
  payoffCards,
  rdStart,
  rosterOf,
  setupLocks,
  squareOf,
  squares,
} from '../../../src/games/incorporated/content.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import { setUp } from './position.ts';

const countBy = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};

describe('content (specification, chapter 3, against the component list)', () => {
  test('23 countries in 4 zones, 7 of them major [Countries]', () => {
    expect(new Set(countries.map(({ id }) => id)).size).toBe(23);
    expect(countBy(countries, ({ zone }) => zone)).toEqual({
      americas: 5,
      europe: 5,
      asia: 7,
      'third-world': 6,
    });
    expect(majorCountries.map(({ id }) => id)).toEqual([
      'us',
      'brazil',
      'eurozone',
      'russia',
      'china',
      'japan',
      'india',
    ]);
  });

  test('50 industry squares and ten chips of each industry [Industry Chips]', () => {
    expect(squares).toHaveLength(50);
    expect(countBy(squares, ({ industry }) => industry)).toEqual({
      finance: 10,
      tech: 10,
      heavy: 10,
      energy: 10,
      mining: 10,
    });
  });

  test('55 arrows between different countries, every country reachable from another (R6)', () => {
    const all = Object.entries(arrows).flatMap(([from, to]) => to.map((target) => `${from} ${target}`));
    expect(new Set(all).size).toBe(55);
    const ids = countries.map(({ id }) => id);
    for (const arrow of all) for (const id of arrow.split(' ')) expect(ids).toContain(id);
    expect(new Set(all.map((arrow) => arrow.split(' ')[1])).size).toBe(23);
  });

  test('30 investment cards [Component List]', () => {
    expect(Object.fromEntries(investmentCards.map(({ country, count }) => [country, count]))).toEqual({
      us: 7,
      china: 7,
      eurozone: 6,
      japan: 3,
      india: 3,
      russia: 2,
      brazil: 2,
    });
  });

  test('25 payoff cards, 10 outlook cards, 4 corporations with 45, 35, 45 and 30 cubes [Component List]', () => {
    expect(countBy(payoffCards, ({ industry }) => industry)).toEqual(
      Object.fromEntries(industries.map(({ id }) => [id, 5])),
    );
    expect(new Set(outlookCards.map(({ id }) => id)).size).toBe(10);
    expect(corporations.map(({ cubes }) => cubes)).toEqual([45, 35, 45, 30]);
  });

  test('set-up: three squares of India and two of China are locked, R&D in the US [Setup]', () => {
    expect(setupLocks.map((id) => squareOf(id).location)).toEqual([
      'india',
      'india',
      'india',
      'china',
      'china',
    ]);
    expect(squareOf(rdStart)).toMatchObject({ location: 'us', industry: 'energy' });
    expect(growthPercents).toEqual([-3, -2, -1, 1, 2, 3, 4, 5, 6, 7]);
    expect(setUp().sliders).toEqual({ growthIndex: 4, interestIndex: 0, stress: 1, balanceOfPower: 3 });
  });

  test.each([
    [2, ['fortress-derivatives', 'big-brother'], [4, 4]],
    [3, ['fortress-derivatives', 'giant-squid', 'big-brother'], [3, 3, 3]],
    [4, ['fortress-derivatives', 'giant-squid', 'big-brother', 'old-money'], [2, 2, 2, 3]],
  ])('%i seats: corporations in turn order and their executives (R1, R2)', (count, roster, executives) => {
    expect(rosterOf(count).map(({ id }) => id)).toEqual(roster);
    expect(setUp({ seatCount: count }).players.map((player) => player.executivesTotal)).toEqual(executives);
  });

  test('the catalogue lists every piece once', () => {
    const ids = incorporated.content.map((item) => `${item.kind} ${item.id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of [...countries, ...squares, ...payoffCards, ...outlookCards, ...corporations]) {
      expect(incorporated.content.filter((item) => item.id === id).length, id).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('rulebook', () => {
  test('47 rulings in order, and the sections, each with a text', () => {
    expect(incorporated.rulings.map((ruling) => ruling.id)).toEqual(
      Array.from({ length: 47 }, (_, i) => `R${i + 1}`),
    );
    expect(new Set(incorporated.sections.map((section) => section.id)).size).toBe(51);
    for (const { id, title, text } of [...incorporated.rulings, ...incorporated.sections]) {
      expect(title.length, id).toBeGreaterThan(2);
      expect(text, id).toMatch(/\.$/);
    }
  });

  test('every error code has a sentence and cites an existing rule', () => {
    const known = new Set([...incorporated.sections, ...incorporated.rulings].map((text) => text.id));
    expect(Object.keys(defaultCitations)).toEqual(Object.keys(incorporated.errorCodes));
    for (const [code, sentence] of Object.entries(incorporated.errorCodes)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z0-9]+)*$/);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
    for (const citation of Object.values(defaultCitations)) expect(known).toContain(citation.id);
  });
});
