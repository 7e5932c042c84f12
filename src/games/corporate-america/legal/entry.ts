import type { LegalCommand, Parameter, ParameterOption, Seat } from '../../../kernel/game.ts';
import { legalEntries, optionsOnce } from '../../../kernel/legal.ts';
import { commandCitations } from '../command-citations.ts';
import type { CommandType, CorporateAmericaCommand } from '../commands.ts';
import { businessName, consumerName, legislationName, SeatWord } from '../words.ts';

const entries = legalEntries<CorporateAmericaCommand>();

/** A legal command with every parameter settled. */
export const complete = (
  command: CorporateAmericaCommand,
  title: string,
  targets?: readonly string[],
): LegalCommand => entries.complete(command, title, commandCitations[command.type], targets);

/** A legal command with open parameters, and what is told of it beside them. */
export const open = (
  type: CommandType,
  title: string,
  parameters: readonly Parameter[],
  particulars?: Parameters<typeof entries.open>[4],
): LegalCommand => entries.open(type, title, commandCitations[type], parameters, particulars);

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
