import type { LegalCommand, Parameter, ParameterOption } from '../../../kernel/game.ts';
import type { Json, JsonObject } from '../../../kernel/json.ts';
import type { Citation } from '../../../kernel/violation.ts';
import type { CommandType, IncorporatedCommand } from '../commands.ts';

const none: readonly never[] = [];
const nothingFixed = {};

export const section = (id: string): Citation => ({ kind: 'section', id });
export const ruling = (id: string): Citation => ({ kind: 'ruling', id });

/** A legal command with every parameter settled. */
export const complete = (
  command: IncorporatedCommand,
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
  readonly warnings?: readonly string[];
}

/** A legal command with open parameters. */
export const open = (
  type: CommandType,
  title: string,
  citation: Citation,
  parameters: readonly Parameter[],
  { fixed = nothingFixed, targets = none, warnings = none }: Particulars = {},
): LegalCommand => ({ type, title, command: null, parameters, fixed, targets, warnings, citation });

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

/** Exactly `length` of the options. */
export const listParameter = (
  name: string,
  title: string,
  of: readonly ParameterOption[],
  length: number,
  distinct: boolean,
): Parameter => ({
  name,
  title,
  dependsOn: none,
  kind: 'list',
  of,
  min: length,
  max: length,
  distinct,
  ordered: false,
  distinctGroups: false,
});

/** Options made once for each id. */
export function optionsOnce(label: (id: string) => string): (id: string) => ParameterOption {
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

/** The option for two values one after the other, made once for each pair. */
export function pairsOnce<T extends object>(
  label: (second: T) => string,
): (first: T, second: T) => ParameterOption {
  const made = new Map<T, Map<T, ParameterOption>>();
  return (first, second) => {
    let bySecond = made.get(first);
    if (bySecond === undefined) {
      bySecond = new Map();
      made.set(first, bySecond);
    }
    let option = bySecond.get(second);
    if (option === undefined) {
      option = { value: [first, second] as unknown as Json, label: label(second) };
      bySecond.set(second, option);
    }
    return option;
  };
}
