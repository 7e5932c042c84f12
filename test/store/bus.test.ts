import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBus, PostgresBus } from '../../src/store/bus.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { eventually } from './fixtures.ts';

let database: TestDatabase;
let here: PostgresBus;
let there: PostgresBus;

beforeAll(async () => {
  database = await startPostgres();
  here = new PostgresBus(database.applicationUrl);
  there = new PostgresBus(database.applicationUrl);
  await Promise.all([here.settled(), there.settled()]);
});

afterAll(async () => {
  await here.close();
  await there.close();
  await database.stop();
});

/** Collects the hints that a bus gets. */
function listen(bus: PostgresBus) {
  const hints: string[][] = [];
  const end = bus.onHint((ids) => hints.push([...ids]));
  return { hints, end };
}

test('many changes within a moment are one hint, each match once, and none to oneself', async () => {
  const own = listen(here);
  const other = listen(there);
  const ids = Array.from({ length: 50 }, () => randomUUID());
  for (const id of ids) here.publish([id, id]);
  await eventually(() => other.hints.length > 0);
  expect(other.hints).toEqual([ids]);
  expect(own.hints).toEqual([]);
  own.end();
  other.end();
});

test('more ids than a notification holds come in several', async () => {
  const other = listen(there);
  const ids = Array.from({ length: 1_000 }, () => randomUUID());
  here.publish(ids);
  await eventually(() => other.hints.flat().length === ids.length);
  expect(other.hints.flat()).toEqual(ids);
  other.end();
});

/** A way to the database on which answers can be held back. */
async function slowRoad(url: string) {
  const target = new URL(url);
  const { hostname, port } = target;
  const ends: Socket[] = [];
  let held: (() => void)[] | null = null;
  let sent = 0;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    ends.push(near, far);
    for (const end of [near, far]) end.on('error', () => {});
    near.on('data', (chunk) => {
      sent += 1;
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (held === null) near.write(chunk);
      else held.push(() => near.write(chunk));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  target.hostname = '127.0.0.1';
  target.port = String(address.port);
  return {
    url: target.href,
    /** Packets that went to the database. */
    sent: () => sent,
    hold: () => {
      held = [];
    },
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const pass of waiting) pass();
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

test('what changes while a hint is under way goes with the next one', async () => {
  const road = await slowRoad(database.applicationUrl);
  const slow = new PostgresBus(road.url);
  await slow.settled();
  const other = listen(there);
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  road.hold();
  const before = road.sent();
  slow.publish([first]);
  await eventually(() => road.sent() > before);
  // Far longer than the pause between hints: without an answer none of these goes out.
  for (const id of [second, third]) {
    slow.publish([id]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  road.release();
  await eventually(() => other.hints.flat().includes(third));
  expect(other.hints).toEqual([[first], [second, third]]);
  other.end();
  await slow.close();
  road.close();
});

test('it connects again by itself', async () => {
  const other = listen(there);
  await database.asAdmin(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'boardroom bus' AND datname = current_database()`,
  );
  await eventually(() => !here.connected && !there.connected);
  await eventually(() => here.connected && there.connected);
  const id = randomUUID();
  here.publish([id]);
  await eventually(() => other.hints.flat().includes(id));
  other.end();
});

test('who has ended listening hears nothing, and no bus is silent', async () => {
  const [ended, other] = [listen(there), listen(there)];
  ended.end();
  const none = openBus('none', '');
  none.onHint(() => {
    throw new Error('nobody speaks here');
  });
  none.publish(['x']);
  here.publish([randomUUID()]);
  await eventually(() => other.hints.length === 1);
  expect(ended.hints).toEqual([]);
  other.end();
});
