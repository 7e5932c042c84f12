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
  const names = new Set(['type', ...Object.keys(entry.fixed), ...entry.parameters.map((p) => p.name)]);
  if (Object.keys(command).some((name) => !names.has(name))) return false;
  if (Object.entries(entry.fixed).some(([name, value]) => normal(command[name] ?? null) !== normal(value)))
    return false;
  return entry.parameters.every((parameter) => accepts(parameter, command[parameter.name], command));
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
      if (!isRecord(value)) return false;
      const room = new Map(parameter.keys.map(({ key, max }) => [key, max]));
      const counts = Object.entries(value);
      const total = counts.reduce((sum, [, count]) => sum + Number(count), 0);
      return (
        counts.every(([key, count]) => isCount(count) && count <= (room.get(key) ?? 0)) &&
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
