import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDurability, checkSchema } from '../../src/store/checks.ts';
import { Database } from '../../src/store/connection.ts';
import { openKysely } from '../../src/store/kysely.ts';
import { knownMigrations, migrate } from '../../src/store/migrate.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { createStream, openTestStore } from './fixtures.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startPostgres();
});

afterAll(async () => {
  await database.stop();
});

async function codeOf(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.end();
  }
}

const withDb = async <T>(url: string, use: (db: ReturnType<typeof openKysely>) => Promise<T>): Promise<T> => {
  const db = openKysely(new Database(url));
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
};

describe('guards of events (audit 3.2)', () => {
  const CHANGES = [
    `UPDATE events SET payload = '{}'`,
    'DELETE FROM events',
    'TRUNCATE events',
    `INSERT INTO events SELECT * FROM events ON CONFLICT (match_id, version) DO UPDATE SET payload = '{}'`,
  ];

  test.each(CHANGES)('the application lacks the privilege: %s', async (statement) => {
    expect(await codeOf(database.applicationUrl, statement)).toBe('42501');
  });

  test.each(CHANGES)('the trigger refuses the owner: %s', async (statement) => {
    const store = await openTestStore(database.applicationUrl);
    await createStream(store);
    await store.close();
    expect(await codeOf(database.ownerUrl, statement)).toBe('BR001');
  });

  test('the trigger also holds where triggers are switched off', async () => {
    const replica = `SET session_replication_role = replica; DELETE FROM events`;
    await expect(database.asAdmin(replica)).rejects.toMatchObject({ code: 'BR001' });
  });

  test('openings of game fields stay, personal ones may go', async () => {
    const store = await openTestStore(database.applicationUrl);
    const { matchId } = await createStream(store, {
      openings: [
        { version: 1, path: '/bid', text: '{"salt":"00","value":1}' },
        { version: 1, path: '$account', text: '{"salt":"00","value":1}' },
      ],
    });
    await store.close();
    const of = (path: string) => `DELETE FROM openings WHERE match_id = '${matchId}' AND path = '${path}'`;
    for (const url of [database.applicationUrl, database.ownerUrl])
      expect(await codeOf(url, of('/bid'))).toBe('BR001');
    expect(await codeOf(database.ownerUrl, 'TRUNCATE openings')).toBe('BR001');
    expect(await codeOf(database.applicationUrl, of('$account'))).toBe('done');
  });

  test('the application may neither change commands and seeds nor make tables', async () => {
    for (const statement of [
      'DELETE FROM commands',
      `UPDATE seeds SET key_id = ''`,
      'UPDATE openings SET path = path',
      'DELETE FROM matches',
      'CREATE TABLE mine (a int)',
      'DROP TRIGGER events_append_only ON events',
    ]) {
      expect(await codeOf(database.applicationUrl, statement)).toBe('42501');
    }
  });
});

describe('migrations', () => {
  test('several processes migrate one database at once: each migration is applied once', async () => {
    const empty = await startPostgres('empty');
    const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(empty)));
    expect(applied.flat()).toEqual(await knownMigrations());
    const store = await openTestStore(empty.applicationUrl);
    await createStream(store);
    await store.close();
    await empty.stop();
  });

  test('the application cannot be the owner too', async () => {
    const { ownerUrl } = database;
    await expect(migrate({ ownerUrl, applicationUrl: ownerUrl })).rejects.toThrow('role of their own');
  });

  test('a schema that is missing, older or newer is refused', async () => {
    const own = await startPostgres('empty');
    const check = () => withDb(own.ownerUrl, checkSchema);
    expect((await check()).refusals).toEqual([expect.stringContaining('no schema yet')]);

    const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    const [first = ''] = await knownMigrations();
    await cp(new URL(`../../migrations/${first}.sql`, import.meta.url), join(folder, `${first}.sql`));
    await writeFile(join(folder, '0000_other.sql'), 'SELECT 1;');
    await expect(migrate(own, folder)).rejects.toMatchObject({ code: '42P01' });
    expect((await check()).refusals).toEqual([
      expect.stringContaining('older than this version'),
      expect.stringContaining('0000_other unknown'),
    ]);
    await expect(migrate(own)).rejects.toThrow('0000_other');
    await rm(folder, { recursive: true });
    await own.stop();
  });

  test('the migrated schema is known', async () => {
    expect(await withDb(database.applicationUrl, checkSchema)).toEqual({ refusals: [], warnings: [] });
  });
});

describe('checks at start (reliability 6)', () => {
  test('nothing to refuse as the application', async () => {
    const { refusals } = await withDb(database.applicationUrl, (db) => checkDurability(db));
    expect(refusals).toEqual([]);
  });

  test('a role that may change events is refused', async () => {
    const { refusals } = await withDb(database.ownerUrl, (db) => checkDurability(db));
    expect(refusals).toEqual([expect.stringContaining('may change or delete events')]);
  });

  test('a commit that is not waited for is refused', async () => {
    const url = `${database.applicationUrl}?options=-c%20synchronous_commit%3Doff`;
    const { refusals } = await withDb(url, (db) => checkDurability(db));
    expect(refusals).toEqual([expect.stringContaining('synchronous_commit is off')]);
  });

  test('a clock that is 6 s off is warned of, one that is 4 s off is not', async () => {
    const warnings = async (off: number) =>
      (await withDb(database.applicationUrl, (db) => checkDurability(db, () => Date.now() + off))).warnings;
    const clock = expect.stringContaining('clocks of this host');
    expect(await warnings(6_500)).toContainEqual(clock);
    expect(await warnings(3_500)).not.toContainEqual(clock);
  });
});
