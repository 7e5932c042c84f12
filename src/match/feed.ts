import type { Hub, Watch } from './hub.ts';

/**
 * Looks for news: items to hand on, or null when the feed has come to its end. `elsewhere`: a wake-up since the
 * last look was about something that memory does not have.
 */
export type Look<T> = (elsewhere: boolean) => Promise<readonly T[] | null>;

/**
 * A loop of look and wait as an async iterator (reliability 4.3): what is new is taken by `look`, handed on
 * one by one, and when there is nothing it waits for a wake-up. Memory is one page, whatever the backlog.
 *
 * An async generator that is parked in an await cannot be ended from outside; this can: `return` wakes it.
 */
export class Feed<T> implements AsyncIterableIterator<T> {
  readonly #watch: Watch;
  readonly #look: Look<T>;
  #page: readonly T[] = [];
  #at = 0;
  #ended = false;

  constructor(hub: Hub, matchId: string, look: Look<T>) {
    this.#watch = hub.watch(matchId);
    this.#look = look;
  }

  async next(): Promise<IteratorResult<T>> {
    try {
      while (!this.#watch.closed) {
        if (this.#at < this.#page.length) {
          const value = this.#page[this.#at] as T;
          this.#at += 1;
          return { done: false, value };
        }
        if (this.#ended) break;
        const page = await this.#look(this.#watch.takeElsewhere());
        if (page === null) break;
        this.#page = page;
        this.#at = 0;
        if (page.length === 0) await this.#watch.changed();
      }
    } catch (error) {
      this.#watch.close();
      throw error;
    }
    this.#watch.close();
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<T>> {
    this.#ended = true;
    this.#watch.close();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<T>> {
    this.#watch.close();
    throw error;
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    return this;
  }
}
