import type { TokenRef } from '../commands.ts';
import { isSameToken } from '../derived.ts';
import type { AuctionSubject } from '../event-records.ts';
import type { AuctionBidder } from '../state.ts';
import type { GreedIncorporatedBatch, Next } from './rule.ts';

/** The token goes to the winner for the bid, which the seller gets [3) Spéculation boursière]. */
export function endShareAuction(
  batch: GreedIncorporatedBatch,
  subject: AuctionSubject | null,
  winner: AuctionBidder | null,
): Next {
  if (subject?.type !== 'share') throw new Error('the auction sells no share');
  const { companyId, slot, sellerSeat } = subject;
  batch.emit({
    type: 'ShareAuctionEnded',
    companyId,
    slot,
    sellerSeat,
    winnerSeat: winner?.seat ?? null,
    price: winner?.bid ?? null,
  });
  if (winner !== null) cancelOffersOf(batch, [{ companyId, slot }]);
  return 'shareTrading';
}

/** Offers that name a position which changed hands are void, oldest first (9.3). */
export function cancelOffersOf(batch: GreedIncorporatedBatch, moved: readonly TokenRef[]): void {
  for (const { offerId, give, want } of batch.state.shareOffers) {
    const names = (token: TokenRef): boolean =>
      isSameToken(token, give) || (want !== null && isSameToken(token, want));
    if (moved.some(names)) batch.emit({ type: 'ShareOfferCancelled', offerId, reason: 'tokenMoved' });
  }
}
