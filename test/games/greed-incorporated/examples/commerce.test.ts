import { describe, expect, test } from 'vitest';
import type { TradeSide } from '../../../../src/games/greed-incorporated/commands.ts';
import {
  A,
  B,
  C,
  type Changes,
  choiceOf,
  companyAt,
  eventsOf,
  given,
  goodsAt,
  playOn,
  X,
  Y,
  Z,
} from '../position.ts';

const nothing: TradeSide = { goods: [], cash: 0 };
const steel: TradeSide = { goods: [{ good: 'steel', count: 1 }], cash: 0 };
const offer = (give: TradeSide, receive: TradeSide) =>
  ({ type: 'offerTrade', fromCompanyId: X, toCompanyId: Y, give, receive }) as const;

describe('production and commerce', () => {
  test('E9 production [PUB Phase 4]', () => {
    const scenario = given({
      phase: 'investments.choice',
      companies: {
        [X]: { cashFlow: 50, assets: ['coal-mine', 'mortgage-bank', 'marketing-agency'] },
      },
      available: ['sand-pit'],
      rest: { choice: choiceOf([X, A, 0]) },
    }).when(A, { type: 'declineAsset', companyId: X });
    expect(eventsOf(scenario, 'GoodsProduced')).toEqual([
      {
        type: 'GoodsProduced',
        companyId: X,
        goods: [
          { good: 'coal', count: 2 },
          { good: 'blahBlah', count: 1 },
        ],
      },
    ]);
    expect(goodsAt(scenario.state, X)).toEqual({ coal: 2, blahBlah: 1 });
  });

  test('E10 a converter once a year [PUB Phase 5]', () => {
    const run = { type: 'processAsset', companyId: X, assetId: 'railroad-tycoon' } as const;
    const scenario = given({
      companies: { [X]: { assets: ['railroad-tycoon'], goods: { coal: 2, steel: 4 } } },
    }).when(A, run);
    scenario.thenEvents({ type: 'AssetProcessed', companyId: X, assetId: 'railroad-tycoon' });
    expect(goodsAt(scenario.state, X)).toEqual({ coal: 1, steel: 2, railroads: 2 });
    scenario.when(A, run).thenRefused('ASSET_USED');
  });

  test('E11 money received is locked [2); PUB Phase 5]', () => {
    const scenario = given({
      companies: { [X]: { cashFlow: 60, goods: { steel: 1 } }, [Y]: { cashFlow: 40 } },
    })
      .when(A, offer(steel, { goods: [], cash: 55 }))
      .thenEvents({ type: 'TradeOffered', offerId: 'offer-1' })
      .when(B, { type: 'acceptTrade', offerId: 'offer-1' })
      .thenRefused('INSUFFICIENT_CASH')
      .when(A, offer(steel, { goods: [], cash: 40 }))
      .when(B, { type: 'acceptTrade', offerId: 'offer-2' })
      .thenEvents({ type: 'TradeExecuted', offerId: 'offer-2' });
    expect(companyAt(scenario.state, Y)).toMatchObject({ cashFlow: 0, newIncome: 0 });
    expect(goodsAt(scenario.state, Y)).toEqual({ steel: 1 });
    expect(companyAt(scenario.state, X)).toMatchObject({ cashFlow: 60, newIncome: 40 });
  });

  test('E12 mutual sales raise both incomes [PUB tips]', () => {
    const both = { cashFlow: 50, goods: { glass: 1 } };
    const side: TradeSide = { goods: [{ good: 'glass', count: 1 }], cash: 50 };
    const scenario = given({ companies: { [X]: both, [Y]: both } }).after(
      [A, offer(side, side)],
      [B, { type: 'acceptTrade', offerId: 'offer-1' }],
    );
    for (const id of [X, Y]) {
      expect(companyAt(scenario.state, id)).toMatchObject({ cashFlow: 0, newIncome: 50 });
      expect(goodsAt(scenario.state, id)).toEqual({ glass: 1 });
    }
  });

  test('E13 storage fees [PUB Phase 6]', () => {
    const closing = (kept: number) =>
      given({ companies: { [X]: { cashFlow: 100, goods: { sand: 6 } } } }).when(A, {
        type: 'closeCommerce',
        companyId: X,
        keep: [{ good: 'sand', count: kept }],
      });
    for (const [kept, fee] of [
      [1, 0],
      [2, 5],
      [3, 15],
      [4, 30],
    ] as const) {
      const scenario = closing(kept);
      scenario.thenEvents({ type: 'CommerceClosed', fee, income: (6 - kept) * 25 });
      expect(companyAt(scenario.state, X)).toMatchObject({
        cashFlow: 100 - fee,
        newIncome: (6 - kept) * 25,
      });
      expect(goodsAt(scenario.state, X)).toEqual({ sand: kept });
    }
    closing(5).thenRefused('STORAGE_LIMIT');
  });

  test('without storage nothing is kept (R13)', () => {
    const changes: Changes = {
      options: { storage: false },
      companies: { [X]: { cashFlow: 100, goods: { sand: 1 } } },
    };
    const keep = [{ good: 'sand' as const, count: 1 }];
    given(changes)
      .when(A, { type: 'closeCommerce', companyId: X, keep })
      .thenRefused('STORAGE_LIMIT')
      .when(A, { type: 'closeCommerce', companyId: X, keep: [] })
      .thenEvents({ type: 'CommerceClosed', income: 25, stored: [], fee: 0 });
  });

  test('E32 the limit of offers (R38)', () => {
    const limited: Changes = {
      companies: {
        [X]: { cashFlow: 50, goods: { steel: 1 }, offersMade: 30, assets: ['sand-pit'] },
        [Y]: { cashFlow: 50 },
      },
      rest: {
        tradeOffers: [
          {
            offerId: 'offer-1',
            fromCompanyId: Y,
            toCompanyId: X,
            give: { goods: [], cash: 9 },
            receive: steel,
          },
        ],
        nextOfferNumber: 2,
      },
    };
    const ask = offer({ goods: [], cash: 1 }, steel);
    const scenario = given(limited)
      .when(A, ask)
      .thenRefused('OFFER_LIMIT')
      .when(A, { type: 'acceptTrade', offerId: 'offer-1' })
      .thenEvents({ type: 'TradeExecuted', offerId: 'offer-1' });
    playOn(scenario, ({ year, phase }) => year === 2 && phase === 'commerce');
    scenario.when(A, ask).thenEvents({ type: 'TradeOffered', fromCompanyId: X });
    expect(companyAt(scenario.state, X).offersMade).toBe(1);
  });

  test('companies of one CEO trade at once (8)', () => {
    const scenario = given({
      companies: { [X]: { goods: { steel: 1 } }, [Y]: { cashFlow: 9, slots: [A] }, [Z]: { slots: [C] } },
    });
    scenario
      .when(A, offer(steel, { goods: [], cash: 9 }))
      .thenEvents({ type: 'TradeOffered' }, { type: 'TradeExecuted' });
    expect(companyAt(scenario.state, X).newIncome).toBe(9);
    expect(scenario.state.tradeOffers).toEqual([]);
    scenario.when(A, offer(nothing, steel)).thenRefused('EMPTY_SIDE');
  });

  test('a company that closes takes its offers with it, oldest first (8)', () => {
    const scenario = given({
      companies: { [X]: { cashFlow: 50, goods: { steel: 2 } }, [Y]: { cashFlow: 50 } },
    }).after([A, offer(steel, { goods: [], cash: 9 })], [A, offer(steel, { goods: [], cash: 8 })]);
    scenario
      .when(B, { type: 'closeCommerce', companyId: Y, keep: [] })
      .thenEvents(
        { type: 'TradeCancelled', offerId: 'offer-1', reason: 'companyClosed' },
        { type: 'TradeCancelled', offerId: 'offer-2', reason: 'companyClosed' },
        { type: 'CommerceClosed', companyId: Y },
      );
  });

  test('offers are rejected and withdrawn, and sales do not move prices (R11)', () => {
    const scenario = given({
      companies: { [X]: { cashFlow: 50, goods: { steel: 2 } }, [Y]: { cashFlow: 50 } },
    }).after([A, offer(steel, { goods: [], cash: 9 })], [A, offer(steel, { goods: [], cash: 8 })]);
    scenario
      .when(B, { type: 'rejectTrade', offerId: 'offer-1' })
      .thenEvents({ type: 'TradeCancelled', reason: 'rejected' })
      .when(A, { type: 'withdrawTrade', offerId: 'offer-2' })
      .thenEvents({ type: 'TradeCancelled', reason: 'withdrawn' })
      .when(A, { type: 'sellGoods', companyId: X, goods: [{ good: 'steel', count: 2 }] })
      .thenEvents({ type: 'GoodsSold', income: 110 });
    expect(scenario.state.market.steel).toEqual({ priceIndex: 3, trend: 0 });
  });
});
