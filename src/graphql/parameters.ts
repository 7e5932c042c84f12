import { type Refusal, refusal } from '../ops/refusals.ts';
import type { Asked } from './gate/index.ts';

/** The parameters of a GraphQL request over HTTP, from a body or from a query string. */
export function readParameters(given: unknown): Asked | Refusal {
  if (Array.isArray(given)) return refusal('QUERY_BATCHED');
  if (!isMap(given)) return refusal('INVALID_INPUT', 'The body must be a JSON object.');
  const { query, operationName, variables, extensions } = given;
  if (typeof query !== 'string') return refusal('QUERY_NOT_STRING');
  if (!isAbsent(operationName) && typeof operationName !== 'string') {
    return refusal('INVALID_INPUT', 'operationName must be a string.');
  }
  if (!isAbsent(variables) && !isMap(variables))
    return refusal('INVALID_INPUT', 'variables must be an object.');
  if (!isAbsent(extensions) && !isMap(extensions))
    return refusal('INVALID_INPUT', 'extensions must be an object.');
  return { source: query, operationName: operationName ?? null, variables: variables ?? {} };
}

/** The same from a query string, where variables and extensions are JSON. */
export function readQueryString(given: Readonly<Record<string, unknown>>): Asked | Refusal {
  const parameters: Record<string, unknown> = { ...given };
  for (const name of ['variables', 'extensions']) {
    const textual = given[name];
    if (textual === undefined || textual === '') {
      delete parameters[name];
      continue;
    }
    const value = typeof textual === 'string' ? parseJson(textual) : undefined;
    if (value === undefined) return refusal('INVALID_INPUT', `${name} must be JSON.`);
    parameters[name] = value;
  }
  return readParameters(parameters);
}

/** Undefined for what is no JSON, or would change an object's prototype. */
function parseJson(textual: string): unknown {
  let poisoned = false;
  try {
    const value: unknown = JSON.parse(textual, (key, member: unknown) => {
      if (key === '__proto__' || key === 'constructor') poisoned = true;
      return member;
    });
    return poisoned ? undefined : value;
  } catch {
    return undefined;
  }
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
