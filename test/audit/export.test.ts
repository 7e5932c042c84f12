import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportBundle } from '../../src/audit/index.ts';
import { opportunityCards, worldEventCards } from '../../src/games/evil-corp/content.ts';
import type { EvilCorpState } from '../../src/games/evil-corp/state.ts';
import { moveBots } from '../../src/match/bots.ts';
import { expireClocks } from '../../src/match/clocks.ts';
import { MatchLoader } from '../../src/match/match-loader.ts';
import { exportLines, verifyLines } from '../support/exports.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { playMoves, type SeatedMatch, seatedMatch } from '../support/seated.ts';
import {
  accepted,
  addPlayer,
  eventually,
  openTable,
  startServices,
  type TestServices,
} from '../support/services.ts';

const CARDS = [...opportunityCards, ...worldEventCards].map(({ id }) => id);
const named = (text: string): string[] => CARDS.filter((id) => text.includes(`"${id}"`));

const SEEN = { '1': 'pass', '2': 'pass', '3': 'not checked', '4': 'pass', '5': 'pass', '6': 'not checked' };
const WHOLE = { ...SEEN, '6': 'pass' };

describe('exports of real matches', () => {
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

  /** The players of a match by the seats that they were dealt. */
  async function dealt({ matchId, players: joined }: SeatedMatch): Promise<SeatedMatch> {
    const players = [...joined];
    for (const player of joined) {
      const sight = await services.matches.sight(matchId, player);
      players[sight?.seat ?? -1] = player;
    }
    return { matchId, players };
  }

  /** What a player was shown so far, as one text. */
  async function shownTo(match: SeatedMatch, caller: string | null): Promise<string> {
    const sight = await services.matches.sight(match.matchId, caller);
    if (sight === null) throw new Error('not seen');
    const events = await services.matches.events(sight, 0, 10_000);
    return JSON.stringify(events.map(({ game: _game, ...event }) => event));
  }

  it('of a running match verify, and open to nobody what is hidden from it (canary)', async () => {
    const match = await seatedMatch(services, 3, { options: { maxRounds: 20 } });
    await playMoves(services, match, 60, 11);
    const folded = await new MatchLoader(services.store).stateAt(match.matchId, 2_147_483_647);
    if (folded === null) throw new Error('no state');
    const { players, opportunityDeck, worldEventDeck } = folded.state.play as unknown as EvilCorpState;
    const audiences = ['public', 'seat:0', 'seat:1', 'seat:2'] as const;
    for (const [i, audience] of audiences.entries()) {
      const lines = await exportLines(services, match.matchId, audience);
      expect(await verifyLines(lines)).toMatchObject({ ok: true, findings: [], levels: SEEN });
      const seat = i - 1;
      const hands = players.filter((player) => player.seat !== seat).flatMap(({ hand }) => hand);
      const hidden = new Set([...opportunityDeck, ...worldEventDeck, ...hands]);
      // A card may have been open before it went back into a deck.
      const known = new Set(named(await shownTo(match, match.players[seat] ?? null)));
      const text = lines.join('');
      expect(hidden.size).toBeGreaterThan(50);
      expect(named(text).filter((id) => hidden.has(id) && !known.has(id))).toEqual([]);
      for (const player of match.players) expect(text).not.toContain(player);
      expect(text).not.toContain('serverSeed');
      const openings = lines.filter((line) => line.includes('"t":"opening"'));
      expect(openings.length > 0).toBe(audience !== 'public');
      if (seat >= 0) expect(named(text)).toEqual(expect.arrayContaining(players[seat]?.hand ?? []));
    }
    expect(await exportBundle(services.store, match.matchId, 'full')).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of a finished match verify at every level, whatever the page size; accounts stay closed', async () => {
    const match = await dealt(
      await seatedMatch(services, 3, { options: { maxRounds: 5, ceoPowers: true }, seating: 'random' }),
    );
    await playMoves(services, match, 100_000, 12);
    const [row] = await services.store.matches.readMatchRows([match.matchId]);
    expect(row?.status).toBe('finished');
    const full = await exportLines(services, match.matchId, 'full');
    expect(await verifyLines(full)).toMatchObject({ ok: true, findings: [], levels: WHOLE });
    const small = await exportLines(services, match.matchId, 'full', {
      page: 7,
      origin: 'games.example/log1',
    });
    expect(small.slice(1, -1)).toEqual(full.slice(1, -1));
    expect(small[0]).toContain('"origin":"games.example/log1"');
    expect(await verifyLines(small)).toMatchObject({ ok: true });

    // A redacted export is the same bytes without openings.
    const open = await exportLines(services, match.matchId, 'public');
    const events = (lines: string[]) => lines.filter((line) => line.startsWith('{"event":'));
    expect(events(open)).toEqual(events(full));
    expect(open).toHaveLength(events(open).length + 2);
    expect(await verifyLines(open)).toMatchObject({ ok: true, levels: SEEN });
    const seat = await exportLines(services, match.matchId, 'seat:1');
    expect(await verifyLines(seat)).toMatchObject({ ok: true, levels: SEEN });
    expect(seat.length).toBeGreaterThan(open.length);

    const erased = full.filter((line) => line.includes('"t":"erased"'));
    expect(erased).toHaveLength(3);
    for (const line of erased) expect(line).toContain('"path":"$account","reason":"withheld"');
    for (const player of match.players) expect(full.join('')).not.toContain(player);
    const { version } = JSON.parse(erased[0] as string) as { version: number };
    await services.store.eraseOpenings([{ matchId: match.matchId, version, path: '$account' }], 'on request');
    const after = await exportLines(services, match.matchId, 'full');
    expect(after.filter((line) => line.includes('"reason":"on request"'))).toHaveLength(1);
    expect(await verifyLines(after)).toMatchObject({ ok: true, levels: WHOLE });
  });

  it('of a match with bots and clocks: defaults by clock are decided again as well', async () => {
    const creator = await addPlayer(services, 'Ada');
    const live = await openTable(services, creator, { options: { maxRounds: 5 }, secondsPerMove: 3600 });
    // Time is moved on, not waited for. Jobs are due by the database's own time, so bots are woken here.
    const { clock } = services.store;
    const present = clock.now.bind(clock);
    let ahead = 0;
    clock.now = () => present() + ahead;
    await eventually(
      'the end of the match',
      async () => {
        ahead += 100 * 3_600_000;
        if (services.reports.length > 0) throw new Error(services.reports[0]);
        await expireClocks(services.matches, live.matchId, clock.now());
        await moveBots(services.matches, live.matchId, (await services.matches.head(live.matchId)) ?? 0);
        const [row] = await services.store.matches.readMatchRows([live.matchId]);
        return row?.status === 'finished';
      },
      60_000,
    );
    clock.now = present;
    const full = await exportLines(services, live.matchId, 'full');
    const kinds = new Set(
      [...full.join('').matchAll(/"kind":"(seat|bot|clock|system)"/g)].map(([, kind]) => kind),
    );
    expect(kinds).toEqual(new Set(['system', 'bot', 'clock']));
    expect(await verifyLines(full)).toMatchObject({ ok: true, findings: [], levels: WHOLE });
    expect(services.reports).toEqual([]);
  });

  it('of an open table, before anything was drawn', async () => {
    const creator = await addPlayer(services, 'Ben');
    const live = await openTable(services, creator, { bots: [] });
    accepted(
      await services.tables.addBot({
        caller: creator,
        matchId: live.matchId,
        commandId: randomUUID(),
        seat: 2,
      }),
    );
    accepted(
      await services.tables.removeBot({
        caller: creator,
        matchId: live.matchId,
        commandId: randomUUID(),
        seat: 2,
      }),
    );
    const report = await verifyLines(await exportLines(services, live.matchId, 'public'));
    expect(report).toMatchObject({ ok: true, findings: [], levels: SEEN, events: 5 });
  });

  it('of tables whose seats are dealt, but for the place of an arbiter', async () => {
    const orders = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const { matchId, players } = await seatedMatch(services, 4, {
        game: 'corporate-america',
        seating: 'random',
        options: { supremeCourt: 'arbiter' },
      });
      expect((await services.matches.sight(matchId, players[3] as string))?.seat).toBe(3);
      const seats = await Promise.all(
        players.map(async (player) => (await services.matches.sight(matchId, player))?.seat),
      );
      orders.add(seats.join());
      const lines = await exportLines(services, matchId, 'public');
      expect(await verifyLines(lines)).toMatchObject({ ok: true, findings: [], levels: SEEN });
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('refuses what does not exist', async () => {
    const creator = await addPlayer(services, 'Cem');
    const live = await openTable(services, creator, { bots: [] });
    expect(await exportBundle(services.store, randomUUID(), 'public')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await exportBundle(services.store, live.matchId, 'seat:3')).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
