import type { LegalCommand, Parameter, ParameterOption, Seat } from '../../../kernel/game.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Citation } from '../../../kernel/violation.ts';
import type { CommandType, CorporateAmericaCommand } from '../commands.ts';
import { businessName, consumerName, legislationName, SeatWord } from '../words.ts';

const none: readonly never[] = [];
const nothingFixed = {};

export const section = (id: string): Citation => ({ kind: 'section', id });
export const ruling = (id: string): Citation => ({ kind: 'ruling', id });

/** A legal command with every parameter settled. */
export const complete = (
  command: CorporateAmericaCommand,
  title: string,
  citation: Citation,
  targets: readonly string[] = none,
): LegalCommand => ({
  type: command.type,
  title,
  command,
  parameters: none,
  fixed: nothingFixed,
  targets,
  warnings: none,
  citation,
});

/** What may be told of a command with open parameters beside them. */
interface Particulars {
  readonly fixed?: JsonObject;
  readonly targets?: readonly string[];
}

/** A legal command with open parameters. */
export const open = (
  type: CommandType,
  title: string,
  citation: Citation,
  parameters: readonly Parameter[],
  { fixed = nothingFixed, targets = none }: Particulars = {},
): LegalCommand => ({ type, title, command: null, parameters, fixed, targets, warnings: none, citation });

/** A whole number from `min` to `max`, both included. */
export const integerParameter = (name: string, title: string, min: number, max: number): Parameter => ({
  name,
  title,
  dependsOn: none,
  kind: 'integer',
  min,
  max,
  step: 1,
});

/** One of the options. */
export const choiceParameter = (
  name: string,
  title: string,
  options: readonly ParameterOption[],
): Parameter => ({ name, title, dependsOn: none, kind: 'choice', options });

/** From `min` to `max` different ones of the options. */
export const listParameter = (
  name: string,
  title: string,
  of: readonly ParameterOption[],
  [min, max]: readonly [number, number],
  ordered: boolean,
): Parameter => ({
  name,
  title,
  dependsOn: none,
  kind: 'list',
  of,
  min,
  max,
  distinct: true,
  ordered,
  distinctGroups: false,
});

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
  dependsOn: none,
  kind: 'bag',
  keys: shares.map(({ seat, min, max }) => ({ value: seat, label: SeatWord(seat), min, max })),
  keyMember,
  countMember: 'amount',
  minTotal,
  maxTotal,
});

/** Options made once for each id. */
function optionsOnce(label: (id: string) => string): (id: string) => ParameterOption {
  const made = new Map<string, ParameterOption>();
  return (id) => {
    let option = made.get(id);
    if (option === undefined) {
      option = { value: id, label: label(id) };
      made.set(id, option);
    }
    return option;
  };
}

export const businessOption = optionsOnce(businessName);
export const consumerOption = optionsOnce(consumerName);
export const legislationOption = optionsOnce(legislationName);
export const seatOption = (seat: Seat): ParameterOption => ({ value: seat, label: SeatWord(seat) });
