import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/incorporated/state.ts';
import { allOf, B, type Changes, G, given, R, started } from '../position.ts';

const noShares = { [G]: {}, [B]: {}, [R]: {} };

describe('rulings of the set-up and the investment phase', () => {
  test('R11 the corporation auction: openers in turn, the last seat pays nothing', () => {
    const { scenario } = started({ setupMode: 'auction' });
    scenario
      .after(
        [0, { type: 'bidForCorporation', amount: 0 }],
        [1, { type: 'bidForCorporation', amount: 4 }],
        [2, { type: 'passCorporation' }],
      )
      .when(0, { type: 'passCorporation' })
      .thenEvents(
        { type: 'CorporationBidPassed', seat: 0 },
        { type: 'CorporationAssigned', seat: 1, corporation: 'fortress-derivatives', price: 4 },
        { type: 'CorporationLotOpened', corporation: 'giant-squid', opener: 2 },
      )
      .after([2, { type: 'bidForCorporation', amount: 2 }])
      .when(0, { type: 'passCorporation' });
    expect(scenario.events.slice(0, 4)).toMatchObject([
      { type: 'CorporationBidPassed', seat: 0 },
      { type: 'CorporationAssigned', seat: 2, corporation: 'giant-squid', price: 2 },
      { type: 'CorporationAssigned', seat: 0, corporation: 'big-brother', price: 0 },
      { type: 'TurnOrderSet', turnOrder: [1, 2, 0] },
    ]);
    expect(scenario.state.players.map((player) => player.cash)).toEqual([24, 12, 28]);
  });

  test('R12 loans stop at $1: twenty at $20 bring $210', () => {
    given({ cash: { [G]: 0 } })
      .when(G, { type: 'takeLoan', count: 20 })
      .thenState((state) => expect(playerOf(state, G)).toMatchObject({ cash: 210, bonds: 20 }))
      .when(G, { type: 'takeLoan', count: 1 })
      .thenRefused('NO_CREDIT');
  });

  test('R12 any seat may borrow at any moment, whatever is open', () => {
    given()
      .after([G, { type: 'openAuction', country: 'us', bid: 3 }])
      .when(R, { type: 'takeLoan', count: 2 })
      .thenEvents({ type: 'LoanTaken', seat: R, proceeds: 20 }, { type: 'LoanTaken', seat: R, proceeds: 19 })
      .thenState((state) => expect(state.pending).toMatchObject({ type: 'auction', toAct: B }));
  });

  test('R13 a bid may be as high as cash and all loans, no higher', () => {
    given({ cash: { [G]: 5 } })
      .when(G, { type: 'openAuction', country: 'us', bid: 216 })
      .thenRefused('BID_TOO_HIGH', { kind: 'ruling', id: 'R13' })
      .when(G, { type: 'openAuction', country: 'us', bid: 215 })
      .thenAccepted();
  });

  test('R14 a country that is all its own: no cube is placed', () => {
    const scenario = given({ shares: noShares, squares: allOf('russia', G) }).after(
      [G, { type: 'openAuction', country: 'russia', bid: 3 }],
      [B, { type: 'passBid' }],
      [R, { type: 'passBid' }],
    );
    expect(scenario.events[3]).toEqual({
      type: 'CubePlacementSkipped',
      seat: G,
      country: 'russia',
      reason: 'allOwn',
    });
  });

  test('R17 a price of $1 ends the selling round at once', () => {
    given({ shares: { [G]: {}, [B]: { japan: 1 }, [R]: { japan: 1 } }, squares: {} })
      .after(
        [G, { type: 'openAuction', country: 'japan', bid: 3 }],
        [B, { type: 'passBid' }],
        [R, { type: 'passBid' }],
        [G, { type: 'placeInvestmentCube', squareId: 'japan-1' }],
      )
      .when(B, { type: 'lowerBid', amount: 1 })
      .thenEvents(
        { type: 'BidLowered', seat: B, amount: 1 },
        { type: 'ReverseAuctionClosed', seller: B, price: 1 },
        { type: 'ShareSold', seat: B, price: 1 },
        { type: 'SeatActivated' },
      );
  });

  const sale: Changes = {
    shares: { [G]: { japan: 1 }, [B]: {}, [R]: {} },
    cash: { [B]: 9 },
    squares: { 'japan-1': G, 'japan-3': G },
  };

  test('R18 the buyer chooses which cube of the seller it replaces', () => {
    given(sale)
      .after(
        [G, { type: 'offerPrivateSale', country: 'japan', minimum: 4 }],
        [R, { type: 'passPrivateSale' }],
      )
      .when(B, { type: 'bidPrivateSale', amount: 4 })
      .thenEvents(
        { type: 'PrivateBidPlaced', seat: B, amount: 4 },
        { type: 'PrivateSaleClosed', buyer: B, price: 4 },
        { type: 'ShareTransferred', from: G, to: B },
        { type: 'ChoiceOpened', kind: 'replaceCube', seat: B, options: ['japan-1', 'japan-3'] },
      )
      .when(B, { type: 'replaceSellerCube', squareId: 'japan-3' })
      .thenEvents(
        { type: 'CubeRemoved', seat: G, squareId: 'japan-3' },
        { type: 'CubePlaced', seat: B, squareId: 'japan-3' },
        { type: 'SeatActivated', seat: B },
      );
  });

  test('R18 without a cube of the seller nothing is replaced', () => {
    const scenario = given({ ...sale, squares: {} }).after(
      [G, { type: 'offerPrivateSale', country: 'japan', minimum: 4 }],
      [R, { type: 'passPrivateSale' }],
      [B, { type: 'bidPrivateSale', amount: 4 }],
    );
    expect(scenario.events[3]).toEqual({
      type: 'CubePlacementSkipped',
      seat: B,
      country: 'japan',
      reason: 'noTarget',
    });
  });
});
