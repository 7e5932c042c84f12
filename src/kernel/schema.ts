import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';

/**
 * The vocabulary in which a game defines its options, commands, events and view. Static types, runtime
 * checks, GraphQL types and the OpenAPI document all come from these schemas. What GraphQL needs to know
 * beyond JSON Schema stands in the member `x-graphql`.
 */
export interface GraphqlHint {
  /** Field name in GraphQL where it differs from the JSON member. */
  readonly name?: string;
  /** Scalar in GraphQL where it differs from the JSON type. */
  readonly scalar?: 'ID' | 'JSON';
  /** Descriptions of an enum's values, by JSON spelling. */
  readonly values?: Readonly<Record<string, string>>;
}

export const hintOf = (schema: TSchema): GraphqlHint =>
  ((schema as unknown as Record<string, unknown>)['x-graphql'] as GraphqlHint | undefined) ?? {};

/** Id of a piece of content (card, city …); GraphQL `ID`. */
export const contentId = (description: string) =>
  Type.String({ minLength: 1, maxLength: 64, description, 'x-graphql': { scalar: 'ID' } });

export const text = (description: string) => Type.String({ maxLength: 4096, description });

export const integer = (description: string, range: { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000, ...range, description });

export const flag = (description: string) => Type.Boolean({ description });

/** A seat at the table, 0-based. Whether it exists in the match is for the rules to say. */
export const seatIndex = (description: string) => Type.Integer({ minimum: 0, maximum: 99, description });

/**
 * A closed small set; a GraphQL enum named with the game's prefix, values in UPPER_SNAKE.
 * @example closedSet('Token', 'A shown token', { none: 'Nothing shown', bankrupt: 'BANKRUPT side' })
 */
export function closedSet<const V extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  values: V,
) {
  return Type.Unsafe<keyof V & string>({
    type: 'string',
    enum: Object.keys(values),
    title: name,
    description,
    'x-graphql': { values },
  });
}

/** The values of a closed set, in their order. */
export const valuesOf = (schema: TSchema): readonly string[] =>
  (schema as unknown as { enum: readonly string[] }).enum;

/** An object with exactly these members; `name` becomes its GraphQL type, with the game's prefix. */
export const record = <P extends TProperties>(name: string, description: string, members: P) =>
  Type.Object(members, { title: name, description, additionalProperties: false });

/** The parameters of a command or the payload of an event: named by its key in the game's map. */
export const members = <P extends TProperties>(description: string, properties: P) =>
  Type.Object(properties, { description, additionalProperties: false });

/**
 * One of several records, told apart by their literal member `type`; a GraphQL union. Inside a command it is a
 * `@oneOf` input: there the literal member may have any name, or each record have exactly one member.
 */
export const variants = <const T extends readonly TSchema[]>(name: string, description: string, of: T) =>
  Type.Union<[...T]>([...of] as [...T], { title: name, description });

/** The literal member of a variant. It is `__typename` or the name of the field in GraphQL and no field there. */
export const variantType = <const T extends string>(type: T) => Type.Literal(type);

export const list = <T extends TSchema>(
  description: string,
  of: T,
  bounds: { minItems?: number; maxItems?: number } = {},
) => Type.Array(of, { maxItems: 1000, ...bounds, description });

export const nullable = <T extends TSchema>(of: T) => Type.Union([of, Type.Null()]);

/** Any JSON value; GraphQL `JSON`. For values whose shape the schema language cannot tell. */
export const anyJson = <T>(description: string, check: TSchema = Type.Unknown()) =>
  Type.Unsafe<T>({ ...check, description, 'x-graphql': { scalar: 'JSON' } });

/**
 * The same schema under another field name in GraphQL, where a name must have one type in all events of
 * all games.
 */
export function named<T extends TSchema>(name: string, schema: T): T {
  // Copied by descriptors: TypeBox marks its schemas with members that a spread would drop.
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as Record<
    string,
    unknown
  >;
  copy['x-graphql'] = { ...hintOf(schema), name };
  return copy as unknown as T;
}

/** Command type of a map from command name to parameters. */
export type CommandOf<M extends Readonly<Record<string, TObject>>> = {
  [K in keyof M & string]: { readonly type: K } & Static<M[K]>;
}[keyof M & string];

/** Event type of a map from event name to payload; the payload's members stand beside `type`. */
export type EventOf<M extends Readonly<Record<string, TObject>>> = CommandOf<M>;
