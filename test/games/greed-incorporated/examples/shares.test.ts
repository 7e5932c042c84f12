import { describe, expect, test } from 'vitest';
import {
  A,
  auctionFor,
  B,
  C,
  type Changes,
  cashOf,
  choiceOf,
  companyAt,
  D,
  E,
  eventsOf,
  given,
  X,
  Y,
  Z,
} from '../position.ts';

const evergild = 'evergild';
const seatChoice = (...bids: readonly number[]) => {
  const choice = choiceOf();
  return {
    ...choice,
    order: bids.map((bid, seat) => ({ companyId: null, seat, bid })),
  };
};

describe('share issue', () => {
  test('E14 money goes to the chosen company [3) Spéculation boursière]', () => {
    const scenario = given({
      phase: 'shares.choice',
      rest: { issuedShares: [X, Y, Z], choice: seatChoice(6, 4, 0) },
    }).after(
      [A, { type: 'chooseShare', companyId: Y }],
      [B, { type: 'chooseShare', companyId: X }],
      [C, { type: 'chooseShare', companyId: Z }],
    );
    const { state } = scenario;
    expect([X, Y, Z].map((id) => companyAt(state, id).cashFlow)).toEqual([4, 6, 0]);
    expect(cashOf(state)).toEqual([4, 6, 10]);
    expect([X, Y, Z].map((id) => companyAt(state, id).slots)).toEqual([
      [A, B],
      [B, A],
      [C, C],
    ]);
    expect([X, Y, Z].map((id) => companyAt(state, id).sharePrice)).toEqual([4, 6, 0]);
    expect(state.phase).toBe('shares.trading');
  });

  const four: Changes = {
    phase: 'shares.choice',
    companies: { [evergild]: { slots: [A] } },
    rest: { issuedShares: [evergild, Z, Y, X], choice: seatChoice(1, 0, 0) },
  };

  test('E15 more companies than players: another round with all players [3) Spéculation boursière]', () => {
    const scenario = given(four).after(
      [A, { type: 'chooseShare', companyId: X }],
      [B, { type: 'chooseShare', companyId: Y }],
      [C, { type: 'chooseShare', companyId: Z }],
    );
    expect(scenario.state.issuedShares).toEqual([evergild]);
    expect(eventsOf(scenario, 'AuctionStarted')[0]).toMatchObject({
      kind: 'shareOrder',
      minimumOpening: 1,
      participants: [{ seat: A }, { seat: B }, { seat: C }],
    });
    expect(scenario.state.auction).toMatchObject({ highest: 0, leaderIndex: null });
    expect(scenario.state.phase).toBe('shares.auction');
  });

  test('a round without a sale ends the issue (R14)', () => {
    const scenario = given(four).after(
      [A, { type: 'declineShare' }],
      [B, { type: 'declineShare' }],
      [C, { type: 'declineShare' }],
    );
    expect(eventsOf(scenario, 'SharesWithdrawn')[0]?.companyIds).toEqual([evergild, Z, Y, X]);
    expect(scenario.state.issuedShares).toEqual([]);
    expect(cashOf(scenario.state)).toEqual([10, 10, 10]);
  });

  test('with everybody passing the order of rotation ranks with 0 (R7)', () => {
    const bidders = [B, C, A].map((seat) => ({ seat }));
    const scenario = given({
      phase: 'shares.auction',
      rest: { startSeat: B, issuedShares: [X], auction: auctionFor('shareOrder', bidders) },
    }).after([B, { type: 'passBid' }], [C, { type: 'passBid' }], [A, { type: 'passBid' }]);
    expect(eventsOf(scenario, 'ShareOrderDetermined')[0]?.order).toEqual([
      { seat: B, bid: 0 },
      { seat: C, bid: 0 },
      { seat: A, bid: 0 },
    ]);
  });
});

describe('stock options', () => {
  const option: Changes = {
    phase: 'shares.options',
    cash: [20, 10, 10],
    companies: { [X]: { slots: [A, B], optionSeat: A, sharePrice: 9 } },
  };

  test('E16 half price [5) Stock option]', () => {
    const scenario = given(option).when(A, { type: 'exerciseOption', companyId: X });
    expect(eventsOf(scenario, 'OptionExercised')).toEqual([
      { type: 'OptionExercised', seat: A, companyId: X, slot: 3, paid: 4 },
    ]);
    expect(companyAt(scenario.state, X)).toMatchObject({
      cashFlow: 4,
      slots: [A, B, A],
      optionSeat: null,
    });
    expect(cashOf(scenario.state)[A]).toBe(16);
  });

  test('an option that is declined is gone', () => {
    const scenario = given(option).when(A, { type: 'declineOption', companyId: X });
    expect(eventsOf(scenario, 'OptionDeclined')).toHaveLength(1);
    expect(companyAt(scenario.state, X)).toMatchObject({ slots: [A, B], optionSeat: null });
  });

  test.each([
    ['noMarketPrice', { slots: [A, B, C, A, B, C], sharePrice: null }],
    ['noSlot', { slots: [A, B, C, A, B, C], sharePrice: 90 }],
    ['notEnoughCash', { slots: [A, B], sharePrice: 90 }],
  ] as const)('it lapses with %s (R15)', (reason, { slots, sharePrice }) => {
    const scenario = given({
      phase: 'shares.choice',
      companies: { [X]: { slots: [...slots], optionSeat: A, sharePrice } },
      rest: { issuedShares: [Y], choice: seatChoice(0) },
    }).when(A, { type: 'chooseShare', companyId: Y });
    expect(eventsOf(scenario, 'OptionLapsed')).toEqual([
      { type: 'OptionLapsed', seat: A, companyId: X, reason },
    ]);
    expect(companyAt(scenario.state, X).optionSeat).toBeNull();
  });
});

describe('trading of shares', () => {
  const trading: Changes = { phase: 'shares.trading' };
  const token = (companyId: string, slot: number) => ({ companyId, slot });

  test('E17 an auction between players [3) Spéculation boursière]', () => {
    const scenario = given({
      ...trading,
      seatCount: 5,
      companies: { [X]: { cashFlow: 30, slots: [B, A] } },
    }).when(A, { type: 'auctionShare', companyId: X, slot: 2 });
    expect(scenario.state.auction?.bidders.map(({ seat }) => seat)).toEqual([B, C, D, E]);
    expect(scenario.state.phase).toBe('shares.saleAuction');
    scenario.after(
      [B, { type: 'placeBid', amount: 3 }],
      [C, { type: 'placeBid', amount: 5 }],
      [D, { type: 'passBid' }],
      [E, { type: 'passBid' }],
      [B, { type: 'passBid' }],
    );
    expect(eventsOf(scenario, 'ShareAuctionEnded')).toEqual([
      {
        type: 'ShareAuctionEnded',
        companyId: X,
        slot: 2,
        sellerSeat: A,
        winnerSeat: C,
        price: 5,
      },
    ]);
    expect(cashOf(scenario.state)).toEqual([15, 10, 5, 10, 10]);
    expect(companyAt(scenario.state, X)).toMatchObject({ cashFlow: 30, slots: [B, C] });
    expect(scenario.state.phase).toBe('shares.trading');
    scenario.when(C, { type: 'auctionShare', companyId: X, slot: 2 }).thenRefused('AUCTION_REPEATED');
  });

  test('without a bid nothing is sold, and the position counts as auctioned (9.3)', () => {
    const scenario = given(trading).after(
      [A, { type: 'auctionShare', companyId: X, slot: 1 }],
      [B, { type: 'passBid' }],
      [C, { type: 'passBid' }],
    );
    expect(eventsOf(scenario, 'ShareAuctionEnded')[0]).toMatchObject({ winnerSeat: null, price: null });
    expect(scenario.state.auctionedTokens).toEqual([token(X, 1)]);
    expect(companyAt(scenario.state, X).slots).toEqual([A]);
  });

  test('a swap exchanges positions, and with them the companies (R16)', () => {
    const scenario = given(trading).after(
      [A, { type: 'offerShareSwap', give: token(X, 1), toSeat: B, want: token(Y, 1) }],
      [C, { type: 'offerShareSwap', give: token(Z, 1), toSeat: B, want: token(Y, 1) }],
    );
    scenario.when(B, { type: 'acceptShareOffer', offerId: 'offer-1' }).thenEvents(
      {
        type: 'SharesSwapped',
        a: { seat: A, ...token(X, 1) },
        b: { seat: B, ...token(Y, 1) },
      },
      { type: 'ShareOfferCancelled', offerId: 'offer-2', reason: 'tokenMoved' },
    );
    expect([X, Y].map((id) => companyAt(scenario.state, id).slots)).toEqual([[B], [A]]);
  });

  test('a sale moves a token for money between players', () => {
    const scenario = given(trading).after([
      A,
      { type: 'offerShareSale', give: token(X, 1), toSeat: B, price: 11 },
    ]);
    scenario
      .when(B, { type: 'acceptShareOffer', offerId: 'offer-1' })
      .thenRefused('INSUFFICIENT_CASH')
      .when(A, { type: 'offerShareSale', give: token(X, 1), toSeat: B, price: 7 })
      .when(B, { type: 'acceptShareOffer', offerId: 'offer-2' })
      .thenEvents(
        { type: 'ShareSold', fromSeat: A, toSeat: B, companyId: X, slot: 1, price: 7 },
        { type: 'ShareOfferCancelled', offerId: 'offer-1', reason: 'tokenMoved' },
      );
    expect(cashOf(scenario.state)).toEqual([17, 3, 10]);
    expect(companyAt(scenario.state, X).slots).toEqual([B]);
  });

  test('offers end by rejection, withdrawal and the end of trading', () => {
    const sale = { type: 'offerShareSale', give: token(X, 1), toSeat: B, price: 7 } as const;
    const scenario = given(trading).after([A, sale], [A, sale], [A, sale]);
    scenario
      .when(B, { type: 'rejectShareOffer', offerId: 'offer-1' })
      .thenEvents({ type: 'ShareOfferCancelled', offerId: 'offer-1', reason: 'rejected' })
      .when(A, { type: 'withdrawShareOffer', offerId: 'offer-2' })
      .thenEvents({ type: 'ShareOfferCancelled', offerId: 'offer-2', reason: 'withdrawn' })
      .when(B, { type: 'finishShareTrading' })
      .thenEvents(
        { type: 'ShareOfferCancelled', offerId: 'offer-3', reason: 'tradingFinished' },
        { type: 'ShareTradingFinished', seat: B },
      );
    scenario.when(A, sale).thenRefused('TRADING_FINISHED');
  });
});
