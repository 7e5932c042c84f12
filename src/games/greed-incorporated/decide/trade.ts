import type { Seat } from '../../../kernel/game.ts';
import type { TradeSide } from '../commands.ts';
import { constants } from '../content.ts';
import { isCeo, isOpen } from '../derived.ts';
import { covers, inOrder } from '../goods.ts';
import {
  type Company,
  companyOf,
  findCompany,
  type GreedIncorporatedState,
  type TradeOffer,
} from '../state.ts';
import {
  type GreedIncorporatedBatch,
  type Next,
  type Refusal,
  type Rules,
  refuseUnless,
  refuseUnlessCeo,
} from './rule.ts';

/** Trade between companies [2) Production & Commerce] (R10). */
export const tradeRules: Rules<'offerTrade' | 'acceptTrade' | 'rejectTrade' | 'withdrawTrade'> = {
  offerTrade: {
    check: (state, seat, { fromCompanyId, toCompanyId, give, receive }) => {
      const refused = refuseUnlessCeo(state, seat, fromCompanyId);
      if (refused !== null) return refused;
      if (fromCompanyId === toCompanyId) return 'SAME_COMPANY';
      const from = companyOf(state, fromCompanyId);
      const to = findCompany(state, toCompanyId);
      if (to === undefined || !isOpen(from) || !isOpen(to)) return 'COMPANY_CLOSED';
      if (isEmpty(give) || isEmpty(receive)) return 'EMPTY_SIDE';
      if (give.goods.length === 0 && receive.goods.length === 0) return 'NO_GOODS_IN_TRADE';
      if (!mayOffer(state, from)) return 'OFFER_LIMIT';
      return checkGiver(from, give) ?? (isCeo(to, seat) ? checkGiver(to, receive) : null);
    },
    play: (batch, seat, { fromCompanyId, toCompanyId, give, receive }) => {
      const offer: TradeOffer = {
        offerId: `offer-${batch.state.nextOfferNumber}`,
        fromCompanyId,
        toCompanyId,
        give: { goods: inOrder(give.goods), cash: give.cash },
        receive: { goods: inOrder(receive.goods), cash: receive.cash },
      };
      batch.emit({ type: 'TradeOffered', ...offer });
      // 8.3: nobody else has to agree.
      if (isCeo(companyOf(batch.state, toCompanyId), seat)) batch.emit({ type: 'TradeExecuted', ...offer });
      return 'commerce';
    },
  },
  acceptTrade: {
    check: (state, seat, { offerId }) => {
      const offer = findOffer(state, offerId);
      if (offer === undefined) return 'OFFER_NOT_FOUND';
      return (
        refuseUnlessCeo(state, seat, offer.toCompanyId) ??
        checkGiver(companyOf(state, offer.fromCompanyId), offer.give) ??
        checkGiver(companyOf(state, offer.toCompanyId), offer.receive)
      );
    },
    play: (batch, _seat, { offerId }) => {
      const offer = findOffer(batch.state, offerId) as TradeOffer;
      batch.emit({ type: 'TradeExecuted', ...offer });
      return 'commerce';
    },
  },
  rejectTrade: {
    check: (state, seat, { offerId }) => checkParty(state, seat, findOffer(state, offerId)?.toCompanyId),
    play: (batch, _seat, { offerId }) => cancelOffer(batch, offerId, 'rejected'),
  },
  withdrawTrade: {
    check: (state, seat, { offerId }) => checkParty(state, seat, findOffer(state, offerId)?.fromCompanyId),
    play: (batch, _seat, { offerId }) => cancelOffer(batch, offerId, 'withdrawn'),
  },
};

const findOffer = (state: GreedIncorporatedState, offerId: string): TradeOffer | undefined =>
  state.tradeOffers.find((offer) => offer.offerId === offerId);

const isEmpty = ({ goods, cash }: TradeSide): boolean => goods.length === 0 && cash === 0;

/** Limits that bound the length of a match (R38). */
function mayOffer(state: GreedIncorporatedState, { companyId, offersMade }: Company): boolean {
  const open = state.tradeOffers.filter((offer) => offer.fromCompanyId === companyId).length;
  return open < constants.openOffers && offersMade < constants.offersPerYear;
}

function checkGiver({ goods, cashFlow }: Company, side: TradeSide): Refusal | null {
  if (!covers(goods, side.goods)) return 'INSUFFICIENT_GOODS';
  return refuseUnless(side.cash <= cashFlow, 'INSUFFICIENT_CASH');
}

function checkParty(
  state: GreedIncorporatedState,
  seat: Seat,
  companyId: string | undefined,
): Refusal | null {
  return companyId === undefined ? 'OFFER_NOT_FOUND' : refuseUnlessCeo(state, seat, companyId);
}

function cancelOffer(batch: GreedIncorporatedBatch, offerId: string, reason: 'rejected' | 'withdrawn'): Next {
  batch.emit({ type: 'TradeCancelled', offerId, reason });
  return 'commerce';
}
