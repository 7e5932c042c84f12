import { Tables } from './lobby/tables.ts';
import { Abandonment } from './match/abandonment.ts';
import { Hub } from './match/hub.ts';
import { LiveUpdates } from './match/live-updates.ts';
import { MatchCache } from './match/match-cache.ts';
import { MatchLoader } from './match/match-loader.ts';
import { MatchService } from './match/match-service.ts';
import { SnapshotWriter } from './match/snapshot-writer.ts';
import { Streams } from './match/streams.ts';
import { Worker } from './match/worker.ts';
import type { InactivityLimits, Store } from './store/index.ts';

/** Bounds of one process. */
export interface ServiceLimits {
  /** Matches kept in memory. */
  readonly liveMatches: number;
  /** Commands of one match that may wait to be stored. */
  readonly matchQueue: number;
  /** Jobs taken at once. */
  readonly jobBatch: number;
  /** Milliseconds between looks for jobs of other processes. */
  readonly jobInterval: number;
  /** When a match that nobody plays is given up. */
  readonly inactivity: InactivityLimits;
}

/** Milliseconds. */
export const HOUR = 3_600_000;

export const DEFAULT_LIMITS: ServiceLimits = {
  liveMatches: 5000,
  matchQueue: 100,
  jobBatch: 64,
  jobInterval: 1000,
  inactivity: { open: 24 * HOUR, playing: 60 * 24 * HOUR },
};

/** What goes wrong in the background, where no request can be told. */
export type Report = (what: string, error: unknown, matchId: string | null) => void;

/** The capabilities of one process over one store. */
export interface Services {
  readonly store: Store;
  readonly matches: MatchService;
  readonly tables: Tables;
  readonly updates: LiveUpdates;
  readonly worker: Worker;
  readonly abandonment: Abandonment;
  /** Starts background work: jobs and wake-ups from other processes. */
  start(): void;
  /** Finishes what was accepted, then closes the store. */
  stop(): Promise<void>;
}

/** Puts the capabilities together over an open store; nothing runs before `start`. */
export function openServices(store: Store, report: Report, limits: ServiceLimits = DEFAULT_LIMITS): Services {
  const hub = new Hub();
  const loader = new MatchLoader(store);
  loader.onMismatch = (matchId, what) => report(what, null, matchId);
  const cache = new MatchCache(store, loader, limits.liveMatches);
  const snapshots = new SnapshotWriter(store, (error) => report('snapshot', error, null));
  const streams = new Streams(store, cache, hub, snapshots, { queue: limits.matchQueue });
  const matches = new MatchService(cache, streams, store);
  const tables = new Tables(store, cache, matches, hub);
  const updates = new LiveUpdates(store, hub, matches, (error) => report('live updates', error, null));
  const worker = new Worker(store, matches, {
    batch: limits.jobBatch,
    interval: limits.jobInterval,
    onError: (error, job) => report('job', error, job?.matchId ?? null),
  });
  const abandonment = new Abandonment(store, matches, {
    limits: limits.inactivity,
    onError: (error, matchId) => report('abandonment', error, matchId),
  });
  streams.onJobs = () => worker.wake();
  tables.onJobs = () => worker.wake();
  return {
    store,
    matches,
    tables,
    updates,
    worker,
    abandonment,
    start: () => {
      worker.start();
      updates.start();
      abandonment.start();
    },
    stop: async () => {
      updates.stop();
      await worker.stop();
      await abandonment.stop();
      await snapshots.idle();
      await store.close();
    },
  };
}
