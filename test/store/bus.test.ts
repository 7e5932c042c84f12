import { randomUUID } from 'node:crypto';
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
