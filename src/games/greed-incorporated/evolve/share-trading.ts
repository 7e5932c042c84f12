import { clonePlain } from '../../../kernel/json.ts';
import { type GreedIncorporatedState, playerOf } from '../state.ts';
import { type Evolvers, giveToken, seatPaysSeat } from './moves.ts';

/** Trading of shares between players (specification, chapter 9.3). */
export const shareTradingEvolvers: Evolvers<
  | 'ShareOfferMade'
  | 'SharesSwapped'
  | 'ShareSold'
  | 'ShareOfferCancelled'
  | 'ShareAuctionEnded'
  | 'ShareTradingFinished'
> = {
  ShareOfferMade: (state, { offerId, kind, fromSeat, toSeat, give, want, price }) => {
    state.shareOffers.push({
      offerId,
      kind,
      fromSeat,
      toSeat,
      give: clonePlain(give),
      want: clonePlain(want),
      price,
    });
    state.nextOfferNumber += 1;
    playerOf(state, fromSeat).shareOffersMade += 1;
  },
  SharesSwapped: (state, { offerId, a, b }) => {
    giveToken(state, a, b.seat);
    giveToken(state, b, a.seat);
    closeShareOffer(state, offerId);
  },
  ShareSold: (state, { offerId, fromSeat, toSeat, companyId, slot, price }) => {
    seatPaysSeat(state, toSeat, fromSeat, price);
    giveToken(state, { companyId, slot }, toSeat);
    closeShareOffer(state, offerId);
  },
  ShareOfferCancelled: (state, { offerId }) => closeShareOffer(state, offerId),
  ShareAuctionEnded: (state, { companyId, slot, sellerSeat, winnerSeat, price }) => {
    state.auction = null;
    state.auctionedTokens.push({ companyId, slot });
    if (winnerSeat === null) return;
    seatPaysSeat(state, winnerSeat, sellerSeat, price ?? 0);
    giveToken(state, { companyId, slot }, winnerSeat);
  },
  ShareTradingFinished: (state, { seat }) => {
    playerOf(state, seat).tradingFinished = true;
  },
};

function closeShareOffer(state: GreedIncorporatedState, offerId: string): void {
  state.shareOffers = state.shareOffers.filter((offer) => offer.offerId !== offerId);
}
