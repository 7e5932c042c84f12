import { ruling } from '../../../kernel/legal.ts';
import {
  auctionIsOver,
  auctionOf,
  auctionPhases,
  bidderInTurn,
  minimumBid,
  moneyOf,
  rankingOf,
  winnerOf,
} from '../auctions.ts';
import { violation } from '../codes.ts';
import { isCeo } from '../derived.ts';
import type { AuctionKind } from '../sets.ts';
import { type Auction, findCompany, type GreedIncorporatedState } from '../state.ts';
import {
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Refusal,
  type Rules,
  refuseUnless,
} from './rule.ts';
import { endShareAuction } from './share-auction.ts';
import { endStartUpAuction } from './start-up.ts';
import { endStatusAuction } from './status.ts';

/** Bids and passes in open auctions (specification, chapter 5). */
export const auctionRules: Rules<'placeBid' | 'passBid'> = {
  placeBid: {
    check: (state, seat, { amount, companyId }) => {
      const refused = checkTurn(state, seat, companyId ?? null);
      if (refused !== null) return refused;
      const auction = auctionOf(state);
      if (amount < minimumBid(auction)) {
        // R7 is about raises; a minimum for the first bid is a rule of what is auctioned.
        return auction.highest > 0 ? violation('BID_TOO_LOW', ruling('R7')) : 'BID_TOO_LOW';
      }
      return refuseUnless(amount <= moneyOf(state, bidderInTurn(auction)), 'INSUFFICIENT_CASH');
    },
    play: (batch, seat, { amount, companyId }) => {
      const { kind } = auctionOf(batch.state);
      batch.emit({ type: 'BidPlaced', kind, companyId: companyId ?? null, seat, amount });
      return 'auction';
    },
  },
  passBid: {
    check: (state, seat, { companyId }) => checkTurn(state, seat, companyId ?? null),
    play: (batch, seat, { companyId }) => {
      const { kind } = auctionOf(batch.state);
      batch.emit({ type: 'BidPassed', kind, companyId: companyId ?? null, seat, forced: false });
      return 'auction';
    },
  },
};

function checkTurn(state: GreedIncorporatedState, seat: number, companyId: string | null): Refusal | null {
  const auction = auctionOf(state);
  if ((companyId !== null) !== (auction.kind === 'turnOrder')) return 'INVALID_PAYLOAD';
  const index = auction.bidders.findIndex((bidder) =>
    companyId === null ? bidder.seat === seat : bidder.companyId === companyId,
  );
  const bidder = auction.bidders[index];
  if (bidder === undefined) return 'NOT_A_PARTICIPANT';
  if (companyId !== null && !isCeo(findCompany(state, companyId), seat)) return 'NOT_CEO';
  if (bidder.passed) return 'ALREADY_PASSED';
  return refuseUnless(index === auction.turnIndex, 'NOT_YOUR_TURN');
}

/** Goes on with the auction: bidders who cannot pay pass, then one is asked or it ends (specification 5). */
export function runAuction(batch: GreedIncorporatedBatch): Next {
  let auction = auctionOf(batch.state);
  while (!auctionIsOver(auction)) {
    const { kind } = auction;
    const bidder = bidderInTurn(auction);
    if (moneyOf(batch.state, bidder) >= minimumBid(auction)) return enterPhase(batch, auctionPhases[kind]);
    const { companyId, seat } = bidder;
    batch.emit({ type: 'BidPassed', kind, companyId, seat, forced: true });
    auction = auctionOf(batch.state);
  }
  return endings[auction.kind](batch, auction);
}

const endings: Readonly<Record<AuctionKind, (batch: GreedIncorporatedBatch, auction: Auction) => Next>> = {
  turnOrder: (batch, auction) => {
    const order = rankingOf(auction).flatMap(({ companyId, bid }) =>
      companyId === null ? [] : [{ companyId, bid }],
    );
    batch.emit({ type: 'TurnOrderDetermined', order });
    return 'assetChoice';
  },
  shareOrder: (batch, auction) => {
    const order = rankingOf(auction).map(({ seat, bid }) => ({ seat, bid }));
    batch.emit({ type: 'ShareOrderDetermined', order });
    return 'shareChoice';
  },
  shareSale: (batch, auction) => endShareAuction(batch, auction.subject, winnerOf(auction)),
  startUp: (batch, auction) => endStartUpAuction(batch, winnerOf(auction)),
  gold: (batch, auction) => endStatusAuction(batch, 'gold', winnerOf(auction)),
  silver: (batch, auction) => endStatusAuction(batch, 'silver', winnerOf(auction)),
};
