import { assetCards } from './content/assets.ts';
import { companyCards } from './content/companies.ts';
import { constants } from './content/constants.ts';
import { goodCards } from './content/goods.ts';
import { statusSymbolCards } from './content/status-symbols.ts';
import type {
  AssetCard,
  AssetId,
  CompanyCard,
  CompanyId,
  GoodCard,
  StatusSymbolCard,
  SymbolId,
} from './content/types.ts';
import type { Good } from './sets.ts';

export type {
  AssetCard,
  AssetId,
  CompanyCard,
  CompanyId,
  GoodCard,
  StatusSymbolCard,
  SymbolId,
  TrendEffect,
} from './content/types.ts';
export { assetCards, companyCards, constants, goodCards, statusSymbolCards };

/** The goods in content order. */
export const goods: readonly Good[] = goodCards.map(({ good }) => good);

const assetById: ReadonlyMap<AssetId, AssetCard> = new Map(assetCards.map((card) => [card.id, card]));
const companyById: ReadonlyMap<CompanyId, CompanyCard> = new Map(companyCards.map((card) => [card.id, card]));
const symbolById: ReadonlyMap<SymbolId, StatusSymbolCard> = new Map(
  statusSymbolCards.map((card) => [card.id, card]),
);
const goodByName = Object.fromEntries(goodCards.map((card) => [card.good, card])) as Readonly<
  Record<Good, GoodCard>
>;

function known<T>(card: T | undefined, id: string): T {
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** The card of an asset id; any other id is a bug. */
export const assetOf = (id: AssetId): AssetCard => known(assetById.get(id), id);
/** The card of a company id; any other id is a bug. */
export const companyCardOf = (id: CompanyId): CompanyCard => known(companyById.get(id), id);
/** The card of a status symbol's id; any other id is a bug. */
export const symbolOf = (id: SymbolId): StatusSymbolCard => known(symbolById.get(id), id);
export const goodOf = (good: Good): GoodCard => goodByName[good];

export const isAssetId = (id: string): boolean => assetById.has(id);
export const isCompanyId = (id: string): boolean => companyById.has(id);

/** The cards that a game of so many players uses, ascending, in their groups: the top of the stack first (R37). */
export function assetGroups(
  seatCount: number,
): readonly { readonly group: number; readonly cards: readonly AssetCard[] }[] {
  const used = assetCards.filter(({ minPlayers }) => minPlayers <= seatCount);
  return [...new Set(used.map(groupOf))].map((group) => ({
    group,
    cards: used.filter((card) => groupOf(card) === group),
  }));
}

/** Lowest number of the card's group: 10, 20, 30 or 40. */
export const groupOf = ({ number }: AssetCard): number => number - (number % constants.groupSpan);
