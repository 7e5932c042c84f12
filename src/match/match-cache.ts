import type { Store } from '../store/index.ts';
import type { LiveMatch } from './live-match.ts';
import { type Folded, holdersOf, keyOf, type MatchLoader } from './match-loader.ts';
import type { RecordedEvent } from './record.ts';
import { evolveMatch } from './state.ts';
import { foldEvent } from './stored.ts';

const NEWEST = 2_147_483_647;

/** The matches in memory, least recently used first, and the way from the log to a state. */
export class MatchCache {
  readonly #store: Store;
  readonly #loader: MatchLoader;
  readonly #capacity: number;
  readonly #live = new Map<string, LiveMatch>();
  readonly #loading = new Map<string, Promise<LiveMatch | null>>();
  readonly #catchingUp = new Map<string, Promise<void>>();

  constructor(store: Store, loader: MatchLoader, capacity: number) {
    this.#store = store;
    this.#loader = loader;
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

  /** The match if it is in memory; does not count as a use. */
  peek(matchId: string): LiveMatch | null {
    return this.#live.get(matchId) ?? null;
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
    const [rows, seats] = await Promise.all([
      this.#store.streams.readFold(live.matchId, from),
      this.#store.matches.readSeats([live.matchId]),
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
    live.holders = holdersOf(live.matchId, live.state.seats.length, seats);
    live.durable = live.state.version;
    live.forgetRecent();
  }

  /** The state at a version, folded from the log; the newest by default. A fresh value of the caller's own. */
  stateAt(matchId: string, version = NEWEST): Promise<Folded | null> {
    return this.#loader.stateAt(matchId, version);
  }

  /** Events after a version from the log, with the openings of game fields. */
  readEvents(matchId: string, after: number, limit: number): Promise<readonly RecordedEvent[]> {
    return this.#loader.events(matchId, after, limit);
  }

  async #load(matchId: string): Promise<LiveMatch | null> {
    const live = await this.#loader.load(matchId);
    if (live !== null) this.add(live);
    return live;
  }

  #evict(): void {
    for (const [matchId, live] of this.#live) {
      if (this.#live.size <= this.#capacity) return;
      if (live.inFlight === 0) this.#live.delete(matchId);
    }
  }
}
