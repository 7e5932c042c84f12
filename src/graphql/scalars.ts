import {
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Json } from '../kernel/json.ts';

/** Gives the schema's own scalars their behaviour. */
export function attachScalars(schema: GraphQLSchema): void {
  const dateTime = schema.getType('DateTime');
  const json = schema.getType('JSON');
  if (!isScalarType(dateTime) || !isScalarType(json)) throw new Error('a scalar is missing');
  // Times are milliseconds inside.
  dateTime.serialize = (ms) => new Date(ms as number).toISOString();
  dateTime.parseValue = (text) => parseTime(text);
  dateTime.parseLiteral = (node) => parseTime(node.kind === Kind.STRING ? node.value : null);
  json.serialize = (value) => value;
  json.parseValue = (value) => value;
  json.parseLiteral = (node: ValueNode, variables) => valueFromASTUntyped(node, variables) as Json;
}

function parseTime(text: unknown): number {
  const ms = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms))
    throw new GraphQLError('a DateTime is RFC 3339 text such as 2026-01-02T03:04:05.678Z');
  return ms;
}
