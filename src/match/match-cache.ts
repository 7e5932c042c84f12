import { gameByRules } from '../games/registry.ts';
import { fromHex } from '../kernel/bytes.ts';
import { genesisHash, stateHash } from '../kernel/envelope.ts';
import type { AnyGame } from '../kernel/game.ts';
import { matchKey } from '../kernel/match-key.ts';
import type { Snapshot, Store } from '../store/index.ts';
import { LiveMatch } from './live-match.ts';
import type { RecordedEvent } from './record.ts';
import { evolveMatch, initialMatch, type MatchState } from './state.ts';
import { foldEvent, recordedEvent } from './stored.ts';

const NEWEST = 2_147_483_647;

/** The matches in memory, least recently used first, and the way from the log to a state. */
export class MatchCache {
  readonly #store: Store;
  readonly #capacity: number;
  readonly #live = new Map<string, LiveMatch>();
  readonly #loading = new Map<string, Promise<LiveMatch | null>>();
  readonly #catchingUp = new Map<string, Promise<void>>();
  /** A snapshot or chain that does not fit what it should (reliability 6.6). */
  onMismatch: (matchId: string, what: string) => void = () => {};

  constructor(store: Store, capacity: number) {
    this.#store = store;
    this.#capacity = capacity;
  }

  /** The match from memory, else from the log; null: there is none. It may be older than the log. */
  async get(matchId: string): Promise<LiveMatch | null> {
    const live = this.#live.get(matchId);
    if (live !== undefined) {
      this.#live.delete(matchId);
      this.#live.set(matchId, live);
      return live;
    }
    const loading = this.#loading.get(matchId) ?? this.#load(matchId);
    this.#loading.set(matchId, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(matchId);
    }
  }

  /** Puts a match into memory that was just created. */
  add(live: LiveMatch): void {
    this.#live.set(live.matchId, live);
    this.#evict();
  }

  /** Memory and log disagree: whoever holds it decides again on a fresh one. */
  drop(live: LiveMatch): void {
    live.dropped = true;
    if (this.#live.get(live.matchId) === live) this.#live.delete(live.matchId);
  }

  /** Brings memory to at least `version`, as read from the database. */
  async catchUp(live: LiveMatch, version: number): Promise<void> {
    if (live.durable >= version || live.dropped) return;
    // With appends in flight memory has gone another way than the log: they will fail, and so does it.
    if (live.inFlight > 0) {
      await live.settled();
      if (live.durable >= version || live.dropped) return;
    }
    const running = this.#catchingUp.get(live.matchId) ?? this.#readOn(live);
    this.#catchingUp.set(live.matchId, running);
    try {
      await running;
    } finally {
      this.#catchingUp.delete(live.matchId);
    }
  }

  async #readOn(live: LiveMatch): Promise<void> {
    const from = live.durable;
    const [rows, holders] = await Promise.all([
      this.#store.streams.readFold(live.matchId, from),
      this.#holders(live.matchId, live.state.seats.length),
    ]);
    const last = rows.at(-1);
    if (last === undefined) return;
    const head = await this.#store.streams.readChainHead(live.matchId, last.version);
    // A command came in between and moved memory on: its append is stale, as the log is ahead of it.
    if (live.state.version !== from || live.inFlight > 0 || head === null) {
      this.drop(live);
      return;
    }
    for (const row of rows) evolveMatch(live.state, live.game, foldEvent(row));
    live.state.headHash = head.hash;
    live.secrets.key = keyOf(live.state, live.secrets.seed);
    live.holders = holders;
    live.durable = live.state.version;
    live.forgetRecent();
  }

  /** The state at a version, folded from the log; the newest by default. A fresh value of the caller's own. */
  async stateAt(matchId: string, version = NEWEST): Promise<{ game: AnyGame; state: MatchState } | null> {
    const { snapshot, tail } = await this.#store.streams.readLatestSnapshot(matchId, version);
    let game: AnyGame | null = null;
    let state: MatchState | null = null;
    if (snapshot !== null) {
      game = gameByRules(snapshot.rulesVersion);
      state = game === null ? null : this.#fromSnapshot(matchId, snapshot);
    }
    let rows = tail;
    if (state === null || game === null) {
      if (snapshot !== null) rows = await this.#store.streams.readFold(matchId, 0, version);
      const first = rows[0];
      if (first === undefined) return null;
      const created = foldEvent(first).payload as { rulesVersion?: string };
      game = gameByRules(created.rulesVersion ?? '');
      if (game === null) throw new Error(`rules ${created.rulesVersion} are not installed`);
      state = initialMatch(matchId, genesisHash(matchId));
    }
    for (const row of rows) evolveMatch(state, game, foldEvent(row));
    return { game, state };
  }

  /** Events after a version from the log, with all openings. */
  async readEvents(matchId: string, after: number, limit: number): Promise<readonly RecordedEvent[]> {
    const rows = await this.#store.streams.readEvents(matchId, after, limit, 'all');
    return rows.map(recordedEvent);
  }

  #fromSnapshot(matchId: string, snapshot: Snapshot): MatchState | null {
    try {
      const state = JSON.parse(this.#store.snapshots.open(matchId, snapshot)) as MatchState;
      if (stateHash(state) === snapshot.stateHash) return state;
      this.onMismatch(matchId, 'snapshot state hash');
    } catch {
      this.onMismatch(matchId, 'snapshot unreadable');
    }
    return null;
  }

  async #load(matchId: string): Promise<LiveMatch | null> {
    const folded = await this.stateAt(matchId);
    if (folded === null) return null;
    const { game, state } = folded;
    const [head, seed, [row], holders] = await Promise.all([
      this.#store.streams.readChainHead(matchId, state.version),
      this.#store.readSeed(matchId, state.session),
      this.#store.matches.readMatchRows([matchId]),
      this.#holders(matchId, state.seats.length),
    ]);
    if (head === null || row === undefined || seed === null)
      throw new Error('a match without head, row or seed');
    state.headHash = head.hash;
    const live = new LiveMatch(game, state, { seed, key: keyOf(state, seed) }, holders, row.creator_id);
    this.add(live);
    return live;
  }

  async #holders(matchId: string, seats: number): Promise<(string | null)[]> {
    const rows = await this.#store.matches.readSeats([matchId]);
    const holders = new Array<string | null>(seats).fill(null);
    for (const row of rows) holders[row.seat] = row.player_id;
    return holders;
  }

  #evict(): void {
    for (const [matchId, live] of this.#live) {
      if (this.#live.size <= this.#capacity) return;
      if (live.inFlight === 0) this.#live.delete(matchId);
    }
  }
}

/** K follows from the seed and the sealed transcript; null before the start. */
function keyOf(state: MatchState, seed: Buffer): Buffer | null {
  return state.transcript === null ? null : matchKey(seed, fromHex(state.transcript));
}
