/**
 * The platform's refusals: one closed list for GraphQL, REST and the docs. A game's own refusals are rule
 * violations. `status` is the HTTP status of REST (reliability 3).
 */
const LIST = {
  INVALID_INPUT: [400, 'The input does not have the shape that the API describes.'],
  UNAUTHENTICATED: [401, 'A valid player token is needed: send it as "Authorization: Bearer …".'],
  FORBIDDEN: [403, 'This player may not do that.'],
  NOT_FOUND: [404, 'There is no such object, or it is not yours to see.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not answer to that method.'],
  NOT_ACCEPTABLE: [406, 'None of the media types that the client accepts is spoken here.'],
  COMMAND_IN_PROGRESS: [409, 'The same command is still running: ask again with the same command id.'],
  VERSION_AHEAD: [409, 'The match has not reached that version: read its head and go on from there.'],
  VERSION_CONFLICT: [412, 'The match has moved on since the expected version.'],
  TOO_LARGE: [413, 'The request is larger than the limit.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body must be application/json in UTF-8, not compressed.'],
  COMMAND_ID_REUSED: [422, 'This command id was used for another command: take a fresh UUID.'],
  RATE_LIMITED: [429, 'Too many requests: wait and try again.'],
  INTERNAL: [500, 'Something broke on our side; the request id finds it in our logs.'],
  MATCH_BUSY: [503, 'Too many commands meet in this match at once: try again.'],
  OUTCOME_UNKNOWN: [
    503,
    'The connection broke while storing: send the same command id again to learn the outcome.',
  ],
  OVERLOADED: [503, 'The service is overloaded: try again later.'],
  UNAVAILABLE: [503, 'The database cannot be reached or is full: try again later.'],
  SUBSCRIPTION_LIMIT: [429, 'This connection has reached its limit of subscriptions.'],
  SUBSCRIPTIONS_ONLY: [400, 'The WebSocket serves subscriptions only: send queries and mutations over HTTP.'],
  QUERY_NOT_STRING: [400, 'The query must be a string.'],
  QUERY_TOO_LARGE: [413, 'The query document is larger than the limit.'],
  QUERY_SYNTAX: [400, 'The query document does not parse.'],
  QUERY_TOO_MANY_TOKENS: [400, 'The query document has too many tokens.'],
  QUERY_TOO_MANY_OPERATIONS: [400, 'The query document has too many operations.'],
  QUERY_OPERATION_UNKNOWN: [
    400,
    'The query document has no operation of that name, or several and no name was given.',
  ],
  QUERY_IS_SUBSCRIPTION: [400, 'Subscriptions run over the WebSocket of the same address.'],
  QUERY_MUTATION_BY_GET: [405, 'A GET request runs queries only: send mutations by POST.'],
  QUERY_BATCHED: [400, 'Batched requests are not served: send one operation a request.'],
  QUERY_INVALID: [400, 'The query document does not match the schema.'],
  QUERY_TOO_DEEP: [400, 'The query is nested too deeply.'],
  QUERY_TOO_MANY_FRAGMENTS: [400, 'The query document has too many fragments.'],
  QUERY_TOO_MANY_SPREADS: [400, 'The query spreads fragments too often.'],
  QUERY_TOO_MANY_ALIASES: [400, 'The query has too many aliases.'],
  QUERY_TOO_MANY_ROOT_FIELDS: [400, 'The operation has too many root fields.'],
  QUERY_TOO_MANY_DIRECTIVES: [400, 'The query has too many directives, or one repeated at one place.'],
  QUERY_TOO_COSTLY: [400, 'The query costs too many points: ask for fewer items or fields.'],
  QUERY_PAGE_TOO_LARGE: [400, 'A page has at most 100 items, and not fewer than 0: change first or last.'],
  QUERY_TIMEOUT: [503, 'The operation took longer than its limit and was cancelled.'],
  QUERY_VARIABLES_TOO_LARGE: [413, 'The variables are larger than the limit.'],
  QUERY_VARIABLES_INVALID: [400, 'The variables do not fit the operation.'],
  QUERY_INTROSPECTION_OFF: [
    400,
    'Introspection is switched off; the schema is published at /schema.graphql.',
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalCode = keyof typeof LIST;

/** An expected failure that is no rule violation. A value: nothing was changed. */
export interface Refusal {
  readonly type: 'Refusal';
  readonly code: RefusalCode;
  readonly message: string;
  /** Seconds after which a retry makes sense, where it does. */
  readonly retryAfter: number | null;
}

export const refusalCodes = Object.keys(LIST) as readonly RefusalCode[];

export const statusOf = (code: RefusalCode): number => LIST[code][0];
export const sentenceOf = (code: RefusalCode): string => LIST[code][1];

/** Where a retry makes sense without another hint, in seconds. */
const RETRY: Partial<Record<RefusalCode, number>> = {
  MATCH_BUSY: 1,
  COMMAND_IN_PROGRESS: 1,
  OUTCOME_UNKNOWN: 1,
  OVERLOADED: 5,
  UNAVAILABLE: 5,
  RATE_LIMITED: 1,
};

/** A refusal as a value; without a message it says the code's own sentence. `retryAfter` in seconds. */
export function refusal(code: RefusalCode, message?: string, retryAfter?: number): Refusal {
  return {
    type: 'Refusal',
    code,
    message: message ?? sentenceOf(code),
    retryAfter: retryAfter ?? RETRY[code] ?? null,
  };
}

/** A refusal on its way through code that returns something else; the edges turn it back into the value. */
export class RefusalError extends Error {
  readonly refusal: Refusal;
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message?: string, retryAfter?: number) {
    const value = refusal(code, message, retryAfter);
    super(value.message);
    this.refusal = value;
    this.code = code;
  }
}
