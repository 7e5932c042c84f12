import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  type ValidationRule,
  validate,
  visit,
} from 'graphql';
import { type GateLimits, type Refused, refuse } from './admission.ts';
import { oneOfVariablesRule } from './one-of.ts';
import { subscriptionRootRule } from './subscription-root.ts';

/** Looks at each pair of fields of one name: only at documents whose size is within all limits. */
const PAIRWISE = [OverlappingFieldsCanBeMergedRule];
const RULES = [
  subscriptionRootRule,
  oneOfVariablesRule,
  ...specifiedRules.filter((rule) => !PAIRWISE.includes(rule)),
];

/**
 * Validation against the schema, all of it but the rule that compares fields pairwise, with at most
 * `QUERY_ERRORS` errors.
 */
export function checkValidity(
  document: DocumentNode,
  schema: GraphQLSchema,
  limits: GateLimits,
): Refused | null {
  if (!limits.INTROSPECTION && asksForSchema(document)) return refuse('QUERY_INTROSPECTION_OFF');
  return check(document, schema, limits, RULES);
}

/** The rest of the validation: do fields of one name ask for the same? */
export const checkOverlaps = (
  document: DocumentNode,
  schema: GraphQLSchema,
  limits: GateLimits,
): Refused | null => check(document, schema, limits, PAIRWISE);

function check(
  document: DocumentNode,
  schema: GraphQLSchema,
  limits: GateLimits,
  rules: readonly ValidationRule[],
): Refused | null {
  const errors = findErrors(() =>
    validate(schema, document, rules, {
      // One less: the engine adds one that says there are more.
      maxErrors: Math.max(1, limits.QUERY_ERRORS - 1),
      hideSuggestions: !limits.INTROSPECTION,
    }),
  );
  return errors.length === 0 ? null : refuse('QUERY_INVALID', errors.slice(0, limits.QUERY_ERRORS));
}

/** Some rules of the engine throw what they find instead of reporting it. */
function findErrors(look: () => readonly GraphQLError[]): readonly GraphQLError[] {
  try {
    return look();
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
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
