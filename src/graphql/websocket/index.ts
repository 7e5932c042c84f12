import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { makeServer, type Server } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import { addressKey, authenticate } from '../../edge/authentication.ts';
import type { Edge } from '../../edge/context.ts';
import { loggedError } from '../../ops/logging.ts';
import type { Executor } from '../executor.ts';
import type { Gate } from '../gate/index.ts';
import { CLOSE } from './close-codes.ts';
import { Connection, type Extra, type Protocol } from './connection.ts';
import { Subscriptions } from './subscriptions.ts';

/** Types of messages that a server alone may send. */
const SERVER_ONLY: ReadonlySet<unknown> = new Set(['connection_ack', 'next', 'error']);

/** GraphQL over WebSocket: `graphql-transport-ws`, subscriptions only, with the limits of reliability 2.3. */
export class GraphqlWebsocket {
  readonly #edge: Edge;
  readonly #server: Server<Extra>;
  readonly #connections = new Set<Connection>();
  readonly #timer: NodeJS.Timeout;

  constructor(edge: Edge, schema: GraphQLSchema, gate: Gate, executor: Executor) {
    this.#edge = edge;
    const subscriptions = new Subscriptions(edge, schema, gate, executor);
    this.#server = makeServer<Record<string, unknown>, Extra>({
      connectionInitWaitTimeout: edge.settings.SOCKET_INIT_MS,
      onConnect: (context) => this.#connect(context),
      onPong: (context) => context.extra.connection.ponged(),
      onSubscribe: subscriptions.onSubscribe,
      subscribe: subscriptions.subscribe,
      onNext: subscriptions.onNext,
      onError: subscriptions.onError,
    });
    const { SOCKET_PING_MS, SOCKET_STALL_MS, SOCKET_TOKEN_CHECK_MS } = edge.settings;
    const shortest = Math.min(SOCKET_PING_MS, SOCKET_STALL_MS, SOCKET_TOKEN_CHECK_MS);
    this.#timer = setInterval(() => this.#tick(), Math.max(20, Math.min(1000, shortest / 4)));
    this.#timer.unref();
  }

  /** Connections that are open. */
  get open(): number {
    return this.#connections.size;
  }

  /** Whether a player who is known at the upgrade may open one more connection. */
  mayOpen(playerId: string): boolean {
    return this.#count(playerId) < this.#edge.settings.SOCKETS_PER_PLAYER;
  }

  /** Takes over a socket. */
  readonly accept = (socket: WebSocket, request: FastifyRequest): void => {
    const connection = new Connection(
      socket,
      request.socket,
      addressKey(request.ip),
      request.id,
      this.#edge.settings,
      (code) => this.#edge.log.info({ requestId: request.id, what: 'websocket', code }, 'closed'),
    );
    this.#connections.add(connection);
    const header = request.caller;
    if (header?.playerId != null) this.#identify(connection, header.playerId, header.token, header.expiresAt);
    const closed = this.#server.opened(
      {
        protocol: socket.protocol,
        send: (message) => connection.send(message),
        close: (code, reason) => connection.close(code ?? CLOSE.internal, reason ?? ''),
        onMessage: (handle) => {
          socket.on('message', (data, binary) => void this.#message(connection, data, binary, handle));
        },
      },
      { connection },
    );
    socket.once('close', (code, reason) => {
      this.#connections.delete(connection);
      connection.end();
      closed(code, String(reason)).catch((error: unknown) => this.#report(error));
    });
  };

  /** Closes every connection with 1012 and where to resume; resolves at once. */
  restart(): void {
    clearInterval(this.#timer);
    for (const connection of this.#connections) connection.restart();
  }

  async #message(
    connection: Connection,
    data: RawData,
    binary: boolean,
    handle: (message: string) => Promise<void>,
  ): Promise<void> {
    if (!connection.open || !connection.received()) return;
    const message = String(data);
    const { type, id } = headOf(message);
    if (binary || SERVER_ONLY.has(type)) {
      connection.close(CLOSE.badRequest, 'Invalid message received');
      return;
    }
    // The protocol's library takes an operation that is still starting for the next one of its id.
    if (type === 'subscribe' && typeof id === 'string') await connection.started(id);
    try {
      await handle(message);
    } catch (error) {
      // A send that failed because the client has gone.
      if (!connection.open) return;
      this.#report(error);
      connection.close(CLOSE.internal, 'Internal server error');
    }
  }

  async #connect(context: Protocol): Promise<boolean> {
    const { connection } = context.extra;
    connection.protocol = context;
    const { deps, rates, settings } = this.#edge;
    const authorization = context.connectionParams?.['authorization'];
    const caller = await authenticate(deps.identity, authorization, connection.address, rates.logins);
    if (caller.type === 'Refusal') return false;
    if (caller.playerId !== null) this.#identify(connection, caller.playerId, caller.token, caller.expiresAt);
    if (connection.playerId === null || this.#count(connection.playerId) <= settings.SOCKETS_PER_PLAYER)
      return true;
    connection.close(CLOSE.rateLimited, 'too-many-connections');
    return false;
  }

  #identify(connection: Connection, playerId: string, token: string | null, expiresAt: number | null): void {
    connection.playerId = playerId;
    connection.token = token;
    connection.expiresAt = expiresAt;
  }

  #count(playerId: string): number {
    let count = 0;
    for (const connection of this.#connections)
      if (connection.playerId === playerId && connection.open) count += 1;
    return count;
  }

  #tick(): void {
    const now = performance.now();
    for (const connection of this.#connections) {
      connection.checkPressure(now);
      if (connection.pingDue(now)) this.#ping(connection).catch((error: unknown) => this.#report(error));
      if (connection.tokenCheckDue(now)) {
        this.#checkToken(connection).catch((error: unknown) => this.#report(error));
      }
    }
  }

  /** A ping with the heads of the matches that are watched: silence can be told from loss (reliability 4.2). */
  async #ping(connection: Connection): Promise<void> {
    const heads: Record<string, number> = {};
    const { matches } = this.#edge.deps.services;
    await Promise.all(
      [...connection.operations].map(async ([id, { matchId }]) => {
        // Without the database there are no heads, but the connection is alive.
        const version = matchId === null ? null : await matches.head(matchId).catch(() => null);
        if (version !== null) heads[id] = version;
      }),
    );
    await connection.send(JSON.stringify({ type: 'ping', payload: { heads } })).catch(() => {});
  }

  async #checkToken(connection: Connection): Promise<void> {
    const { token, expiresAt } = connection;
    if (token === null) return;
    const over = expiresAt !== null && Date.now() >= expiresAt;
    if (over || (await this.#edge.deps.identity.verify(token)) === null) {
      connection.close(CLOSE.forbidden, 'Forbidden');
    }
  }

  #report(error: unknown): void {
    this.#edge.log.error({ what: 'websocket', error: loggedError(error) }, 'unexpected error');
  }
}

/** Type and id of a message; both unknown where it is none, which the protocol's library refuses. */
function headOf(message: string): { readonly type?: unknown; readonly id?: unknown } {
  try {
    const parsed: unknown = JSON.parse(message);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
