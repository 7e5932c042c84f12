import type { AnyGame } from '../kernel/game.ts';
import type { MatchSecrets } from './decide.ts';
import type { RecordedEvent } from './record.ts';
import type { MatchState } from './state.ts';

/** Durable events kept in memory for subscribers and answers; older ones come from the log. */
const RECENT = 128;

/**
 * A match in this process's memory: a cache, never an owner. `state` may be ahead of what is durable while
 * appends are in flight; nothing of it leaves the process before they are (performance 2.2).
 */
export class LiveMatch {
  readonly matchId: string;
  readonly game: AnyGame;
  readonly state: MatchState;
  readonly secrets: MatchSecrets;
  /** Player of each seat, from the erasable table; null: nobody, or a bot. */
  holders: (string | null)[];
  /** Who made the table; may start it and seat bots. */
  readonly creatorId: string | null;
  /** Newest version known to be durable. */
  durable: number;
  /** Set when memory and log disagree: the next use loads the match anew. */
  dropped = false;
  /** Commands that are being stored, by id. */
  readonly running = new Map<string, Promise<unknown>>();
  inFlight = 0;
  #recent: RecordedEvent[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    game: AnyGame,
    state: MatchState,
    secrets: MatchSecrets,
    holders: (string | null)[],
    creatorId: string | null,
  ) {
    this.matchId = state.matchId;
    this.game = game;
    this.state = state;
    this.secrets = secrets;
    this.holders = holders;
    this.creatorId = creatorId;
    this.durable = state.version;
  }

  seatOf(playerId: string | null): number | null {
    if (playerId === null) return null;
    const seat = this.holders.indexOf(playerId);
    return seat === -1 ? null : seat;
  }

  /** Follows an append until it is durable or has failed. */
  follow<T>(append: Promise<T>): Promise<T> {
    this.inFlight += 1;
    const done = append.finally(() => {
      this.inFlight -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when what is in flight now is durable or has failed. */
  settled(): Promise<unknown> {
    return this.#last;
  }

  /** Events of a batch that has become durable. Batches of a match commit in order. */
  becameDurable(events: readonly RecordedEvent[]): void {
    const last = events.at(-1);
    if (last === undefined) return;
    this.durable = last.version;
    this.#recent.push(...events);
    if (this.#recent.length > 2 * RECENT) this.#recent = this.#recent.slice(-RECENT);
  }

  /** The events after a version, if memory reaches back so far; else null. */
  eventsAfter(version: number, limit: number): readonly RecordedEvent[] | null {
    if (version >= this.durable) return [];
    const first = this.#recent[0];
    if (first === undefined || first.version > version + 1) return null;
    const from = version + 1 - first.version;
    return this.#recent.slice(from, from + limit);
  }

  /** Forgets the recent events, after a catch-up that did not read them whole. */
  forgetRecent(): void {
    this.#recent = [];
  }
}
