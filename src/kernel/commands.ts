import { type TObject, type TSchema, Type } from 'typebox';
import { matches, offendingPath, schemaAt, takes } from './check.ts';
import type { Game, GameCommand, GameEvent } from './game.ts';
import type { JsonObject } from './json.ts';
import type { RuleViolation } from './violation.ts';

/** Any game whose commands are C; state, events and view do not matter here. */
type CommandGame<C extends GameCommand> = Pick<
  Game<JsonObject, C, GameEvent, JsonObject>,
  'schemas' | 'errorCodes' | 'sections'
>;

const commandSchemas = new WeakMap<TObject, TSchema>();

/** The schema of a whole command: its parameters with `type` beside them. */
function wholeSchema(name: string, parameters: TObject): TSchema {
  let schema = commandSchemas.get(parameters);
  if (schema === undefined) {
    const members = { type: Type.Literal(name), ...parameters.properties };
    schema = Type.Object(members, { additionalProperties: false });
    commandSchemas.set(parameters, schema);
  }
  return schema;
}

/**
 * Checks an untrusted value against the game's command schemas. Answers the command, or `INVALID_COMMAND`
 * with the place of the first offence; a value of the input is never repeated.
 */
export function parseCommand<C extends GameCommand>(
  game: CommandGame<C>,
  input: unknown,
): { readonly type: 'Command'; readonly command: C } | RuleViolation {
  if (!isPlainObject(input)) return refusal(game, 'INVALID_COMMAND', '');
  const { type } = input;
  const { commands } = game.schemas;
  if (typeof type !== 'string' || !Object.hasOwn(commands, type)) {
    return refusal(game, 'INVALID_COMMAND', '/type');
  }
  const schema = wholeSchema(type, commands[type] as TObject);
  const command = matches(schema, input) ? input : nullAsAbsent(schema, input);
  if (!matches(schema, command)) return misfit(game, 'INVALID_COMMAND', schema, command);
  if (!isJson(command)) return refusal(game, 'INVALID_COMMAND', '');
  return { type: 'Command', command: command as unknown as C };
}

interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

const shapeOf = (schema: TSchema): Shape => schema as unknown as Shape;
const takesNull = (schema: TSchema): boolean =>
  shapeOf(schema).type === 'null' || (shapeOf(schema).anyOf ?? []).some(takesNull);

/**
 * The value with null where a member is needed and may be null, and without the nulls of members that may only
 * be left out: clients of GraphQL cannot tell the two apart, as both are a nullable field there.
 */
function nullAsAbsent(schema: TSchema, value: unknown): unknown {
  const { anyOf, items, properties, required = [] } = shapeOf(schema);
  if (anyOf !== undefined) {
    const [only, ...more] = anyOf.filter((member) => shapeOf(member).type !== 'null');
    return only === undefined || more.length > 0 ? value : nullAsAbsent(only, value);
  }
  if (Array.isArray(value)) {
    return items === undefined ? value : value.map((item) => nullAsAbsent(items, item));
  }
  if (properties === undefined || !isPlainObject(value)) return value;
  const given = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (member === undefined) return [[name, item]];
    if (item === null && !required.includes(name) && !takesNull(member)) return [];
    return [[name, nullAsAbsent(member, item)]];
  });
  const missing = required.filter(
    (name) => !Object.hasOwn(value, name) && takesNull(properties[name] as TSchema),
  );
  return Object.fromEntries([...given, ...missing.map((name): [string, unknown] => [name, null])]);
}

/**
 * Completes untrusted options with the game's defaults and checks them against the options schema; answers
 * `INVALID_CONFIG` otherwise. What depends on the seats is for `setup` to check.
 */
export function parseOptions(
  game: Pick<CommandGame<GameCommand>, 'schemas' | 'errorCodes' | 'sections'>,
  input: unknown,
): { readonly type: 'Options'; readonly options: JsonObject } | RuleViolation {
  if (!isPlainObject(input)) return refusal(game, 'INVALID_CONFIG', '');
  const { options, optionDefaults } = game.schemas;
  const complete = { ...optionDefaults, ...input };
  if (!matches(options, complete)) return misfit(game, 'INVALID_CONFIG', options, complete);
  if (!isJson(complete)) return refusal(game, 'INVALID_CONFIG', '');
  return { type: 'Options', options: complete as JsonObject };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Schemas let an optional member be undefined, an object have a prototype and a text be ill-formed; JSON does not. */
function isJson(value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isJson);
  return isPlainObject(value) && Object.values(value).every(isJson);
}

/** Says where the value does not fit and what would. */
function misfit(
  game: Pick<CommandGame<GameCommand>, 'errorCodes' | 'sections'>,
  code: 'INVALID_COMMAND' | 'INVALID_CONFIG',
  schema: TSchema,
  value: unknown,
): RuleViolation {
  const path = offendingPath(schema, value);
  return refusal(game, code, path, takes(schemaAt(schema, path)));
}

function refusal(
  game: Pick<CommandGame<GameCommand>, 'errorCodes' | 'sections'>,
  code: 'INVALID_COMMAND' | 'INVALID_CONFIG',
  path: string,
  wanted = '',
): RuleViolation {
  const sentence = game.errorCodes[code] as string;
  const place = path === '' ? '' : ` The first offence is at ${path}.`;
  const would = wanted === '' ? '' : ` It takes ${wanted}.`;
  const hint = `${place}${would}`.trim();
  const message = hint === '' ? sentence : `${sentence} (${hint})`;
  // No rule is at issue in the form of a request: it cites the beginning of the rulebook.
  return {
    type: 'RuleViolation',
    code,
    message,
    citation: { kind: 'section', id: game.sections[0]?.id ?? '' },
  };
}
