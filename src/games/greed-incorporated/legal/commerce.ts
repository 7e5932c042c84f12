import type { LegalCommand, Parameter, Seat } from '../../../kernel/game.ts';
import { choiceParameter, integerParameter } from '../../../kernel/legal.ts';
import { type GoodsAmount, mostGoods, mostMoney } from '../commands.ts';
import { assetOf, constants, goods } from '../content.ts';
import { companyOrder, isCeo, isOpen } from '../derived.ts';
import { bagOf, covers, inputsOf, outputsOf, sizeOf } from '../goods.ts';
import { rulesOf } from '../modes.ts';
import { type Company, companyOf, type GreedIncorporatedState, type TradeOffer } from '../state.ts';
import { assetName, companyName, goodsWords, money, sideWords } from '../words.ts';
import { companyOption, complete, goodsParameter, open } from './entry.ts';

/** All that the seat's open companies may do while companies trade (specification 8, 12.2). */
export function legalTrading(state: GreedIncorporatedState, seat: Seat): LegalCommand[] {
  const withSales = rulesOf(state).commercePhase === 'commerce';
  const companies = companyOrder(state).filter(isOpen);
  const out: LegalCommand[] = [];
  for (const company of companies) {
    if (!isCeo(company, seat)) continue;
    addAnswers(out, state, company);
    addConverters(out, state, company);
    addOffers(out, state, company, companies);
    if (withSales) {
      addSale(out, state, company);
      out.push(closing(state, company));
    } else {
      out.push(finishing(state, company));
    }
  }
  return out;
}

/** What to store of each own company that has not settled its goods (specification 12.2). */
export const legalSales = (state: GreedIncorporatedState, seat: Seat): LegalCommand[] =>
  companyOrder(state)
    .filter((company) => isCeo(company, seat) && !company.salesClosed)
    .map((company) => closing(state, company));

/** Offers to the company, and its own ones that it may withdraw. */
function addAnswers(out: LegalCommand[], state: GreedIncorporatedState, company: Company): void {
  for (const offer of state.tradeOffers) {
    const { offerId, fromCompanyId, toCompanyId, give, receive } = offer;
    const targets = [fromCompanyId, toCompanyId];
    const from = companyName(fromCompanyId);
    const to = companyName(toCompanyId);
    if (toCompanyId === company.companyId) {
      if (isCovered(state, offer)) {
        out.push(
          complete(
            state,
            { type: 'acceptTrade', offerId },
            `Let ${to} give ${from} ${sideWords(receive)} for ${sideWords(give)}`,
            targets,
          ),
        );
      }
      out.push(complete(state, { type: 'rejectTrade', offerId }, `Reject the offer of ${from}`, targets));
    } else if (fromCompanyId === company.companyId) {
      out.push(complete(state, { type: 'withdrawTrade', offerId }, `Withdraw the offer to ${to}`, targets));
    }
  }
}

/** Whether both companies have what the offer names. */
function isCovered(
  state: GreedIncorporatedState,
  { fromCompanyId, toCompanyId, give, receive }: TradeOffer,
): boolean {
  const from = companyOf(state, fromCompanyId);
  const to = companyOf(state, toCompanyId);
  return (
    covers(from.goods, give.goods) &&
    give.cash <= from.cashFlow &&
    covers(to.goods, receive.goods) &&
    receive.cash <= to.cashFlow
  );
}

function addConverters(
  out: LegalCommand[],
  state: GreedIncorporatedState,
  { companyId, assets, goods: held }: Company,
): void {
  for (const { assetId, used } of assets) {
    if (used || assetOf(assetId).kind !== 'converter' || !covers(held, inputsOf(assetId))) continue;
    out.push(
      complete(
        state,
        { type: 'processAsset', companyId, assetId },
        `Run ${assetName(assetId)}: ${goodsWords(inputsOf(assetId))} become ${goodsWords(outputsOf(assetId))}`,
        [companyId, assetId],
      ),
    );
  }
}

/** What a company may ask of one with another CEO: goods and money that it may have by then. */
const anyGoods: readonly GoodsAmount[] = goods.map((good) => ({ good, count: mostGoods }));

/**
 * Offers to companies of other seats, and trades with the seat's other companies, which are carried out at once
 * and so need both sides to be there [PUB Phase 5; R10; R38].
 */
function addOffers(
  out: LegalCommand[],
  state: GreedIncorporatedState,
  from: Company,
  companies: readonly Company[],
): void {
  const openOffers = state.tradeOffers.filter(({ fromCompanyId }) => fromCompanyId === from.companyId);
  if (from.offersMade >= constants.offersPerYear || openOffers.length >= constants.openOffers) return;
  const ofOthers = companies.filter(({ slots }) => slots[0] !== from.slots[0]);
  if (ofOthers.length > 0) {
    addShapes(out, state, from, ofOthers, { goods: anyGoods, cash: mostMoney });
  }
  for (const to of companies) {
    if (to.slots[0] !== from.slots[0] || to === from) continue;
    addShapes(out, state, from, [to], { goods: bagOf(to.goods), cash: to.cashFlow });
  }
}

/** Goods for goods, goods for money, money for goods: no side is empty and a good changes hands. */
function addShapes(
  out: LegalCommand[],
  state: GreedIncorporatedState,
  from: Company,
  targets: readonly Company[],
  most: { readonly goods: readonly GoodsAmount[]; readonly cash: number },
): void {
  const held = bagOf(from.goods);
  const name = companyName(from.companyId);
  const [only] = targets;
  const whom = targets.length === 1 && only !== undefined ? ` to ${companyName(only.companyId)}` : '';
  const add = (title: string, parameters: readonly Parameter[]) =>
    out.push(
      open(
        state,
        'offerTrade',
        `${title} of ${name}${whom}`,
        [
          choiceParameter(
            'toCompanyId',
            'Company',
            targets.map(({ companyId }) => companyOption(companyId)),
          ),
          ...parameters,
        ],
        { fixed: { fromCompanyId: from.companyId }, targets: [from.companyId] },
      ),
    );
  const giveGoods = goodsParameter('give/goods', 'Goods given', held, 1);
  const giveNone = goodsParameter('give/goods', 'Goods given', [], 0);
  const giveCash = (min: number) => integerParameter('give/cash', 'Millions given', min, from.cashFlow);
  const wantGoods = goodsParameter('receive/goods', 'Goods wanted', most.goods, 1);
  const wantNone = goodsParameter('receive/goods', 'Goods wanted', [], 0);
  const wantCash = (min: number) => integerParameter('receive/cash', 'Millions wanted', min, most.cash);
  const asks = most.goods.length > 0;
  if (held.length > 0 && asks) {
    add('Offer goods for goods', [giveGoods, giveCash(0), wantGoods, wantCash(0)]);
  }
  if (held.length > 0 && most.cash > 0) {
    add('Offer goods for money', [giveGoods, giveCash(0), wantNone, wantCash(1)]);
  }
  if (from.cashFlow > 0 && asks) {
    add('Offer money for goods', [giveNone, giveCash(1), wantGoods, wantCash(0)]);
  }
}

function addSale(
  out: LegalCommand[],
  state: GreedIncorporatedState,
  { companyId, goods: counts }: Company,
): void {
  const held = bagOf(counts);
  if (held.length === 0) return;
  out.push(
    open(
      state,
      'sellGoods',
      `Sell goods of ${companyName(companyId)}`,
      [goodsParameter('goods', 'Goods', held, 1)],
      { fixed: { companyId }, targets: [companyId] },
    ),
  );
}

/** The end of a company's commerce; what it can store, its cash flow pays for (R13). */
function closing(
  state: GreedIncorporatedState,
  { companyId, goods: counts, cashFlow }: Company,
): LegalCommand {
  const held = bagOf(counts);
  const fees: readonly number[] = constants.storageFees;
  const affordable = fees.filter((fee) => fee <= cashFlow).length - 1;
  const most = state.config.storage ? Math.min(affordable, sizeOf(held)) : 0;
  const name = companyName(companyId);
  if (most === 0) {
    const title = held.length === 0 ? `Close the commerce of ${name}` : `Sell all goods of ${name} and close`;
    return complete(state, { type: 'closeCommerce', companyId, keep: [] }, title, [companyId]);
  }
  return open(
    state,
    'closeCommerce',
    `Close the commerce of ${name}; storage costs up to ${money(fees[most] ?? 0)}`,
    [goodsParameter('keep', 'Goods to store', held, 0, most)],
    { fixed: { companyId }, targets: [companyId] },
  );
}

const finishing = (state: GreedIncorporatedState, { companyId }: Company): LegalCommand =>
  complete(
    state,
    { type: 'finishTrading', companyId },
    `${companyName(companyId)} trades no more this year`,
    [companyId],
  );
