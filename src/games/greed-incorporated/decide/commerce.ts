import { assetOf, constants } from '../content.ts';
import { companyOrder, isOpen, tradeOffersNaming } from '../derived.ts';
import {
  bagOf,
  countsOf,
  covers,
  inOrder,
  inputsOf,
  outputsOf,
  remainderOf,
  sizeOf,
  worthOf,
} from '../goods.ts';
import { rulesOf } from '../modes.ts';
import { companyOf } from '../state.ts';
import {
  afterStep,
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Rules,
  refuseUnless,
  refuseUnlessCeo,
} from './rule.ts';

/** Converters, sales and the end of commerce (specification, chapters 8 and 12.2). */
export const commerceRules: Rules<'processAsset' | 'sellGoods' | 'finishTrading' | 'closeCommerce'> = {
  processAsset: {
    check: (state, seat, { companyId, assetId }) => {
      const refused = refuseUnlessCeo(state, seat, companyId);
      if (refused !== null) return refused;
      const company = companyOf(state, companyId);
      if (!isOpen(company)) return 'COMPANY_CLOSED';
      const owned = company.assets.find((asset) => asset.assetId === assetId);
      if (owned === undefined) return 'ASSET_NOT_OWNED';
      if (assetOf(assetId).kind !== 'converter') return 'NOT_A_CONVERTER';
      if (owned.used) return 'ASSET_USED';
      return refuseUnless(covers(company.goods, inputsOf(assetId)), 'INSUFFICIENT_GOODS');
    },
    play: (batch, _seat, { companyId, assetId }) => {
      const inputs = inputsOf(assetId);
      batch.emit({ type: 'AssetProcessed', companyId, assetId, inputs, outputs: outputsOf(assetId) });
      return 'commerce';
    },
  },
  sellGoods: {
    check: (state, seat, { companyId, goods }) => {
      const refused = refuseUnlessCeo(state, seat, companyId);
      if (refused !== null) return refused;
      const company = companyOf(state, companyId);
      if (!isOpen(company)) return 'COMPANY_CLOSED';
      return refuseUnless(covers(company.goods, goods), 'INSUFFICIENT_GOODS');
    },
    play: (batch, _seat, { companyId, goods }) => {
      const sold = inOrder(goods);
      batch.emit({ type: 'GoodsSold', companyId, goods: sold, income: worthOf(batch.state, sold) });
      return 'commerce';
    },
  },
  finishTrading: {
    check: (state, seat, { companyId }) =>
      refuseUnlessCeo(state, seat, companyId) ??
      refuseUnless(isOpen(companyOf(state, companyId)), 'COMPANY_CLOSED'),
    play: (batch, _seat, { companyId }) => {
      cancelOffersNaming(batch, companyId);
      batch.emit({ type: 'TradingFinished', companyId });
      return 'commerce';
    },
  },
  closeCommerce: {
    check: (state, seat, { companyId, keep }) => {
      const refused = refuseUnlessCeo(state, seat, companyId);
      if (refused !== null) return refused;
      const { salesClosed, goods, cashFlow } = companyOf(state, companyId);
      if (salesClosed) return 'COMPANY_CLOSED';
      if (!covers(goods, keep)) return 'INSUFFICIENT_GOODS';
      const limit = state.config.storage ? constants.storageLimit : 0;
      if (sizeOf(keep) > limit) return 'STORAGE_LIMIT';
      return refuseUnless(storageFee(sizeOf(keep)) <= cashFlow, 'INSUFFICIENT_CASH');
    },
    play: (batch, _seat, { companyId, keep }) => {
      cancelOffersNaming(batch, companyId);
      const { state } = batch;
      const sold = remainderOf(companyOf(state, companyId).goods, keep);
      batch.emit({
        type: 'CommerceClosed',
        companyId,
        sold,
        income: worthOf(state, sold),
        stored: inOrder(keep),
        fee: storageFee(sizeOf(keep)),
      });
      return state.phase === 'sales' ? 'sales' : 'commerce';
    },
  },
};

const storageFee = (count: number): number => constants.storageFees[count] ?? 0;

function cancelOffersNaming(batch: GreedIncorporatedBatch, companyId: string): void {
  for (const { offerId } of tradeOffersNaming(batch.state, companyId)) {
    batch.emit({ type: 'TradeCancelled', offerId, reason: 'companyClosed' });
  }
}

/** Primary assets yield their goods; then commerce opens (8.1). */
export function produce(batch: GreedIncorporatedBatch): Next {
  for (const { companyId, assets } of companyOrder(batch.state)) {
    const yields = assets
      .filter(({ assetId }) => assetOf(assetId).kind === 'primary')
      .map(({ assetId }) => outputsOf(assetId));
    const goods = bagOf(countsOf(...yields));
    if (goods.length > 0) batch.emit({ type: 'GoodsProduced', companyId, goods });
  }
  batch.emit({ type: 'CommerceOpened', year: batch.state.year });
  return afterStep(batch.state, 'production');
}

/** Commerce goes on until every company has closed (8.3). */
export function awaitCommerce(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  if (state.companies.some(isOpen)) return enterPhase(batch, rulesOf(state).commercePhase);
  return afterStep(state, 'commerce');
}

/** Sales go on until every company has settled its goods (12.2). */
export function awaitSales(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  const open = state.companies.some(({ status, salesClosed }) => status === 'active' && !salesClosed);
  return open ? enterPhase(batch, 'sales') : afterStep(state, 'sales');
}
