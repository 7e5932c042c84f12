import { describe, expect, test } from 'vitest';
import { greedIncorporated } from '../../../../src/games/greed-incorporated/index.ts';
import {
  A,
  auctionFor,
  availableIn,
  B,
  C,
  type Changes,
  cashOf,
  companyAt,
  eventsOf,
  given,
  playOn,
  started,
  X,
} from '../position.ts';

const players = [A, B, C].map((seat) => ({ seat }));
const startUp = (changes: Changes): Changes => ({
  phase: 'startUp.auction',
  ...changes,
  rest: { auction: auctionFor('startUp', players, { minimumOpening: 15 }), ...changes.rest },
});
const full = [A, B, C, A, B, C];

describe('start-up', () => {
  test('E23 founding [6) Start Up]', () => {
    const scenario = given(
      startUp({
        cash: [20, 10, 10],
        companies: { [X]: { slots: full } },
        available: ['coal-mine', 'sand-pit'],
      }),
    ).when(A, { type: 'placeBid', amount: 15 });
    expect(eventsOf(scenario, 'BidPassed').map(({ seat, forced }) => [seat, forced])).toEqual([
      [B, true],
      [C, true],
    ]);
    expect(eventsOf(scenario, 'StartUpAuctionEnded')).toMatchObject([{ seat: A, bid: 15 }]);
    scenario.when(A, { type: 'foundCompany', companyId: 'evergild', assetIds: ['coal-mine'] });
    expect(scenario.events.slice(0, 2)).toMatchObject([
      { type: 'CompanyFounded', cashFlow: 45, bid: 15, assetIds: ['coal-mine'] },
      { type: 'TrendChanged', good: 'glass', from: 0, to: 1, cause: { type: 'company', id: 'evergild' } },
    ]);
    expect(cashOf(scenario.state)[A]).toBe(5);
    expect(companyAt(scenario.state, 'evergild')).toMatchObject({
      cashFlow: 45,
      slots: [A],
      assets: [{ assetId: 'coal-mine' }],
      newIncome: 0,
      lastYearIncome: 0,
    });
    expect(scenario.state.companyCards).not.toContain('evergild');
    expect(availableIn(scenario.state)).toEqual(['sand-pit']);
    expect(scenario.state).toMatchObject({ year: 2, startSeat: B, companiesFounded: 1 });
  });

  test('without a bid nothing is founded', () => {
    const scenario = given(startUp({ cash: [20, 20, 20] })).after(
      [A, { type: 'passBid' }],
      [B, { type: 'passBid' }],
      [C, { type: 'passBid' }],
    );
    expect(eventsOf(scenario, 'StartUpAuctionEnded')).toMatchObject([{ seat: null, bid: 0 }]);
    expect(scenario.state.year).toBe(2);
  });

  test.each([
    ['noFullCompany', {}],
    [
      'noCompanyCard',
      {
        [X]: { slots: full },
        evergild: { slots: [A] },
        'fathom-and-sons': { slots: [A] },
        grandview: { slots: [B] },
        'halcyon-capital': { slots: [B] },
        ironclad: { slots: [C] },
      },
    ],
  ] as const)('it is skipped with %s (11.4)', (reason, companies) => {
    const scenario = given({
      phase: 'shares.trading',
      companies: structuredClone(companies) as NonNullable<Changes['companies']>,
      players: { [A]: { tradingFinished: true }, [B]: { tradingFinished: true } },
    }).when(C, { type: 'finishShareTrading' });
    expect(eventsOf(scenario, 'StartUpSkipped')).toEqual([{ type: 'StartUpSkipped', reason }]);
  });
});

describe('the end', () => {
  test.each([3, 4, 5])('E24 the last year with %i players [Conclusion; R23]', (seatCount) => {
    const { scenario } = started(seatCount);
    playOn(scenario, ({ finalYear }) => finalYear);
    expect(scenario.state.year).toBe(5);
    expect(scenario.state.drawStack.cards).toEqual([]);
    expect(eventsOf(scenario, 'FinalYearAnnounced')).toEqual([{ type: 'FinalYearAnnounced', year: 5 }]);
    playOn(scenario, ({ phase }) => phase === 'ended');
    expect(eventsOf(scenario, 'YearEnded')).toEqual([{ type: 'YearEnded', year: 5 }]);
    expect(scenario.state.players.map(({ hand }) => hand.cards.length)).toEqual(Array(seatCount).fill(2));
  });

  test.each([
    ['cash', 7],
    ['statusSymbols', 8],
  ] as const)('with handsEmpty all cards are played: %s, year %i (14)', (mode, year) => {
    const { scenario } = started(3, { mode, endCondition: 'handsEmpty' });
    playOn(scenario, ({ phase }) => phase === 'ended');
    expect(scenario.state.year).toBe(year);
    expect(scenario.state.players.flatMap(({ hand }) => hand.cards)).toEqual([]);
  });

  test('E25 final liquidation [Conclusion]', () => {
    const scenario = given(
      startUp({
        cash: [30, 51, 15],
        companies: { [X]: { cashFlow: 237, slots: [A, B, A], lastYearIncome: 80 } },
        rest: {
          finalYear: true,
          auction: auctionFor('startUp', players, { minimumOpening: 15 }),
        },
      }),
    ).after([A, { type: 'passBid' }], [B, { type: 'passBid' }], [C, { type: 'passBid' }]);
    expect(eventsOf(scenario, 'SharesLiquidated').filter(({ companyId }) => companyId === X)).toMatchObject([
      { perShare: 23, cashFlowBefore: 237, cashFlowAfter: 168 },
    ]);
    expect(cashOf(scenario.state)).toEqual([76, 74, 15]);
    expect(companyAt(scenario.state, X).cashFlow).toBe(168);
    expect(greedIncorporated.outcome(scenario.state)).toEqual({
      reason: 'drawPileEmpty',
      ranking: [
        { seat: A, rank: 1, score: 76 },
        { seat: B, rank: 2, score: 74 },
        { seat: C, rank: 3, score: 15 },
      ],
    });
  });

  test('equal cash shares a rank (R25)', () => {
    const scenario = given(
      startUp({
        cash: [30, 51, 51],
        rest: {
          finalYear: true,
          auction: auctionFor('startUp', players, { minimumOpening: 15 }),
        },
      }),
    ).after([A, { type: 'passBid' }], [B, { type: 'passBid' }], [C, { type: 'passBid' }]);
    const [ended] = eventsOf(scenario, 'GameEnded');
    expect(ended?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [B, 1],
      [C, 1],
      [A, 3],
    ]);
  });
});
