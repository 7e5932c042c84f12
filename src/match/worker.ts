import { RefusalError } from '../ops/refusals.ts';
import type { Job, Store } from '../store/index.ts';
import { moveBots } from './bots.ts';
import { expireClocks } from './clocks.ts';
import type { MatchService } from './match-service.ts';

/** How a worker takes jobs. */
export interface WorkerOptions {
  /** Jobs taken at once. */
  readonly batch: number;
  /** Milliseconds between looks for jobs of other processes. */
  readonly interval: number;
  readonly onError: (error: unknown, job: Job | null) => void;
}

const FIRST_DELAY = 500;
const LAST_DELAY = 60_000;

/**
 * Takes due jobs and runs them, outside any transaction (stack 5). Every effect is a command with a derived
 * id, so a job that runs twice does nothing twice.
 */
export class Worker {
  readonly #store: Store;
  readonly #service: MatchService;
  readonly #options: WorkerOptions;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(store: Store, service: MatchService, options: WorkerOptions) {
    this.#store = store;
    this.#service = service;
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.interval);
    this.wake();
  }

  /** There may be due jobs: look now. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#run();
  }

  /** Finishes the jobs in hand; those not taken wait for the next process. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        const jobs = await this.#store.jobs.take(this.#options.batch);
        if (jobs.length === this.#options.batch) this.#again = true;
        await Promise.all(jobs.map((job) => this.#work(job)));
      }
    } catch (error) {
      this.#options.onError(error, null);
    } finally {
      this.#running = null;
    }
  }

  async #work(job: Job): Promise<void> {
    try {
      await this.#effect(job);
      await this.#store.jobs.done(job);
    } catch (error) {
      this.#options.onError(error, job);
      const delay = Math.min(FIRST_DELAY * 2 ** (job.attempts - 1), LAST_DELAY);
      await this.#store.jobs.fail(job, delay).catch((failure) => this.#options.onError(failure, job));
    }
  }

  async #effect(job: Job): Promise<void> {
    switch (job.kind) {
      case 'bot': {
        const { version } = JSON.parse(job.body) as { version: number };
        const played = await moveBots(this.#service, job.matchId, version);
        if (played?.type === 'Refusal') throw new RefusalError(played.code);
        return;
      }
      case 'clock':
        return expireClocks(this.#service, job.matchId, this.#store.clock.now());
      default:
        throw new Error(`no such kind of job: ${job.kind}`);
    }
  }
}
