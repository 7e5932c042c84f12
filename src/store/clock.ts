import { performance } from 'node:perf_hooks';

/**
 * Database time as this process knows it: its monotonic clock plus an offset measured anew with each batch
 * (audit 3.1, `recordedAt`). The host's wall clock plays no part, so its jumps do not either.
 */
export class DatabaseClock {
  readonly #monotonic: () => number;
  #offset: number | null = null;

  /** `monotonic`: milliseconds from any start. */
  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
  }

  /** The monotonic clock in milliseconds, to be read before a measurement is sent. */
  read(): number {
    return this.#monotonic();
  }

  /**
   * Takes in a measurement: `databaseTime` was read somewhere between `sent` and now. The offset moves only
   * as far as that proves it wrong, so a slow answer cannot spoil a good value.
   */
  measured(databaseTime: number, sent: number): void {
    const least = databaseTime - this.#monotonic();
    const most = databaseTime - sent;
    const current = this.#offset ?? (least + most) / 2;
    this.#offset = Math.min(Math.max(current, least), most);
  }

  /** Database time now, whole milliseconds since the epoch. It is an error to ask before a measurement. */
  now(): number {
    if (this.#offset === null) throw new Error('the database clock has not been measured');
    return Math.floor(this.#monotonic() + this.#offset);
  }
}
