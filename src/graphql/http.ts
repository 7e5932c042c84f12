import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { addressKey, authenticate } from '../edge/authentication.ts';
import { type Edge, keyOf } from '../edge/context.ts';
import { showBalance, showRetry } from '../edge/headers.ts';
import { secureData } from '../edge/security-headers.ts';
import { type Refusal, RefusalError, refusal, refusalCodes, statusOf } from '../ops/refusals.ts';
import { createContext } from './context.ts';
import { executionErrors, gateErrors, refusalError } from './errors.ts';
import type { Executor } from './executor.ts';
import type { Admitted, Asked, Gate, Refused } from './gate/index.ts';
import type { Cancelled } from './guard.ts';
import { type MediaType, negotiate } from './media-type.ts';
import { readParameters, readQueryString } from './parameters.ts';

/** Operations that cost more are lists and replays: shed before other queries (reliability 2.5). */
const LIST_COST = 100;

/** GraphQL over HTTP: the handlers of GET and POST. */
export class GraphqlHttp {
  readonly #executor: Executor;
  readonly #edge: Edge;
  readonly #gate: Gate;
  readonly #cancelled: Cancelled;
  readonly #mayOpen: (playerId: string) => boolean;

  constructor(
    executor: Executor,
    edge: Edge,
    gate: Gate,
    cancelled: Cancelled,
    /** Whether a player may open one more WebSocket. */
    mayOpen: (playerId: string) => boolean,
  ) {
    this.#mayOpen = mayOpen;
    this.#executor = executor;
    this.#edge = edge;
    this.#gate = gate;
    this.#cancelled = cancelled;
  }

  /** Runs before the body is read: a bad token is refused before anything else. */
  readonly onRequest = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    secureData(reply);
    const { deps, rates, overload } = this.#edge;
    const address = addressKey(request.ip);
    const caller = await authenticate(deps.identity, request.headers.authorization, address, rates.logins);
    if (caller.type === 'Refusal') return this.refuse(reply, caller);
    request.caller = caller;
    if (caller.playerId === null) {
      const balance = rates.anonymous.take(address);
      showBalance(reply, balance);
      if (!balance.allowed) return this.refuse(reply, refusal('RATE_LIMITED', undefined, balance.retryAfter));
    }
    if (request.ws && overload.sheds('socket')) return this.refuse(reply, refusal('OVERLOADED'));
    if (request.ws && caller.playerId !== null && !this.#mayOpen(caller.playerId)) {
      return this.refuse(reply, refusal('RATE_LIMITED', 'The player has too many connections.'));
    }
    if (!request.ws && negotiate(request.headers.accept) === null && !wantsPage(request)) {
      return this.refuse(reply, refusal('NOT_ACCEPTABLE'));
    }
    return undefined;
  };

  readonly get = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const query = request.query as Readonly<Record<string, unknown>>;
    if (query['query'] === undefined && wantsPage(request)) return reply.redirect('/graphiql');
    return this.#answer(readQueryString(query), 'get', request, reply);
  };

  readonly post = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    this.#answer(readParameters(request.body), 'post', request, reply);

  /** Answers with a refusal, also where the request did not get as far as the handlers. */
  refuse(reply: FastifyReply, told: Refusal): FastifyReply {
    return send(reply, statusOf(told.code), [refusalError(told)], told.retryAfter);
  }

  async #answer(
    asked: Asked | Refusal,
    transport: 'get' | 'post',
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if ('type' in asked) return this.refuse(reply, asked);
    const admission = this.#gate.admit(asked, transport);
    const limited = this.#limit(admission, request, reply);
    if (limited !== null) return this.refuse(reply, limited);
    if (admission.type === 'Refused') {
      const { code, retryAfter } = admission.refusal;
      // A document is refused with 200 where the client knows plain JSON only (GraphQL over HTTP 6.4.1).
      const documentsOwn = mediaTypeOf(reply) === 'application/json' && code !== 'QUERY_MUTATION_BY_GET';
      return send(reply, documentsOwn ? 200 : statusOf(code), gateErrors(admission), retryAfter);
    }
    request.operation = admission.operation.name?.value ?? admission.operation.operation;
    request.cost = admission.cost;
    const result = await this.#execute(admission, request);
    return sendResult(reply, result, (errors) => executionErrors(errors, request.id, this.#edge.log));
  }

  /** Budgets of the caller and of the process. */
  #limit(admission: Admitted | Refused, request: FastifyRequest, reply: FastifyReply): Refusal | null {
    const { rates, overload } = this.#edge;
    const command =
      admission.type === 'Admitted' && admission.operation.operation === OperationTypeNode.MUTATION;
    if (request.caller?.playerId != null) {
      const balance = (command ? rates.commands : rates.queries).take(keyOf(request));
      showBalance(reply, balance);
      if (!balance.allowed) return refusal('RATE_LIMITED', undefined, balance.retryAfter);
    }
    const cost = admission.type === 'Admitted' ? admission.cost : 0;
    const work = command ? 'command' : cost > LIST_COST ? 'list' : 'query';
    return overload.sheds(work) ? refusal('OVERLOADED') : null;
  }

  async #execute(admitted: Admitted, request: FastifyRequest): Promise<ExecutionResult> {
    const context = createContext(this.#edge.deps, request.caller?.playerId ?? null, request);
    // A mutation that was sent to the database may still be stored: only its command id can tell.
    const mutates = admitted.operation.operation === OperationTypeNode.MUTATION;
    const late = mutates ? 'OUTCOME_UNKNOWN' : 'QUERY_TIMEOUT';
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<ExecutionResult>((resolve) => {
      timer = setTimeout(() => {
        this.#cancelled.add(context);
        resolve({
          data: null,
          errors: [new GraphQLError('', { originalError: new RefusalError(late) })],
        });
      }, this.#edge.settings.QUERY_TIMEOUT_MS);
    });
    const run = this.#executor.execute(admitted, context);
    try {
      return await Promise.race([run, timeout]);
    } finally {
      clearTimeout(timer);
      run.catch(() => {});
    }
  }
}

/** A browser that was pointed here shows the console instead. */
const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

const mediaTypeOf = (reply: FastifyReply): MediaType =>
  negotiate(reply.request.headers.accept) ?? 'application/json';

function send(
  reply: FastifyReply,
  status: number,
  errors: readonly GraphQLFormattedError[],
  retryAfter: number | null,
): FastifyReply {
  reply.request.code = String(errors[0]?.extensions?.['code'] ?? '');
  showRetry(reply, retryAfter);
  return respond(reply, status, { errors });
}

function sendResult(
  reply: FastifyReply,
  { data, errors }: ExecutionResult,
  format: (errors: readonly GraphQLError[]) => readonly GraphQLFormattedError[],
): FastifyReply {
  if (errors === undefined || errors.length === 0) return respond(reply, 200, { data });
  const told = format(errors);
  const code = refusalCodes.find((known) => known === told[0]?.extensions?.['code']);
  reply.request.code = code ?? null;
  // Nothing came of it and the service is why: whoever retries or balances load must see it.
  const nothing = Object.values(data ?? {}).every((value) => value === null);
  const failed = nothing && code !== undefined && statusOf(code) >= 500;
  if (failed) showRetry(reply, refusal(code).retryAfter);
  return respond(reply, failed ? statusOf(code) : 200, { errors: told, data });
}

const respond = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  reply
    .code(status)
    .type(`${mediaTypeOf(reply)}; charset=utf-8`)
    .send(JSON.stringify(body));
