import { clonePlain } from '../../../kernel/json.ts';
import { auctionOf, nextBidder } from '../auctions.ts';
import type { Evolvers } from './moves.ts';

/** Open auctions of every kind (specification, chapter 5). */
export const auctionEvolvers: Evolvers<'AuctionStarted' | 'BidPlaced' | 'BidPassed'> = {
  AuctionStarted: (state, { kind, participants, minimumOpening, increment, subject }) => {
    state.choice = null;
    state.auction = {
      kind,
      bidders: participants.map(({ companyId, seat }) => ({ companyId, seat, bid: 0, passed: false })),
      highest: 0,
      leaderIndex: null,
      turnIndex: 0,
      minimumOpening,
      increment,
      subject: clonePlain(subject),
    };
  },
  BidPlaced: (state, { amount }) => {
    const auction = auctionOf(state);
    const bidder = auction.bidders[auction.turnIndex];
    if (bidder !== undefined) bidder.bid = amount;
    auction.highest = amount;
    auction.leaderIndex = auction.turnIndex;
    auction.turnIndex = nextBidder(auction, auction.turnIndex);
  },
  BidPassed: (state) => {
    const auction = auctionOf(state);
    const bidder = auction.bidders[auction.turnIndex];
    if (bidder !== undefined) bidder.passed = true;
    auction.turnIndex = nextBidder(auction, auction.turnIndex);
  },
};
