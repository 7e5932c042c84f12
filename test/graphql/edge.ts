import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { buildApp } from '../../src/app.ts';
import { type Identity, openIdentity } from '../../src/identity/identity.ts';
import { openLog } from '../../src/ops/logging.ts';
import { Overload } from '../../src/ops/overload.ts';
import { defaultSettings, type Settings } from '../../src/ops/settings.ts';
import type { TestDatabase } from '../support/postgres.ts';
import { startServices, type TestServices, vaultKey } from '../support/services.ts';

/** A listening server over a test database. */
export interface TestEdge {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly services: TestServices;
  readonly identity: Identity;
  /** Lines of the log. */
  readonly lines: string[];
  readonly stop: () => Promise<void>;
}

/** All servers of a test file share its database, and so their key. */
const KEY = vaultKey();

/** Rates that no test meets unless it is about them. */
const ROOMY = {
  RATE_ANONYMOUS: 100_000,
  RATE_QUERIES: 100_000,
  RATE_COMMANDS: 100_000,
  RATE_COMMANDS_BURST: 100_000,
};

export async function startEdge(
  database: TestDatabase,
  options: { settings?: Partial<Settings>; schema?: GraphQLSchema; overload?: Overload } = {},
): Promise<TestEdge> {
  const services = await startServices(database, { key: KEY });
  const folder = await mkdtemp(join(tmpdir(), 'boardroom-edge-'));
  const identity = await openIdentity(services.store, join(folder, 'token.jwk'));
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => void lines.push(line) });
  const settings = defaultSettings({ ...ROOMY, ...options.settings });
  const app = await buildApp({
    services,
    identity,
    log,
    settings,
    // Measured by nobody: how busy the machine is changes no answer.
    overload: options.overload ?? new Overload(settings),
    ...(options.schema === undefined ? {} : { schema: options.schema }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const stop = async () => {
    await app.close();
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, app, services, identity, lines, stop };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> | null | undefined;
  readonly codes: readonly unknown[];
  readonly body: { readonly errors?: readonly { readonly message: string }[] };
}

/** Posts an operation and reads the answer with the codes of its errors. */
export async function post(
  url: string,
  query: unknown,
  options: {
    variables?: unknown;
    operationName?: string;
    token?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const { token, headers, ...rest } = options;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, ...rest }),
  });
  return readAnswer(response);
}

export async function readAnswer(response: Response): Promise<Answer> {
  const body = (await response.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions?: { code?: unknown } }[];
  };
  const codes = (body.errors ?? []).map((error) => error.extensions?.code);
  return { status: response.status, headers: response.headers, data: body.data, codes, body };
}

/** A new guest's token. */
export async function guest(edge: TestEdge, name = 'Ada'): Promise<{ token: string; playerId: string }> {
  const signed = await edge.identity.createGuest(name);
  if (signed.type !== 'SignedIn') throw new Error(signed.message);
  return { token: signed.token, playerId: signed.player.player_id };
}

export const socketUrl = (url: string): string => `${url.replace('http', 'ws')}/graphql`;

/** A client of the protocol's own library. */
export const subscriber = (url: string, token: string | null = null): Client =>
  createClient({
    url: socketUrl(url),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
  });

/** A socket that speaks the protocol by hand. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly messages: { type: string; id?: string; payload?: unknown }[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;

  constructor(url: string, options: { protocol?: string | null; headers?: Record<string, string> } = {}) {
    const { protocol = 'graphql-transport-ws', headers } = options;
    this.socket = new WebSocket(
      socketUrl(url),
      protocol === null ? [] : [protocol],
      headers ? { headers } : {},
    );
    this.socket.on('message', (data) => this.messages.push(JSON.parse(String(data))));
    this.closed = new Promise((resolve, reject) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
      this.socket.on('error', reject);
    });
    this.closed.catch(() => {});
  }

  get open(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState === WebSocket.OPEN) return resolve();
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Connects up to the acknowledgement. */
  async init(payload?: unknown): Promise<void> {
    await this.open;
    this.send({ type: 'connection_init', ...(payload === undefined ? {} : { payload }) });
    await this.until((message) => message.type === 'connection_ack');
  }

  subscribe(id: string, query: unknown, variables: unknown = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  /** The first message that fits, which may have come before. */
  async until(fits: (message: { type: string; id?: string; payload?: unknown }) => boolean) {
    for (;;) {
      const found = this.messages.find(fits);
      if (found !== undefined) return found;
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error('the socket was closed before');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
