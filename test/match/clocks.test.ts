import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStream } from '../support/chain.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { seatedMatch } from '../support/seated.ts';
import { eventually, startServices, type TestServices, vaultKey } from '../support/services.ts';

describe('clocks', () => {
  const key = vaultKey();
  let database: TestDatabase;
  let nodes: TestServices[];

  beforeAll(async () => {
    database = await startPostgres();
    const limits = { jobInterval: 100 };
    nodes = [await startServices(database, { key, limits }), await startServices(database, { key, limits })];
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await database.stop();
  });

  it('play the default of a seat whose time has run out, once, though two processes look', async () => {
    const [first] = nodes as [TestServices];
    const match = await seatedMatch(first, 2, { secondsPerMove: 5, options: { firstPlayer: 0 } });
    const before = (await first.matches.sight(match.matchId, null))?.state;
    const deadline = before?.deadlines[0] ?? 0;
    expect(deadline - (before?.recordedAt ?? 0)).toBe(5000);
    expect(before?.deadlines[1]).toBeNull();
    await eventually(
      'the default is played',
      async () => ((await first.matches.head(match.matchId)) ?? 0) > (before?.version ?? 0),
      15_000,
    );
    const after = (await first.matches.sight(match.matchId, null))?.state;
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(after?.deadlines[0]).toBeNull();
    expect((after?.deadlines[1] ?? 0) - (after?.recordedAt ?? 0)).toBe(5000);
    const [event] = await first.store.streams.readEvents(match.matchId, before?.version ?? 0, 1);
    expect(event).toMatchObject({ type: 'CeoSelected', actorKind: 'clock', actorSeat: 0 });
    expect((event?.recordedAt ?? 0) - deadline).toBeGreaterThanOrEqual(0);
    await checkStream(first.store, match.matchId);
    expect(nodes.flatMap(({ reports }) => reports)).toEqual([]);
  });
});
