import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import type { Feed } from '../../src/match/feed.ts';
import type { PresentedEvent } from '../../src/match/present.ts';
import { RefusalError } from '../../src/ops/refusals.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { nextMove, playMove, playMoves, type SeatedMatch, seatedMatch } from '../support/seated.ts';
import { addPlayer, eventually, startServices, type TestServices, vaultKey } from '../support/services.ts';
import { sized } from '../support/size.ts';

/** A subscriber that keeps what it got, and resumes after its last version when it was cut. */
class Subscriber {
  readonly got: PresentedEvent[] = [];
  readonly #node: TestServices;
  readonly #match: SeatedMatch;
  readonly #caller: string | null;
  #feed: Feed<PresentedEvent> | null = null;
  ended = false;

  constructor(node: TestServices, match: SeatedMatch, caller: string | null) {
    this.#node = node;
    this.#match = match;
    this.#caller = caller;
  }

  async connect(): Promise<void> {
    const feed = await this.#node.updates.events(
      this.#match.matchId,
      this.#caller,
      this.got.at(-1)?.version ?? 0,
    );
    this.#feed = feed;
    void this.#read(feed);
  }

  async cut(): Promise<void> {
    const feed = this.#feed;
    this.#feed = null;
    await feed?.return();
  }

  async #read(feed: Feed<PresentedEvent>): Promise<void> {
    for await (const event of feed) {
      // What a closed connection had in flight is lost, as on a network.
      if (this.#feed !== feed) return;
      this.got.push(event);
    }
    if (this.#feed === feed) this.ended = true;
  }
}

describe('event feeds (R-09)', () => {
  const key = vaultKey();
  let database: TestDatabase;
  let nodes: TestServices[];

  beforeAll(async () => {
    database = await startPostgres();
    nodes = [
      await startServices(database, { key }),
      await startServices(database, { key, bus: 'postgres' }),
      await startServices(database, { key, bus: 'postgres' }),
    ];
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await database.stop();
  });
  const node = (i: number) => nodes[i % nodes.length] as TestServices;

  it('every subscriber sees every event once, in order, whatever is cut, on every node', async () => {
    const random = botRandom(31);
    const matches: SeatedMatch[] = [];
    const subscribers: { subscriber: Subscriber; match: SeatedMatch }[] = [];
    for (let i = 0; i < sized(4, 200); i++) {
      const match = await seatedMatch(node(i), 2 + (i % 3), { options: { maxRounds: 5 } });
      matches.push(match);
      for (let n = 0; n < 6; n++) {
        const caller = n === 0 ? null : (match.players[n % match.players.length] as string);
        const subscriber = new Subscriber(node(i + n), match, caller);
        await subscriber.connect();
        subscribers.push({ subscriber, match });
      }
    }
    const playing = matches.map(async (match, i) => {
      for (let moves = 0; ; moves++) {
        const move = await nextMove(node(i + moves), match, random);
        if (move === null) return;
        await playMove(node(i + moves), match, move);
        if (random.index(3, 'test/cut') > 0) continue;
        const victims = subscribers.filter((entry) => entry.match === match);
        const victim = victims[random.index(victims.length, 'test/victim')]?.subscriber;
        await victim?.cut();
        await victim?.connect();
      }
    });
    await Promise.all(playing);
    for (const { subscriber, match } of subscribers) {
      const head = await node(0).matches.head(match.matchId);
      await eventually('the subscriber has seen all and its feed has ended', () => subscriber.ended);
      expect(subscriber.got.map(({ version }) => version)).toEqual(
        Array.from({ length: head ?? 0 }, (_, i) => i + 1),
      );
    }
    expect(nodes.map(({ updates }) => updates.open)).toEqual([0, 0, 0]);
    expect(nodes.flatMap(({ reports }) => reports)).toEqual([]);
  });

  it('late commits are neither skipped nor shown before they are durable (R-10)', async () => {
    const match = await seatedMatch(node(0), 2);
    const subscriber = new Subscriber(node(1), match, match.players[0] as string);
    await subscriber.connect();
    const head = (await node(0).matches.head(match.matchId)) ?? 0;
    await eventually('the history is there', () => subscriber.got.length === head);
    // Someone holds the match's row: the append waits between its inserts and its commit.
    const holder = new pg.Client({ connectionString: database.ownerUrl });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM matches WHERE match_id = $1 FOR UPDATE', [match.matchId]);
      const moved = playMoves(node(0), match, 1, 5);
      await eventually('the append waits for the row', async () => {
        const { rows } = await holder.query<{ waiting: boolean }>(
          'SELECT EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))) AS waiting',
        );
        return rows[0]?.waiting === true;
      });
      for (const { matches } of nodes) {
        expect((await matches.sight(match.matchId, null))?.state.version).toBe(head);
      }
      expect(subscriber.got).toHaveLength(head);
      await holder.query('COMMIT');
      await moved;
    } finally {
      await holder.end();
    }
    expect((await node(0).matches.sight(match.matchId, null))?.state.version).toBeGreaterThan(head);
    await eventually('the event arrives', () => subscriber.got.length > head);
    expect(subscriber.got.map(({ version }) => version)).toEqual(subscriber.got.map((_, i) => i + 1));
    await subscriber.cut();
  });

  it('refuses what lies ahead and what may not be seen', async () => {
    const match = await seatedMatch(node(0), 2, { visibility: 'invitation' }).catch(() => null);
    expect(match).toBeNull();
    const open = await seatedMatch(node(0), 2);
    const code = (promise: Promise<unknown>) =>
      promise.then(
        () => 'accepted',
        (error: unknown) => (error instanceof RefusalError ? error.refusal.code : error),
      );
    expect(await code(node(0).updates.events(open.matchId, null, 10_000))).toBe('VERSION_AHEAD');
    expect(await code(node(0).updates.events(open.matchId, null, -1))).toBe('INVALID_INPUT');
    expect(await code(node(0).updates.events('0193a0f0-0000-7000-8000-000000000000', null, 0))).toBe(
      'NOT_FOUND',
    );
    expect(await code(node(0).updates.events('no id', null, 0))).toBe('NOT_FOUND');
  });

  it('ends at once when its reader leaves while it waits', async () => {
    const match = await seatedMatch(node(0), 2);
    const feed = await node(0).updates.match(match.matchId, await addPlayer(node(0), 'Watcher'));
    expect((await feed.next()).done).toBe(false);
    const parked = feed.next();
    await feed.return();
    expect((await parked).done).toBe(true);
    expect(node(0).updates.open).toBe(0);
  });
});
