import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Settings } from '../../src/ops/settings.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { addPlayer, eventually, openTable } from '../support/services.ts';
import { guest, RawSocket, startEdge, subscriber, type TestEdge } from './edge.ts';

let database: TestDatabase;
let edge: TestEdge;

beforeAll(async () => {
  database = await startPostgres();
  edge = await startEdge(database, { settings: { SOCKET_MESSAGES: 1000 } });
});

afterAll(async () => {
  await edge.stop();
  await database.stop();
});

/** Runs with a server of its own, and checks that it leaves nothing behind. */
async function withEdge(settings: Partial<Settings>, use: (own: TestEdge) => Promise<void>): Promise<void> {
  const own = await startEdge(database, { settings });
  try {
    await use(own);
    await eventually('all connections gone', () => own.app.sockets.open === 0, 5000);
    await eventually('all feeds closed', () => own.services.updates.open === 0, 5000);
    expect(own.services.reports).toEqual([]);
  } finally {
    await own.stop();
  }
}

/** A running match of bots and one player who never moves. */
async function someMatch(of: TestEdge): Promise<string> {
  return (await openTable(of.services, await addPlayer(of.services, 'Host'))).matchId;
}

const EVENTS = 'subscription($id: ID!) { matchEvents(matchId: $id) { version text } }';
const codeOf = (message: { payload?: unknown }) =>
  (message.payload as { extensions: { code: string } }[]).map((error) => error.extensions.code);

describe('subscriptions', () => {
  test('history arrives in order, each event once, with the protocol library as client', async () => {
    const matchId = await someMatch(edge);
    const { token } = await guest(edge);
    const client = subscriber(edge.url, token);
    const versions: number[] = [];
    for await (const result of client.iterate<{ matchEvents: { version: number } }>({
      query: EVENTS,
      variables: { id: matchId },
    })) {
      versions.push(result.data?.matchEvents.version ?? 0);
      if (versions.length === 5) break;
    }
    expect(versions).toEqual([1, 2, 3, 4, 5]);
    await client.dispose();
    await eventually('feeds closed', () => edge.services.updates.open === 0, 5000);
  });

  test('what the gate and the subscription refuse is an error of the operation', async () => {
    const raw = new RawSocket(edge.url);
    await raw.init();
    const cases: [string, string, unknown, string][] = [
      ['query', '{ __typename }', {}, 'SUBSCRIPTIONS_ONLY'],
      ['mutation', 'mutation { __typename }', {}, 'SUBSCRIPTIONS_ONLY'],
      ['syntax', 'subscription {', {}, 'QUERY_SYNTAX'],
      ['invalid', 'subscription { nothing }', {}, 'QUERY_INVALID'],
      ['variables', EVENTS, { id: {} }, 'QUERY_VARIABLES_INVALID'],
      [
        'large',
        `#${'x'.repeat(15_000)}\nsubscription { yourTurn { id } }`.padEnd(16_000),
        {},
        'UNAUTHENTICATED',
      ],
      ['missing', EVENTS, { id: '01890000-0000-7000-8000-000000000000' }, 'NOT_FOUND'],
    ];
    for (const [id, query, variables] of cases) raw.subscribe(id, query, variables);
    for (const [id, , , code] of cases) {
      const message = await raw.until((one) => one.id === id);
      expect([message.type, codeOf(message)]).toEqual(['error', [code]]);
    }
    raw.socket.close();
    await raw.closed;
  });

  test('one subscription beyond the limit is refused, the others go on', () =>
    withEdge({ SOCKET_SUBSCRIPTIONS: 2 }, async (own) => {
      const matchId = await someMatch(own);
      const raw = new RawSocket(own.url);
      await raw.init();
      for (const id of ['a', 'b', 'c']) raw.subscribe(id, EVENTS, { id: matchId });
      expect(codeOf(await raw.until((one) => one.id === 'c'))).toEqual(['SUBSCRIPTION_LIMIT']);
      await raw.until((one) => one.id === 'b' && one.type === 'next');
      raw.send({ id: 'a', type: 'complete' });
      await eventually('room again', () => own.services.updates.open === 1, 5000);
      raw.subscribe('d', EVENTS, { id: matchId });
      await raw.until((one) => one.id === 'd' && one.type === 'next');
      raw.socket.close();
    }));

  test('pings carry the heads of the matches that are watched', () =>
    withEdge({ SOCKET_PING_MS: 100 }, async (own) => {
      const matchId = await someMatch(own);
      const raw = new RawSocket(own.url);
      await raw.init();
      raw.subscribe('mine', EVENTS, { id: matchId });
      const isPing = (one: { type: string; payload?: unknown }) =>
        one.type === 'ping' && Object.keys((one.payload as { heads: object }).heads).length > 0;
      const ping = await raw.until(isPing);
      raw.send({ type: 'pong' });
      const head = await own.services.matches.head(matchId);
      expect((ping.payload as { heads: Record<string, number> }).heads['mine']).toBeLessThanOrEqual(
        head ?? 0,
      );
      expect((ping.payload as { heads: Record<string, number> }).heads['mine']).toBeGreaterThan(0);
      raw.socket.close();
    }));
});

describe('close codes', () => {
  const closes = async (raw: RawSocket) => (await raw.closed).code;

  test('4400: what is no message', async () => {
    const bad = [
      'no json',
      '[]',
      '"text"',
      'null',
      { type: 'unheard-of' },
      { type: 'subscribe', id: 'x', payload: { query: 7 } },
      { type: 'subscribe', id: 'x', payload: { query: { kind: 'Document', definitions: [] } } },
      { type: 'subscribe', payload: { query: EVENTS } },
      { type: 'connection_ack' },
      { type: 'next', id: 'x', payload: {} },
    ];
    for (const message of bad) {
      const raw = new RawSocket(edge.url);
      await raw.init();
      raw.send(message);
      expect([JSON.stringify(message), await closes(raw)]).toEqual([JSON.stringify(message), 4400]);
    }
    const raw = new RawSocket(edge.url);
    await raw.init();
    raw.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect(await closes(raw)).toBe(4400);
  });

  test('4401: an operation before the acknowledgement', async () => {
    const raw = new RawSocket(edge.url);
    await raw.open;
    raw.subscribe('x', EVENTS);
    expect(await closes(raw)).toBe(4401);
  });

  test.each([
    ['a forged token', { authorization: 'Bearer forged' }],
    ['another scheme', { authorization: 'Basic abc' }],
    ['no text', { authorization: { token: 1 } }],
  ])('4403: %s', async (_name, payload) => {
    const raw = new RawSocket(edge.url);
    await raw.open;
    raw.send({ type: 'connection_init', payload });
    expect(await closes(raw)).toBe(4403);
  });

  test('4403: a token that expires while the connection is open', () =>
    withEdge({ SOCKET_TOKEN_CHECK_MS: 50 }, async (own) => {
      const { token } = await guest(own);
      const verify = own.identity.verify.bind(own.identity);
      const until = Date.now() + 400;
      own.identity.verify = async (given) => {
        const bearer = await verify(given);
        return bearer === null ? null : { ...bearer, expiresAt: until };
      };
      const raw = new RawSocket(own.url);
      await raw.init({ authorization: `Bearer ${token}` });
      expect(await closes(raw)).toBe(4403);
      expect(Date.now()).toBeGreaterThanOrEqual(until);
    }));

  test('4406 or no handshake: another sub-protocol, or none', async () => {
    await expect(new RawSocket(edge.url, { protocol: 'graphql-ws' }).closed).rejects.toThrow();
    expect(await closes(new RawSocket(edge.url, { protocol: null }))).toBe(4406);
  });

  test('4408: no connection_init in time', () =>
    withEdge({ SOCKET_INIT_MS: 100 }, async (own) => {
      expect(await closes(new RawSocket(own.url))).toBe(4408);
    }));

  test('4409: an operation id that is in use', async () => {
    const matchId = await someMatch(edge);
    const raw = new RawSocket(edge.url);
    await raw.init();
    raw.subscribe('x', EVENTS, { id: matchId });
    raw.subscribe('x', EVENTS, { id: matchId });
    expect(await closes(raw)).toBe(4409);
  });

  test('4429: a second connection_init', async () => {
    const raw = new RawSocket(edge.url);
    await raw.init();
    raw.send({ type: 'connection_init' });
    expect(await closes(raw)).toBe(4429);
  });

  test('1009: a message beyond the limit', async () => {
    const raw = new RawSocket(edge.url);
    await raw.init();
    raw.send({ type: 'ping', payload: { x: 'x'.repeat(17_000) } });
    expect(await closes(raw)).toBe(1009);
  });

  test('4430: messages too fast', () =>
    withEdge({}, async (own) => {
      const raw = new RawSocket(own.url);
      await raw.init();
      for (let i = 0; i < 29; i++) raw.send({ type: 'ping' });
      await eventually('all answered', () => raw.messages.filter((one) => one.type === 'pong').length === 29);
      raw.send({ type: 'ping' });
      expect(await raw.closed).toEqual({ code: 4430, reason: 'rate-limited' });
    }));

  test('4430: a connection too many of one player, at connection_init and at the upgrade', () =>
    withEdge({ SOCKETS_PER_PLAYER: 2 }, async (own) => {
      const { token } = await guest(own);
      const authorization = `Bearer ${token}`;
      const first = new RawSocket(own.url);
      await first.init({ authorization });
      const second = new RawSocket(own.url);
      await second.init({ authorization });
      const third = new RawSocket(own.url);
      await third.open;
      third.send({ type: 'connection_init', payload: { authorization } });
      expect(await third.closed).toEqual({ code: 4430, reason: 'too-many-connections' });
      await expect(new RawSocket(own.url, { headers: { authorization } }).closed).rejects.toThrow('429');
      await expect(
        new RawSocket(own.url, { headers: { authorization: 'Bearer forged' } }).closed,
      ).rejects.toThrow('401');
      const other = new RawSocket(own.url);
      await other.init({ authorization: `Bearer ${(await guest(own)).token}` });
      for (const raw of [first, second, other]) raw.socket.close();
    }));

  test('a client that answers no ping is cut', () =>
    withEdge({ SOCKET_PING_MS: 50 }, async (own) => {
      const raw = new RawSocket(own.url);
      await raw.init();
      expect(await closes(raw)).toBe(1006);
      expect(raw.messages.filter((one) => one.type === 'ping')).toHaveLength(2);
    }));

  test('1012: the service stops, and says where to resume', async () => {
    const own = await startEdge(database);
    const matchId = await someMatch(own);
    const raw = new RawSocket(own.url);
    await raw.init();
    raw.subscribe('mine', EVENTS, { id: matchId });
    await raw.until((one) => one.type === 'next');
    await own.stop();
    const { code, reason } = await raw.closed;
    const last = raw.messages.filter((one) => one.type === 'next').at(-1)?.payload as {
      data: { matchEvents: { version: number } };
    };
    expect([code, reason]).toEqual([1012, `restart mine=${last.data.matchEvents.version}`]);
  });
});

describe('slow clients (R-11)', () => {
  const CHUNK = 'x'.repeat(64 * 1024);

  /** Streams without end, and what became of them. */
  class Flood {
    taken = 0;
    open = 0;
    readonly schema = buildSchema(
      'type Query { ok: Boolean } type Subscription { flood: Chunk } type Chunk { version: Int! text: String! }',
    );

    constructor() {
      const field = this.schema.getSubscriptionType()?.getFields()['flood'];
      if (field === undefined) throw new Error('no field');
      field.resolve = (chunk: unknown) => chunk;
      field.subscribe = () => this.#stream();
    }

    async *#stream() {
      this.open += 1;
      try {
        for (let version = 1; ; version++) {
          this.taken += 1;
          yield { version, text: CHUNK };
          await new Promise((resolve) => setImmediate(resolve));
        }
      } finally {
        this.open -= 1;
      }
    }
  }

  const FLOOD = 'subscription { flood { version text } }';

  async function withFlood(
    settings: Partial<Settings>,
    use: (own: TestEdge, flood: Flood) => Promise<void>,
  ): Promise<void> {
    const flood = new Flood();
    const own = await startEdge(database, { settings, schema: flood.schema });
    try {
      await use(own, flood);
      await eventually('all streams ended', () => flood.open === 0, 5000);
      expect(own.app.sockets.open).toBe(0);
    } finally {
      await own.stop();
    }
  }

  const slow = (own: TestEdge) => own.lines.filter((line) => line.includes('"code":4508')).length;

  test('reading stops while a client takes nothing, and in the end it is closed with 4508', () =>
    withFlood({ SOCKET_STALL_MS: 400 }, async (own, flood) => {
      const stalled = [];
      for (let i = 0; i < 5; i++) {
        const raw = new RawSocket(own.url);
        await raw.init();
        raw.subscribe('f', FLOOD);
        await raw.until((one) => one.type === 'next');
        raw.socket.pause();
        stalled.push(raw);
      }
      await eventually('all closed as slow', () => slow(own) === 5, 10_000);
      // What the network between took at most: 5 clients of some MiB each, not what was there to read.
      expect(flood.taken * CHUNK.length).toBeLessThan(5 * 20 * 1024 * 1024);
      const [late, ...others] = stalled;
      // Who reads again in time is told why, and from where to go on.
      late?.socket.resume();
      const told = await late?.closed;
      expect(told?.code).toBe(4508);
      expect(told?.reason).toMatch(/^slow-consumer f=\d+$/);
      for (const raw of others) raw.socket.resume();
      await Promise.all(others.map((raw) => raw.closed));
    }));

  test('a client that takes what is sent is never closed', () =>
    withFlood({ SOCKET_STALL_MS: 200 }, async (own, flood) => {
      const raw = new RawSocket(own.url);
      await raw.init();
      raw.subscribe('f', FLOOD);
      await eventually('much more than the network holds', () => flood.taken > 600, 20_000);
      expect(slow(own)).toBe(0);
      raw.socket.close();
      expect((await raw.closed).code).toBe(1005);
    }));

  test('more than the limit unsent closes at once', () =>
    withFlood({ SOCKET_UNSENT_BYTES: 300_000 }, async (own) => {
      const raw = new RawSocket(own.url);
      await raw.init();
      raw.socket.pause();
      for (let i = 0; i < 10; i++) raw.subscribe(`f${i}`, FLOOD);
      await eventually('closed as slow', () => slow(own) === 1, 8_000);
      raw.socket.resume();
      expect((await raw.closed).code).toBe(4508);
    }));
});
