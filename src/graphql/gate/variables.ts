import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { type GateLimits, type Refused, refuse } from './admission.ts';
import { nullWhereNoneMayBe } from './null-variables.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The variables as the schema reads them; checked for every request, as they are in no cache. */
export function coerceVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  limits: GateLimits,
): { readonly type: 'Values'; readonly values: Variables } | Refused {
  if (!fitsLimits(variables, limits)) return refuse('QUERY_VARIABLES_TOO_LARGE');
  const result = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: Math.max(1, limits.QUERY_ERRORS - 1),
  });
  if (result.errors !== undefined)
    return refuse('QUERY_VARIABLES_INVALID', result.errors.slice(0, limits.QUERY_ERRORS));
  const none = nullWhereNoneMayBe(schema, document, operation, result.coerced);
  return none === null
    ? { type: 'Values', values: result.coerced }
    : refuse('QUERY_VARIABLES_INVALID', [none]);
}

/** Size, depth, and lengths of arrays and texts (reliability 2.1 and 2.2). */
function fitsLimits(variables: Variables, limits: GateLimits): boolean {
  const fits = (value: unknown, depth: number): boolean => {
    if (typeof value === 'string') return value.length <= limits.JSON_STRING_LENGTH;
    if (typeof value !== 'object' || value === null) return true;
    if (depth > limits.JSON_DEPTH) return false;
    if (Array.isArray(value)) {
      return value.length <= limits.JSON_ARRAY_LENGTH && value.every((item) => fits(item, depth + 1));
    }
    return Object.values(value).every((member) => fits(member, depth + 1));
  };
  if (Object.keys(variables).length === 0) return true;
  return fits(variables, 1) && Buffer.byteLength(JSON.stringify(variables)) <= limits.QUERY_VARIABLES_BYTES;
}
