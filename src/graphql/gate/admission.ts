import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import { type Refusal, type RefusalCode, refusal } from '../../ops/refusals.ts';
import type { Settings } from '../../ops/settings.ts';

/** The settings that the gate goes by. */
export type GateLimits = Pick<
  Settings,
  | 'QUERY_BYTES'
  | 'QUERY_TOKENS'
  | 'QUERY_OPERATIONS'
  | 'QUERY_ERRORS'
  | 'QUERY_DEPTH'
  | 'QUERY_FRAGMENTS'
  | 'QUERY_SPREADS'
  | 'QUERY_ALIASES'
  | 'QUERY_ROOT_FIELDS'
  | 'QUERY_DIRECTIVES'
  | 'QUERY_COST'
  | 'QUERY_PAGE'
  | 'QUERY_VARIABLES_BYTES'
  | 'QUERY_CACHE'
  | 'INTROSPECTION'
  | 'INTROSPECTION_DEPTH'
  | 'INTROSPECTION_COST'
  | 'JSON_DEPTH'
  | 'JSON_ARRAY_LENGTH'
  | 'JSON_STRING_LENGTH'
>;

/** How an operation came in: what may be run depends on it. */
export type Transport = 'get' | 'post' | 'websocket';

/** An operation that may be executed. */
export interface Admitted {
  readonly type: 'Admitted';
  readonly source: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** As sent. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** As the schema reads them, with defaults. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly cost: number;
}

/** An operation that is not executed, with what the engine said of the document, at most five errors. */
export interface Refused {
  readonly type: 'Refused';
  readonly refusal: Refusal;
  readonly errors: readonly GraphQLError[];
}

export const refuse = (code: RefusalCode, errors: readonly GraphQLError[] = []): Refused => ({
  type: 'Refused',
  refusal: refusal(code),
  errors,
});
