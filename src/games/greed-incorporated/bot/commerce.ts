import type { GoodsAmount, GreedIncorporatedCommand } from '../commands.ts';
import { type AssetId, assetOf } from '../content.ts';
import { inputsOf } from '../goods.ts';
import { byValue } from '../values.ts';
import type { CompanyView } from '../view-schema.ts';
import { assetWorth, companyIn, held, options, priceIn, type Table } from './table.ts';

/** Offers that a company makes in a year. */
const offersAYear = 5;
/** Above the price, for each unit. */
const premium = 1;

/**
 * Answers offers, runs converters, buys what is missing, waits for others, and closes, in this order. Nothing
 * (null) is a wait; it ends, as those it waits for answer and convert before they wait.
 */
export function trade(table: Table): GreedIncorporatedCommand | null {
  const open = table.own.filter(({ commerceClosed }) => !commerceClosed);
  const others = table.companies.filter(({ commerceClosed }) => !commerceClosed);
  const first =
    firstOf(open, (company) => answer(table, company)) ??
    firstOf(open, (company) => convert(table, company)) ??
    firstOf(open, (company) => buy(table, company, others));
  if (first !== null) return first;
  const done = open.find((company) => !waits(table, company, others));
  if (done === undefined) return null;
  const { companyId } = done;
  return table.view.phase === 'tradeAndProcess'
    ? { type: 'finishTrading', companyId }
    : { type: 'closeCommerce', companyId, keep: [] };
}

function firstOf<T>(list: readonly T[], make: (item: T) => GreedIncorporatedCommand | null) {
  for (const item of list) {
    const found = make(item);
    if (found !== null) return found;
  }
  return null;
}

/** Accepts the company's oldest offer if it brings at least a million, else rejects it. */
function answer(table: Table, { companyId }: CompanyView): GreedIncorporatedCommand | null {
  const offer = table.view.tradeOffers.find(({ toCompanyId }) => toCompanyId === companyId);
  if (offer === undefined) return null;
  const { offerId, give, receive } = offer;
  const payable = options(table, 'acceptTrade').some((command) => command.offerId === offerId);
  const gain = worth(table, give.goods) + give.cash - worth(table, receive.goods) - receive.cash;
  return payable && gain >= 1 ? { type: 'acceptTrade', offerId } : { type: 'rejectTrade', offerId };
}

function worth(table: Table, bag: readonly GoodsAmount[]): number {
  const price = priceIn(table);
  return bag.reduce((sum, { good, count }) => sum + count * price(good), 0);
}

/** The company's converters that have not run and bring something, the best first. */
const convertersOf = (table: Table, { assets }: CompanyView): AssetId[] =>
  byValue(
    assets.flatMap(({ assetId, used }) =>
      !used && assetOf(assetId).kind === 'converter' && assetWorth(table, assetId) > 0 ? [assetId] : [],
    ),
    (assetId) => assetWorth(table, assetId),
  );

/** What the company lacks to run the converter, in content order. */
const missing = (company: CompanyView, assetId: AssetId): GoodsAmount[] =>
  inputsOf(assetId).flatMap(({ good, count }) => {
    const lacking = count - held(company, good);
    return lacking > 0 ? [{ good, count: lacking }] : [];
  });

const runnable = (table: Table, company: CompanyView): AssetId | undefined =>
  convertersOf(table, company).find((assetId) => missing(company, assetId).length === 0);

function convert(table: Table, company: CompanyView): GreedIncorporatedCommand | null {
  const assetId = runnable(table, company);
  return assetId === undefined ? null : { type: 'processAsset', companyId: company.companyId, assetId };
}

/** Offers to buy the first missing input of the best converter that others could feed. */
function buy(
  table: Table,
  company: CompanyView,
  open: readonly CompanyView[],
): GreedIncorporatedCommand | null {
  const { companyId, cashFlow, offersMade } = company;
  if (offersMade >= offersAYear || hasOffer(table, company)) return null;
  const others = open.filter((other) => other.companyId !== companyId);
  const price = priceIn(table);
  for (const assetId of convertersOf(table, company)) {
    const lacking = missing(company, assetId);
    const enough = ({ good, count }: GoodsAmount) =>
      others.reduce((sum, other) => sum + held(other, good), 0) >= count;
    if (!lacking.every(enough)) continue;
    for (const { good, count } of lacking) {
      const seller = others.find((other) => held(other, good) > 0);
      if (seller === undefined) continue;
      const bought = Math.min(count, held(seller, good));
      const cash = bought * (price(good) + premium);
      if (cash > cashFlow) continue;
      return {
        type: 'offerTrade',
        fromCompanyId: companyId,
        toCompanyId: seller.companyId,
        give: { goods: [], cash },
        receive: { goods: [{ good, count: bought }], cash: 0 },
      };
    }
  }
  return null;
}

const hasOffer = ({ view }: Table, { companyId }: CompanyView): boolean =>
  view.tradeOffers.some(({ fromCompanyId }) => fromCompanyId === companyId);

/** Whether something may still happen that the company could use. */
function waits(table: Table, company: CompanyView, open: readonly CompanyView[]): boolean {
  const { view, seat } = table;
  const ceo = (companyId: string) => companyIn(view, companyId).slots[0];
  return (
    hasOffer(table, company) ||
    open.some((other) => other.slots[0] !== seat && runnable(table, other) !== undefined) ||
    view.tradeOffers.some(
      ({ fromCompanyId, toCompanyId }) => ceo(fromCompanyId) !== seat && toCompanyId !== company.companyId,
    )
  );
}

/** Settles the goods of each own company; nothing is stored. */
export function sell(table: Table): GreedIncorporatedCommand | null {
  const company = table.own.find(({ salesClosed }) => !salesClosed);
  return company === undefined ? null : { type: 'closeCommerce', companyId: company.companyId, keep: [] };
}
