import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { refusalFor } from '../edge/failures.ts';
import { loggedError } from '../ops/logging.ts';
import { type Refusal, refusal, refusalCodes } from '../ops/refusals.ts';
import type { Refused } from './gate/index.ts';

/** A refusal as an entry of `errors`. */
export function refusalError(told: Refusal): GraphQLFormattedError {
  const extensions =
    told.retryAfter === null ? { code: told.code } : { code: told.code, retryAfter: told.retryAfter };
  return { message: told.message, extensions };
}

/** What the gate refused: what the engine said of the document, else the refusal itself. */
export function gateErrors(refused: Refused): readonly GraphQLFormattedError[] {
  if (refused.errors.length === 0) return [refusalError(refused.refusal)];
  return refused.errors.map((error) => ({ ...error.toJSON(), extensions: { code: refused.refusal.code } }));
}

/**
 * The errors of an execution with a code each. What nobody expected is masked: its place and the request's
 * id go to the client, where it arose goes to the log.
 */
export function executionErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  log: Logger,
): readonly GraphQLFormattedError[] {
  return errors.map((error) => {
    const place = placeOf(error);
    const known = expected(error);
    if (known !== null) return { ...place, ...refusalError(known) };
    log.error({ requestId, error: loggedError(error.originalError ?? error) }, 'unexpected error');
    const { message } = refusal('INTERNAL');
    return { ...place, message, extensions: { code: 'INTERNAL', requestId } };
  });
}

function expected(error: GraphQLError): Refusal | null {
  // Engines wrap an error once for each of them that it passes.
  let inner: unknown = error;
  while (inner instanceof GraphQLError) {
    const told = inner.extensions?.['code'];
    const code = refusalCodes.find((known) => known === told);
    if (code !== undefined) return refusal(code, inner.message);
    if (inner.originalError === undefined || inner.originalError === null) return null;
    inner = inner.originalError;
  }
  return refusalFor(inner);
}

function placeOf(error: GraphQLError): Partial<GraphQLFormattedError> {
  return {
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    ...(error.path === undefined ? {} : { path: error.path }),
  };
}
