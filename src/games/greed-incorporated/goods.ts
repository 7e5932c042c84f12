import type { GoodsAmount } from './commands.ts';
import { type AssetId, assetOf, goodOf, goods } from './content.ts';
import type { Good } from './sets.ts';
import { type GreedIncorporatedState, noGoods } from './state.ts';

/** A goods bag in events and commands: each good once, none without a number. */
export type Bag = readonly GoodsAmount[];
type Counts = Readonly<Partial<Record<Good, number>>>;

/** The bag of these numbers, in content order. */
export const bagOf = (counts: Counts): GoodsAmount[] =>
  goods.flatMap((good) => {
    const count = counts[good] ?? 0;
    return count > 0 ? [{ good, count }] : [];
  });

/** The numbers of the bags together. */
export function countsOf(...bags: readonly Bag[]): Record<Good, number> {
  const counts = noGoods();
  for (const bag of bags) for (const { good, count } of bag) counts[good] += count;
  return counts;
}

/** The same bag in content order. */
export const inOrder = (bag: Bag): GoodsAmount[] => bagOf(countsOf(bag));

/** Whether each good is named once. */
export const isBag = (bag: Bag): boolean => new Set(bag.map(({ good }) => good)).size === bag.length;

/** Whether the numbers cover the bag. */
export const covers = (counts: Readonly<Record<Good, number>>, bag: Bag): boolean =>
  bag.every(({ good, count }) => counts[good] >= count);

/** How many goods the bag holds. */
export const sizeOf = (bag: Bag): number => bag.reduce((sum, { count }) => sum + count, 0);

/** What is left of the numbers without the bag. */
export function remainderOf(counts: Readonly<Record<Good, number>>, bag: Bag): GoodsAmount[] {
  const left = { ...counts };
  for (const { good, count } of bag) left[good] -= count;
  return bagOf(left);
}

/** Present price of a good in millions. */
export function priceOf(state: GreedIncorporatedState, good: Good): number {
  const price = goodOf(good).ladder[state.market[good].priceIndex];
  if (price === undefined) throw new Error(`no price box ${state.market[good].priceIndex}`);
  return price;
}

/** What the bank pays for the bag, in millions. */
export const worthOf = (state: GreedIncorporatedState, bag: Bag): number =>
  bag.reduce((sum, { good, count }) => sum + count * priceOf(state, good), 0);

export const inputsOf = (assetId: AssetId): GoodsAmount[] => bagOf(assetOf(assetId).inputs);
export const outputsOf = (assetId: AssetId): GoodsAmount[] => bagOf(assetOf(assetId).outputs);
