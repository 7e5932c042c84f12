import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ClientSeat, type Style, wish } from './client-seat.ts';
import { type Probe, probes } from './incorporated-refusals.ts';
import { borrowUpTo, moveTo, repay, styleOf } from './incorporated-seat.ts';
import { readBoard, type Table } from './incorporated-table.ts';
import type { WireEvent } from './public-fold.ts';
import { SchemaClient, type Situation } from './schema-client.ts';
import { chanceOf, openMatch, playOut, verifyExport, watchToEnd } from './table-of-clients.ts';

/** Matches in which each refusal must have come up; one or two do. */
const MATCHES = 8;

describe('two clients of Incorporated written against schema.graphql alone', () => {
  let database: TestDatabase;
  let server: TestServer;
  let style: Style<Table>;
  let ada: SchemaClient;
  let ben: SchemaClient;
  beforeAll(async () => {
    database = await startPostgres();
    server = await startTestServer(database, { env: { RATE_EXPORTS: '1000' } });
    ada = await SchemaClient.guest(server.graphql, 'Ada');
    ben = await SchemaClient.guest(server.graphql, 'Ben');
    style = styleOf(await readBoard(ada));
  });
  afterAll(async () => {
    await server.stop();
    await database.stop();
  });

  it('play a whole match with two bots, in every phase, and its export verifies', async () => {
    const matchId = await openMatch([ada, ben], 'INCORPORATED', 4, {
      setupMode: 'auction',
      industryChips: true,
    });
    const chance = chanceOf(1);
    const first = [borrowUpTo(45)];
    const alike = {
      openAuction: wish('openAuction'),
      raiseBid: wish('raiseBid'),
      expand: moveTo(() => 1),
      fight: wish('fight'),
      powerPlay: wish('powerPlay'),
      repayBonds: repay,
    };
    const seller = new ClientSeat({ client: ada, matchId, seat: 0 }, style, chance, {
      first,
      once: { ...alike, offerPrivateSale: wish('offerPrivateSale') },
    });
    const buyer = new ClientSeat({ client: ben, matchId, seat: 1 }, style, chance, {
      first,
      once: { bidPrivateSale: wish('bidPrivateSale'), ...alike },
    });
    const events: WireEvent[] = [];
    await Promise.all([watchToEnd(ada, matchId, events), playOut([seller, buyer])]);

    // Each by a command of the client's own that the server accepted.
    for (const { played } of [seller, buyer]) {
      expect([...played.keys()]).toEqual(
        expect.arrayContaining(['openAuction', 'takeLoan', 'fight', 'expand', 'powerPlay', 'repayBonds']),
      );
      const repaid = (played.get('repayBonds') ?? []).map((command) => command['count'] as number);
      expect(Math.max(...repaid)).toBeGreaterThan(0);
    }
    expect(seller.played.has('raiseBid') || buyer.played.has('raiseBid')).toBe(true);
    expect(seller.played.has('offerPrivateSale')).toBe(true);
    expect(buyer.played.has('bidPrivateSale')).toBe(true);

    const kinds = new Set(events.map((event) => event.__typename));
    const phases = new Set(
      events
        .filter(({ __typename }) => __typename === 'IncorporatedPhaseStarted')
        .map((event) => event['phaseId']),
    );
    for (const phase of ['OUTLOOK', 'INVESTMENT', 'COMPETITION', 'LOBBYING', 'EARNINGS']) {
      expect(phases).toContain(phase);
    }
    for (const kind of [
      'CorporationAssigned',
      'BondsRepaid',
      'PowerPlayResolved',
      'CubeMoved',
      'GameEnded',
    ]) {
      expect(kinds).toContain(`Incorporated${kind}`);
    }
    // What others repay stays their secret; what was shown once the match was over is open to all.
    const lastTurn = events.findLast(({ __typename }) => __typename === 'IncorporatedTurnStarted');
    const commits = events.filter(
      ({ __typename, version }) =>
        __typename === 'IncorporatedRepaymentCommitted' && version < (lastTurn?.version ?? 0),
    );
    for (const commit of commits) expect(commit['count'] !== null).toBe(commit['seatIndex'] === 0);
    expect(commits.some((commit) => commit['seatIndex'] !== 0)).toBe(true);

    await verifyExport(server, ada, matchId);
  });

  it('are refused what the rules forbid, by explain and by the mutation, and nothing changes', async () => {
    const open = new Set<Probe>(probes);
    const chance = chanceOf(2);
    for (let i = 0; i < MATCHES && open.size > 0; i++) {
      const matchId = await openMatch([ada, ben], 'INCORPORATED', 2, {
        setupMode: 'random',
        industryChips: true,
      });
      const seats = [ada, ben].map(
        (client, seat) =>
          new ClientSeat({ client, matchId, seat }, style, chance, {
            once: { openAuction: wish('openAuction'), powerPlay: wish('powerPlay') },
            otherwise: [moveTo((table, country) => promise(open, table, country)), wish('defend')],
          }),
      );
      await playOut(seats, async (seat, now) => {
        const active = now.activeSeats.some(({ index }) => index === seat.seat);
        for (const probe of [...open]) {
          if (probe.waiting === active) continue;
          if (await refused(seat, matchId, probe, now)) open.delete(probe);
        }
        return open.size > 0;
      });
    }
    expect([...open].map(({ name }) => name)).toEqual([]);
  });

  /** Whether the position has what the probe needs; then it was refused by both ways and nothing changed. */
  async function refused(
    seat: ClientSeat<Table>,
    matchId: string,
    probe: Probe,
    now: Situation,
  ): Promise<boolean> {
    const { client } = seat;
    const { name, code, citation } = probe;
    const command = probe.find(await seat.table(), now);
    if (command === null) return false;
    const before = await client.situation(matchId);
    expect(await client.explain('Incorporated', matchId, command), name).toEqual({
      __typename: 'RuleViolation',
      code,
      message: expect.stringMatching(/\w.*\.$/),
      citation,
    });
    expect(await client.playTyped('Incorporated', matchId, command, before.version), name).toEqual({
      __typename: 'RuleViolation',
      code,
      message: expect.stringMatching(/\w.*\.$/),
      citation,
      incorporatedCode: code,
    });
    expect(await client.situation(matchId), name).toEqual(before);
    return true;
  }
});

/** How near a movement comes to a position where something is still to be refused. */
function promise(open: ReadonlySet<Probe>, table: Table, country: string): number {
  const wanted = (code: string) => [...open].some((probe) => probe.code === code);
  const arrows = table.arrows(country);
  let value = 0;
  if (wanted('LEAVING_BATTLEGROUND') && table.affiliation(country) === 'BATTLEGROUND') value += arrows.length;
  if (wanted('RIVAL_CAMP') && arrows.some((to) => table.isRival(country, to))) value += 3;
  if (wanted('TARGET_PROTECTED') && table.protectedSquares(country).length > 0) value += 3;
  if (wanted('NO_ARROW')) value += 1;
  return value;
}
