import { isUtf8 } from 'node:buffer';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { addPlayer, eventually, openTable } from '../support/services.ts';
import { post, RawSocket, startEdge, type TestEdge } from './edge.ts';

const LONG = process.env['BOARDROOM_TEST_SIZE'] === 'long';

let database: TestDatabase;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const EVENTS = 'subscription($id: ID!) { matchEvents(matchId: $id) { version } }';

describe('protocol abuse (R-15)', () => {
  let edge: TestEdge;
  let matchId: string;
  beforeAll(async () => {
    edge = await startEdge(database, { settings: { SOCKET_INIT_MS: 300, SOCKET_PING_MS: 200 } });
    matchId = (await openTable(edge.services, await addPlayer(edge.services, 'Host'))).matchId;
  });
  afterAll(() => edge.stop());

  test('random messages in any order end in a stated close code or go on, and leave no feed behind', async () => {
    const id = fc.constantFrom('a', 'b', '__proto__', 'constructor', '');
    const message = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('connection_init'),
          payload: fc.constantFrom(undefined, {}, { authorization: 'Bearer x' }, { __proto__: null }),
        }),
      },
      {
        weight: 8,
        arbitrary: id.map((of) => ({
          id: of,
          type: 'subscribe',
          payload: { query: EVENTS, variables: { id: matchId } },
        })),
      },
      { weight: 3, arbitrary: id.map((of) => ({ id: of, type: 'complete' })) },
      fc.record({
        type: fc.constantFrom('ping', 'pong', 'next', 'error', 'connection_ack', 'start', 'stop'),
      }),
      fc.json({ maxDepth: 3 }),
      fc.string(),
      fc.uint8Array({ maxLength: 300 }),
    );
    const codes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        async (messages, init) => {
          const raw = new RawSocket(edge.url);
          await (init ? raw.init() : raw.open);
          for (const one of messages) {
            if (raw.socket.readyState !== raw.socket.OPEN) break;
            if (one instanceof Uint8Array) raw.socket.send(one, { binary: one.length % 2 === 0 });
            else raw.send(one);
          }
          // A round trip, so that what was sent has been read.
          await Promise.race([raw.closed, new Promise((resolve) => setTimeout(resolve, 5))]);
          raw.socket.close();
          const { code } = await raw.closed;
          // Text that is no UTF-8 breaks the protocol itself: whoever goes on writing after it may meet a reset
          // connection before it reads why.
          const broken = messages.some(
            (one) => one instanceof Uint8Array && one.length % 2 === 1 && !isUtf8(one),
          );
          if (code !== 1006 || !broken) codes.add(code);
        },
      ),
      { numRuns: LONG ? 1000 : 100 },
    );
    const stated = [1000, 1005, 1007, 1009, 4400, 4401, 4403, 4409, 4429, 4430];
    expect([...codes].filter((code) => !stated.includes(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(3);
    await eventually('no connection left', () => edge.app.sockets.open === 0, 5000);
    await eventually('no feed left', () => edge.services.updates.open === 0, 5000);
    expect(edge.lines.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });

  test('frames that break the WebSocket protocol are cut, and others are served', async () => {
    for (const frame of [
      'ffffffffffffffff',
      '8f8000000000',
      'c18000000000',
      '8180',
      '88ff',
      '818201020304',
    ]) {
      const raw = new RawSocket(edge.url);
      await raw.init();
      raw.subscribe('x', EVENTS, { id: matchId });
      const { _socket: network } = raw.socket as unknown as { _socket: Socket };
      network.write(Buffer.from(frame, 'hex'));
      if (frame.length < 8) network.end();
      await raw.closed;
    }
    await eventually('no feed left', () => edge.services.updates.open === 0, 5000);
    expect((await post(edge.url, '{ __typename }')).status).toBe(200);
  });
});

describe('connections', () => {
  const open = (url: string): Promise<{ socket: Socket; closed: Promise<void>; received: () => string }> =>
    new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
        resolve({ socket, closed, received: () => received }),
      );
      const closed = new Promise<void>((done) => socket.once('close', () => done()));
      socket.on('data', (data) => {
        received += String(data);
      });
      socket.once('error', reject);
    });

  test('requests that come a byte at a time are ended (R-12)', async () => {
    const edge = await startEdge(database, {
      settings: { HTTP_HEADERS_TIMEOUT_MS: 200, HTTP_REQUEST_TIMEOUT_MS: 400 },
    });
    try {
      const heads = await open(edge.url);
      const bodies = await open(edge.url);
      heads.socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      bodies.socket.write(
        'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
      );
      const drip = setInterval(() => {
        for (const { socket } of [heads, bodies]) if (socket.writable) socket.write('x');
      }, 50);
      await Promise.all([heads.closed, bodies.closed]);
      clearInterval(drip);
      expect(heads.received()).toMatch(/^HTTP\/1\.1 408/);
      expect(bodies.received()).toMatch(/^HTTP\/1\.1 408/);
    } finally {
      await edge.stop();
    }
  });

  test('headers beyond the limit are refused', async () => {
    const edge = await startEdge(database);
    try {
      const { socket, closed, received } = await open(edge.url);
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(17_000)}\r\n\r\n`);
      await closed;
      expect(received()).toMatch(/^HTTP\/1\.1 431/);
    } finally {
      await edge.stop();
    }
  });

  test('one address has so many connections and no more', async () => {
    const edge = await startEdge(database, { settings: { HTTP_SOCKETS_PER_ADDRESS: 3 } });
    try {
      const within = [await open(edge.url), await open(edge.url), await open(edge.url)];
      const beyond = await open(edge.url);
      await beyond.closed;
      within[0]?.socket.destroy();
      await eventually(
        'room again',
        async () => (await fetch(`${edge.url}/healthz`).catch(() => null))?.status === 200,
      );
      for (const { socket } of within) socket.destroy();
    } finally {
      await edge.stop();
    }
  });
});
