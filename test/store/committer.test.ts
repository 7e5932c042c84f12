import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Append,
  DatabaseAway,
  DatabaseFull,
  OutcomeUnknown,
  type Store,
} from '../../src/store/index.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import {
  anAppend,
  anEvent,
  createStream,
  eventually,
  type Head,
  headAfter,
  openTestStore,
} from './fixtures.ts';

let database: TestDatabase;
let store: Store;
let owner: pg.Client;

beforeAll(async () => {
  database = await startPostgres();
  store = await openTestStore(database.applicationUrl);
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await store.close();
  await database.stop();
});

const versions = async (matchId: string) =>
  (await store.streams.readEvents(matchId, 0, 1_000)).map((event) => event.version);

const transactionsOf = async (append: Append[]) => {
  const result = await owner.query(
    'SELECT count(DISTINCT xmin::text)::int AS n FROM events WHERE match_id = ANY($1::uuid[]) AND version > 1',
    [append.map((each) => each.matchId)],
  );
  return result.rows[0].n as number;
};

describe('append', () => {
  test('stores all of an append and moves the match row', async () => {
    const head = await createStream(store);
    const append = anAppend(
      head,
      {
        openings: [{ version: 2, path: '/bid', text: '{"salt":"00","value":7}' }],
        jobs: [{ key: 'clock', kind: 'clock', dueAt: 5_000_000_000_000, body: '{}' }],
        seats: [{ seat: 1, playerId: 'bob', kind: 'player', displayName: 'Bob' }],
      },
      2,
    );
    expect(await store.append(append)).toEqual({ type: 'appended' });

    const stored = await store.streams.readEvents(head.matchId, 1, 10, 'game');
    expect(stored.map(({ openings: _, ...event }) => event)).toEqual(append.events);
    expect(stored[0]?.openings).toEqual(new Map([['/bid', '{"salt":"00","value":7}']]));
    const [row] = await store.matches.readMatchRows([head.matchId]);
    expect(row).toMatchObject({ version: 3, active_seats: [1], phase: 'collect' });
    expect(row?.head_hash.toString('hex')).toBe(append.headHash);
    expect(await store.matches.readSeats([head.matchId])).toMatchObject([{ seat: 1, player_id: 'bob' }]);
    const commandId = append.command?.commandId ?? '';
    const [confirmed] = await store.streams.confirm([{ matchId: head.matchId, commandId }]);
    expect(confirmed).toMatchObject({ version: 3, command: { seat: 1, firstVersion: 2, lastVersion: 3 } });
  });

  test('keeps a cause that is not the command', async () => {
    const head = await createStream(store);
    const event = anEvent(2, { causation: 'timer/clock-1', actorKind: 'clock' });
    await store.append(anAppend(head, { events: [event], headHash: event.hash }));
    const [stored] = await store.streams.readEvents(head.matchId, 1, 1);
    expect(stored?.causation).toBe('timer/clock-1');
  });

  test('refuses a stale writer: its version is taken', async () => {
    const head = await createStream(store);
    expect(await store.append(anAppend(head))).toEqual({ type: 'appended' });
    expect(await store.append(anAppend(head))).toEqual({ type: 'stale' });
    expect(await versions(head.matchId)).toEqual([1, 2]);
  });

  test('refuses a hole: the row is not at the version before the first', async () => {
    const head = await createStream(store);
    expect(await store.append(anAppend({ ...head, version: 4 }))).toEqual({ type: 'stale' });
    expect(await versions(head.matchId)).toEqual([1]);
  });

  test('refuses an append that follows an event which is not there, at the right version', async () => {
    const head = await createStream(store);
    const lost = anAppend(head);
    await store.append(anAppend(head));
    expect(await store.append(anAppend(headAfter(lost)))).toEqual({ type: 'stale' });
    expect(await versions(head.matchId)).toEqual([1, 2]);
  });

  test('refuses a command id that is there already, also of an event row written past it', async () => {
    const head = await createStream(store);
    const first = anAppend(head);
    await store.append(first);
    const again = anAppend(headAfter(first), {
      command: { ...first.command!, firstVersion: 3, lastVersion: 3 },
    });
    expect(await store.append(again)).toEqual({ type: 'duplicateCommand' });
    expect(await versions(head.matchId)).toEqual([1, 2]);
  });

  test('does not know a match that is not there', async () => {
    const unknown = { matchId: randomUUID(), version: 1, hash: anEvent(1).hash };
    expect(await store.append(anAppend(unknown))).toEqual({ type: 'stale' });
  });

  test('throws on an append with a gap, which only a bug makes', async () => {
    const head = await createStream(store);
    const gap = anEvent(3);
    expect(() => store.append(anAppend(head, { events: [gap], headHash: gap.hash }))).toThrow('gap');
  });
});

describe('batches', () => {
  test('several appends of one match and many matches share a transaction, in order', async () => {
    const heads = await Promise.all(Array.from({ length: 20 }, () => createStream(store)));
    const appends = heads.flatMap((head) => {
      const first = anAppend(head);
      const second = anAppend(headAfter(first), {}, 2);
      return [first, second];
    });
    const order: number[] = [];
    const results = await Promise.all(
      appends.map(async (append, index) => {
        const result = await store.append(append);
        order.push(index);
        return result.type;
      }),
    );
    expect(new Set(results)).toEqual(new Set(['appended']));
    expect(order).toEqual(appends.map((_, index) => index));
    expect(await transactionsOf(appends)).toBe(1);
    for (const head of heads) expect(await versions(head.matchId)).toEqual([1, 2, 3, 4]);
  });

  test('one conflicting append fails neither its neighbours nor is it stored', async () => {
    const heads = await Promise.all(Array.from({ length: 5 }, () => createStream(store)));
    const loser = heads[2] as Head;
    await store.append(anAppend(loser));
    const results = await Promise.all(heads.map((head) => store.append(anAppend(head))));
    expect(results.map((result) => result.type)).toEqual([
      'appended',
      'appended',
      'stale',
      'appended',
      'appended',
    ]);
    expect(await versions(loser.matchId)).toEqual([1, 2]);
  });

  test('what was decided on a failed append fails with it, in the same batch and the next', async () => {
    const head = await createStream(store);
    const neighbour = await createStream(store);
    await store.append(anAppend(head));
    const stale = anAppend(head);
    const onStale = anAppend(headAfter(stale));
    const results = await Promise.all([
      store.append(stale),
      store.append(onStale),
      store.append(anAppend(neighbour)),
    ]);
    expect(results.map((result) => result.type)).toEqual(['stale', 'stale', 'appended']);
    expect(await store.append(anAppend(headAfter(onStale)))).toEqual({ type: 'stale' });
    expect(await versions(head.matchId)).toEqual([1, 2]);
  });

  test('an append that does not follow on the one before it waits for a batch of its own', async () => {
    const head = await createStream(store);
    const results = await Promise.all([store.append(anAppend(head)), store.append(anAppend(head))]);
    expect(results.map((result) => result.type)).toEqual(['appended', 'stale']);
  });

  test('a hole behind an append of the same match is refused, the append is not', async () => {
    const head = await createStream(store);
    const results = await Promise.all([
      store.append(anAppend(head)),
      store.append(anAppend({ ...head, version: 5 })),
    ]);
    expect(results.map((result) => result.type)).toEqual(['appended', 'stale']);
    expect(await versions(head.matchId)).toEqual([1, 2]);
  });

  test('the last word on a job or a seat counts', async () => {
    const head = await createStream(store);
    const job = (dueAt: number) => ({ key: 'clock', kind: 'clock', dueAt, body: '{}' });
    const bob = { seat: 0, playerId: 'bob', kind: 'player', displayName: 'Bob' } as const;
    const carol = { ...bob, playerId: 'carol', displayName: 'Carol' };
    const a = anAppend(head, {
      jobs: [job(5e12), { ...job(5e12), key: 'bot' }],
      seats: [bob, { ...bob, seat: 1 }],
    });
    const b = anAppend(headAfter(a), { jobs: [job(6e12)], dropJobs: ['bot', 'none'], seats: [carol] });
    const c = anAppend(headAfter(b), { seats: [{ seat: 1, remove: true }] });
    await Promise.all([a, b, c].map((append) => store.append(append)));
    const jobs = await owner.query('SELECT key, due_at FROM jobs WHERE match_id = $1', [head.matchId]);
    expect(jobs.rows).toEqual([{ key: 'clock', due_at: 6e12 }]);
    expect(await store.matches.readSeats([head.matchId])).toMatchObject([{ seat: 0, player_id: 'carol' }]);
  });

  test('two processes on one match: every version once, each winner at its own', async () => {
    const other = await openTestStore(database.applicationUrl);
    try {
      let head = await createStream(store);
      for (let round = 0; round < 50; round++) {
        const [a, b] = [anAppend(head), anAppend(head)];
        const results = await Promise.all([store.append(a), other.append(b)]);
        expect(results.map((result) => result.type).sort()).toEqual(['appended', 'stale']);
        head = headAfter(results[0].type === 'appended' ? a : b);
      }
      const stored = await store.streams.readEvents(head.matchId, 0, 100);
      expect(stored.map((event) => event.version)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1));
      expect(stored.at(-1)?.hash).toBe(head.hash);
    } finally {
      await other.close();
    }
  });
});

/** Runs something while another connection holds the match's row. */
async function whileLocked<T>(head: Head, run: () => Promise<T>): Promise<T> {
  await owner.query('BEGIN');
  await owner.query('SELECT 1 FROM matches WHERE match_id = $1 FOR UPDATE', [head.matchId]);
  try {
    return await run();
  } finally {
    await owner.query('ROLLBACK');
  }
}

/** Waits until somebody waits for the transaction of `whileLocked`. */
const waitingForLock = () =>
  eventually(async () => {
    const { rowCount } = await owner.query(
      `SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid`,
    );
    return rowCount === 1;
  });

describe('failures', () => {
  test('a terminated backend under load leaves whole commands only, and the committer goes on', async () => {
    const heads = await Promise.all(Array.from({ length: 16 }, () => createStream(store)));
    const acknowledged = new Map<string, number>();
    const unknown: Append[] = [];
    let kills = 0;
    const play = async (start: Head) => {
      let head = start;
      for (let turn = 0; turn < 60; turn++) {
        const opening = { version: head.version + 1, path: '/bid', text: '{"salt":"00","value":1}' };
        const append = anAppend(head, { openings: [opening] }, 2);
        try {
          const result = await store.append(append);
          expect(result.type).toBe('appended');
        } catch (error) {
          expect(error instanceof OutcomeUnknown || error instanceof DatabaseAway).toBe(true);
          unknown.push(append);
          const item = { matchId: head.matchId, commandId: append.command?.commandId ?? '' };
          const [confirmed] = await store.streams.confirm([item]);
          if (confirmed?.command === null) continue;
        }
        head = headAfter(append);
        acknowledged.set(head.matchId, head.version);
      }
    };
    const playing = Promise.all(heads.map(play));
    for (; kills < 12; kills++) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await database.asAdmin(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'boardroom committer' AND datname = current_database()`,
      );
    }
    await playing;
    expect(unknown.length).toBeGreaterThan(0);
    for (const { matchId } of heads) {
      const counts = await owner.query(
        `SELECT (SELECT version FROM matches WHERE match_id = $1) AS version,
          (SELECT count(*)::int FROM events WHERE match_id = $1) AS events,
          (SELECT max(version) FROM events WHERE match_id = $1) AS last,
          (SELECT count(*)::int FROM commands WHERE match_id = $1) AS commands,
          (SELECT count(*)::int FROM openings WHERE match_id = $1) AS openings`,
        [matchId],
      );
      const { version, events, last, commands, openings } = counts.rows[0];
      expect(version).toBe(acknowledged.get(matchId));
      expect([events, last, commands, openings]).toEqual([
        version,
        version,
        (version - 1) / 2,
        (version - 1) / 2,
      ]);
    }
  });

  test('a connection lost while the statement runs leaves the outcome unknown', async () => {
    const head = await createStream(store);
    const error = await whileLocked(head, async () => {
      const append = store.append(anAppend(head)).catch((reason: unknown) => reason);
      await waitingForLock();
      await database.asAdmin(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'boardroom committer' AND datname = current_database()`,
      );
      return await append;
    });
    expect(error).toBeInstanceOf(OutcomeUnknown);
    expect(await store.append(anAppend(head))).toEqual({ type: 'appended' });
  });

  test('a row that somebody holds for too long is a busy database, not a conflict', async () => {
    const head = await createStream(store);
    const error = await whileLocked(head, () =>
      store.append(anAppend(head)).catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(DatabaseAway);
    expect(await store.append(anAppend(head))).toEqual({ type: 'appended' });
  });

  test('a full disk fails the append that meets it and leaves its neighbours', async () => {
    await owner.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$`);
    await owner.query(`CREATE TRIGGER full_disk BEFORE INSERT ON openings FOR EACH ROW
      WHEN (NEW.path = '/full') EXECUTE FUNCTION full_disk()`);
    const heads = await Promise.all(Array.from({ length: 3 }, () => createStream(store)));
    const opening = { version: 2, path: '/full', text: '{"salt":"00","value":1}' };
    const results = await Promise.allSettled(
      heads.map((head, index) => store.append(anAppend(head, { openings: index === 1 ? [opening] : [] }))),
    );
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(DatabaseFull);
    expect(await versions((heads[1] as Head).matchId)).toEqual([1]);
  });

  test('with nobody to connect to nothing was stored, and the caller is told so', async () => {
    const head = await createStream(store);
    const other = await openTestStore(database.applicationUrl);
    const name = new URL(database.applicationUrl).pathname.slice(1);
    await database.asServerAdmin(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    try {
      await expect(other.append(anAppend(head))).rejects.toBeInstanceOf(DatabaseAway);
    } finally {
      await database.asServerAdmin(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    }
    expect(await other.append(anAppend(head))).toEqual({ type: 'appended' });
    await other.close();
  });

  test('a stopped committer finishes what waits and takes no more', async () => {
    const other = await openTestStore(database.applicationUrl);
    const head = await createStream(other);
    const append = other.append(anAppend(head));
    await other.close();
    expect(await append).toEqual({ type: 'appended' });
    await expect(other.append(anAppend(head))).rejects.toBeInstanceOf(DatabaseAway);
  });
});
