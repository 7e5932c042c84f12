import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Job, LEASE, type Store } from '../../src/store/index.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { anAppend, createStream, type Head, headAfter, openTestStore } from './fixtures.ts';

let database: TestDatabase;
let store: Store;
let owner: pg.Client;

beforeAll(async () => {
  database = await startPostgres();
  store = await openTestStore(database.applicationUrl);
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});

beforeEach(async () => {
  await owner.query('DELETE FROM jobs');
});

afterAll(async () => {
  await owner.end();
  await store.close();
  await database.stop();
});

const job = (key: string, dueAt = 1) => ({ key, kind: 'bot', dueAt, body: '{"seat":1}' });
const streamWith = (...keys: string[]): Promise<Head> =>
  createStream(store, { jobs: keys.map((key) => job(key)) });
const one = async (): Promise<Job> => {
  const [taken] = await store.jobs.take(1);
  if (taken === undefined) throw new Error('no job is due');
  return taken;
};
const expireLeases = () => owner.query('UPDATE jobs SET lease_until = clock_ms() - 1');

test('two workers never hold the same job, and together take all', async () => {
  const keys = Array.from({ length: 60 }, (_, i) => `job ${i}`);
  await streamWith(...keys);
  const other = await openTestStore(database.applicationUrl);
  const taken: string[] = [];
  const work = async (worker: Store) => {
    for (let jobs = await worker.jobs.take(7); jobs.length > 0; jobs = await worker.jobs.take(7)) {
      taken.push(...jobs.map((each) => each.key));
    }
  };
  await Promise.all([work(store), work(other)]);
  await other.close();
  expect(taken.sort()).toEqual([...keys].sort());
});

test('a job is taken when due, with its lease, oldest first', async () => {
  const { matchId } = await createStream(store, { jobs: [job('b', 2), job('a', 1), job('later', 9e12)] });
  const jobs = await store.jobs.take(10);
  expect(jobs.map((each) => each.key)).toEqual(['a', 'b']);
  expect(jobs[0]).toMatchObject({ matchId, kind: 'bot', dueAt: 1, body: '{"seat":1}', attempts: 1 });
  const { rows } = await owner.query<{ now: number }>('SELECT clock_ms() AS now');
  expect(Math.abs((jobs[0]?.leaseUntil ?? 0) - LEASE - (rows[0]?.now ?? 0))).toBeLessThan(5_000);
});

test('a job whose worker vanished is taken again after its lease, and the first one is done for nothing', async () => {
  await streamWith('a');
  const first = await one();
  expect(await store.jobs.take(1)).toEqual([]);
  await expireLeases();
  const second = await one();
  expect(second.attempts).toBe(2);
  expect(await store.jobs.done(first)).toBe(false);
  expect(await store.jobs.done(second)).toBe(true);
});

test('a failed job is due again later', async () => {
  await streamWith('a');
  const taken = await one();
  expect(await store.jobs.fail(taken, 60_000)).toBe(true);
  expect(await store.jobs.take(1)).toEqual([]);
  await owner.query('UPDATE jobs SET due_at = 1');
  expect((await one()).attempts).toBe(2);
});

test('an append replaces a job that is being worked on: the new one stays', async () => {
  const head = await streamWith('clock');
  const taken = await one();
  const append = anAppend(head, { jobs: [job('clock', 2)] });
  await store.append(append);
  expect(await store.jobs.done(taken)).toBe(false);
  expect(await one()).toMatchObject({ key: 'clock', dueAt: 2, attempts: 1 });
  await store.append(anAppend(headAfter(append), { dropJobs: ['clock'] }));
  await expireLeases();
  expect(await store.jobs.take(1)).toEqual([]);
});
