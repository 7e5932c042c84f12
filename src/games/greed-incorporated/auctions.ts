import type { AuctionKind, Phase } from './sets.ts';
import {
  type Auction,
  type AuctionBidder,
  companyOf,
  type GreedIncorporatedState,
  playerOf,
  type RankedBidder,
} from './state.ts';

/** The phase in which an auction waits for bids. */
export const auctionPhases: Readonly<Record<AuctionKind, Phase>> = {
  turnOrder: 'investments.auction',
  shareOrder: 'shares.auction',
  shareSale: 'shares.saleAuction',
  startUp: 'startUp.auction',
  gold: 'status.gold',
  silver: 'status.silver',
};

/** The auction that is held; that there is none is a bug. */
export function auctionOf({ auction }: { readonly auction: Auction | null }): Auction {
  if (auction === null) throw new Error('no auction is held');
  return auction;
}

/** Everyone has passed, or all but the leader. */
export function auctionIsOver({ bidders, leaderIndex }: Auction): boolean {
  return bidders.every(({ passed }, index) => passed || index === leaderIndex);
}

/** Index of the next bidder in rotation after `from` who has not passed; `from` itself if there is none. */
export function nextBidder({ bidders }: Pick<Auction, 'bidders'>, from: number): number {
  for (let step = 1; step <= bidders.length; step++) {
    const index = (from + step) % bidders.length;
    if (bidders[index]?.passed === false) return index;
  }
  return from;
}

/** The bidder whose turn it is. */
export const bidderInTurn = ({ bidders, turnIndex }: Auction): AuctionBidder =>
  bidders[turnIndex] as AuctionBidder;

/** Least bid that the auction takes now, in millions. */
export const minimumBid = ({ highest, minimumOpening, increment }: Auction): number =>
  highest === 0 ? minimumOpening : highest + increment;

/** What the bidder can pay at most, in millions. */
export const moneyOf = (state: GreedIncorporatedState, { companyId, seat }: AuctionBidder): number =>
  companyId === null ? playerOf(state, seat).cash : companyOf(state, companyId).cashFlow;

/** The bidders by their last bids; those without one keep their order (specification 5). */
export const rankingOf = ({ bidders }: Auction): RankedBidder[] =>
  [...bidders].sort((a, b) => b.bid - a.bid).map(({ companyId, seat, bid }) => ({ companyId, seat, bid }));

/** The winner of an auction of a single thing; null if nobody bid. */
export const winnerOf = ({ bidders, leaderIndex }: Auction): AuctionBidder | null =>
  leaderIndex === null ? null : (bidders[leaderIndex] ?? null);
