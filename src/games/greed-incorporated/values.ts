import { type AssetId, assetOf, constants } from './content.ts';
import type { EndCondition, Good } from './sets.ts';

/** What absent players and bots take things to be worth (specification 16); money in millions. */

/** Present price of a good. */
export type Prices = (good: Good) => number;

/** What the asset's goods of a year are worth: those that come out less those that go in. */
export function assetValue(assetId: AssetId, price: Prices): number {
  const { inputs, outputs } = assetOf(assetId);
  return worthOf(outputs, price) - worthOf(inputs, price);
}

function worthOf(counts: Readonly<Partial<Record<Good, number>>>, price: Prices): number {
  let worth = 0;
  for (const [good, count] of Object.entries(counts)) worth += count * price(good as Good);
  return worth;
}

/** What a token of the company is worth in the end, and on the way there. */
export const shareValue = (
  { cashFlow, lastYearIncome }: { readonly cashFlow: number; readonly lastYearIncome: number },
  yearsLeft: number,
): number =>
  Math.floor(cashFlow / constants.liquidationDivisor) +
  yearsLeft * Math.floor(lastYearIncome / constants.dividendDivisor);

/** Years to come, the present one among them, once its cards are drawn. */
export function yearsLeft(
  endCondition: EndCondition | null,
  cards: { readonly stack: number; readonly hands: number },
  seatCount: number,
): number {
  const played = endCondition === 'drawPileEmpty' ? cards.stack : cards.stack + cards.hands;
  return Math.floor(played / seatCount) + 1;
}

/** The one of highest value, the lowest number on ties; null where there is none. */
export const bestAsset = (ids: readonly AssetId[], value: (assetId: AssetId) => number): AssetId | null =>
  byValue(ids, value)[0] ?? null;

/** The assets from the highest value down, lowest number first on ties. */
export const byValue = (ids: readonly AssetId[], value: (assetId: AssetId) => number): AssetId[] =>
  [...ids]
    .map((assetId) => ({ assetId, value: value(assetId), number: assetOf(assetId).number }))
    .sort((a, b) => b.value - a.value || a.number - b.number)
    .map(({ assetId }) => assetId);

/** The one of lowest value, the lowest number on ties; null where there is none. */
export const worstAsset = (ids: readonly AssetId[], value: (assetId: AssetId) => number): AssetId | null =>
  bestAsset(ids, (assetId) => -value(assetId));

/** The first of those with the highest value; null where there is none. */
export function best<T>(list: readonly T[], value: (item: T) => number): T | null {
  let found: { readonly item: T; readonly value: number } | null = null;
  for (const item of list) {
    const worth = value(item);
    if (found === null || worth > found.value) found = { item, value: worth };
  }
  return found?.item ?? null;
}
