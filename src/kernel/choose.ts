import { assertNever } from './assert-never.ts';
import type { GameCommand, LegalCommand, Parameter, ParameterOption } from './game.ts';
import type { Json } from './json.ts';
import type { Random } from './random.ts';

type Values = Record<string, Json>;

const PURPOSE = 'bot/choose';

/**
 * Picks one of the legal commands, each with the same chance, and fills its open parameters at random. The
 * answer is always legal; an empty list or a parameter that nothing can fill is a bug of the game.
 */
export function chooseCommand(legal: readonly LegalCommand[], random: Random): GameCommand {
  if (legal.length === 0) throw new Error('no legal command to choose from');
  const chosen = legal[random.index(legal.length, PURPOSE)] as LegalCommand;
  return chosen.command ?? fillCommand(chosen, random);
}

/** Fills the open parameters of one legal command at random, in the order in which they are listed. */
export function fillCommand(legal: LegalCommand, random: Random): GameCommand {
  if (legal.command !== null) return legal.command;
  const command: Values & { type: string } = { type: legal.type, ...legal.fixed };
  for (const parameter of legal.parameters) {
    setMember(command, parameter.name, fill(parameter, command, random));
  }
  return command;
}

/** Fills the member of that name, which may be a member of a member. */
function setMember(values: Values, name: string, value: Json): void {
  const [member = name, ...inner] = name.split('/');
  if (inner.length === 0) {
    values[member] = value;
    return;
  }
  const within: Values = { ...(values[member] as Values | undefined) };
  setMember(within, inner.join('/'), value);
  values[member] = within;
}

function fill(parameter: Parameter, values: Values, random: Random): Json {
  switch (parameter.kind) {
    case 'choice': {
      const open = available(parameter.options, values);
      if (open.length === 0) throw new Error(`nothing to choose for ${parameter.name}`);
      return (open[random.index(open.length, PURPOSE)] as ParameterOption).value;
    }
    case 'integer': {
      const most = parameter.usualMax ?? parameter.max;
      const steps = Math.floor((most - parameter.min) / parameter.step);
      return parameter.min + parameter.step * random.index(steps + 1, PURPOSE);
    }
    case 'flag':
      return random.index(2, PURPOSE) === 1;
    case 'list':
      return fillList(parameter, values, random);
    case 'bag':
      return fillBag(parameter, random);
    case 'rows': {
      const rows: Json[] = [];
      const count = random.int(parameter.min, parameter.max, PURPOSE);
      for (let i = 0; i < count; i++) {
        const row: Values = {};
        for (const member of parameter.row) row[member.name] = fill(member, { ...values, ...row }, random);
        rows.push(row);
      }
      return rows;
    }
    default:
      return assertNever(parameter);
  }
}

function fillList(parameter: Parameter & { kind: 'list' }, values: Values, random: Random): Json {
  let open = available(parameter.of, values);
  const list: Json[] = [];
  const count = random.int(parameter.min, Math.max(parameter.min, longest(parameter, open)), PURPOSE);
  while (list.length < count) {
    if (open.length === 0) throw new Error(`not enough values for ${parameter.name}`);
    const option = open[random.index(open.length, PURPOSE)] as ParameterOption;
    list.push(option.value);
    if (parameter.distinct || parameter.distinctGroups) {
      open = open.filter(
        (other) =>
          !(parameter.distinct && other === option) &&
          !(parameter.distinctGroups && other.group === option.group),
      );
    }
  }
  return list;
}

/** The greatest length that the parameter's bound and its values allow. */
function longest(parameter: Parameter & { kind: 'list' }, open: readonly ParameterOption[]): number {
  if (parameter.distinctGroups)
    return Math.min(parameter.max, new Set(open.map((option) => option.group)).size);
  if (parameter.distinct) return Math.min(parameter.max, open.length);
  return open.length === 0 ? 0 : parameter.max;
}

function fillBag(parameter: Parameter & { kind: 'bag' }, random: Random): Json {
  const { keys, keyMember, countMember, minTotal, maxTotal } = parameter;
  const counts = keys.map((key) => key.min);
  const room = keys.map((key) => key.max - key.min);
  const least = counts.reduce((sum, min) => sum + min, 0);
  const all = room.reduce((sum, more) => sum + more, least);
  let left = random.int(Math.max(least, minTotal), Math.min(maxTotal, all), PURPOSE) - least;
  for (; left > 0; left--) {
    const at = random.weighted(room, PURPOSE);
    room[at] = (room[at] as number) - 1;
    counts[at] = (counts[at] as number) + 1;
  }
  return keys
    .map((key, at) => ({ [keyMember]: key.value, [countMember]: counts[at] as number }))
    .filter((row) => row[countMember] !== 0);
}

function available(options: readonly ParameterOption[], values: Values): readonly ParameterOption[] {
  if (!options.some((option) => option.requires !== undefined)) return options;
  return options.filter((option) => {
    for (const [name, value] of Object.entries(option.requires ?? {})) {
      if (values[name] !== value) return false;
    }
    return true;
  });
}
