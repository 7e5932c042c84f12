import { clonePlain } from '../../../kernel/json.ts';
import { companyOf, type GreedIncorporatedState } from '../state.ts';
import { addGoods, companyEarns, companyPays, type Evolvers, passGoods, removeGoods } from './moves.ts';

/** Production, trade and sales (specification, chapters 8 and 12.2). */
export const commerceEvolvers: Evolvers<
  | 'GoodsProduced'
  | 'CommerceOpened'
  | 'TradeOffered'
  | 'TradeExecuted'
  | 'TradeCancelled'
  | 'AssetProcessed'
  | 'GoodsSold'
  | 'TradingFinished'
  | 'CommerceClosed'
> = {
  GoodsProduced: (state, { companyId, goods }) => addGoods(state, companyOf(state, companyId), goods),
  CommerceOpened: (state) => {
    for (const { assets } of state.companies) for (const asset of assets) asset.used = false;
  },
  TradeOffered: (state, { offerId, fromCompanyId, toCompanyId, give, receive }) => {
    state.tradeOffers.push({
      offerId,
      fromCompanyId,
      toCompanyId,
      give: clonePlain(give),
      receive: clonePlain(receive),
    });
    state.nextOfferNumber += 1;
    companyOf(state, fromCompanyId).offersMade += 1;
  },
  TradeExecuted: (state, { offerId, fromCompanyId, toCompanyId, give, receive }) => {
    const from = companyOf(state, fromCompanyId);
    const to = companyOf(state, toCompanyId);
    passGoods(from, to, give.goods);
    passGoods(to, from, receive.goods);
    // R10: money received may not be spent this year.
    from.cashFlow -= give.cash;
    to.newIncome += give.cash;
    to.cashFlow -= receive.cash;
    from.newIncome += receive.cash;
    closeTradeOffer(state, offerId);
  },
  TradeCancelled: (state, { offerId }) => closeTradeOffer(state, offerId),
  AssetProcessed: (state, { companyId, assetId, inputs, outputs }) => {
    const company = companyOf(state, companyId);
    removeGoods(state, company, inputs);
    addGoods(state, company, outputs);
    for (const asset of company.assets) if (asset.assetId === assetId) asset.used = true;
  },
  GoodsSold: (state, { companyId, goods, income }) => {
    const company = companyOf(state, companyId);
    removeGoods(state, company, goods);
    companyEarns(state, company, income);
  },
  TradingFinished: (state, { companyId }) => {
    companyOf(state, companyId).commerceClosed = true;
  },
  CommerceClosed: (state, { companyId, sold, income, fee }) => {
    const company = companyOf(state, companyId);
    removeGoods(state, company, sold);
    companyEarns(state, company, income);
    companyPays(state, company, fee);
    company.commerceClosed = true;
    company.salesClosed = true;
  },
};

function closeTradeOffer(state: GreedIncorporatedState, offerId: string): void {
  state.tradeOffers = state.tradeOffers.filter((offer) => offer.offerId !== offerId);
}
