import type { ExecutionResult } from 'graphql';
import type { PresentedEvent } from '../../match/present.ts';
import type { Body } from './shared-frames.ts';

const DONE = { done: true as const, value: undefined };

/**
 * The results of a subscription whose frames are shared: it writes them itself, and what the protocol's library
 * gets to see of it is its end, or a result with errors.
 */
export class SharedResults implements AsyncIterableIterator<ExecutionResult, void, void> {
  readonly #events: AsyncIterator<PresentedEvent>;
  readonly #bodyOf: (event: PresentedEvent) => Promise<Body>;
  readonly #write: (body: string, event: PresentedEvent) => Promise<void>;
  #ended = false;

  constructor(
    events: AsyncIterator<PresentedEvent>,
    bodyOf: (event: PresentedEvent) => Promise<Body>,
    /** Resolves when more may be written. */
    write: (body: string, event: PresentedEvent) => Promise<void>,
  ) {
    this.#events = events;
    this.#bodyOf = bodyOf;
    this.#write = write;
  }

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    for (;;) {
      const next = await this.#events.next();
      if (next.done === true || this.#ended) return DONE;
      const body = await this.#bodyOf(next.value);
      if (this.#ended) return DONE;
      if (typeof body !== 'string') return { done: false, value: body };
      await this.#write(body, next.value);
    }
  }

  async return(): Promise<IteratorResult<ExecutionResult, void>> {
    this.#ended = true;
    await this.#events.return?.();
    return DONE;
  }

  async throw(error: unknown): Promise<IteratorResult<ExecutionResult, void>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
