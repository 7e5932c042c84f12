import { describe, expect, test } from 'vitest';
import { A, availableIn, B, C, type Changes, cashOf, companyAt, eventsOf, given, X, Y } from '../position.ts';

/** Everybody has finished trading but C. */
const beforeDividends = (company: NonNullable<Changes['companies']>[string]): Changes => ({
  phase: 'shares.trading',
  companies: { [X]: company },
  players: { [A]: { tradingFinished: true }, [B]: { tradingFinished: true } },
});

describe('dividends', () => {
  test('E18 at most 60 percent [4) Dividendes du capital]', () => {
    const scenario = given(beforeDividends({ newIncome: 100, slots: [A, B, C, A, B, C] }));
    scenario.when(C, { type: 'finishShareTrading' });
    const [paid] = eventsOf(scenario, 'DividendsPaid');
    expect(paid).toMatchObject({
      companyId: X,
      newIncomeBefore: 100,
      perShare: 10,
      newIncomeAfter: 40,
    });
    expect(paid?.payments.map(({ slot, seat, amount }) => [slot, seat, amount])).toEqual([
      [1, A, 10],
      [2, B, 10],
      [3, C, 10],
      [4, A, 10],
      [5, B, 10],
      [6, C, 10],
    ]);
    // The CEO has a bonus of 4 beside two dividends.
    expect(cashOf(scenario.state)).toEqual([34, 30, 30]);
  });

  test('E19 rounding down, and nothing below 10 [4) Dividendes du capital; R1]', () => {
    const scenario = given({
      ...beforeDividends({ newIncome: 87, slots: [A, B, C] }),
      companies: { [X]: { newIncome: 87, slots: [A, B, C] }, [Y]: { newIncome: 9 } },
    }).when(C, { type: 'finishShareTrading' });
    expect(eventsOf(scenario, 'DividendsPaid')).toMatchObject([
      { companyId: X, perShare: 8, newIncomeAfter: 63 },
    ]);
  });
});

describe('balance sheet', () => {
  const settling = (
    phase: NonNullable<Changes['phase']>,
    company: NonNullable<Changes['companies']>[string],
  ) => given({ phase, companies: { [X]: company }, rest: { settling: X } });
  const parting = {
    slots: [A, B, C],
    newIncome: 35,
    lastYearIncome: 50,
    assets: ['coal-mine', 'sand-pit'],
  };

  test('E20 bonus [5) Bonus]', () => {
    const scenario = settling('balance.reward', {
      newIncome: 63,
      lastYearIncome: 40,
      cashFlow: 70,
    }).when(A, { type: 'chooseReward', companyId: X, reward: 'bonus' });
    expect(eventsOf(scenario, 'BonusPaid')).toEqual([
      { type: 'BonusPaid', companyId: X, seat: A, amount: 6, forced: false },
    ]);
    expect(cashOf(scenario.state)[A]).toBe(16);
    expect(companyAt(scenario.state, X)).toMatchObject({
      cashFlow: 110,
      lastYearIncome: 57,
      newIncome: 0,
    });
  });

  test('a stock option needs two free positions; with one the bonus comes by itself (R15)', () => {
    const free = settling('balance.reward', { newIncome: 63, slots: [A, B, C, A] }).when(A, {
      type: 'chooseReward',
      companyId: X,
      reward: 'stockOption',
    });
    expect(eventsOf(free, 'OptionGranted')).toEqual([{ type: 'OptionGranted', companyId: X, seat: A }]);
    expect(companyAt(free.state, X).optionSeat).toBe(A);
    const forced = given(beforeDividends({ newIncome: 63, slots: [A, B, C, A, B] })).when(C, {
      type: 'finishShareTrading',
    });
    expect(eventsOf(forced, 'BonusPaid')).toMatchObject([{ companyId: X, amount: 3, forced: true }]);
  });

  test('equal incomes change nothing (R17)', () => {
    const scenario = given(beforeDividends({ newIncome: 5, lastYearIncome: 5 })).when(C, {
      type: 'finishShareTrading',
    });
    expect(eventsOf(scenario, 'BooksCompared').map(({ result }) => result)).toEqual([
      'equal',
      'equal',
      'equal',
    ]);
    expect(companyAt(scenario.state, X)).toMatchObject({ cashFlow: 5, lastYearIncome: 5 });
  });

  test('E21 golden parachute [5) Parachute doré]', () => {
    const scenario = settling('balance.compensation', parting).when(A, {
      type: 'chooseCompensation',
      companyId: X,
      compensation: 'goldenParachute',
    });
    expect(eventsOf(scenario, 'CeoDismissed')).toMatchObject([{ seat: A, amount: 3, slots: [B, C, A] }]);
    expect(cashOf(scenario.state)[A]).toBe(13);
    expect(companyAt(scenario.state, X)).toMatchObject({ newIncome: 32, slots: [B, C, A] });
    expect(scenario.state.phase).toBe('balance.abandon');
    scenario.when(B, { type: 'abandonAsset', companyId: X, assetId: 'sand-pit' });
    expect(eventsOf(scenario, 'AssetAbandoned')).toEqual([
      { type: 'AssetAbandoned', companyId: X, assetId: 'sand-pit', seat: B, forced: false },
    ]);
    expect(availableIn(scenario.state)).toContain('sand-pit');
  });

  test('E22 top-hat pension [5) Retraite chapeau]', () => {
    const scenario = settling('balance.compensation', { ...parting, cashFlow: 128 }).after(
      [A, { type: 'chooseCompensation', companyId: X, compensation: 'topHatPension' }],
      [B, { type: 'abandonAsset', companyId: X, assetId: 'coal-mine' }],
    );
    expect(cashOf(scenario.state)[A]).toBe(22);
    expect(companyAt(scenario.state, X)).toMatchObject({
      slots: [B, C],
      cashFlow: 166,
      lastYearIncome: 35,
      newIncome: 0,
    });
  });

  test('a lone CEO with a parachute stays, and its last asset goes by itself (R18)', () => {
    const scenario = settling('balance.compensation', {
      newIncome: 35,
      lastYearIncome: 50,
      assets: ['coal-mine'],
    }).when(A, { type: 'chooseCompensation', companyId: X, compensation: 'goldenParachute' });
    expect(companyAt(scenario.state, X)).toMatchObject({ slots: [A], assets: [] });
    expect(eventsOf(scenario, 'AssetAbandoned')).toMatchObject([{ seat: A, forced: true }]);
  });

  test('a pension that empties the chart liquidates the company (R19)', () => {
    const scenario = settling('balance.compensation', {
      cashFlow: 100,
      newIncome: 35,
      lastYearIncome: 50,
      assets: ['coal-mine', 'sand-pit'],
      goods: { land: 2 },
    }).when(A, { type: 'chooseCompensation', companyId: X, compensation: 'topHatPension' });
    expect(eventsOf(scenario, 'CompanyLiquidated')).toEqual([
      {
        type: 'CompanyLiquidated',
        companyId: X,
        money: 90 + 35 + 50,
        goods: [{ good: 'land', count: 2 }],
        assetIds: ['coal-mine', 'sand-pit'],
      },
    ]);
    expect(eventsOf(scenario, 'AssetAbandoned')).toEqual([]);
    expect(companyAt(scenario.state, X)).toMatchObject({
      status: 'liquidated',
      cashFlow: 0,
      newIncome: 0,
      lastYearIncome: 0,
      slots: [],
      assets: [],
    });
    expect(availableIn(scenario.state)).toEqual(expect.arrayContaining(['coal-mine', 'sand-pit']));
  });
});
