import type { GameCommand, LegalCommand, Parameter, ParameterOption } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Citation } from './violation.ts';

/** How the games write their legal commands down. */

const none: readonly never[] = [];
const nothingFixed = {};

export const section = (id: string): Citation => ({ kind: 'section', id });
export const ruling = (id: string): Citation => ({ kind: 'ruling', id });

/** What may be told of a command with open parameters beside them. */
interface Particulars {
  readonly fixed?: JsonObject;
  readonly targets?: readonly string[];
  readonly warnings?: readonly string[];
}

/** A game's own legal commands: they take only what its commands are. */
interface Entries<C extends GameCommand> {
  /** A legal command with every parameter settled. */
  readonly complete: (
    command: C,
    title: string,
    citation: Citation,
    targets?: readonly string[],
    warnings?: readonly string[],
  ) => LegalCommand;
  /** A legal command with open parameters. */
  readonly open: (
    type: C['type'],
    title: string,
    citation: Citation,
    parameters: readonly Parameter[],
    particulars?: Particulars,
  ) => LegalCommand;
}

/** The two ways to list a legal command, typed for a game. */
export const legalEntries = <C extends GameCommand>(): Entries<C> => ({
  complete: (command, title, citation, targets = none, warnings = none) => ({
    type: command.type,
    title,
    command,
    parameters: none,
    fixed: nothingFixed,
    targets,
    warnings,
    citation,
  }),
  open: (
    type,
    title,
    citation,
    parameters,
    { fixed = nothingFixed, targets = none, warnings = none } = {},
  ) => ({ type, title, command: null, parameters, fixed, targets, warnings, citation }),
});

/** A whole number from `min` to `max`, both included. */
export const integerParameter = (
  name: string,
  title: string,
  min: number,
  max: number,
): Parameter & { readonly kind: 'integer' } => ({
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

/** From `min` to `max` of the options: each once unless `distinct` is false, in any order unless `ordered`. */
export const listParameter = (
  name: string,
  title: string,
  of: readonly ParameterOption[],
  [min, max]: readonly [number, number],
  { distinct = true, ordered = false, distinctGroups = false } = {},
): Parameter => ({
  name,
  title,
  dependsOn: none,
  kind: 'list',
  of,
  min,
  max,
  distinct,
  ordered,
  distinctGroups,
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
