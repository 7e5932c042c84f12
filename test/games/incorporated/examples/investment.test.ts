import { describe, expect, test } from 'vitest';
import type { IncorporatedCommand } from '../../../../src/games/incorporated/commands.ts';
import { playerOf } from '../../../../src/games/incorporated/state.ts';
import { allOf, B, type Changes, G, given, R } from '../position.ts';

const usMarket: Changes = {
  shares: { [G]: { us: 1 }, [B]: { us: 1 }, [R]: { us: 1 } },
  squares: { 'us-1': G, 'us-3': G, 'us-2': B, 'us-4': R },
  cash: { [G]: 22, [B]: 18, [R]: 20 },
};

const bids: readonly (readonly [number, IncorporatedCommand])[] = [
  [G, { type: 'openAuction', country: 'us', bid: 3 }],
  [B, { type: 'raiseBid', amount: 4 }],
  [R, { type: 'raiseBid', amount: 7 }],
  [G, { type: 'raiseBid', amount: 11 }],
  [B, { type: 'raiseBid', amount: 15 }],
  [R, { type: 'raiseBid', amount: 18 }],
  [G, { type: 'raiseBid', amount: 22 }],
  [B, { type: 'passBid' }],
];

describe('investment', () => {
  test('E7, E27 public auction and selling round [a) Bid in Public Markets]', () => {
    given(usMarket)
      .after(...bids)
      .when(R, { type: 'passBid' })
      .thenEvents(
        { type: 'BidPassed', seat: R },
        { type: 'AuctionWon', seat: G, country: 'us', price: 22 },
        { type: 'ShareBought', seat: G, country: 'us', price: 22 },
        {
          type: 'ChoiceOpened',
          kind: 'placeCube',
          seat: G,
          options: ['us-5', 'us-6', 'us-7'],
          detail: { country: 'us', mode: 'empty', price: 22 },
        },
      )
      .thenState((state) => {
        expect(playerOf(state, G)).toMatchObject({ cash: 0, bonds: 0 });
        expect(state.investmentBank['us']).toBe(3);
      })
      .when(G, { type: 'placeInvestmentCube', squareId: 'us-6' })
      .thenEvents(
        { type: 'CubePlaced', seat: G, squareId: 'us-6', cause: 'investment' },
        { type: 'ReverseAuctionOpened', country: 'us', price: 22, buyer: G, eligible: [B, R] },
      )
      .after(
        [B, { type: 'lowerBid', amount: 21 }],
        [R, { type: 'lowerBid', amount: 20 }],
        [B, { type: 'lowerBid', amount: 19 }],
      )
      .when(R, { type: 'passSell' })
      .thenEvents(
        { type: 'SellPassed', seat: R },
        { type: 'ReverseAuctionClosed', seller: B, price: 19 },
        { type: 'ShareSold', seat: B, country: 'us', price: 19 },
        { type: 'CubeRemoved', squareId: 'us-2', seat: B, cause: 'shareSold' },
        { type: 'SeatActivated', phase: 'investment', seat: B },
      )
      .thenState((state) => {
        expect(playerOf(state, B).cash).toBe(37);
        expect(state.investmentBank['us']).toBe(4);
      });
  });

  test('E26 a bid above the cash forces loans, which a refusal never tells [Corporate Bonds], R47', () => {
    const poor = given({ ...usMarket, cash: { [G]: 10, [B]: 18, [R]: 20 } }).after(...bids);
    poor
      .when(R, { type: 'passBid' })
      .thenEvents(
        { type: 'BidPassed' },
        { type: 'AuctionWon' },
        { type: 'LoanTaken', seat: G, proceeds: 20, bondsAfter: 1, forced: true },
        { type: 'ShareBought', price: 22 },
        { type: 'ChoiceOpened' },
      )
      .thenState((state) => expect(playerOf(state, G).cash).toBe(8));
  });

  test('E8 winning in a full country [a) Bid in Public Markets], R14', () => {
    given({
      activeSeat: R,
      shares: { [G]: {}, [B]: {}, [R]: {} },
      squares: { ...allOf('eurozone', G), 'eurozone-2': B, 'eurozone-6': R },
    })
      .after(
        [R, { type: 'openAuction', country: 'eurozone', bid: 3 }],
        [G, { type: 'passBid' }],
        [B, { type: 'passBid' }],
      )
      .thenState((state) =>
        expect(state.pending).toMatchObject({
          mode: 'replace',
          options: ['eurozone-1', 'eurozone-2', 'eurozone-3', 'eurozone-4', 'eurozone-5'],
        }),
      )
      .when(R, { type: 'placeInvestmentCube', squareId: 'eurozone-6' })
      .thenRefused('INVALID_TARGET', { kind: 'section', id: 'a) Bid in Public Markets' })
      .when(R, { type: 'placeInvestmentCube', squareId: 'eurozone-3' })
      .thenEvents(
        { type: 'CubeRemoved', squareId: 'eurozone-3', seat: G, cause: 'replaced' },
        { type: 'CubePlaced', seat: R, squareId: 'eurozone-3', cause: 'investment' },
        { type: 'SeatActivated', seat: G },
      );
  });

  test('E9 sale after another buyer [a) Bid in Public Markets]', () => {
    given({
      activeSeat: R,
      shares: { [G]: {}, [B]: { eurozone: 1 }, [R]: {} },
      squares: { 'eurozone-1': B, 'eurozone-2': B },
      cash: { [B]: 0 },
    })
      .after(
        [R, { type: 'openAuction', country: 'eurozone', bid: 9 }],
        [G, { type: 'passBid' }],
        [B, { type: 'passBid' }],
        [R, { type: 'placeInvestmentCube', squareId: 'eurozone-3' }],
      )
      .when(B, { type: 'lowerBid', amount: 8 })
      .thenEvents(
        { type: 'BidLowered', seat: B, amount: 8 },
        { type: 'ReverseAuctionClosed', seller: B, price: 8 },
        { type: 'ShareSold', seat: B, price: 8 },
        { type: 'ChoiceOpened', kind: 'removeCube', seat: B, options: ['eurozone-1', 'eurozone-2'] },
      )
      .when(B, { type: 'removeSoldCube', squareId: 'eurozone-2' })
      .thenEvents(
        { type: 'CubeRemoved', squareId: 'eurozone-2', seat: B, cause: 'shareSold' },
        { type: 'SeatActivated', seat: G },
      )
      .thenState((state) => expect(playerOf(state, B)).toMatchObject({ cash: 8, shares: {} }));
  });

  const indiaSale: Changes = {
    shares: { [G]: { india: 1 }, [B]: {}, [R]: {} },
    squares: { 'india-1': G },
    cash: { [G]: 0, [B]: 20, [R]: 15 },
  };

  test('E10 private sale without a buyer [b) Privately Sell Shares]', () => {
    given(indiaSale)
      .after(
        [G, { type: 'offerPrivateSale', country: 'india', minimum: 20 }],
        [B, { type: 'passPrivateSale' }],
      )
      .when(R, { type: 'passPrivateSale' })
      .thenEvents(
        { type: 'PrivateBidPassed', seat: R },
        { type: 'PrivateSaleClosed', buyer: null, price: null },
        { type: 'SeatActivated', seat: B },
      )
      .thenState((state) => {
        expect(playerOf(state, G)).toMatchObject({ executivesInPool: 2, cash: 0, shares: { india: 1 } });
      });
  });

  test('E11 private sale [b) Privately Sell Shares], R16', () => {
    given(indiaSale)
      .after(
        [G, { type: 'offerPrivateSale', country: 'india', minimum: 10 }],
        [R, { type: 'bidPrivateSale', amount: 11 }],
        [B, { type: 'bidPrivateSale', amount: 12 }],
        [R, { type: 'bidPrivateSale', amount: 13 }],
      )
      .when(R, { type: 'bidPrivateSale', amount: 14 })
      .thenRefused('NOT_YOUR_TURN')
      .when(B, { type: 'passPrivateSale' })
      .thenEvents(
        { type: 'PrivateBidPassed', seat: B },
        { type: 'PrivateSaleClosed', buyer: R, price: 13 },
        { type: 'ShareTransferred', from: G, to: R, country: 'india', price: 13 },
        { type: 'CubeRemoved', squareId: 'india-1', seat: G, cause: 'privateSale' },
        { type: 'CubePlaced', squareId: 'india-1', seat: R, cause: 'privateSale' },
        { type: 'SeatActivated', seat: B },
      )
      .thenState((state) => {
        expect(playerOf(state, R)).toMatchObject({ cash: 2, shares: { india: 1 } });
        expect(playerOf(state, G)).toMatchObject({ cash: 13, shares: {} });
      });
  });
});
