import type { Seat } from '../../../kernel/game.ts';
import type { TokenRef } from '../commands.ts';
import { constants } from '../content.ts';
import { clockwiseFrom, isSameToken, tokenOwner } from '../derived.ts';
import { type GreedIncorporatedState, playerOf, type ShareOffer } from '../state.ts';
import { openAuction, playersOf } from './open-auction.ts';
import {
  afterStep,
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Refusal,
  type Rules,
  refuseUnless,
} from './rule.ts';
import { cancelOffersOf } from './share-auction.ts';

/** Trading of shares between players [3) Spéculation boursière] (R16). */
export const shareTradingRules: Rules<
  | 'offerShareSwap'
  | 'offerShareSale'
  | 'acceptShareOffer'
  | 'rejectShareOffer'
  | 'withdrawShareOffer'
  | 'auctionShare'
  | 'finishShareTrading'
> = {
  offerShareSwap: {
    check: (state, seat, { give, toSeat, want }) =>
      checkOffer(state, seat, give, toSeat) ??
      refuseUnless(tokenOwner(state, want) === toSeat, 'NOT_TOKEN_OWNER'),
    play: (batch, seat, { give, toSeat, want }) =>
      makeOffer(batch, { kind: 'swap', fromSeat: seat, toSeat, give, want, price: null }),
  },
  offerShareSale: {
    check: (state, seat, { give, toSeat }) => checkOffer(state, seat, give, toSeat),
    play: (batch, seat, { give, toSeat, price }) =>
      makeOffer(batch, { kind: 'sale', fromSeat: seat, toSeat, give, want: null, price }),
  },
  acceptShareOffer: {
    check: (state, seat, { offerId }) => {
      const offer = findOffer(state, offerId);
      const refused = checkParty(offer, seat, offer?.toSeat);
      if (refused !== null) return refused;
      const price = offer?.price ?? 0;
      return refuseUnless(playerOf(state, seat).cash >= price, 'INSUFFICIENT_CASH');
    },
    play: (batch, _seat, { offerId }) => {
      const { fromSeat, toSeat, give, want, price } = findOffer(batch.state, offerId) as ShareOffer;
      if (want === null) {
        batch.emit({ type: 'ShareSold', offerId, fromSeat, toSeat, ...give, price: price ?? 0 });
        cancelOffersOf(batch, [give]);
      } else {
        const a = { seat: fromSeat, ...give };
        batch.emit({ type: 'SharesSwapped', offerId, a, b: { seat: toSeat, ...want } });
        cancelOffersOf(batch, [give, want]);
      }
      return 'shareTrading';
    },
  },
  rejectShareOffer: {
    check: (state, seat, { offerId }) => {
      const offer = findOffer(state, offerId);
      return checkParty(offer, seat, offer?.toSeat);
    },
    play: (batch, _seat, { offerId }) => cancelOffer(batch, offerId, 'rejected'),
  },
  withdrawShareOffer: {
    check: (state, seat, { offerId }) => {
      const offer = findOffer(state, offerId);
      return checkParty(offer, seat, offer?.fromSeat);
    },
    play: (batch, _seat, { offerId }) => cancelOffer(batch, offerId, 'withdrawn'),
  },
  auctionShare: {
    check: (state, seat, { companyId, slot }) => {
      if (playerOf(state, seat).tradingFinished) return 'TRADING_FINISHED';
      const token = { companyId, slot };
      if (tokenOwner(state, token) !== seat) return 'NOT_TOKEN_OWNER';
      return refuseUnless(
        !state.auctionedTokens.some((other) => isSameToken(other, token)),
        'AUCTION_REPEATED',
      );
    },
    play: (batch, seat, { companyId, slot }) => {
      const [, ...others] = clockwiseFrom(batch.state, seat);
      return openAuction(batch, {
        kind: 'shareSale',
        participants: playersOf(others),
        subject: { type: 'share', companyId, slot, sellerSeat: seat },
      });
    },
  },
  finishShareTrading: {
    check: (state, seat) => refuseUnless(!playerOf(state, seat).tradingFinished, 'TRADING_FINISHED'),
    play: (batch, seat) => {
      for (const { offerId, fromSeat, toSeat } of batch.state.shareOffers) {
        if (fromSeat !== seat && toSeat !== seat) continue;
        batch.emit({ type: 'ShareOfferCancelled', offerId, reason: 'tradingFinished' });
      }
      batch.emit({ type: 'ShareTradingFinished', seat });
      return 'shareTrading';
    },
  },
};

const findOffer = (state: GreedIncorporatedState, offerId: string): ShareOffer | undefined =>
  state.shareOffers.find((offer) => offer.offerId === offerId);

/** What a swap and a sale have in common (specification 13). */
function checkOffer(state: GreedIncorporatedState, seat: Seat, give: TokenRef, toSeat: Seat): Refusal | null {
  const { tradingFinished, shareOffersMade } = playerOf(state, seat);
  if (tradingFinished) return 'TRADING_FINISHED';
  if (toSeat === seat) return 'SAME_SEAT';
  if (playerOf(state, toSeat).tradingFinished) return 'TRADING_FINISHED';
  const open = state.shareOffers.filter(({ fromSeat }) => fromSeat === seat).length;
  if (open >= constants.openOffers || shareOffersMade >= constants.offersPerYear) return 'OFFER_LIMIT';
  return refuseUnless(tokenOwner(state, give) === seat, 'NOT_TOKEN_OWNER');
}

function checkParty(offer: ShareOffer | undefined, seat: Seat, party: Seat | undefined): Refusal | null {
  if (offer === undefined) return 'OFFER_NOT_FOUND';
  return refuseUnless(party === seat, 'NOT_OFFER_PARTY');
}

function makeOffer(batch: GreedIncorporatedBatch, offer: Omit<ShareOffer, 'offerId'>): Next {
  const offerId = `offer-${batch.state.nextOfferNumber}`;
  batch.emit({ type: 'ShareOfferMade', offerId, ...offer });
  return 'shareTrading';
}

function cancelOffer(batch: GreedIncorporatedBatch, offerId: string, reason: 'rejected' | 'withdrawn'): Next {
  batch.emit({ type: 'ShareOfferCancelled', offerId, reason });
  return 'shareTrading';
}

/** Trading goes on until every player has finished (9.3). */
export function awaitShareTrading(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  if (state.players.some(({ tradingFinished }) => !tradingFinished)) {
    return enterPhase(batch, 'shares.trading');
  }
  return afterStep(state, 'shareTrading');
}
