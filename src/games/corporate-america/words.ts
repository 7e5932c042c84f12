import type { Seat } from '../../kernel/game.ts';
import { businessOf, consumerOf, legislationOf, privilegeOf } from './content.ts';
import type { Industry } from './sets.ts';

/** The pieces of which titles and descriptions are made. */
export const seatWord = (seat: Seat): string => `seat ${seat}`;
export const SeatWord = (seat: Seat): string => `Seat ${seat}`;
export const money = (amount: number): string => `$${amount}`;
export const count = (n: number, one: string, many: string = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

/** "a", "a and b", "a, b and c". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const businessName = (id: string): string => businessOf(id).name;
export const consumerName = (id: string): string => consumerOf(id).name;
export const legislationName = (id: string): string => legislationOf(id).name;
export const privilegeName = (id: string): string => privilegeOf(id).name;
export const industryName = (industry: Industry): string =>
  `${industry.charAt(0).toUpperCase()}${industry.slice(1)}`;

export const businessNames = (ids: readonly string[]): string => joined(ids.map(businessName));
export const consumerNames = (ids: readonly string[]): string => joined(ids.map(consumerName));
export const legislationNames = (ids: readonly string[]): string => joined(ids.map(legislationName));
export const seatWords = (seats: readonly Seat[]): string => joined(seats.map(seatWord));
