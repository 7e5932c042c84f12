import type { Seat } from '../../../kernel/game.ts';
import { clockwiseAfter } from '../derived.ts';
import { pendingOf, playerOf } from '../state.ts';
import { addBankShares, addShares, type Evolvers, payFromBank } from './moves.ts';

/** Auctions and sales of shares (specification, chapter 8). */
export const investmentEvolvers: Evolvers<
  | 'AuctionOpened'
  | 'BidRaised'
  | 'BidPassed'
  | 'AuctionWon'
  | 'ShareBought'
  | 'ReverseAuctionOpened'
  | 'BidLowered'
  | 'SellPassed'
  | 'ReverseAuctionClosed'
  | 'ShareSold'
  | 'PrivateSaleOffered'
  | 'PrivateBidPlaced'
  | 'PrivateBidPassed'
  | 'PrivateSaleClosed'
  | 'ShareTransferred'
  | 'InvestmentPassed'
> = {
  AuctionOpened: (state, { seat, country, bid }) => {
    state.pending = {
      type: 'auction',
      country,
      highBid: bid,
      highBidder: seat,
      passed: [],
      toAct: nextAsked(state.turnOrder, seat, [seat]),
    };
  },
  BidRaised: (state, { seat, amount }) => {
    const auction = pendingOf(state, 'auction');
    auction.highBid = amount;
    auction.highBidder = seat;
    auction.toAct = nextAsked(state.turnOrder, seat, [seat, ...auction.passed]);
  },
  BidPassed: (state, { seat }) => {
    const auction = pendingOf(state, 'auction');
    auction.passed.push(seat);
    auction.toAct = nextAsked(state.turnOrder, seat, [auction.highBidder, ...auction.passed]);
  },
  AuctionWon: (state) => {
    state.pending = null;
  },
  ShareBought: (state, { seat, country, price }) => {
    payFromBank(state, seat, -price);
    addBankShares(state, country, -1);
    addShares(state, seat, country, 1);
  },
  ReverseAuctionOpened: (state, { country, price, buyer, eligible }) => {
    state.pending = {
      type: 'reverseAuction',
      country,
      buyer,
      price,
      lowBidder: null,
      eligible: [...eligible],
      passed: [],
      toAct: eligible[0] as Seat,
    };
  },
  BidLowered: (state, { seat, amount }) => {
    const round = pendingOf(state, 'reverseAuction');
    round.price = amount;
    round.lowBidder = seat;
    round.toAct = nextAsked(round.eligible, seat, [seat, ...round.passed]);
  },
  SellPassed: (state, { seat }) => {
    const round = pendingOf(state, 'reverseAuction');
    const { lowBidder } = round;
    round.passed.push(seat);
    const out = lowBidder === null ? round.passed : [lowBidder, ...round.passed];
    round.toAct = nextAsked(round.eligible, seat, out);
  },
  ReverseAuctionClosed: (state) => {
    state.pending = null;
  },
  ShareSold: (state, { seat, country, price }) => {
    addShares(state, seat, country, -1);
    addBankShares(state, country, 1);
    payFromBank(state, seat, price);
  },
  PrivateSaleOffered: (state, { seat, country, minimum }) => {
    state.pending = {
      type: 'privateSale',
      seller: seat,
      country,
      minimum,
      highBid: null,
      highBidder: null,
      passed: [],
    };
  },
  PrivateBidPlaced: (state, { seat, amount }) => {
    const sale = pendingOf(state, 'privateSale');
    sale.highBid = amount;
    sale.highBidder = seat;
  },
  PrivateBidPassed: (state, { seat }) => {
    pendingOf(state, 'privateSale').passed.push(seat);
  },
  PrivateSaleClosed: (state) => {
    state.pending = null;
  },
  ShareTransferred: (state, { from, to, country, price }) => {
    playerOf(state, to).cash -= price;
    playerOf(state, from).cash += price;
    addShares(state, from, country, -1);
    addShares(state, to, country, 1);
  },
  InvestmentPassed: () => undefined,
};

/** The next seat clockwise that is not out; the same one where all are, and the auction closes at once. */
const nextAsked = (order: readonly Seat[], after: Seat, out: readonly Seat[]): Seat =>
  clockwiseAfter(order, after).find((seat) => !out.includes(seat)) ?? after;
