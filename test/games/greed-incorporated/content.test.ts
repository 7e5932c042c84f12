import { describe, expect, test } from 'vitest';
import { defaultCitations } from '../../../src/games/greed-incorporated/codes.ts';
import {
  assetCards,
  assetGroups,
  companyCards,
  constants,
  goodCards,
  goods,
  statusSymbolCards,
  type TrendEffect,
} from '../../../src/games/greed-incorporated/content.ts';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import { rulesOf } from '../../../src/games/greed-incorporated/modes.ts';

const amounts = (bag: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(bag)
    .map(([good, count]) => `${count} ${good}`)
    .join(', ');
const signed = (trend: readonly TrendEffect[]): string =>
  trend.map(({ good, delta }) => `${good} ${delta > 0 ? '+' : '−'}${Math.abs(delta)}`).join(', ');

/** The specification's table of assets (3), written a second time: number, effect, trend, least players. */
const table = `
10 | 2 land | buildings +1 | 3
11 | 2 sand | glass +1 | 3
12 | 3 land | land −1, textiles +1 | 3
13 | 2 land → 2 textiles | land +1, textiles −1 | 3
14 | 2 sand → 2 glass | sand +1, glass −1 | 3
15 | 1 coal, 1 land | coal −1, computers +1 | 4
16 | 1 textiles | textiles −1, computers +1 | 4
17 | 1 coal, 1 sand | sand −1, steel +1 | 3
18 | 1 land, 1 coal → 3 textiles | land +1, textiles −1 | 5
19 | 3 sand | sand −1, buildings +1 | 5
20 | 2 coal | railroads +1 | 3
21 | 2 coal → 3 steel | coal +1, steel −1 | 3
22 | 5 land | land −1, loans +1 | 4
23 | 3 land → 3 textiles | land +1, buildings −1 | 3
24 | 4 sand | sand −1, glass +1 | 5
25 | 1 land, 2 sand → 2 buildings | land −1, buildings +1 | 3
26 | 3 sand, 1 coal → 4 glass | glass −1, buildings +1 | 5
27 | 2 textiles | textiles −1, blahBlah +1 | 3
28 | 3 coal | coal −1, steel +1 | 3
29 | 2 sand, 1 coal → 2 computers | sand +1, computers −1 | 4
30 | 2 buildings → 2 loans | buildings +1, loans −1 | 3
31 | 3 coal → 4 steel | coal −1, steel +1 | 3
32 | 4 textiles → 2 blahBlah | textiles +1, blahBlah −1 | 3
33 | 3 land, 1 glass → 3 buildings | glass +1, buildings −1 | 4
34 | 1 glass, 1 steel → 2 computers | glass +1, computers −1 | 3
35 | 3 textiles | textiles +1, railroads −1 | 5
36 | 1 coal, 2 steel → 2 railroads | steel +1, railroads −1 | 3
37 | 2 steel, 2 glass → 4 buildings | steel −1, buildings −1 | 3
38 | 3 coal | coal +1, railroads −1 | 4
39 | 2 land, 1 buildings | sand +1, buildings −1 | 5
40 | 2 railroads → 3 loans | railroads +1, steel −1 | 3
41 | 1 loans | loans −1, buildings −1 | 3
42 | 3 computers → 3 blahBlah | computers +1, blahBlah +1 | 5
43 | 2 steel, 1 computers → 3 railroads | railroads −1, coal +1 | 3
44 | 1 loans → 2 blahBlah | loans +1, blahBlah −1 | 3
45 | 3 buildings → 3 loans | buildings −1, loans +1 | 3
46 | 1 computers, 1 glass | computers +1, blahBlah −1 | 5
47 | 1 computers, 1 textiles → 2 blahBlah | computers −1, blahBlah +1 | 4
48 | 1 blahBlah | textiles +1 | 3
49 | 2 loans → 3 blahBlah | railroads +1, blahBlah −1 | 4
`.trim();

describe('content (specification, chapter 3, against the rulebook and the base game)', () => {
  test('11 goods, 10 companies, 40 assets, 18 status symbols, every id once', () => {
    expect(goodCards).toHaveLength(11);
    expect(companyCards).toHaveLength(10);
    expect(assetCards).toHaveLength(40);
    expect(statusSymbolCards).toHaveLength(18);
    const ids = greedIncorporated.content.map(({ id }) => id);
    expect(ids).toHaveLength(79);
    expect(new Set(ids).size).toBe(79);
  });

  test('the assets are those of the table', () => {
    const rows = assetCards.map(({ number, inputs, outputs, trend, minPlayers }) => {
      const effect = [inputs, outputs].map(amounts).filter((text) => text !== '');
      return [number, effect.join(' → '), signed(trend), minPlayers].join(' | ');
    });
    expect(rows).toEqual(table.split('\n'));
    for (const { kind, inputs } of assetCards) {
      expect(kind).toBe(Object.keys(inputs).length === 0 ? 'primary' : 'converter');
    }
  });

  test('four groups of 6, 8 or 10 cards [10-19/20-29/30-39/40-49]', () => {
    for (const [players, size] of [
      [3, 6],
      [4, 8],
      [5, 10],
    ] as const) {
      const groups = assetGroups(players);
      expect(groups.map(({ group }) => group)).toEqual([10, 20, 30, 40]);
      expect(groups.map(({ cards }) => cards.length)).toEqual([size, size, size, size]);
    }
  });

  test('in every deck each converter can be fed by the cards of that deck within a year (R37)', () => {
    for (const players of [3, 4, 5]) {
      const deck = assetGroups(players).flatMap(({ cards }) => cards);
      for (const converter of deck.filter(({ kind }) => kind === 'converter')) {
        for (const [good, count] of Object.entries(converter.inputs)) {
          const made = deck
            .filter(({ id }) => id !== converter.id)
            .reduce((sum, { outputs }) => sum + (outputs[good as keyof typeof outputs] ?? 0), 0);
          expect(made, `${converter.name}: ${good} with ${players}`).toBeGreaterThanOrEqual(count);
        }
      }
    }
  });

  test('start prices, ladders of nine ascending boxes, goods in order', () => {
    const starts = goodCards.map(({ good, ladder, startIndex }) => [good, ladder[startIndex]]);
    expect(starts).toEqual([
      ['land', 20],
      ['sand', 25],
      ['coal', 40],
      ['textiles', 45],
      ['glass', 50],
      ['steel', 55],
      ['buildings', 80],
      ['computers', 100],
      ['railroads', 120],
      ['loans', 130],
      ['blahBlah', 150],
    ]);
    expect(goods).toEqual(starts.map(([good]) => good));
    for (const { ladder } of goodCards) {
      expect(ladder).toHaveLength(9);
      expect([...ladder].sort((a, b) => a - b)).toEqual(ladder);
      expect(new Set(ladder).size).toBe(9);
    }
    const coal = goodCards.find(({ good }) => good === 'coal')?.ladder ?? [];
    expect([coal[0], coal[8], coal[coal.indexOf(45) + 2]]).toEqual([25, 80, 60]);
  });

  test('companies 0 to 4 start the game, 5 to 9 may be founded; MadF moves sand', () => {
    expect(companyCards.map(({ number, use }) => [number, use])).toEqual(
      Array.from({ length: 10 }, (_, number) => [number, number < 5 ? 'starting' : 'startUp']),
    );
    expect(companyCards.find(({ name }) => name === 'MadF')?.trend).toEqual([{ good: 'sand', delta: 1 }]);
    for (const { trend } of companyCards) expect(trend.map(({ delta }) => delta)).toEqual([1]);
  });

  test('nine gold and nine silver symbols from A to I', () => {
    for (const colour of ['gold', 'silver']) {
      const letters = statusSymbolCards.filter((card) => card.colour === colour).map(({ letter }) => letter);
      expect(letters.join('')).toBe('ABCDEFGHI');
    }
  });

  test('the figures of the rulebook', () => {
    expect(constants).toMatchObject({
      startingCompanyCashFlow: 100,
      handSize: 2,
      orgChartSlots: 6,
      dividendDivisor: 10,
      bonusDivisor: 10,
      pensionDivisor: 10,
      optionPriceDivisor: 2,
      liquidationDivisor: 10,
      storageFees: [0, 0, 5, 15, 30],
      openOffers: 5,
      offersPerYear: 30,
    });
    const cash = rulesOf({ config: { mode: 'cash' } });
    expect(cash.startingCash).toBe(10);
    expect(cash.startUp).toMatchObject({ minimum: 15, bidFactor: 3, assetLimit: 1 });
    const base = rulesOf({ config: { mode: 'statusSymbols' } });
    expect(base.startUp).toMatchObject({ minimum: 50, fixedCashFlow: 100, assetLimit: 4 });
  });

  test('40 rulings, and every citation of a code is a section or ruling', () => {
    expect(greedIncorporated.rulings.map(({ id }) => id)).toEqual(
      Array.from({ length: 40 }, (_, index) => `R${index + 1}`),
    );
    const ids = new Set([...greedIncorporated.sections, ...greedIncorporated.rulings].map(({ id }) => id));
    expect(ids.size).toBe(greedIncorporated.sections.length + 40);
    for (const { id } of Object.values(defaultCitations)) expect(ids).toContain(id);
  });
});
