import type { ExecutionResult } from 'graphql';

/** Where the results come from; ending it ends what is below. */
export type Results = Required<Omit<AsyncIterableIterator<ExecutionResult, void, void>, symbol>>;

/** A subscription of one client that is running: its stream, which tells when it has come to its end. */
export class Operation implements AsyncIterableIterator<ExecutionResult> {
  /** The match that it is about; null where it is about many. */
  readonly matchId: string | null;
  readonly requestId: string;
  /** The last version that was written. */
  version: number | null = null;
  readonly #results: Results;
  readonly #onEnd: (ended: Operation) => void;

  constructor(
    results: Results,
    matchId: string | null,
    requestId: string,
    onEnd: (ended: Operation) => void,
  ) {
    this.matchId = matchId;
    this.requestId = requestId;
    this.#results = results;
    this.#onEnd = onEnd;
  }

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    try {
      const result = await this.#results.next();
      if (result.done === true) this.#onEnd(this);
      return result;
    } catch (error) {
      this.#onEnd(this);
      throw error;
    }
  }

  return(): Promise<IteratorResult<ExecutionResult, void>> {
    this.#onEnd(this);
    return this.#results.return();
  }

  throw(error: unknown): Promise<IteratorResult<ExecutionResult, void>> {
    this.#onEnd(this);
    return this.#results.throw(error);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
