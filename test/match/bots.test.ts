import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { addPlayer, eventually, openTable, startServices, type TestServices } from '../support/services.ts';

describe('bots', () => {
  let database: TestDatabase;
  let services: TestServices;

  beforeAll(async () => {
    database = await startPostgres();
    services = await startServices(database);
  });
  afterAll(async () => {
    await services.stop();
    await database.stop();
  });

  it('play a match among themselves to its end, by jobs', async () => {
    const host = await addPlayer(services, 'Host');
    const live = await openTable(services, host, { seat: null, bots: [0, 1, 2] });
    await eventually('the match ends', async () => {
      const sight = await services.matches.sight(live.matchId, host);
      return sight?.state.status === 'finished';
    });
    const sight = await services.matches.sight(live.matchId, host);
    expect(sight?.viewer).toBe('open');
    expect(services.reports).toEqual([]);
    const folded = await services.store.streams.readChainHead(live.matchId);
    expect(folded?.version).toBe(sight?.state.version);
  });
});
