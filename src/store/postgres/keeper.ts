import { setTimeout as delay } from 'node:timers/promises';
import type { LaunchWatch } from './launch.ts';
import { type Postmaster, stopPostmaster } from './postmaster.ts';
import { isAlive } from './process-state.ts';

/** Milliseconds between looks whether the server lives: an adopted one is no child, whose end would be told. */
const LOOK = 200;
/** Milliseconds before an attempt to start the server again, doubled with each one. */
const WAIT = { first: 200, most: 5_000 } as const;
/** Milliseconds after which a server counts as steady: one that dies at once each time is not hurried. */
const STEADY = 10_000;

/** Starts the server again. `first`: the first attempt since it died. Throws with the reason. */
export type Restart = (watch: LaunchWatch, first: boolean) => Promise<Postmaster>;

/** Keeps a server running until it is stopped: one that dies is started again, for ever. */
export class Keeper implements LaunchWatch {
  readonly #restart: Restart;
  readonly #log: (sentence: string) => void;
  readonly #stopping = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #pid: number;
  #since = performance.now();
  #wait: number = WAIT.first;
  #looking: Promise<void> | null = null;

  constructor(server: Postmaster, log: (sentence: string) => void, restart: Restart) {
    this.#restart = restart;
    this.#log = log;
    this.#pid = server.pid;
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  /** Process of the server, or of the latest attempt to start it. */
  get pid(): number {
    return this.#pid;
  }

  get cancelled(): boolean {
    return this.#stopping.signal.aborted;
  }

  spawned(pid: number): void {
    this.#pid = pid;
  }

  /** Calls off a restart under way, stops the server and waits until it is gone. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#looking;
    await stopPostmaster(this.#pid);
  }

  #look(): void {
    this.#looking ??= this.#check().finally(() => {
      this.#looking = null;
    });
  }

  async #check(): Promise<void> {
    if ((await isAlive(this.#pid)) || this.cancelled) return;
    this.#log(`PostgreSQL (process ${this.#pid}) has died: starting it again`);
    if (performance.now() - this.#since > STEADY) this.#wait = WAIT.first;
    for (let attempt = 1; ; attempt++) {
      await delay(this.#wait, undefined, { signal: this.#stopping.signal }).catch(() => {});
      if (this.cancelled || (await this.#attempt(attempt))) return;
    }
  }

  async #attempt(attempt: number): Promise<boolean> {
    this.#wait = Math.min(this.#wait * 2, WAIT.most);
    try {
      const { pid, port } = await this.#restart(this, attempt === 1);
      this.#pid = pid;
      this.#since = performance.now();
      this.#log(`PostgreSQL runs again on port ${port} (attempt ${attempt})`);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.cancelled) this.#log(`PostgreSQL, next attempt in ${this.#wait / 1000} s: ${reason}`);
      return false;
    }
  }
}
