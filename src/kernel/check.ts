import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

interface Checker {
  readonly Check: (value: unknown) => boolean;
  readonly Errors: (value: unknown) => readonly { readonly instancePath: string }[];
}

const compiled = new WeakMap<TSchema, Checker>();

function checkerOf(schema: TSchema): Checker {
  let checker = compiled.get(schema);
  if (checker === undefined) {
    checker = Compile(schema) as Checker;
    compiled.set(schema, checker);
  }
  return checker;
}

/** Whether the value matches the schema; the schema is compiled once. */
export function matches<T extends TSchema>(schema: T, value: unknown): value is Static<T> {
  return checkerOf(schema).Check(value);
}

/** What a schema takes, in words; empty where words would not help. */
export function takes(schema: TSchema): string {
  const { anyOf, enum: values, minimum, maximum, properties, type } = schema as unknown as Shape;
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (properties !== undefined) return `the members ${Object.keys(properties).join(', ') || 'of none'}`;
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'null') return 'null';
  const parts = anyOf?.map(takes) ?? [];
  return parts.includes('') ? '' : parts.join(' or ');
}

interface Shape {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly TSchema[];
}

/** The schema at a pointer of `offendingPath`. */
export const schemaAt = (schema: TSchema, path: string): TSchema =>
  path.split('/').slice(1).reduce<unknown>(memberSchema, schema) as TSchema;

/**
 * JSON pointer to the first place where the value offends the schema, empty for the value itself. It names
 * members of the schema only, never those that the value has on its own.
 */
export function offendingPath(schema: TSchema, value: unknown): string {
  const [first] = checkerOf(schema).Errors(value);
  if (first === undefined) return '';
  const path: string[] = [];
  let place: unknown = schema;
  for (const name of first.instancePath.split('/').slice(1)) {
    place = memberSchema(place, name);
    if (place === undefined) break;
    path.push(name);
  }
  return path.map((name) => `/${name}`).join('');
}

function memberSchema(schema: unknown, name: string): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { properties, items, anyOf } = schema as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly items?: unknown;
    readonly anyOf?: readonly unknown[];
  };
  if (properties !== undefined && Object.hasOwn(properties, name)) return properties[name];
  if (items !== undefined && /^\d+$/.test(name)) return items;
  return anyOf?.map((part) => memberSchema(part, name)).find((part) => part !== undefined);
}
