import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, post, subscriber } from '../graphql/edge.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { eventually } from '../support/services.ts';

const SCRIPT = fileURLToPath(new URL('../support/serve.ts', import.meta.url));

/** A server as the operator starts it. */
class ServerProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<number | NodeJS.Signals>;
  out = '';
  errors = '';

  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: '0',
        RATE_ANONYMOUS: '100000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (data) => {
      this.out += String(data);
    });
    this.child.stderr?.on('data', (data) => {
      this.errors += String(data);
    });
    this.ended = once(this.child, 'close').then(
      ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
    );
    running.add(this);
    void this.ended.then(() => running.delete(this));
  }

  /** The address on the line that says so. */
  async listening(): Promise<string> {
    const line = () => /^listening on (http:\/\/\S+)$/m.exec(this.out)?.[1];
    const over = () => this.child.exitCode !== null || this.child.signalCode !== null;
    await eventually('the server listens', () => line() !== undefined || over(), 60_000);
    const url = line();
    if (url === undefined) throw new Error(`it ended: ${this.errors}`);
    return url;
  }

  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | NodeJS.Signals> {
    this.child.kill(signal);
    return this.ended;
  }
}

const running = new Set<ServerProcess>();
const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'boardroom-server-'));
  folders.push(made);
  return made;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
const postmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const GUEST =
  'mutation { createGuest(input: {displayName: "Ada"}) { ... on GuestCreated { token } ... on Refusal { code } } }';
const TABLE = `mutation($id: ID!) { createMatch(input: {game: EVIL_CORP, seats: 3, bots: [1, 2], startWhenFull: true, commandId: $id})
  { __typename ... on Refusal { code message } ... on PlayAccepted { match { id version status } } } }`;
const LOOK = 'query($id: ID!) { match(id: $id) { id version status headHash } }';

async function newGuest(url: string): Promise<string> {
  const { data } = await post(url, GUEST);
  return (data as { createGuest: { token: string } }).createGuest.token;
}
async function newMatch(url: string, token: string): Promise<string> {
  const { data, body } = await post(url, TABLE, { token, variables: { id: randomUUID() } });
  const match = (data as { createMatch?: { match?: { id: string } } }).createMatch?.match;
  if (match === undefined) throw new Error(JSON.stringify({ data, body }));
  return match.id;
}
const look = (url: string, id: string, token?: string): Promise<Answer> =>
  post(url, LOOK, { variables: { id }, ...(token === undefined ? {} : { token }) });

afterEach(async () => {
  for (const server of [...running]) await server.stop('SIGKILL');
});
afterAll(() => {
  for (const made of folders) {
    if (existsSync(join(made, 'postgres/postmaster.pid'))) {
      const pid = postmaster(made);
      if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
    }
    rmSync(made, { recursive: true, force: true });
  }
});

describe('with the embedded database', () => {
  test('Ctrl-C leaves no process; after kill -9 the next start has all that was accepted', async () => {
    const DATA_DIR = folder();
    const first = new ServerProcess({ DATA_DIR });
    const url = await first.listening();
    const token = await newGuest(url);
    const matchId = await newMatch(url, token);
    const pid = postmaster(DATA_DIR);
    expect(await first.stop('SIGKILL')).toBe('SIGKILL');

    const second = new ServerProcess({ DATA_DIR });
    const again = await second.listening();
    const found = await look(again, matchId, token);
    expect(found.data).toMatchObject({ match: { id: matchId, status: 'PLAYING' } });
    // The token of the first process is good for the second one: the keys are kept.
    expect((await post(again, '{ viewer { displayName } }', { token })).data).toEqual({
      viewer: { displayName: 'Ada' },
    });
    const now = postmaster(DATA_DIR);
    expect(await second.stop('SIGINT')).toBe(0);
    expect([isAlive(pid), isAlive(now)]).toEqual([false, false]);
    expect(second.out.trim().split('\n')).toHaveLength(1);
  });

  test('a signal while it starts ends it too', async () => {
    const DATA_DIR = folder();
    const server = new ServerProcess({ DATA_DIR });
    await eventually('the database is being made', () =>
      existsSync(join(DATA_DIR, 'postgres/postmaster.pid')),
    );
    const pid = postmaster(DATA_DIR);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });
});

describe('what keeps it from starting', () => {
  test('a wrong configuration: all problems, exit code 2', async () => {
    const server = new ServerProcess({
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x:secret@y',
    });
    expect(await server.ended).toBe(2);
    expect(server.errors).toContain('PORT: must be a whole number from 0 to 65535');
    expect(server.errors).toContain('LOG_LEVEL: must be one of');
    expect(server.errors).not.toContain('secret');
    expect(server.out).toBe('');
  });

  test('a database that is not there: its host and the reason, no password, exit code 1', async () => {
    const server = new ServerProcess({
      DATA_DIR: folder(),
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/boardroom',
    });
    expect(await server.ended).toBe(1);
    expect(server.errors).toContain('the database at 127.0.0.1:1 cannot be reached: connect ECONNREFUSED');
    expect(server.errors).not.toContain('secret');
    expect(server.errors).not.toContain('    at ');
  });

  test('production without keys', async () => {
    const DATA_DIR = folder();
    const server = new ServerProcess({ DATA_DIR, NODE_ENV: 'production' });
    expect(await server.ended).toBe(2);
    expect(server.errors).toContain('ENCRYPTION_KEY_FILE: ');
    expect(existsSync(join(DATA_DIR, 'keys'))).toBe(false);
  });
});

describe('with a database of the operator', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startPostgres('empty');
  });
  afterAll(() => database.stop());
  const env = (DATA_DIR: string, more: Record<string, string> = {}) => ({
    DATA_DIR,
    DATABASE_URL: database.applicationUrl,
    ...more,
  });
  const owner = () => ({ MIGRATE_DATABASE_URL: database.ownerUrl });

  test('one life of a deployment: no schema, migration, two servers, other keys, the database away and back', async () => {
    const keys = folder();
    const bare = new ServerProcess(env(keys));
    expect(await bare.ended).toBe(1);
    expect(bare.errors).toContain('the database has no schema yet');

    const one = new ServerProcess(env(keys, owner()));
    const first = await one.listening();
    const shared = folder();
    cpSync(join(keys, 'keys'), join(shared, 'keys'), { recursive: true });
    const two = new ServerProcess(env(shared));
    const stranger = new ServerProcess(env(folder()));
    const second = await two.listening();

    expect(await stranger.ended).toBe(1);
    expect(stranger.errors).toContain('the encryption key is not the one that this database works with');
    expect(stranger.errors).toContain('give every process the same TOKEN_KEY_FILE');

    // What one server stores, the other shows, at once and live.
    const token = await newGuest(first);
    const client = subscriber(second, token);
    const matchId = await newMatch(first, token);
    const mine = await look(first, matchId, token);
    const seen = await look(second, matchId, token);
    const version = (answer: Answer) => (answer.data as { match: { version: number } }).match.version;
    expect(version(seen)).toBeGreaterThanOrEqual(version(mine));
    const versions: number[] = [];
    const feed = client.iterate<{ matchEvents: { version: number } }>({
      query: 'subscription($id: ID!) { matchEvents(matchId: $id) { version } }',
      variables: { id: matchId },
    });
    for await (const result of feed) {
      versions.push(result.data?.matchEvents.version ?? 0);
      if (versions.length >= version(mine)) break;
    }
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    await client.dispose();

    const name = new URL(database.applicationUrl).pathname.slice(1);
    await database.asServerAdmin(
      `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    await eventually('it is told', async () => {
      const away = await look(second, matchId, token);
      return (
        away.status === 503 && away.codes[0] === 'UNAVAILABLE' && away.headers.get('retry-after') === '5'
      );
    });
    expect((await fetch(`${second}/healthz`)).status).toBe(200);
    await eventually('not ready', async () => (await fetch(`${second}/readyz`)).status === 503);
    expect((await fetch(`${second}/`)).status).toBe(200);
    await database.asServerAdmin(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await eventually('it is back', async () => (await look(second, matchId, token)).status === 200);
    await eventually('ready', async () => (await fetch(`${second}/readyz`)).status === 200);

    expect(await Promise.all([one.stop('SIGTERM'), two.stop('SIGINT')])).toEqual([0, 0]);
  }, 180_000);
});
