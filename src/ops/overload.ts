import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Settings } from './settings.ts';

/** What may be shed, first to last (reliability 2.5); health routes never are. */
const ORDER = ['export', 'list', 'query', 'socket', 'command'] as const;
export type Work = (typeof ORDER)[number];

/** What was measured over the last second. */
export interface Load {
  readonly delay: number;
  readonly utilisation: number;
  readonly memory: number;
  readonly waiting: number;
}

/** Milliseconds between measurements. */
const INTERVAL = 1000;

/**
 * Decides what is shed. Each second over a limit sheds one more kind of work, each second under all of them
 * lets one more in again: so recovery takes at most 5 s.
 */
export class Overload {
  readonly #settings: Settings;
  #level = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  measured(load: Load): void {
    const limits = this.#settings;
    const over =
      load.delay > limits.OVERLOAD_DELAY_MS ||
      load.utilisation > limits.OVERLOAD_UTILISATION ||
      load.memory > limits.OVERLOAD_MEMORY_BYTES ||
      load.waiting > limits.OVERLOAD_DATABASE_WAITS;
    this.#level = Math.max(0, Math.min(ORDER.length, this.#level + (over ? 1 : -1)));
  }

  sheds(work: Work): boolean {
    return ORDER.indexOf(work) < this.#level;
  }
}

/** Measures this process every second. `waiting`: requests that wait for the database. Returns what ends it. */
export function watchLoad(overload: Overload, waiting: () => number): () => void {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    overload.measured({
      delay: histogram.percentile(99) / 1e6,
      utilisation: performance.eventLoopUtilization(now, before).utilization,
      memory: process.memoryUsage.rss(),
      waiting: waiting(),
    });
    before = now;
    histogram.reset();
  }, INTERVAL).unref();
  return () => {
    clearInterval(timer);
    histogram.disable();
  };
}
