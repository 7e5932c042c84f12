import type { Seat } from '../../kernel/game.ts';
import { cardOf, cityOf, marketOf, worldEventOf } from './content.ts';
import type { MarketId } from './sets.ts';

/** The pieces of which titles and descriptions are made. */
export const seatWord = (seat: Seat): string => `seat ${seat}`;
export const SeatWord = (seat: Seat): string => `Seat ${seat}`;
export const money = (amount: number): string => `$${amount}B`;
export const cardName = (cardId: string): string => cardOf(cardId).name;
export const worldEventName = (cardId: string): string => worldEventOf(cardId).name;
export const cityName = (cityId: string): string => cityOf(cityId).name;
export const marketName = (market: MarketId): string => marketOf(market).name;
export const count = (n: number, one: string, many: string = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

/** "a", "a and b", "a, b and c". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}
