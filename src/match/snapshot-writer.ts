import { stateHash } from '../kernel/envelope.ts';
import type { NewSnapshot, Store } from '../store/index.ts';
import type { MatchState } from './state.ts';

/** Versions between two snapshots (performance 2.4). */
export const SNAPSHOT_EVERY = 100;

/** A state caught at the moment when it was recorded, to be written once it is durable. */
export interface PendingSnapshot {
  readonly matchId: string;
  readonly snapshot: NewSnapshot;
}

/** Writes disposable snapshots beside the append path: they change nothing but the time of a load. */
export class SnapshotWriter {
  readonly #store: Store;
  readonly #onError: (error: unknown) => void;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(store: Store, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** A snapshot of the state, if its last batch crossed a multiple of `SNAPSHOT_EVERY`; else null. */
  take(state: MatchState, before: number): PendingSnapshot | null {
    if (Math.floor(before / SNAPSHOT_EVERY) === Math.floor(state.version / SNAPSHOT_EVERY)) return null;
    const { matchId, version, rulesVersion } = state;
    const snapshot = { version, rulesVersion, stateHash: stateHash(state), state: JSON.stringify(state) };
    return { matchId, snapshot };
  }

  /** One at a time, in the background. A failure is reported and costs nothing but time. */
  write(pending: PendingSnapshot | null): void {
    if (pending === null) return;
    const { matchId, snapshot } = pending;
    this.#writing = this.#writing
      .then(() => this.#store.snapshots.write(matchId, snapshot))
      .catch(this.#onError);
  }

  /** Resolves when everything handed in has been written or has failed. */
  async idle(): Promise<void> {
    await this.#writing;
  }
}
