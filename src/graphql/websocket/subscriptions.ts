import {
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  Kind,
  subscribe,
} from 'graphql';
import type { ExecutionResult as NextResult, SubscribePayload } from 'graphql-ws';
import type { Edge } from '../../edge/context.ts';
import { type Refusal, refusal } from '../../ops/refusals.ts';
import { createContext } from '../context.ts';
import { executionErrors, gateErrors, refusalError } from '../errors.ts';
import type { Admitted, Gate } from '../gate/index.ts';
import type { Protocol } from './connection.ts';

type Stream = AsyncGenerator<ExecutionResult, void, void>;

/** Starts subscriptions: what comes over a WebSocket passes the same gate as everything else. */
export class Subscriptions {
  readonly #edge: Edge;
  readonly #schema: GraphQLSchema;
  readonly #gate: Gate;
  /** Streams that were opened while their operation was checked. */
  readonly #streams = new WeakMap<object, Stream>();
  readonly #requestIds = new WeakMap<object, string>();

  constructor(edge: Edge, schema: GraphQLSchema, gate: Gate) {
    this.#edge = edge;
    this.#schema = schema;
    this.#gate = gate;
  }

  /** The stream is opened here, so that what it refuses is an error of the operation, not a result of it. */
  readonly onSubscribe = async (
    context: Protocol,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> => {
    const { connection } = context.extra;
    const { settings, overload, deps } = this.#edge;
    if (Object.keys(context.subscriptions).length > settings.SOCKET_SUBSCRIPTIONS) {
      return refused(refusal('SUBSCRIPTION_LIMIT'));
    }
    if (overload.sheds('query')) return refused(refusal('OVERLOADED'));
    const asked = {
      source: payload.query,
      operationName: payload.operationName ?? null,
      variables: payload.variables ?? {},
    };
    const admission = this.#gate.admit(asked, 'websocket');
    if (admission.type === 'Refused') return gateErrors(admission).map(asError);
    const requestId = connection.nextOperation();
    const args: ExecutionArgs = {
      schema: this.#schema,
      document: admission.document,
      operationName: admission.operation.name?.value ?? null,
      variableValues: admission.variables,
      contextValue: createContext(deps, connection.playerId, { id: requestId }),
    };
    const result = await subscribe(args);
    if (!isStream(result)) {
      return executionErrors(result.errors ?? [], requestId, this.#edge.log).map(asError);
    }
    this.#streams.set(args, result);
    this.#requestIds.set(args, requestId);
    const matchId = this.#matchOf(admission);
    if (matchId !== null && id in context.subscriptions) connection.matches.set(id, matchId);
    return args;
  };

  readonly subscribe = (args: ExecutionArgs): Stream => {
    const stream = this.#streams.get(args);
    if (stream === undefined) throw new Error('an operation was started without its stream');
    return stream;
  };

  /** Remembers the version that is written, and masks errors. */
  readonly onNext = (
    context: Protocol,
    id: string,
    _payload: SubscribePayload,
    args: ExecutionArgs,
    result: NextResult,
  ): FormattedExecutionResult | undefined => {
    const { connection } = context.extra;
    const root = Object.values(result.data ?? {})[0];
    if (typeof root === 'object' && root !== null && 'version' in root && typeof root.version === 'number') {
      connection.versions.set(id, root.version);
    }
    if (result.errors === undefined) return undefined;
    const requestId = this.#requestIds.get(args) ?? connection.requestId;
    return { data: result.data ?? null, errors: executionErrors(result.errors, requestId, this.#edge.log) };
  };

  readonly onError = (
    context: Protocol,
    _id: string,
    _payload: SubscribePayload,
    errors: readonly GraphQLError[],
  ) =>
    executionErrors(errors, context.extra.connection.requestId, this.#edge.log).map((told, index) => {
      // What was refused before it began has its code and its words already.
      const given = errors[index];
      return given?.extensions['code'] === undefined ? told : given.toJSON();
    });

  readonly onComplete = (context: Protocol, id: string): void => {
    context.extra.connection.matches.delete(id);
    context.extra.connection.versions.delete(id);
  };

  #matchOf(admitted: Admitted): string | null {
    const [field] = admitted.operation.selectionSet.selections;
    if (field?.kind !== Kind.FIELD) return null;
    const definition = this.#schema.getSubscriptionType()?.getFields()[field.name.value];
    if (definition === undefined) return null;
    const { matchId } = getArgumentValues(definition, field, { ...admitted.values }) as { matchId?: unknown };
    return typeof matchId === 'string' ? matchId : null;
  }
}

const isStream = (result: Stream | ExecutionResult): result is Stream => Symbol.asyncIterator in result;

const asError = (told: ReturnType<typeof refusalError>): GraphQLError => {
  const error = new GraphQLError(told.message, { extensions: told.extensions ?? {}, path: told.path });
  // Where it stands in the document is known, the document is not.
  if (told.locations !== undefined) Object.defineProperty(error, 'locations', { value: told.locations });
  return error;
};

const refused = (told: Refusal): readonly GraphQLError[] => [asError(refusalError(told))];
