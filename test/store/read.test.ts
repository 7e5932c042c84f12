import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchCursor, Store } from '../../src/store/index.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { aMatch, anAppend, anEvent, createStream, headAfter, openTestStore, testVault } from './fixtures.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startPostgres();
  store = await openTestStore(database.applicationUrl);
});

afterAll(async () => {
  await store.close();
  await database.stop();
});

const opening = (version: number, path: string) => ({
  version,
  path,
  text: JSON.stringify({ salt: '00', value: `${path} of ${version}` }),
});

/** A stream of 10 events; each has a hidden bid and its command sealed. */
async function tenEvents() {
  let head = await createStream(store, { openings: [opening(1, '/bid'), opening(1, '$command')] });
  for (let version = 2; version <= 10; version++) {
    const append = anAppend(head, { openings: [opening(version, '/bid'), opening(version, '$command')] });
    await store.append(append);
    head = headAfter(append);
  }
  return head;
}

describe('creating a match', () => {
  test('the same command again gives the match of the first time', async () => {
    const commandId = randomUUID();
    const creation = { playerId: 'alice', commandId, inputHash: testVault.inputHash('{"game":"shares"}') };
    const match = aMatch({
      creation,
      seats: [{ seat: 0, playerId: 'alice', kind: 'player', displayName: 'A' }],
    });
    expect(await store.createMatch(match)).toEqual({ type: 'created' });
    const again = { type: 'exists', matchId: match.matchId, sameInput: true };
    expect(await store.createMatch(aMatch({ creation }))).toEqual(again);
    const other = { ...creation, inputHash: testVault.inputHash('{"game":"other"}') };
    expect(await store.createMatch(aMatch({ creation: other }))).toEqual({ ...again, sameInput: false });
    expect((await store.findCreation('alice', commandId))?.matchId).toBe(match.matchId);
    expect(await store.findCreation('bob', commandId)).toBeNull();
  });

  test('of two at once one creates, and nothing of the other stays', async () => {
    const creation = { playerId: 'alice', commandId: randomUUID(), inputHash: testVault.inputHash('{}') };
    const matches = [aMatch({ creation }), aMatch({ creation })];
    const results = await Promise.all(matches.map((match) => store.createMatch(match)));
    expect(results.map((result) => result.type).sort()).toEqual(['created', 'exists']);
    const heads = await store.streams.readHead(matches.map((match) => match.matchId));
    expect(heads.size).toBe(1);
  });

  test('a seed is readable in its session alone and written once', async () => {
    const value = randomBytes(32);
    const { matchId } = await createStream(store, { seed: { session: 0, value } });
    expect(await store.readSeeds([matchId, randomUUID()])).toEqual(new Map([[matchId, value]]));
    await store.writeSeed(matchId, 1, randomBytes(32));
    await expect(store.writeSeed(matchId, 1, value)).rejects.toMatchObject({ code: '23505' });
  });
});

describe('streams', () => {
  test('a fold gets payloads with the openings of game fields alone', async () => {
    const { matchId } = await tenEvents();
    const events = await store.streams.readFold(matchId, 4);
    expect(events.map((event) => event.version)).toEqual([5, 6, 7, 8, 9, 10]);
    expect(events[0]).toEqual({
      version: 5,
      type: 'SharesBought',
      payload: '{"count":3,"industry":"energy"}',
      random: '[]',
      actorSeat: 1,
      recordedAt: 1_700_000_000_005,
      openings: new Map([['/bid', opening(5, '/bid').text]]),
    });
    expect((await store.streams.readFold(matchId, 4, 6)).map((event) => event.version)).toEqual([5, 6]);
    expect(await store.streams.readFold(matchId, 10)).toEqual([]);
  });

  test('a page of events has the openings that are asked for', async () => {
    const { matchId } = await tenEvents();
    const paths = async (wanted: 'none' | 'game' | 'all') => {
      const [event] = await store.exports.readEvents(matchId, 2, 3, wanted);
      expect(event?.version).toBe(3);
      return [...(event?.openings.keys() ?? [])].sort();
    };
    expect(await paths('none')).toEqual([]);
    expect(await paths('game')).toEqual(['/bid']);
    expect(await paths('all')).toEqual(['$command', '/bid']);
  });

  test('an opening moved to another place does not open', async () => {
    const { matchId } = await tenEvents();
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    // Only the owner can, by taking the guard away.
    await owner.query('ALTER TABLE openings DISABLE TRIGGER openings_stay');
    await owner.query(
      `UPDATE openings SET path = '/offer' WHERE match_id = $1 AND version = 3 AND path = '/bid'`,
      [matchId],
    );
    await owner.end();
    await expect(store.streams.readFold(matchId, 0)).rejects.toThrow();
  });

  test('heads of many matches, and of none', async () => {
    const a = await tenEvents();
    const b = await createStream(store);
    const heads = await store.streams.readHead([a.matchId, randomUUID(), b.matchId]);
    expect(heads).toEqual(
      new Map([
        [a.matchId, 10],
        [b.matchId, 1],
      ]),
    );
    const head = await store.streams.readChainHead(a.matchId);
    expect(head).toMatchObject({ version: 10, hash: a.hash });
    expect((await store.streams.readChainHead(a.matchId, 4))?.version).toBe(4);
    expect(await store.streams.readChainHead(randomUUID())).toBeNull();
  });

  test('confirmations come in the order of the questions', async () => {
    const a = await createStream(store);
    const append = anAppend(a);
    await store.append(append);
    const known = { matchId: a.matchId, commandId: append.command?.commandId ?? '' };
    const answers = await store.streams.confirm([
      { matchId: randomUUID(), commandId: known.commandId },
      known,
      { matchId: a.matchId, commandId: randomUUID() },
    ]);
    expect(answers).toEqual([
      { version: null, command: null },
      {
        version: 2,
        command: { seat: 1, inputHash: testVault.inputHash('{}'), firstVersion: 2, lastVersion: 2 },
      },
      { version: 2, command: null },
    ]);
  });

  test('an erased opening is gone and marked, its event stays', async () => {
    const { matchId } = await createStream(store, { openings: [opening(1, '$account'), opening(1, '/bid')] });
    const item = { matchId, version: 1, path: '$account' } as const;
    expect(await store.eraseOpenings([item], 'request')).toBe(1);
    expect(await store.eraseOpenings([item], 'request')).toBe(0);
    const [event] = await store.streams.readEvents(matchId, 0, 1, 'all');
    expect([...(event?.openings.keys() ?? [])]).toEqual(['/bid']);
    expect(await store.readErasures(matchId)).toMatchObject([
      { version: 1, path: '$account', reason: 'request' },
    ]);
  });
});

describe('snapshots', () => {
  const snapshot = (version: number, state = `{"version":${version}}`) => ({
    version,
    rulesVersion: 'shares/1.0.0',
    stateHash: 'ab'.repeat(32),
    state,
  });

  test('come with their tail, the newest or the newest at a version', async () => {
    const { matchId } = await tenEvents();
    await store.snapshots.write(matchId, snapshot(3));
    await store.snapshots.write(matchId, snapshot(7));
    const read = async (atOrBelow?: number) => {
      const { snapshot: found, tail } = await store.streams.readLatestSnapshot(matchId, atOrBelow);
      return [found && store.snapshots.open(matchId, found), tail.map((event) => event.version)];
    };
    expect(await read()).toEqual(['{"version":7}', [8, 9, 10]]);
    expect(await read(7)).toEqual(['{"version":7}', []]);
    expect(await read(5)).toEqual(['{"version":3}', [4, 5]]);
    expect(await read(2)).toEqual([null, [1, 2]]);
    const { tail } = await store.streams.readLatestSnapshot(matchId);
    expect(tail[0]?.openings).toEqual(new Map([['/bid', opening(8, '/bid').text]]));
  });

  test('a second one of the same version is ignored', async () => {
    const { matchId } = await createStream(store);
    await store.snapshots.write(matchId, snapshot(1, '{"a":1}'));
    await store.snapshots.write(matchId, snapshot(1, '{"a":2}'));
    const { snapshot: found } = await store.streams.readLatestSnapshot(matchId);
    expect(found).toMatchObject({ version: 1, rulesVersion: 'shares/1.0.0', stateHash: 'ab'.repeat(32) });
    expect(found && store.snapshots.open(matchId, found)).toBe('{"a":1}');
    expect(() => found && store.snapshots.open(matchId, { ...found, version: 2 })).toThrow();
  });
});

describe('lists', () => {
  const game = `game ${randomUUID()}`;
  const alice = { seat: 0, playerId: `alice ${game}`, kind: 'player', displayName: 'Alice' } as const;
  let ids: string[];

  beforeAll(async () => {
    ids = [];
    // Two of each millisecond: the id decides between them.
    for (let i = 0; i < 10; i++) {
      const match = aMatch({
        game,
        createdAt: 1_000 + Math.floor(i / 2),
        status: i % 3 === 0 ? 'ended' : 'active',
        activeSeats: i % 3 === 0 ? [] : [i % 2],
        seats: i < 4 ? [alice] : [],
      });
      await store.createMatch(match);
      ids.push(match.matchId);
    }
    ids = ids.sort(
      (a, b) => Math.floor(ids.indexOf(a) / 2) - Math.floor(ids.indexOf(b) / 2) || (a < b ? -1 : 1),
    );
  });

  const cursor = (row: { created_at: number; match_id: string }): MatchCursor => ({
    createdAt: row.created_at,
    matchId: row.match_id,
  });

  test.each(['asc', 'desc'] as const)(
    'pages %s forwards and backwards meet every match once',
    async (order) => {
      const expected = order === 'asc' ? ids : [...ids].reverse();
      const seen: string[] = [];
      let after: MatchCursor | undefined;
      for (let more = true; more; ) {
        const page = { filter: { game }, order, limit: 3, ...(after && { after }) };
        const list = await store.matches.listMatches(page);
        seen.push(...list.rows.map((row) => row.match_id));
        after = cursor(list.rows.at(-1) as { created_at: number; match_id: string });
        more = list.more;
      }
      expect(seen).toEqual(expected);
      const before = cursor((await store.matches.readMatchRows([expected[5] as string]))[0]!);
      const back = await store.matches.listMatches({ filter: { game }, order, before, limit: 3 });
      expect(back.rows.map((row) => row.match_id)).toEqual(expected.slice(2, 5));
      expect(back.more).toBe(true);
    },
  );

  test('filters by status, visibility, player and turn', async () => {
    const list = async (filter: object) =>
      (await store.matches.listMatches({ filter: { game, ...filter }, order: 'asc', limit: 100 })).rows
        .length;
    expect(await list({})).toBe(10);
    expect(await list({ status: 'ended' })).toBe(4);
    expect(await list({ visibility: 'private' })).toBe(0);
    expect(await list({ playerId: alice.playerId })).toBe(4);
    expect(await list({ playerId: alice.playerId, onTurn: true })).toBe(1);
    expect(await list({ playerId: 'nobody' })).toBe(0);
  });

  test('rows of no ids are none', async () => {
    expect(await store.matches.readMatchRows([])).toEqual([]);
    expect(await store.matches.readSeats([])).toEqual([]);
    expect(await store.matches.readPlayers([])).toEqual([]);
  });
});

test('the clock follows the database, whatever the events say', async () => {
  await store.append(anAppend(await createStream(store, { events: [anEvent(1)] })));
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ now: number }>('SELECT clock_ms() AS now');
  await owner.end();
  expect(Math.abs(store.clock.now() - (rows[0]?.now ?? 0))).toBeLessThan(2_000);
});
