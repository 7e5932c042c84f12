import type { TSchema } from 'typebox';

/** A variant of a value inside a command, as a field of its `@oneOf` input. */
export interface OneOfField {
  /** The field's name: what tells the variant apart in JSON. */
  readonly field: string;
  /** The variant's literal member in JSON; null where its one member is the field itself. */
  readonly tag: string | null;
  readonly variant: TSchema;
}

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
}

const shapeOf = (schema: TSchema): Shape => schema as unknown as Shape;

/**
 * The field of a variant. Records are told apart by a literal member, whose value names the field, or each have
 * exactly one member, which is the field. Throws where neither holds, or for a value that is no GraphQL name.
 */
export function oneOfField(variant: TSchema): OneOfField {
  const members = Object.entries(shapeOf(variant).properties ?? {});
  const tag = members.find(([, of]) => shapeOf(of).const !== undefined);
  const field = tag === undefined ? members[0]?.[0] : String(shapeOf(tag[1]).const);
  if (field === undefined || (tag === undefined && members.length > 1)) {
    throw new Error('a variant has no member that tells it apart');
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(field)) throw new Error(`${field} cannot be a field`);
  return { field, tag: tag?.[0] ?? null, variant };
}

/**
 * A value of a command's typed input in the JSON form of the rules: `{grab: {squareId}}` is
 * `{kind: 'grab', squareId}`. What does not fit is left as it is: the game refuses it.
 */
export function jsonOf(schema: TSchema | undefined, value: unknown): unknown {
  const { items, anyOf, properties = {} } = schema === undefined ? {} : shapeOf(unwrapped(schema));
  if (Array.isArray(value)) return value.map((item) => jsonOf(items, item));
  if (typeof value !== 'object' || value === null) return value;
  if (anyOf !== undefined) return variantJson(anyOf, value as Readonly<Record<string, unknown>>);
  // Input objects come without a prototype; rules get plain ones.
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      jsonOf(Object.hasOwn(properties, name) ? properties[name] : undefined, item),
    ]),
  );
}

function variantJson(variants: readonly TSchema[], value: Readonly<Record<string, unknown>>): unknown {
  const [given, ...more] = Object.entries(value);
  const chosen = variants.map(oneOfField).find(({ field }) => field === given?.[0]);
  if (given === undefined || more.length > 0 || chosen === undefined) return jsonOf(undefined, value);
  const { field, tag, variant } = chosen;
  if (tag === null) return { [field]: jsonOf(shapeOf(variant).properties?.[field], given[1]) };
  if (given[1] === true) return { [tag]: field };
  if (typeof given[1] !== 'object' || given[1] === null) return jsonOf(undefined, value);
  return { ...(jsonOf(variant, given[1]) as object), [tag]: field };
}

/** The schema inside a nullable. */
function unwrapped(schema: TSchema): TSchema {
  const { anyOf = [] } = shapeOf(schema);
  const [only, ...more] = anyOf.filter((member) => shapeOf(member).type !== 'null');
  return only !== undefined && more.length === 0 ? only : schema;
}
