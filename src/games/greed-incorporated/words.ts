import type { Seat } from '../../kernel/game.ts';
import type { GoodsAmount, TokenRef, TradeSide } from './commands.ts';
import { assetOf, companyCardOf, goodOf, goods, symbolOf } from './content.ts';
import type { Good, Role } from './sets.ts';

/** The pieces of which titles and descriptions are made. */
export const seatWord = (seat: Seat): string => `seat ${seat}`;
export const SeatWord = (seat: Seat): string => `Seat ${seat}`;
/** Millions of dollars. */
export const money = (amount: number): string => `$${amount}M`;
export const count = (n: number, one: string, many: string = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

/** "a", "a and b", "a, b and c". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const assetName = (id: string): string => assetOf(id).name;
export const assetNames = (ids: readonly string[]): string => joined(ids.map(assetName));
export const companyName = (id: string): string => companyCardOf(id).name;
export const companyNames = (ids: readonly string[]): string => joined(ids.map(companyName));
export const symbolName = (id: string): string => symbolOf(id).name;
export const goodName = (good: Good): string => goodOf(good).name;

/** "2 coal and 1 steel", or "nothing". */
export function goodsWords(bag: readonly GoodsAmount[]): string {
  if (bag.length === 0) return 'nothing';
  const sorted = [...bag].sort((a, b) => goods.indexOf(a.good) - goods.indexOf(b.good));
  return joined(sorted.map(({ good, count: n }) => `${n} ${goodName(good).toLowerCase()}`));
}

/** What one side of a trade gives: goods, money, or both. */
export function sideWords({ goods: bag, cash }: TradeSide): string {
  if (cash === 0) return goodsWords(bag);
  return bag.length === 0 ? money(cash) : `${goodsWords(bag)} and ${money(cash)}`;
}

const slotNames: readonly string[] = ['CEO', 'CFO', 'COO'];

/** The position on the chart: "CEO" to "COO", then "director 4" to "director 6". */
export const slotName = (slot: number): string => slotNames[slot - 1] ?? `director ${slot}`;
export const tokenWords = ({ companyId, slot }: TokenRef): string =>
  `the ${slotName(slot)} token of ${companyName(companyId)}`;
export const roleName = (role: Role): string => role.toUpperCase();
