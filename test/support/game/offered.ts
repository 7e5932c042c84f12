import type { GameCommand, LegalCommand, Parameter, ParameterOption } from '../../../src/kernel/game.ts';
import type { Json, JsonObject } from '../../../src/kernel/json.ts';

/** Whether the list of legal commands holds the command, complete or as a filled template. */
export function isOffered(legal: readonly LegalCommand[], command: GameCommand): boolean {
  const wanted = normal(command as unknown as Json);
  return legal.some((entry) => {
    if (entry.type !== command.type) return false;
    if (entry.command !== null) return normal(entry.command as unknown as Json) === wanted;
    return fits(entry, command as unknown as JsonObject);
  });
}

/** The value with sorted members, so that equal values are equal texts. */
const normal = (value: Json): string =>
  JSON.stringify(value, (_, item: Json) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

function fits(entry: LegalCommand, command: JsonObject): boolean {
  const names = new Set([
    'type',
    ...Object.keys(entry.fixed),
    ...entry.parameters.map((p) => topName(p.name)),
  ]);
  if (Object.keys(command).some((name) => !names.has(name))) return false;
  if (Object.entries(entry.fixed).some(([name, value]) => normal(command[name] ?? null) !== normal(value)))
    return false;
  return entry.parameters.every((parameter) =>
    accepts(parameter, memberOf(command, parameter, entry.parameters), command),
  );
}

const topName = (name: string): string => name.split('/')[0] ?? name;

/** What the command has for the parameter; undefined too where a member beside it is no parameter's. */
function memberOf(
  command: JsonObject,
  { name }: Parameter,
  parameters: readonly Parameter[],
): Json | undefined {
  let value: Json | undefined = command;
  let path = '';
  for (const member of name.split('/')) {
    if (value === undefined || !isRecord(value)) return undefined;
    if (value !== command) {
      const isNamed = (other: string) =>
        parameters.some((known) => `${known.name}/`.startsWith(`${path}${other}/`));
      if (!Object.keys(value).every(isNamed)) return undefined;
    }
    value = value[member];
    path += `${member}/`;
  }
  return value;
}

function accepts(parameter: Parameter, value: Json | undefined, command: JsonObject): boolean {
  if (value === undefined) return false;
  switch (parameter.kind) {
    case 'choice':
      return find(parameter.options, value, command) !== undefined;
    case 'integer':
      return (
        Number.isInteger(value) &&
        (value as number) >= parameter.min &&
        (value as number) <= parameter.max &&
        ((value as number) - parameter.min) % parameter.step === 0
      );
    case 'flag':
      return typeof value === 'boolean';
    case 'list': {
      if (!Array.isArray(value) || value.length < parameter.min || value.length > parameter.max) return false;
      const found = value.map((item: Json) => find(parameter.of, item, command));
      if (found.includes(undefined)) return false;
      if (parameter.distinct && new Set(value.map(normal)).size < value.length) return false;
      return !parameter.distinctGroups || new Set(found.map((option) => option?.group)).size === value.length;
    }
    case 'bag': {
      if (!Array.isArray(value)) return false;
      const { keyMember, countMember, keys } = parameter;
      const counts = new Map<string, Json | undefined>();
      for (const row of value as readonly Json[]) {
        if (!isRecord(row) || Object.keys(row).length !== 2) return false;
        counts.set(normal(row[keyMember] ?? null), row[countMember]);
      }
      const total = [...counts.values()].reduce<number>((sum, count) => sum + Number(count), 0);
      const known = keys.filter((key) => counts.has(normal(key.value)));
      return (
        counts.size === value.length &&
        known.length === value.length &&
        [...counts.values()].every(isCount) &&
        keys.every(({ value: of, min, max }) => {
          const count = Number(counts.get(normal(of)) ?? 0);
          return count >= min && count <= max;
        }) &&
        total >= parameter.minTotal &&
        total <= parameter.maxTotal
      );
    }
    case 'rows':
      return (
        Array.isArray(value) &&
        value.length >= parameter.min &&
        value.length <= parameter.max &&
        value.every((row: Json) => isRecord(row) && fitsRow(parameter.row, row, command))
      );
  }
}

/** A row has exactly the members of its parameters; these may depend on the row's and the command's own. */
const fitsRow = (row: readonly Parameter[], values: JsonObject, command: JsonObject): boolean =>
  Object.keys(values).every((name) => row.some((member) => member.name === name)) &&
  row.every((member) => accepts(member, values[member.name], { ...command, ...values }));

const isRecord = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: Json | undefined): value is number =>
  Number.isInteger(value) && (value as number) > 0;

const find = (
  options: readonly ParameterOption[],
  value: Json,
  command: JsonObject,
): ParameterOption | undefined =>
  options.find(
    (option) =>
      normal(option.value) === normal(value) &&
      Object.entries(option.requires ?? {}).every(([name, wanted]) => command[name] === wanted),
  );
