import type { Parameter, ParameterOption, Seat } from '../../../kernel/game.ts';
import { legalEntries, optionsOnce } from '../../../kernel/legal.ts';
import type { CorporateAmericaCommand } from '../commands.ts';
import { businessName, consumerName, legislationName, SeatWord } from '../words.ts';

export const { complete, open } = legalEntries<CorporateAmericaCommand>();

/** Dollars to be spread over seats: the seat with its least and greatest share, and the bounds of the sum. */
export const sharesParameter = (
  name: string,
  title: string,
  keyMember: string,
  shares: readonly { readonly seat: Seat; readonly min: number; readonly max: number }[],
  [minTotal, maxTotal]: readonly [number, number],
): Parameter => ({
  name,
  title,
  dependsOn: [],
  kind: 'bag',
  keys: shares.map(({ seat, min, max }) => ({ value: seat, label: SeatWord(seat), min, max })),
  keyMember,
  countMember: 'amount',
  minTotal,
  maxTotal,
});

export const businessOption = optionsOnce(businessName);
export const consumerOption = optionsOnce(consumerName);
export const legislationOption = optionsOnce(legislationName);
export const seatOption = (seat: Seat): ParameterOption => ({ value: seat, label: SeatWord(seat) });
