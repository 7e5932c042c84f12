import type { Seat } from '../../kernel/game.ts';
import {
  corporationOf,
  countryOf,
  industries,
  lobbyEvents,
  outlookCardOf,
  payoffCardOf,
  squareOf,
  taxHavens,
  zones,
} from './content.ts';
import type { Affiliation, Camp, CorporationId, Industry, Slider, ZoneId } from './sets.ts';

/** The pieces of which titles and descriptions are made. */
export const seatWord = (seat: Seat): string => `seat ${seat}`;
export const SeatWord = (seat: Seat): string => `Seat ${seat}`;
export const money = (amount: number): string => (amount < 0 ? `-$${-amount}` : `$${amount}`);
export const count = (n: number, one: string, many: string = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

/** "a", "a and b", "a, b and c". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const corporationName = (id: CorporationId): string => corporationOf(id).name;
export const industryName = (id: Industry): string => industries.find((item) => item.id === id)?.name ?? id;
export const zoneName = (id: ZoneId): string => zones.find((zone) => zone.id === id)?.name ?? id;
export const countryName = (id: string): string => countryOf(id).name;
export const outlookName = (id: string): string => outlookCardOf(id).name;
export const payoffName = (id: string): string => `${industryName(payoffCardOf(id).industry)} card`;
export const payoffNames = (ids: readonly string[]): string => joined(ids.map(payoffName));
export const campName = (camp: Camp): string => camp.toUpperCase();

/** A country or Tax Havens. */
export const placeName = (location: string): string =>
  location === taxHavens ? 'Tax Havens' : countryName(location);

/** "United States Finance 1": the place, the industry and the position from the top. */
export function squareName(squareId: string): string {
  const { location, industry, position } = squareOf(squareId);
  return `${placeName(location)} ${industryName(industry)} ${position}`;
}

const affiliations: Readonly<Record<Affiliation, string>> = {
  nato: 'NATO',
  sco: 'SCO',
  battleground: 'a battleground',
  none: 'no camp',
};
export const affiliationName = (affiliation: Affiliation): string => affiliations[affiliation];

const sliders: Readonly<Record<Slider, string>> = {
  growth: 'Global Growth',
  interest: 'Interest Rates',
  stress: 'Stress',
  balanceOfPower: 'Balance of Power',
};
export const sliderName = (slider: Slider): string => sliders[slider];

/** Where an executive stands: a country, Tax Havens, a zone or the box of a lobbying event. */
export function locationName(location: string): string {
  if (location.startsWith('zone:')) return `the zone ${zoneName(location.slice(5) as ZoneId)}`;
  if (location.startsWith('event:')) {
    const id = location.slice(6);
    return lobbyEvents.find((event) => event.id === id)?.name ?? id;
  }
  return placeName(location);
}
