import { describe, expect, test } from 'vitest';
import {
  A,
  auctionFor,
  availableIn,
  B,
  C,
  type Changes,
  choiceOf,
  companyAt,
  D,
  eventsOf,
  given,
  W,
  X,
  Y,
  Z,
} from '../position.ts';

const wealthy = { cashFlow: 100 };
const assets = ['coal-mine', 'steel-mill', 'textile-mill'];

describe('investments', () => {
  const bidding: Changes = {
    seatCount: 4,
    phase: 'investments.auction',
    companies: {
      [X]: { ...wealthy, assets: ['peat-diggings'] },
      [Y]: { ...wealthy, assets: ['tenant-farm'] },
      [Z]: { ...wealthy, assets: ['sand-pit'] },
      [W]: {
        ...wealthy,
        assets: ['small-land-owner', 'weaving-shed', 'glassworks', 'sweatshop'],
      },
    },
    available: assets,
    rest: {
      auction: auctionFor('turnOrder', [
        { companyId: X, seat: A },
        { companyId: Y, seat: B },
        { companyId: Z, seat: C },
      ]),
    },
  };

  test('E6 order by bids; each pays its own bid to the bank [1) Investissements]', () => {
    const scenario = given(bidding).after(
      [A, { type: 'placeBid', amount: 5, companyId: X }],
      [B, { type: 'placeBid', amount: 8, companyId: Y }],
      [C, { type: 'passBid', companyId: Z }],
      [A, { type: 'passBid', companyId: X }],
    );
    expect(eventsOf(scenario, 'TurnOrderDetermined')[0]?.order).toEqual([
      { companyId: Y, bid: 8 },
      { companyId: X, bid: 5 },
      { companyId: Z, bid: 0 },
    ]);
    scenario
      .when(B, { type: 'chooseAsset', companyId: Y, assetId: 'coal-mine' })
      .thenEvents({ type: 'AssetAcquired', companyId: Y, paid: 8, lap: 1, markerSeat: null, slot: null })
      .when(A, { type: 'chooseAsset', companyId: X, assetId: 'steel-mill' })
      .thenEvents({ type: 'AssetAcquired', companyId: X, paid: 5 })
      .when(C, { type: 'chooseAsset', companyId: Z, assetId: 'textile-mill' })
      .thenAccepted();
    const { state } = scenario;
    expect([X, Y, Z].map((id) => companyAt(state, id).cashFlow)).toEqual([95, 92, 100]);
    expect(state.phase).toBe('commerce');
  });

  test('E7 no asset, no payment [1), last sentence]', () => {
    const scenario = given({
      seatCount: 4,
      phase: 'investments.choice',
      companies: { [X]: wealthy, [Y]: wealthy, [Z]: wealthy, [W]: wealthy },
      available: assets,
      rest: { choice: choiceOf([X, A, 10], [Y, B, 6], [Z, C, 3], [W, D, 2]) },
    }).after(
      [A, { type: 'chooseAsset', companyId: X, assetId: 'coal-mine' }],
      [B, { type: 'chooseAsset', companyId: Y, assetId: 'steel-mill' }],
      [C, { type: 'chooseAsset', companyId: Z, assetId: 'textile-mill' }],
    );
    expect(companyAt(scenario.state, W).cashFlow).toBe(100);
    expect(companyAt(scenario.state, W).assets).toEqual([]);
    expect(scenario.state.choice).toBeNull();
  });

  test('E8 more assets than companies: further laps without payment (R8)', () => {
    const given8: Changes = {
      phase: 'investments.choice',
      companies: {
        [X]: { ...wealthy, assets: ['tenant-farm'] },
        [Y]: { ...wealthy, assets: ['sand-pit'] },
        [Z]: { ...wealthy, assets: ['small-land-owner'] },
      },
      available: [...assets, 'project-developer', 'clothing-importer'],
      rest: { choice: choiceOf([X, A, 4], [Y, B, 2], [Z, C, 0]) },
    };
    const scenario = given(given8).after(
      [A, { type: 'chooseAsset', companyId: X, assetId: 'coal-mine' }],
      [B, { type: 'chooseAsset', companyId: Y, assetId: 'steel-mill' }],
      [C, { type: 'chooseAsset', companyId: Z, assetId: 'textile-mill' }],
    );
    expect(scenario.state.choice).toMatchObject({ lap: 2, next: 0 });
    scenario
      .when(A, { type: 'chooseAsset', companyId: X, assetId: 'project-developer' })
      .thenEvents({ type: 'AssetAcquired', paid: 0, lap: 2 })
      .when(B, { type: 'chooseAsset', companyId: Y, assetId: 'clothing-importer' })
      .thenAccepted();
    const { state } = scenario;
    expect(availableIn(state)).toEqual([]);
    expect([X, Y, Z].map((id) => companyAt(state, id).cashFlow)).toEqual([96, 98, 100]);
    expect([X, Y, Z].map((id) => companyAt(state, id).assets.length)).toEqual([3, 3, 2]);
  });

  test('who declines is out for the year and keeps its money (R8)', () => {
    const scenario = given({
      phase: 'investments.choice',
      companies: { [X]: wealthy, [Y]: wealthy },
      available: assets,
      rest: { choice: choiceOf([X, A, 9], [Y, B, 3]) },
    }).after(
      [A, { type: 'declineAsset', companyId: X }],
      [B, { type: 'chooseAsset', companyId: Y, assetId: 'coal-mine' }],
    );
    expect(scenario.state.choice).toMatchObject({ lap: 2, order: [{ companyId: Y }] });
    expect(companyAt(scenario.state, X).cashFlow).toBe(100);
  });

  test('a bidder without the minimum passes by force (5)', () => {
    const scenario = given({
      ...bidding,
      companies: { ...bidding.companies, [Z]: { cashFlow: 5, assets: ['sand-pit'] } },
    }).when(A, { type: 'placeBid', amount: 5, companyId: X });
    scenario.when(B, { type: 'placeBid', amount: 6, companyId: Y });
    expect(eventsOf(scenario, 'BidPassed')).toEqual([
      { type: 'BidPassed', kind: 'turnOrder', companyId: Z, seat: C, forced: true },
    ]);
  });

  test('one company alone needs no auction and ranks with a bid of 0 (5)', () => {
    const scenario = given({
      phase: 'investments.selection',
      hands: [
        ['coal-mine', 'hedge-fund'],
        ['mortgage-bank', 'subprime-lender'],
        ['fashion-house', 'marketing-agency'],
      ],
      companies: {
        [X]: { assets: ['small-land-owner', 'weaving-shed', 'glassworks', 'shallow-mine'] },
        [Y]: { assets: ['steel-mill', 'textile-mill', 'project-developer', 'open-cast-mine'] },
        [Z]: wealthy,
      },
    }).after(
      [A, { type: 'selectAsset', assetId: 'coal-mine' }],
      [B, { type: 'selectAsset', assetId: 'mortgage-bank' }],
      [C, { type: 'selectAsset', assetId: 'fashion-house' }],
    );
    expect(eventsOf(scenario, 'AuctionStarted')).toEqual([]);
    expect(eventsOf(scenario, 'TurnOrderDetermined')[0]?.order).toEqual([{ companyId: Z, bid: 0 }]);
  });
});
