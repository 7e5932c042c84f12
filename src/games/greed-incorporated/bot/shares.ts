import type { GreedIncorporatedCommand } from '../commands.ts';
import { constants } from '../content.ts';
import { best } from '../values.ts';
import { companyIn, only, options, shareWorth, type Table, tokenWorth } from './table.ts';

/** A token is bought for at most this percentage of its worth. */
const buyPercent = 80;

/** The share of the highest value, highest company number on ties. */
export function chooseShare(table: Table): GreedIncorporatedCommand {
  return (
    best(options(table, 'chooseShare'), ({ companyId }) => shareWorth(table, companyId)) ??
    only(table, 'declineShare')
  );
}

/** Uses the stock option if the share is worth more than its price. */
export function settleOption(table: Table): GreedIncorporatedCommand {
  const use = only(table, 'exerciseOption');
  const { sharePrice } = companyIn(table.view, use.companyId);
  const price = Math.floor((sharePrice ?? 0) / constants.optionPriceDivisor);
  return shareWorth(table, use.companyId) > price ? use : only(table, 'declineOption');
}

/** Accepts a cheap sale or a swap for something better, then finishes. */
export function tradeShares(table: Table): GreedIncorporatedCommand {
  const wanted = options(table, 'acceptShareOffer').find(({ offerId }) => isGood(table, offerId));
  return wanted ?? only(table, 'finishShareTrading');
}

function isGood(table: Table, offerId: string): boolean {
  const offer = table.view.shareOffers.find((one) => one.offerId === offerId);
  if (offer === undefined) return false;
  const { give, want, price } = offer;
  if (want !== null) return tokenWorth(table, give) > tokenWorth(table, want);
  return price !== null && price * 100 <= buyPercent * shareWorth(table, give.companyId);
}
