import {
  buildASTSchema,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputField,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  valueFromAST,
} from 'graphql';
import { games } from '../games/registry.ts';
import type { GraphqlContext } from './context.ts';
import { eventFields } from './resolvers/events.ts';
import { abstractTypes, resolvers } from './resolvers/index.ts';
import { attachScalars } from './scalars.ts';
import { schemaParts } from './schema.ts';

/** The schema with its resolvers, for the GraphQL engine on both transports. */
export function executableSchema(): GraphQLSchema {
  const parts = schemaParts(games);
  const schema = buildASTSchema(parts.document);
  attachScalars(schema);
  for (const [name, values] of Object.entries(PLATFORM_ENUMS))
    attachEnum(schema, name, (value) => values(value));
  const renamed: Record<string, Readonly<Record<string, string>>> = {};
  for (const types of parts.games.values()) {
    for (const [name, values] of Object.entries(types.enums))
      attachEnum(schema, name, (value) => values[value]);
    for (const [name, members] of Object.entries(types.unions)) {
      attachAbstract(schema, name, (value) => members[(value as { type: string }).type]);
    }
    Object.assign(renamed, types.renamed);
  }
  attachDefaults(schema);
  attachEvents(schema, renamed);
  for (const [name, typeOf] of Object.entries(abstractTypes)) attachAbstract(schema, name, typeOf);
  for (const [type, fields] of Object.entries(resolvers)) attachFields(schema, type, fields);
  return schema;
}

const kebab = (value: string): string => value.toLowerCase().replaceAll('_', '-');
const lower = (value: string): string => value.toLowerCase();

/** Spellings inside of the platform's enums that are not their names. */
const PLATFORM_ENUMS: Readonly<Record<string, (value: string) => string>> = {
  GameId: kebab,
  MatchStatus: lower,
  Visibility: lower,
  Seating: lower,
  ActorKind: lower,
  DrawOp: lower,
  CitationKind: lower,
  LegalParameterKind: lower,
};

/** The engine looks values up in tables that it makes at their first use. */
function attachEnum(
  schema: GraphQLSchema,
  name: string,
  inside: (value: string) => string | undefined,
): void {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum`);
  for (const value of type.getValues()) value.value = inside(value.name) ?? value.name;
}

/** Defaults were read before the enums knew their spellings inside. */
function attachDefaults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    const fields = Object.values(type.getFields());
    for (const place of isInputObjectType(type)
      ? fields
      : fields.flatMap((field) => ('args' in field ? field.args : []))) {
      const given = (place as GraphQLInputField | GraphQLArgument).astNode?.defaultValue;
      if (given !== undefined)
        (place as GraphQLArgument).defaultValue = valueFromAST(given, (place as GraphQLArgument).type);
    }
  }
}

function attachAbstract(
  schema: GraphQLSchema,
  name: string,
  typeOf: (value: unknown) => string | undefined,
): void {
  const type = schema.getType(name);
  if (!isAbstractType(type)) throw new Error(`${name} is neither union nor interface`);
  type.resolveType = typeOf;
}

/** Events of all kinds: the interface's fields alike, everything else from the payload. */
function attachEvents(
  schema: GraphQLSchema,
  renamed: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  const shared = schema.getType('MatchEvent');
  if (!isInterfaceType(shared)) throw new Error('MatchEvent is no interface');
  const common = new Set(Object.keys(shared.getFields()));
  for (const type of schema.getPossibleTypes(shared)) {
    for (const field of Object.values(type.getFields())) {
      if (common.has(field.name)) continue;
      const member = renamed[type.name]?.[field.name] ?? field.name;
      field.resolve = (event: { payload: Record<string, unknown> }) => event.payload[member] ?? null;
    }
    attachFields(schema, type.name, eventFields);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function attachFields(schema: GraphQLSchema, name: string, fields: Fields): void {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} has no fields`);
  for (const [field, resolve] of Object.entries(fields)) {
    const target = type.getFields()[field];
    if (target === undefined) throw new Error(`${name} has no field ${field}`);
    // Each resolver knows its parent and arguments; the schema does not.
    const typed = resolve as GraphQLFieldResolver<unknown, GraphqlContext>;
    if (name === 'Subscription') {
      target.subscribe = typed;
      target.resolve = (value: unknown) => value;
    } else target.resolve = typed;
  }
}
