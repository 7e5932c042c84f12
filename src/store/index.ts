import type { Kysely } from 'kysely';
import type { Append, AppendResult } from './append.ts';
import type { Bus } from './bus.ts';
import { checkDurability, checkSchema, type StartupFindings } from './checks.ts';
import { DatabaseClock } from './clock.ts';
import { GroupCommitter } from './committer.ts';
import { Database, EXPORT_LIMITS } from './connection.ts';
import {
  type CreateResult,
  createMatch,
  findCreation,
  type NewMatch,
  readSeeds,
  writeSeed,
} from './create.ts';
import { type ErasablePath, eraseOpenings, readErasures } from './erasure.ts';
import { doAlone } from './exclusive.ts';
import { IdentityStore } from './identity.ts';
import { findInactive, type InactiveMatch, type InactivityLimits } from './inactive.ts';
import { JobStore } from './jobs.ts';
import { openKysely } from './kysely.ts';
import { MatchReader } from './lists.ts';
import { StreamReader } from './read.ts';
import type { Tables } from './schema.ts';
import { SnapshotStore } from './snapshots.ts';
import type { Vault } from './vault.ts';

export type {
  ActorKind,
  Append,
  AppendResult,
  CommandRecord,
  EncodedEvent,
  JobRecord,
  MatchUpdate,
  Opening,
  SeatChange,
  SeatHolder,
} from './append.ts';
export { type Bus, type HintListener, noBus, openBus, PostgresBus } from './bus.ts';
export type { StartupFindings } from './checks.ts';
export { DatabaseClock } from './clock.ts';
export { GroupCommitter } from './committer.ts';
export type { CreateResult, NewMatch } from './create.ts';
export type { ErasablePath } from './erasure.ts';
export { asStoreError, DatabaseAway, DatabaseFull, OutcomeUnknown } from './errors.ts';
export type { NewPlayer, NewRefreshToken, Rotation } from './identity.ts';
export type { InactiveMatch, InactivityLimits } from './inactive.ts';
export { type Job, LEASE } from './jobs.ts';
export type { MatchCursor, MatchFilter, MatchList, MatchPage } from './lists.ts';
export { migrate } from './migrate.ts';
export type {
  ChainHead,
  Confirmation,
  EventPage,
  FoldEvent,
  OpeningsWanted,
  Snapshot,
  StoredCommand,
  StoredEvent,
  Unfolded,
} from './read.ts';
export type { MatchRow, PlayerRow, SeatRow, Tables } from './schema.ts';
export type { NewSnapshot } from './snapshots.ts';
export { loadKeys, loadOrCreateKey, Vault, type VaultKey } from './vault.ts';

export interface StoreOptions {
  /** The application role's URL. */
  readonly applicationUrl: string;
  readonly vault: Vault;
  /** Closed with the store. */
  readonly bus: Bus;
}

/** All that this process keeps in the database. Errors are `DatabaseAway`, `DatabaseFull`, `OutcomeUnknown`. */
export class Store {
  readonly vault: Vault;
  readonly bus: Bus;
  readonly clock = new DatabaseClock();
  /** For what is not hot. */
  readonly db: Kysely<Tables>;
  readonly streams: StreamReader;
  readonly matches: MatchReader;
  readonly snapshots: SnapshotStore;
  readonly jobs: JobStore;
  readonly identity: IdentityStore;
  /** Streams read through a small pool of its own with long time limits (reliability 2.5). */
  readonly exports: StreamReader;
  readonly #database: Database;
  readonly #exportDatabase: Database;
  readonly #committer: GroupCommitter;

  constructor(options: StoreOptions) {
    this.vault = options.vault;
    this.bus = options.bus;
    this.#database = new Database(options.applicationUrl);
    this.#exportDatabase = new Database(options.applicationUrl, EXPORT_LIMITS);
    this.#committer = new GroupCommitter(options.applicationUrl, options.vault, this.clock);
    this.db = openKysely(this.#database);
    this.streams = new StreamReader(this.#database, this.vault);
    this.exports = new StreamReader(this.#exportDatabase, this.vault);
    this.matches = new MatchReader(this.db);
    this.snapshots = new SnapshotStore(this.#database, this.vault);
    this.jobs = new JobStore(this.#database);
    this.identity = new IdentityStore(this.db);
  }

  /** Stores an accepted command by group commit; resolves when it is durable, or refused. */
  append(append: Append): Promise<AppendResult> {
    return this.#committer.append(append);
  }

  /** Creates a match with its first events. */
  createMatch(match: NewMatch): Promise<CreateResult> {
    return createMatch(this.#database, this.vault, match);
  }

  /** The creation that a player's command made, or null; settles an unknown outcome of `createMatch`. */
  findCreation(playerId: string, commandId: string) {
    return findCreation(this.#database, playerId, commandId);
  }

  /** The newest session's server seed of each match that has one. */
  readSeeds(matchIds: readonly string[]): Promise<Map<string, Buffer>> {
    return readSeeds(this.#database, this.vault, matchIds);
  }

  /** Stores a new session's server seed; the same session again is an error. */
  async writeSeed(matchId: string, session: number, value: Buffer): Promise<void> {
    const connection = await this.#database.connect();
    try {
      await writeSeed(connection, this.vault, matchId, session, value);
    } finally {
      connection.release();
    }
  }

  /** Deletes openings of personal data and marks them erased. Returns how many there were. */
  eraseOpenings(
    items: readonly { readonly matchId: string; readonly version: number; readonly path: ErasablePath }[],
    reason: string,
  ): Promise<number> {
    return eraseOpenings(this.db, items, reason, this.clock.now());
  }

  readErasures(matchId: string) {
    return readErasures(this.db, matchId);
  }

  /** At most `count` matches in which nothing has happened for their limit, the oldest tables first. */
  findInactive(limits: InactivityLimits, count: number): Promise<InactiveMatch[]> {
    return findInactive(this.#database, limits, count);
  }

  /** Does a piece of work unless another process is at it: then null, and nothing done. */
  doAlone<T>(task: string, work: () => Promise<T>): Promise<T | null> {
    return doAlone(this.#database, task, work);
  }

  /** Measures the database's clock; also tells whether the database answers. */
  async measureClock(): Promise<void> {
    const connection = await this.#database.connect();
    try {
      const sent = this.clock.read();
      const result = await connection.query<{ at: number }>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at',
      );
      this.clock.measured((result.rows[0] as { at: number }).at, sent);
    } finally {
      connection.release();
    }
  }

  /** What must be right before anything is served (reliability 6). */
  async check(): Promise<StartupFindings> {
    const schema = await checkSchema(this.db);
    if (schema.refusals.length > 0) return schema;
    return await checkDurability(this.db);
  }

  /** Requests that wait for a connection. */
  get waiting(): number {
    return this.#database.waiting;
  }

  /** Finishes the appends that wait, then closes all connections. */
  async close(): Promise<void> {
    await this.#committer.stop();
    await this.bus.close();
    await this.db.destroy();
    await this.#exportDatabase.end();
  }
}

/** Opens the store and measures the database's clock. Rejects with `DatabaseAway` when nobody answers. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = new Store(options);
  try {
    await store.measureClock();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
