import { type DocumentNode, type GraphQLSchema, Kind, specifiedRules, validate, visit } from 'graphql';
import { type GateLimits, type Refused, refuse } from './admission.ts';
import { oneOfVariablesRule } from './one-of.ts';

const RULES = [...specifiedRules, oneOfVariablesRule];

/** Full validation against the schema, with at most `QUERY_ERRORS` errors. */
export function checkValidity(
  document: DocumentNode,
  schema: GraphQLSchema,
  limits: GateLimits,
): Refused | null {
  if (!limits.INTROSPECTION && asksForSchema(document)) return refuse('QUERY_INTROSPECTION_OFF');
  const errors = validate(schema, document, RULES, {
    // One less: the engine adds one that says there are more.
    maxErrors: Math.max(1, limits.QUERY_ERRORS - 1),
    hideSuggestions: !limits.INTROSPECTION,
  });
  return errors.length === 0 ? null : refuse('QUERY_INVALID', errors.slice(0, limits.QUERY_ERRORS));
}

function asksForSchema(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD]: (node) => {
      if (node.name.value === '__schema' || node.name.value === '__type') found = true;
    },
  });
  return found;
}
