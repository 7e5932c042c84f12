import type { GreedIncorporatedCommand } from '../commands.ts';
import type { AuctionKind } from '../sets.ts';
import type { GreedIncorporatedView } from '../view-schema.ts';
import { assetWorth, companyIn, shareWorth, type Table } from './table.ts';

/** A turn-order bid is at most this part of the cash flow; a bid for a founding or a token this part of the cash. */
const companyShare = 4;
const cashShare = 2;
/** Percentages of the cash for the order of choosing shares. */
const orderPercent = { min: 20, max: 60 };
const tokenPercent = 80;
/** Most for a founding where the minimum is below it. */
const foundingLimit = 30;

type Auction = NonNullable<GreedIncorporatedView['auction']>;

/** Raises by the minimum while that is worth it, else passes. */
export function bid(table: Table): GreedIncorporatedCommand {
  const { auction } = table.view;
  if (auction === null) throw new Error('no auction is held');
  const { companyId } = auction.bidders[auction.turnIndex] ?? { companyId: null };
  const least = auction.highest === 0 ? auction.minimumOpening : auction.highest + auction.increment;
  const named = companyId === null ? {} : { companyId };
  return least <= limits[auction.kind](table, auction)
    ? { type: 'placeBid', amount: least, ...named }
    : { type: 'passBid', ...named };
}

/** The most that a bid of each kind may be, in millions (specification 16.2). */
const limits: Readonly<Record<AuctionKind, (table: Table, auction: Auction) => number>> = {
  turnOrder: (table, { bidders, turnIndex }) => {
    const companyId = bidders[turnIndex]?.companyId ?? null;
    if (companyId === null) return 0;
    const values = descending(table.view.availableAssets.map(({ assetId }) => assetWorth(table, assetId)));
    const left = bidders.filter(({ passed }) => !passed).length;
    const { cashFlow } = companyIn(table.view, companyId);
    return Math.min(Math.floor(cashFlow / companyShare), at(values, 1) - at(values, left));
  },
  shareOrder: (table) => {
    const { issuedShares, seatCount } = table.view;
    const worths = descending(issuedShares.map((companyId) => shareWorth(table, companyId)));
    const percent = table.random.int(orderPercent.min, orderPercent.max, 'bot/share-order');
    return Math.min(
      Math.floor((table.me.cash * percent) / 100),
      at(worths, 1) - at(worths, Math.min(seatCount, issuedShares.length + 1)),
    );
  },
  shareSale: (table, { subject }) => {
    if (subject?.type !== 'share') return 0;
    const worth = shareWorth(table, subject.companyId);
    return Math.min(halfOf(table), Math.floor((worth * tokenPercent) / 100));
  },
  startUp: (table, { minimumOpening }) =>
    table.view.finalYear ? 0 : Math.min(halfOf(table), Math.max(foundingLimit, minimumOpening)),
  gold: (table) => table.me.cash,
  silver: (table) => table.me.cash,
};

const halfOf = ({ me }: Table): number => Math.floor(me.cash / cashShare);

const descending = (values: readonly number[]): number[] => [...values].sort((a, b) => b - a);

/** The value of that rank from 1; nothing beyond the last. */
const at = (values: readonly number[], rank: number): number => values[rank - 1] ?? 0;
