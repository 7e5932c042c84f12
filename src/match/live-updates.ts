import { RefusalError } from '../ops/refusals.ts';
import type { Store } from '../store/index.ts';
import type { Caller } from './access.ts';
import { Feed } from './feed.ts';
import { ANY_MATCH, type Hub } from './hub.ts';
import type { MatchService, Sight } from './match-service.ts';
import type { PresentedEvent } from './present.ts';

/** Events that a feed takes at once. */
const PAGE = 100;
/** Milliseconds between looks at the database for what other processes did (reliability 4.3). */
const POLL = 2000;

/** Live updates: feeds of events and of changed matches, and the wake-ups from other processes. */
export class LiveUpdates {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #service: MatchService;
  readonly #onError: (error: unknown) => void;
  readonly #seen = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(store: Store, hub: Hub, service: MatchService, onError: (error: unknown) => void) {
    this.#store = store;
    this.#hub = hub;
    this.#service = service;
    this.#onError = onError;
  }

  start(): void {
    this.#store.bus.onHint((matchIds) => {
      for (const matchId of matchIds) this.#hub.wake(matchId, true);
    });
    this.#timer = setInterval(() => this.#poll().catch(this.#onError), POLL);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Feeds that are open; 0 when all clients have left. */
  get open(): number {
    return this.#hub.size;
  }

  /**
   * The events of a match after a version, then live, in order, each once, as the caller may see them
   * (reliability 4.2). Ends with the match, or when the caller may no longer see it.
   */
  async events(matchId: string, caller: Caller, afterVersion: number): Promise<Feed<PresentedEvent>> {
    const sight = await this.#mustSee(matchId, caller);
    if (afterVersion < 0) throw new RefusalError('INVALID_INPUT', 'afterVersion must not be negative.');
    if (afterVersion > sight.state.version) throw new RefusalError('VERSION_AHEAD');
    let after = afterVersion;
    let first: Sight | null = sight;
    let upToDate = false;
    let mustLook = false;
    return new Feed(this.#hub, matchId, async (elsewhere) => {
      mustLook ||= elsewhere;
      const recent = first === null ? await this.#service.recent(matchId, caller, after, PAGE) : null;
      if (recent !== null) {
        after = recent.at(-1)?.version ?? after;
        upToDate = true;
        return recent;
      }
      // Memory had what this feed was woken for; whatever comes after it wakes the feed again.
      const enough = upToDate && !mustLook && this.#service.goesOn(matchId);
      upToDate = false;
      if (enough) return [];
      mustLook = false;
      const now: Sight | null = first ?? (await this.#service.sight(matchId, caller));
      first = null;
      if (now === null) return null;
      const events = await this.#service.events(now, after, PAGE);
      if (events.length === 0 && now.state.endedAt !== null) return null;
      after = events.at(-1)?.version ?? after;
      return events;
    });
  }

  /** The match now, then whenever it has changed, quick changes folded into one. */
  async match(matchId: string, caller: Caller): Promise<Feed<Sight>> {
    await this.#mustSee(matchId, caller);
    let sent = -1;
    return new Feed(this.#hub, matchId, async () => {
      const now = await this.#service.sight(matchId, caller);
      if (now === null) return null;
      if (now.state.version <= sent) return now.state.endedAt === null ? [] : null;
      sent = now.state.version;
      return [now];
    });
  }

  /** Something that looks at many matches: woken by every change, and by the poll. */
  many<T>(look: () => Promise<readonly T[]>): Feed<T> {
    return new Feed(this.#hub, ANY_MATCH, look);
  }

  async #mustSee(matchId: string, caller: Caller): Promise<Sight> {
    const sight = await this.#service.sight(matchId, caller);
    if (sight === null) throw new RefusalError('NOT_FOUND');
    return sight;
  }

  async #poll(): Promise<void> {
    const watched = new Set(this.#hub.watched());
    for (const matchId of this.#seen.keys()) if (!watched.has(matchId)) this.#seen.delete(matchId);
    if (watched.size > 0) {
      for (const [matchId, version] of await this.#store.streams.readHead([...watched])) {
        if (this.#seen.get(matchId) === version) continue;
        this.#seen.set(matchId, version);
        // What was stored here has woken its watchers already.
        if (!this.#service.knows(matchId, version)) this.#hub.wake(matchId, true);
      }
    }
    this.#hub.wake(ANY_MATCH);
  }
}
