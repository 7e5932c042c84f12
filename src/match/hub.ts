/**
 * Wake-ups for whoever waits for a match to change. They carry nothing but "look again": what is new is
 * read from memory or the log, so a lost or doubled wake-up does no harm (reliability 4.3).
 */
export class Hub {
  readonly #watches = new Map<string, Set<Watch>>();

  /** Starts watching; end it with `close`. */
  watch(matchId: string): Watch {
    const watch = new Watch(() => {
      const set = this.#watches.get(matchId);
      set?.delete(watch);
      if (set?.size === 0) this.#watches.delete(matchId);
    });
    const set = this.#watches.get(matchId) ?? new Set();
    set.add(watch);
    this.#watches.set(matchId, set);
    return watch;
  }

  /** `elsewhere`: memory does not have what is new, only the log does. */
  wake(matchId: string, elsewhere = false): void {
    for (const watch of this.#watches.get(matchId) ?? []) watch.wake(elsewhere);
    if (matchId !== ANY_MATCH) for (const watch of this.#watches.get(ANY_MATCH) ?? []) watch.wake(elsewhere);
  }

  /** Matches that somebody watches. */
  watched(): string[] {
    return [...this.#watches.keys()].filter((id) => id !== ANY_MATCH);
  }

  get size(): number {
    let size = 0;
    for (const set of this.#watches.values()) size += set.size;
    return size;
  }
}

/** Watch this for a wake-up on every change of any match (lists, lobby). */
export const ANY_MATCH = '*';

/** One who waits for a match to change. */
export class Watch {
  readonly #onClose: () => void;
  #flag = false;
  #elsewhere = false;
  #closed = false;
  #waiting: (() => void) | null = null;

  constructor(onClose: () => void) {
    this.#onClose = onClose;
  }

  wake(elsewhere: boolean): void {
    this.#flag = true;
    if (elsewhere) this.#elsewhere = true;
    this.#release();
  }

  /** Whether a wake-up since the last call was about something that only the log has. */
  takeElsewhere(): boolean {
    const elsewhere = this.#elsewhere;
    this.#elsewhere = false;
    return elsewhere;
  }

  /** Resolves at the next wake-up (at once if one came meanwhile), or when closed. */
  async changed(): Promise<void> {
    if (!this.#flag && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
    this.#flag = false;
  }

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#onClose();
    this.#release();
  }

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.();
  }
}
