import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStream } from '../support/chain.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { addPlayer, eventually, openTable, startServices, vaultKey } from '../support/services.ts';

describe('bots', () => {
  const key = vaultKey();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startPostgres();
  });
  afterAll(() => database.stop());

  it('play a match among themselves to its end, by jobs, over a restart', async () => {
    const first = await startServices(database, { key });
    const host = await addPlayer(first, 'Host');
    const { matchId } = await openTable(first, host, { seat: null, bots: [0, 1, 2] });
    await eventually('they play', async () => ((await first.matches.head(matchId)) ?? 0) > 60);
    await first.stop();

    const second = await startServices(database, { key });
    const stopped = (await second.matches.head(matchId)) ?? 0;
    await eventually('the match ends', async () => {
      const sight = await second.matches.sight(matchId, host);
      return sight?.state.status === 'finished';
    });
    const sight = await second.matches.sight(matchId, host);
    expect(sight?.viewer).toBe('open');
    expect(sight?.state.version).toBeGreaterThan(stopped);
    await checkStream(second.store, matchId);
    // Nothing is left to do, and what was done was done by bots in their seats.
    expect(await second.store.db.selectFrom('jobs').select('key').execute()).toEqual([]);
    const kinds = await second.store.db.selectFrom('events').select('actor_kind').distinct().execute();
    expect(kinds.map((row) => row.actor_kind).sort()).toEqual(['bot', 'system']);
    expect([...first.reports, ...second.reports]).toEqual([]);
    await second.stop();
  });
});
