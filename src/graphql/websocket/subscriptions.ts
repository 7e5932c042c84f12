import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  Kind,
  type OperationDefinitionNode,
  subscribe,
} from 'graphql';
import type { ExecutionResult as NextResult, SubscribePayload } from 'graphql-ws';
import type { Edge } from '../../edge/context.ts';
import type { PresentedEvent } from '../../match/present.ts';
import { type Refusal, refusal } from '../../ops/refusals.ts';
import { createContext, type GraphqlContext } from '../context.ts';
import { executionErrors, gateErrors, refusalError } from '../errors.ts';
import type { Executor } from '../executor.ts';
import type { Admitted, Gate } from '../gate/index.ts';
import { isShareable } from '../shareable.ts';
import type { Connection, Protocol } from './connection.ts';
import { Operation, type Results } from './operation.ts';
import { SharedFrames } from './shared-frames.ts';
import { SharedResults } from './shared-results.ts';

/** Starts subscriptions: what comes over a WebSocket passes the same gate as everything else. */
export class Subscriptions {
  readonly #edge: Edge;
  readonly #schema: GraphQLSchema;
  readonly #gate: Gate;
  readonly #frames: SharedFrames;
  /** Of each operation, as long as its document is remembered. */
  readonly #shareable = new WeakMap<OperationDefinitionNode, boolean>();
  /** Operations that were started while they were checked. */
  readonly #operations = new WeakMap<object, Operation>();

  constructor(edge: Edge, schema: GraphQLSchema, gate: Gate, executor: Executor) {
    this.#edge = edge;
    this.#schema = schema;
    this.#gate = gate;
    this.#frames = new SharedFrames(executor);
  }

  /** The stream is opened here, so that what it refuses is an error of the operation, not a result of it. */
  readonly onSubscribe = (
    context: Protocol,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> => {
    const { starting } = context.extra.connection;
    const start = this.#start(context, id, payload).finally(() => starting.delete(id));
    starting.set(
      id,
      start.catch(() => {}),
    );
    return start;
  };

  async #start(
    context: Protocol,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
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
    const graphqlContext = createContext(deps, connection.playerId, { id: requestId });
    const args: ExecutionArgs = {
      schema: this.#schema,
      document: admission.document,
      operationName: admission.operation.name?.value ?? null,
      variableValues: admission.variables,
      contextValue: graphqlContext,
    };
    const result = this.#shares(admission)
      ? await this.#share(args, admission, graphqlContext, connection, id)
      : await subscribe(args);
    if (!('next' in result)) {
      return executionErrors(result.errors ?? [], requestId, this.#edge.log).map(asError);
    }
    const operation = new Operation(result, this.#matchOf(admission), requestId, (ended) => {
      if (connection.operations.get(id) === ended) connection.operations.delete(id);
    });
    connection.operations.set(id, operation);
    this.#operations.set(args, operation);
    // Of a client that has gone nobody else would end it.
    if (!connection.open) await operation.return();
    return args;
  }

  #shares({ document, operation }: Admitted): boolean {
    const known = this.#shareable.get(operation);
    if (known !== undefined) return known;
    const shareable = isShareable(this.#schema, document, operation);
    this.#shareable.set(operation, shareable);
    return shareable;
  }

  async #share(
    args: ExecutionArgs,
    admitted: Admitted,
    graphqlContext: GraphqlContext,
    connection: Connection,
    id: string,
  ): Promise<Results | ExecutionResult> {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    return new SharedResults(
      (source as AsyncIterable<PresentedEvent>)[Symbol.asyncIterator](),
      (event) => this.#frames.body(event, admitted, graphqlContext),
      (body, { version }) => {
        const operation = connection.operations.get(id);
        if (operation !== undefined) operation.version = version;
        return connection.push(`${head}${body}}`);
      },
    );
  }

  readonly subscribe = (args: ExecutionArgs): Operation => this.#operation(args);

  #operation(args: ExecutionArgs): Operation {
    const operation = this.#operations.get(args);
    if (operation === undefined) throw new Error('an operation runs that was not started here');
    return operation;
  }

  /** Remembers the version that is written, and masks errors. */
  readonly onNext = (
    _context: Protocol,
    _id: string,
    _payload: SubscribePayload,
    args: ExecutionArgs,
    result: NextResult,
  ): FormattedExecutionResult | undefined => {
    const operation = this.#operation(args);
    const root = Object.values(result.data ?? {})[0];
    if (typeof root === 'object' && root !== null && 'version' in root && typeof root.version === 'number') {
      operation.version = root.version;
    }
    if (result.errors === undefined) return undefined;
    return {
      data: result.data ?? null,
      errors: executionErrors(result.errors, operation.requestId, this.#edge.log),
    };
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

  #matchOf(admitted: Admitted): string | null {
    const [field] = admitted.operation.selectionSet.selections;
    if (field?.kind !== Kind.FIELD) return null;
    const definition = this.#schema.getSubscriptionType()?.getFields()[field.name.value];
    if (definition === undefined) return null;
    const { matchId } = getArgumentValues(definition, field, { ...admitted.values }) as { matchId?: unknown };
    return typeof matchId === 'string' ? matchId : null;
  }
}

const asError = (told: ReturnType<typeof refusalError>): GraphQLError => {
  const error = new GraphQLError(told.message, { extensions: told.extensions ?? {}, path: told.path });
  // Where it stands in the document is known, the document is not.
  if (told.locations !== undefined) Object.defineProperty(error, 'locations', { value: told.locations });
  return error;
};

const refused = (told: Refusal): readonly GraphQLError[] => [asError(refusalError(told))];
