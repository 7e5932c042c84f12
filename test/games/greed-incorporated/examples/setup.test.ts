import { describe, expect, test } from 'vitest';
import { assetGroups } from '../../../../src/games/greed-incorporated/content.ts';
import { greedIncorporated } from '../../../../src/games/greed-incorporated/index.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { A, availableIn, B, C, type Changes, D, eventsOf, given, started } from '../position.ts';

/** Three cards that leave coal and railroads alone, but for a coal mine of seat A. */
const revealing = (changes: Changes): Changes => ({
  phase: 'investments.selection',
  hands: [
    ['coal-mine', 'steel-mill'],
    ['sand-pit', 'textile-mill'],
    ['small-land-owner', 'mortgage-bank'],
  ],
  ...changes,
});

const reveal = (changes: Changes) =>
  given(revealing(changes)).after(
    [A, { type: 'selectAsset', assetId: 'coal-mine' }],
    [B, { type: 'selectAsset', assetId: 'sand-pit' }],
    [C, { type: 'selectAsset', assetId: 'small-land-owner' }],
  );

describe('setup', () => {
  test('E1 start of a three-player cash game [Mise en place]', () => {
    const { scenario, events } = started(3);
    const { players, companies, drawStack, statusStacks } = scenario.state;
    expect(players.map(({ cash }) => cash)).toEqual([10, 10, 10]);
    expect(companies).toHaveLength(3);
    for (const { cashFlow, newIncome, lastYearIncome, assets, slots } of companies) {
      expect([cashFlow, newIncome, lastYearIncome]).toEqual([100, 0, 0]);
      expect(assets).toHaveLength(1);
      expect(slots).toHaveLength(1);
      const group = assetGroups(3)[0]?.cards.map(({ id }) => id);
      expect(group).toContain(assets[0]?.assetId);
    }
    expect(players.map(({ hand }) => hand.cards.length)).toEqual([2, 2, 2]);
    expect(eventsOf({ events }, 'AssetStackPrepared')[0]?.count).toBe(24);
    expect(drawStack.cards).toHaveLength(15);
    expect(statusStacks).toEqual({ gold: [], silver: [] });
    expect(scenario.state.phase).toBe('investments.selection');
  });

  test('E2 a company card moves a trend; the price follows with the first adjustment [PUB Starting The Game]', () => {
    const order = ['madf', 'aurum-holdings', 'borealis-trust', 'castellan-group', 'dunmore-partners'];
    const { scenario } = started(3, {}, scriptedDraws({ 'deck/companies': [order] }));
    expect(scenario.state.market.sand).toEqual({ priceIndex: 3, trend: 1 });
    const { market } = greedIncorporated.view(scenario.state, 'spectator');
    expect(market.find(({ good }) => good === 'sand')?.price).toBe(25);
    // The lowest company number starts.
    expect(scenario.state.startSeat).toBe(B);
  });

  test('the base game starts without personal cash and assets, with all symbols stacked', () => {
    const { scenario } = started(4, { mode: 'statusSymbols' });
    const { players, companies, drawStack, statusStacks, statusMinimum } = scenario.state;
    expect(players.map(({ cash }) => cash)).toEqual([0, 0, 0, 0]);
    expect(companies.flatMap(({ assets }) => assets)).toEqual([]);
    expect(drawStack.cards).toHaveLength(24);
    expect([statusStacks.gold[0], statusStacks.silver[8]]).toEqual(['gold-a', 'silver-i']);
    expect(statusMinimum).toEqual({ gold: 50, silver: 30 });
    expect(scenario.state.phase).toBe('announcements.selection');
  });

  test('E30 the deck of three, four and five players (R37)', () => {
    const numbers = (players: number) =>
      assetGroups(players).map(({ cards }) => cards.map(({ number }) => number));
    expect(numbers(3)).toEqual([
      [10, 11, 12, 13, 14, 17],
      [20, 21, 23, 25, 27, 28],
      [30, 31, 32, 34, 36, 37],
      [40, 41, 43, 44, 45, 48],
    ]);
    const four = numbers(4).flat();
    const joined = four.filter((number) => !numbers(3).flat().includes(number));
    expect(joined).toEqual([15, 16, 22, 29, 33, 38, 47, 49]);
    expect(numbers(5).flat()).toEqual(Array.from({ length: 40 }, (_, i) => 10 + i));
  });

  test('E31 positions in the stack (20.2)', () => {
    const { scenario, events } = started(4);
    expect(eventsOf({ events }, 'StartingAssetGranted').map(({ position }) => position)).toEqual([
      0, 1, 2, 3,
    ]);
    expect(scenario.state.players.map(({ hand }) => hand.positions)).toEqual([
      [4, 8],
      [5, 9],
      [6, 10],
      [7, 11],
    ]);
    const seen = greedIncorporated.view(scenario.state, D);
    expect(seen.players[A]).toMatchObject({ hand: null, handCount: 2, handPositions: [4, 8] });
    for (const seat of greedIncorporated.activeSeats(scenario.state)) {
      scenario.when(seat, greedIncorporated.defaultCommand(scenario.state, seat)).thenAccepted();
    }
    expect(eventsOf(scenario, 'AssetDrawn').map(({ position }) => position)).toEqual([12, 13, 14, 15]);
    expect(eventsOf(scenario, 'AssetDrawn')[0]?.seat).toBe(scenario.state.startSeat);
  });
});

describe('market', () => {
  test('E3 a revealed card moves a trend [PUB Phase 1]', () => {
    const scenario = reveal({});
    expect(scenario.state.market.railroads.trend).toBe(1);
    expect(availableIn(scenario.state)).toContain('coal-mine');
    expect(eventsOf(scenario, 'AssetsRevealed')[0]?.reveals.map(({ assetId }) => assetId)).toEqual([
      'coal-mine',
      'sand-pit',
      'small-land-owner',
    ]);
  });

  test('E4 two boxes up [PUB Phase 2]', () => {
    const scenario = reveal({ market: { coal: { priceIndex: 4, trend: 2 } } });
    expect(scenario.state.market.coal).toEqual({ priceIndex: 6, trend: 2 });
    const coal = eventsOf(scenario, 'PricesAdjusted')[0]?.changes.find(({ good }) => good === 'coal');
    expect(coal).toMatchObject({ fromPrice: 45, toPrice: 60 });
  });

  test('E5 prices stay on the ladder [PUB Phase 2]', () => {
    const coalAfter = (priceIndex: number, trend: number) => {
      const changes = eventsOf(reveal({ market: { coal: { priceIndex, trend } } }), 'PricesAdjusted')[0];
      return changes?.changes.find(({ good }) => good === 'coal');
    };
    expect(coalAfter(7, 3)).toMatchObject({ fromPrice: 70, toPrice: 80 });
    expect(coalAfter(0, -1)).toMatchObject({ fromPrice: 25, toPrice: 25 });
  });

  test('trends stay in their boxes and are told all the same (7.1)', () => {
    const scenario = reveal({ market: { railroads: { trend: 3 } } });
    expect(eventsOf(scenario, 'TrendChanged')[0]).toMatchObject({
      good: 'railroads',
      delta: 1,
      from: 3,
      to: 3,
    });
    expect(scenario.state.market.railroads.trend).toBe(3);
  });

  test('draws come after the reveal and before the trends (R34)', () => {
    const types = reveal({}).events.map(({ type }) => type);
    const order = [
      'AssetSelected',
      'AssetsRevealed',
      'AssetDrawn',
      'TrendChanged',
      'PricesAdjusted',
    ] as const;
    const places = order.map((type) => types.indexOf(type));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(types.filter((type) => type === 'AssetDrawn')).toHaveLength(3);
  });
});
