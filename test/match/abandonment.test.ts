import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { HOUR } from '../../src/services.ts';
import type { InactivityLimits } from '../../src/store/index.ts';
import { checkStream } from '../support/chain.ts';
import { exportLines, verifyLines } from '../support/exports.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { nextMove, playMoves, seatedMatch } from '../support/seated.ts';
import {
  addPlayer,
  eventually,
  openTable,
  startServices,
  type TestServices,
  vaultKey,
} from '../support/services.ts';

describe('inactive matches (audit 2.2)', () => {
  const key = vaultKey();
  let database: TestDatabase;
  /** Plays; its own limits are the usual ones. */
  let playing: TestServices;
  const others: TestServices[] = [];

  /** A process that looks with these limits when it is told to. */
  async function watcher(inactivity: InactivityLimits): Promise<TestServices> {
    const services = await startServices(database, { key, limits: { inactivity }, background: false });
    others.push(services);
    return services;
  }

  beforeAll(async () => {
    database = await startPostgres();
    playing = await startServices(database, { key });
  });
  afterAll(async () => {
    for (const services of [...others, playing]) await services.stop();
    await database.stop();
  });

  it('are given up once, though two processes look, and their seed is revealed', async () => {
    const match = await seatedMatch(playing, 2, { secondsPerMove: 3600 });
    await playMoves(playing, match, 8, 21);
    const { matchId } = match;
    const version = (await playing.matches.head(matchId)) ?? 0;
    const feed = await playing.updates.events(matchId, null, version);
    const jobs = () =>
      playing.store.db.selectFrom('jobs').select('key').where('match_id', '=', matchId).execute();
    expect(await jobs()).toEqual([{ key: 'clock' }]);

    const watchers = [await watcher({ open: HOUR, playing: 0 }), await watcher({ open: HOUR, playing: 0 })];
    const found = await Promise.all(watchers.map(({ abandonment }) => abandonment.look()));
    found.push(...(await Promise.all(watchers.map(({ abandonment }) => abandonment.look()))));
    expect(found.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(1);

    const events = await playing.store.streams.readEvents(matchId, version, 10);
    const shared = { actorKind: 'system', actorSeat: null, causation: `timer/abandon/${version}` };
    expect(events).toMatchObject([
      { ...shared, version: version + 1, type: 'MatchAbandoned', payload: '{"reason":"inactive"}' },
      { ...shared, version: version + 2, type: 'RandomnessRevealed' },
    ]);
    expect(events).toHaveLength(2);
    expect(await jobs()).toEqual([]);
    const [row] = await playing.store.matches.readMatchRows([matchId]);
    expect(row).toMatchObject({ status: 'abandoned', active_seats: [], deadline: null });
    expect(row?.ended_at).toBe(events[0]?.recordedAt);
    await checkStream(playing.store, matchId);
    // The seed is out: anyone may check every draw of what was played.
    const full = await exportLines(playing, matchId, 'full');
    expect(await verifyLines(full)).toMatchObject({
      ok: true,
      findings: [],
      levels: { '4': 'pass', '6': 'pass' },
    });

    // The process that played it learns of it: its feed ends, and it takes no more commands.
    const heard: string[] = [];
    for await (const event of feed) heard.push(event.type);
    expect(heard).toEqual(['MatchAbandoned', 'RandomnessRevealed']);
    expect(await nextMove(playing, match, botRandom(1))).toBeNull();
    const sight = await playing.matches.sight(matchId, match.players[0] as string);
    const [seat = 0] = sight?.game.activeSeats(sight.state.play ?? {}) ?? [];
    const command = sight?.game.defaultCommand(sight.state.play ?? {}, seat);
    const caller = match.players[seat] as string;
    const submission = { caller, matchId, command, expectedVersion: null, commandId: randomUUID() };
    expect(await playing.matches.submit(submission)).toMatchObject({ type: 'Refusal', code: 'FORBIDDEN' });
    expect([...others, playing].flatMap(({ reports }) => reports)).toEqual([]);
  });

  it('are tables that nobody started as well; what has recent events stays', async () => {
    const creator = await addPlayer(playing, 'Ada');
    const table = await openTable(playing, creator, { bots: [] });
    const match = await seatedMatch(playing, 2);
    await playMoves(playing, match, 3, 22);
    const head = await playing.matches.head(match.matchId);
    const status = async (matchId: string) =>
      (await playing.store.matches.readMatchRows([matchId]))[0]?.status;

    const patient = await watcher({ open: HOUR, playing: HOUR });
    expect(await patient.abandonment.look()).toBe(0);
    expect(await status(table.matchId)).toBe('open');

    const strict = await watcher({ open: 0, playing: HOUR });
    expect(await strict.abandonment.look()).toBe(1);
    expect(await status(table.matchId)).toBe('abandoned');
    expect(await status(match.matchId)).toBe('playing');
    expect(await playing.matches.head(match.matchId)).toBe(head);
    await checkStream(playing.store, table.matchId);
    const join = { matchId: table.matchId, commandId: randomUUID(), seat: null, invitation: null };
    const late = await playing.tables.join({ ...join, caller: await addPlayer(playing, 'Ben') });
    expect(late).toMatchObject({ type: 'Refusal', code: 'FORBIDDEN' });
    await playMoves(playing, match, 1, 23);
    expect([...others, playing].flatMap(({ reports }) => reports)).toEqual([]);
  });

  it('wait while another process looks, and no longer than that', async () => {
    const creator = await addPlayer(playing, 'Cem');
    await openTable(playing, creator, { bots: [] });
    const strict = await watcher({ open: 0, playing: HOUR });
    let release = () => {};
    let holding = false;
    const held = playing.store.doAlone('abandonment', () => {
      holding = true;
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await eventually('the other process looks', () => holding);
    expect(await strict.abandonment.look()).toBeNull();
    release();
    await held;
    await expect(
      playing.store.doAlone('abandonment', () => Promise.reject(new Error('it broke'))),
    ).rejects.toThrow('it broke');
    expect(await strict.abandonment.look()).toBe(1);
  });
});
