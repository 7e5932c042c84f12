import DataLoader from 'dataloader';
import { gameByRules } from '../games/registry.ts';
import { fromHex } from '../kernel/bytes.ts';
import { genesisHash, stateHash } from '../kernel/envelope.ts';
import type { AnyGame } from '../kernel/game.ts';
import { matchKey } from '../kernel/match-key.ts';
import type { EventPage, MatchRow, SeatRow, Snapshot, Store, Unfolded } from '../store/index.ts';
import { LiveMatch } from './live-match.ts';
import type { RecordedEvent } from './record.ts';
import { evolveMatch, initialMatch, type MatchState } from './state.ts';
import { foldEvent, recordedEvent } from './stored.ts';

/** A state folded from the log, a value of its caller's own. */
export interface Folded {
  readonly game: AnyGame;
  readonly state: MatchState;
}

interface Version {
  readonly matchId: string;
  readonly version: number;
}

/** From the log to states: what is asked for in one turn of the event loop shares its statements. */
export class MatchLoader {
  readonly #store: Store;
  readonly #states: DataLoader<Version, Folded | null>;
  readonly #matches: DataLoader<string, LiveMatch | null>;
  readonly #pages: DataLoader<EventPage, readonly RecordedEvent[]>;
  /** A snapshot that does not fit; the log is folded from its start instead (reliability 6.6). */
  onMismatch: (matchId: string, what: string) => void = () => {};

  constructor(store: Store) {
    this.#store = store;
    this.#states = new DataLoader((versions) => this.#foldMany(versions), { cache: false });
    this.#matches = new DataLoader((matchIds) => this.#loadMany(matchIds), { cache: false });
    this.#pages = new DataLoader(
      async (pages) => (await store.streams.readPages(pages, 'game')).map((page) => page.map(recordedEvent)),
      { cache: false },
    );
  }

  /** The state at a version, or at the newest below it; null: there is no such match. */
  stateAt(matchId: string, version: number): Promise<Folded | null> {
    return this.#states.load({ matchId, version });
  }

  /** The match as it is in the log now; null: there is none. */
  load(matchId: string): Promise<LiveMatch | null> {
    return this.#matches.load(matchId);
  }

  /** Events after a version, with the openings of game fields. */
  events(matchId: string, after: number, limit: number): Promise<readonly RecordedEvent[]> {
    return this.#pages.load({ matchId, after, limit });
  }

  async #loadMany(matchIds: readonly string[]): Promise<(LiveMatch | null)[]> {
    const rows = new Map(
      (await this.#store.matches.readMatchRows(matchIds)).map((row) => [row.match_id, row]),
    );
    const known = [...rows.values()];
    const [states, seeds, seats] = await Promise.all([
      this.#foldMany(known.map((row) => ({ matchId: row.match_id, version: row.version }))),
      this.#store.readSeeds([...rows.keys()]),
      this.#store.matches.readSeats([...rows.keys()]),
    ]);
    const live = new Map(
      known.map((row, i) => [row.match_id, liveOf(row, states[i] ?? null, seeds.get(row.match_id), seats)]),
    );
    return matchIds.map((matchId) => live.get(matchId) ?? null);
  }

  async #foldMany(versions: readonly Version[]): Promise<(Folded | null)[]> {
    const unfolded = await this.#store.streams.readStates(
      versions.map(({ matchId, version }) => ({ matchId, atOrBelow: version })),
    );
    return Promise.all(versions.map((version, i) => this.#fold(version, unfolded[i] as Unfolded)));
  }

  async #fold({ matchId, version }: Version, { snapshot, tail }: Unfolded): Promise<Folded | null> {
    const from = snapshot === null ? null : this.#fromSnapshot(matchId, snapshot);
    const rows =
      from === null && snapshot !== null ? await this.#store.streams.readFold(matchId, 0, version) : tail;
    const folded = from ?? this.#fromStart(matchId, rows[0]);
    if (folded === null) return null;
    for (const row of rows) evolveMatch(folded.state, folded.game, foldEvent(row));
    return folded;
  }

  #fromStart(matchId: string, first: Unfolded['tail'][number] | undefined): Folded | null {
    if (first === undefined) return null;
    const { rulesVersion } = JSON.parse(first.payload) as { rulesVersion: string };
    const game = gameByRules(rulesVersion);
    if (game === null) throw new Error(`rules ${rulesVersion} are not installed`);
    return { game, state: initialMatch(matchId, genesisHash(matchId)) };
  }

  #fromSnapshot(matchId: string, snapshot: Snapshot): Folded | null {
    const game = gameByRules(snapshot.rulesVersion);
    if (game === null) return null;
    try {
      const state = JSON.parse(this.#store.snapshots.open(matchId, snapshot)) as MatchState;
      if (stateHash(state) === snapshot.stateHash) return { game, state };
      this.onMismatch(matchId, 'the state hash of a snapshot');
    } catch {
      this.onMismatch(matchId, 'a snapshot that cannot be read');
    }
    return null;
  }
}

function liveOf(
  row: MatchRow,
  folded: Folded | null,
  seed: Buffer | undefined,
  seats: readonly SeatRow[],
): LiveMatch {
  if (folded === null || seed === undefined || folded.state.version !== row.version) {
    throw new Error(`match ${row.match_id} has no whole log or no seed`);
  }
  const { game, state } = folded;
  state.headHash = row.head_hash.toString('hex');
  const holders = holdersOf(row.match_id, state.seats.length, seats);
  return new LiveMatch(game, state, { seed, key: keyOf(state, seed) }, holders, row.creator_id);
}

/** Player of each seat. */
export function holdersOf(matchId: string, count: number, seats: readonly SeatRow[]): (string | null)[] {
  const holders = new Array<string | null>(count).fill(null);
  for (const row of seats) if (row.match_id === matchId) holders[row.seat] = row.player_id;
  return holders;
}

/** K follows from the seed and the sealed transcript; null before the start. */
export function keyOf(state: MatchState, seed: Buffer): Buffer | null {
  return state.transcript === null ? null : matchKey(seed, fromHex(state.transcript));
}
