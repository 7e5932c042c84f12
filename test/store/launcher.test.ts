import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DatabaseAway, migrate } from '../../src/store/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/store/postgres/index.ts';
import { isAlive } from '../../src/store/postgres/process-state.ts';
import { eventually, openTestStore } from './fixtures.ts';

const SCRIPT = fileURLToPath(new URL('../support/launch-postgres.ts', import.meta.url));

let dataDir: string;
let server: EmbeddedPostgres | null = null;
let child: ChildProcess | null = null;
const lines: string[] = [];

const start = async () => {
  lines.length = 0;
  server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  return server;
};

const postmasterPid = () =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Command lines of servers of this folder that run or start. */
const serversHere = () =>
  spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(`-D ${join(dataDir, 'postgres')}`));

/** Starts the server from another process; resolves with its URL once it runs. */
async function startElsewhere(): Promise<string> {
  const process_ = spawn(process.execPath, ['--import', 'tsx', SCRIPT, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = process_;
  return await new Promise((resolve, reject) => {
    process_.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    process_.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

async function endChild(signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill(signal);
  await ended;
  child = null;
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(question);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'launcher-')));
});

afterEach(async () => {
  if (child !== null) await endChild('SIGTERM');
  await server?.stop();
  server = null;
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

test('the first start makes a durable database with two roles, the second uses it', async () => {
  const first = await start();
  expect(lines).toEqual([
    expect.stringContaining('making a database'),
    expect.stringContaining('runs on port'),
  ]);
  const settings = `SELECT string_agg(current_setting(s), ' ') AS answer FROM unnest(ARRAY['fsync',
    'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses']) s`;
  expect(await ask(first.applicationUrl, settings)).toBe('on on on on 127.0.0.1');
  const superuser = `SELECT rolsuper OR rolcreaterole OR rolcreatedb AS answer FROM pg_roles WHERE rolname = current_user`;
  expect(await ask(first.applicationUrl, superuser)).toBe(false);
  expect(await ask(first.ownerUrl, superuser)).toBe(false);
  await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
  expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  const pid = postmasterPid();
  await first.stop();
  expect(await isAlive(pid)).toBe(false);

  const second = await start();
  expect(lines).toEqual([expect.stringContaining('runs on port')]);
  expect(await ask(second.ownerUrl, 'SELECT answer FROM kept')).toBe(42);
});

test('passwords are asked for', async () => {
  const { applicationUrl } = await start();
  const wrong = new URL(applicationUrl);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'SELECT 1 AS answer')).rejects.toMatchObject({ code: '28P01' });
});

test('a living process that holds the folder is named', async () => {
  await startElsewhere();
  await expect(start()).rejects.toThrow(`in use by process ${child?.pid}`);
  const pid = postmasterPid();
  expect(await isAlive(pid)).toBe(true);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the process and its server', async (signal) => {
  await startElsewhere();
  const pid = postmasterPid();
  await endChild(signal);
  await eventually(async () => !(await isAlive(pid)));
});

test('after kill -9 of the process the next start adopts its server, and stops it', async () => {
  const url = await startElsewhere();
  const pid = postmasterPid();
  await endChild('SIGKILL');
  expect(await isAlive(pid)).toBe(true);
  const adopted = await start();
  expect(lines).toEqual([expect.stringContaining('adopted')]);
  expect(adopted.applicationUrl).toBe(url);
  expect(postmasterPid()).toBe(pid);
  await adopted.stop();
  expect(await isAlive(pid)).toBe(false);
});

test('after kill -9 of the process and its server the next start recovers', async () => {
  await startElsewhere();
  const pid = postmasterPid();
  await endChild('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await eventually(async () => !(await isAlive(pid)));
  expect(postmasterPid()).toBe(pid);
  const second = await start();
  expect(postmasterPid()).not.toBe(pid);
  expect(await ask(second.ownerUrl, 'SELECT answer FROM kept')).toBe(42);
});

test('after kill -9 of the server it is started again on the same port, and queries recover', async () => {
  const running = await start();
  await migrate(running);
  const store = await openTestStore(running.applicationUrl);
  for (let deaths = 1; deaths <= 2; deaths++) {
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await eventually(async () => !(await isAlive(pid)));
    // Nothing answers before the first attempt, and it is told as what callers know as UNAVAILABLE.
    await expect(store.measureClock()).rejects.toBeInstanceOf(DatabaseAway);
    await eventually(() =>
      store.measureClock().then(
        () => true,
        (error: unknown) => {
          if (error instanceof DatabaseAway) return false;
          throw error;
        },
      ),
    );
    expect(postmasterPid()).not.toBe(pid);
    await eventually(() => lines.filter((line) => line.includes('runs again')).length === deaths);
    expect(lines.filter((line) => line.includes(`(process ${pid}) has died`))).toHaveLength(1);
  }
  expect(await ask(running.ownerUrl, 'SELECT answer FROM kept')).toBe(42);
  await store.close();
  const last = postmasterPid();
  await running.stop();
  expect(await isAlive(last)).toBe(false);
  expect(serversHere()).toEqual([]);
});

test.each([
  ['before its first attempt', () => lines.some((line) => line.includes('has died'))],
  ['while the server starts', () => serversHere().length > 0],
] as const)('stopping a restart %s leaves no process', async (_, moment) => {
  const running = await start();
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await eventually(async () => !(await isAlive(pid)));
  await eventually(moment);
  await running.stop();
  expect(serversHere()).toEqual([]);
  expect(lines.filter((line) => line.includes('runs again'))).toEqual([]);
  const next = await start();
  expect(await ask(next.ownerUrl, 'SELECT answer FROM kept')).toBe(42);
});

test('a lock file with the id of another program is cleared away', async () => {
  const first = await start();
  const lock = join(dataDir, 'postgres/postmaster.pid');
  const text = await readFile(lock, 'utf8');
  await first.stop();
  // The parent of this very process runs, and is no PostgreSQL.
  await writeFile(lock, text.replace(/^\d+/, String(process.ppid)));
  const second = await start();
  expect(await ask(second.ownerUrl, 'SELECT answer FROM kept')).toBe(42);
});

test('root, where user namespaces are refused, hands the cluster to another user', async () => {
  const other = await mkdtemp(join(tmpdir(), 'launcher-'));
  const programs = await mkdtemp(join(tmpdir(), 'launcher-programs-'));
  await writeFile(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const path = process.env['PATH'];
  process.env['PATH'] = `${programs}:${path}`;
  try {
    const own = await startEmbeddedPostgres({ dataDir: other, log: () => {} });
    expect(await ask(own.ownerUrl, 'SELECT 1 AS answer')).toBe(1);
    const uid = process.getuid?.();
    expect((await stat(join(other, 'postgres'))).uid).toBe(uid === 0 ? 65_534 : uid);
    expect((await stat(join(other, 'postgres.json'))).uid).toBe(uid);
    await own.stop();
  } finally {
    process.env['PATH'] = path;
  }
  await rm(other, { recursive: true });
  await rm(programs, { recursive: true });
});

test('a killed initialisation is not taken for a database, missing passwords are told', async () => {
  const other = await mkdtemp(join(tmpdir(), 'launcher-'));
  await cp(join(dataDir, 'postgres'), join(other, 'postgres.new'), { recursive: true });
  await rm(join(other, 'postgres.new/PG_VERSION'));
  const fresh = await startEmbeddedPostgres({ dataDir: other, log: () => {} });
  expect(await ask(fresh.ownerUrl, `SELECT to_regclass('kept') AS answer`)).toBeNull();
  await fresh.stop();
  await rm(join(other, 'postgres.json'));
  await expect(startEmbeddedPostgres({ dataDir: other, log: () => {} })).rejects.toThrow(
    'postgres.json is missing',
  );
  await rm(other, { recursive: true });
});

test('a server that fails is reported in its own words', async () => {
  const version = join(dataDir, 'postgres/PG_VERSION');
  const text = await readFile(version, 'utf8');
  await chmod(version, 0o600);
  await writeFile(version, '9.1\n');
  await expect(start()).rejects.toThrow('initialized by PostgreSQL version 9.1');
  await writeFile(version, text);
});
