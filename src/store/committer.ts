import pg from 'pg';
import type { Append, AppendResult } from './append.ts';
import { batchStatement, follows } from './batch.ts';
import type { DatabaseClock } from './clock.ts';
import { clientConfig, REQUEST_LIMITS } from './connection.ts';
import {
  asStoreError,
  cannotConnect,
  DatabaseAway,
  endsConnection,
  OutcomeUnknown,
  sqlState,
  violates,
} from './errors.ts';
import { type EncodedAppend, encodeAppend } from './rows.ts';
import type { Vault } from './vault.ts';

/** Bounds of one batch, so that a long queue does not become one long transaction. */
const MAX_APPENDS = 512;
const MAX_EVENTS = 2_048;

interface Waiting {
  readonly encoded: EncodedAppend;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** What became of a statement: it was committed, refused for a reason of the append, or failed. */
type Sent = AppendResult | { readonly type: 'failed'; readonly error: unknown };

/**
 * Settings of the committer's connection. The statements never change and their plans hardly depend on the
 * arrays: they are planned once, and always as index look-ups in the order of the arrays. That is the fastest
 * way whatever the statistics say, and keeps the order in which rows are locked.
 */
const PLAN = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** SQLSTATE of `require_moved`. */
const DID_NOT_MOVE = 'BR002';

/**
 * Group commit (performance 2): callers queue, and whenever the one connection is free it takes everything
 * that waits as one transaction. No timer: an idle committer commits at once, a busy one batches what
 * queued meanwhile. One batch is in flight at a time: two could make a version durable without the one
 * before it.
 */
export class GroupCommitter {
  readonly #config: pg.ClientConfig;
  readonly #vault: Vault;
  readonly #clock: DatabaseClock;
  #queue: Waiting[] = [];
  #client: pg.Client | null = null;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(url: string, vault: Vault, clock: DatabaseClock) {
    this.#config = {
      ...clientConfig(url, REQUEST_LIMITS),
      application_name: 'boardroom committer',
      options: PLAN,
    };
    this.#vault = vault;
    this.#clock = clock;
  }

  /**
   * Stores an append; resolves only when it is durable or refused. Rejects with `OutcomeUnknown`,
   * `DatabaseAway`, `DatabaseFull`, or the database's own error for a row that cannot be stored.
   */
  append(append: Append): Promise<AppendResult> {
    if (this.#stopped) return Promise.reject(new DatabaseAway('the committer has stopped'));
    const encoded = encodeAppend(append, this.#vault);
    return new Promise((resolve, reject) => {
      this.#queue.push({ encoded, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Appends that wait or are under way. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Refuses new appends, finishes those that wait, and closes the connection. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
    await this.#discard();
  }

  async #run(): Promise<void> {
    // Callers of the same turn of the event loop share the first batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) await this.#commit(this.#take());
    this.#running = null;
  }

  /** The next batch, in the order of the queue. What does not follow on its match's last append waits. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const lastOf = new Map<string, EncodedAppend>();
    const held = new Set<string>();
    let events = 0;
    for (const [index, waiting] of this.#queue.entries()) {
      if (batch.length === MAX_APPENDS || (events > 0 && events >= MAX_EVENTS)) {
        left.push(...this.#queue.slice(index));
        break;
      }
      const { matchId } = waiting.encoded.append;
      const last = lastOf.get(matchId);
      if (held.has(matchId) || (last !== undefined && !follows(last, waiting.encoded))) {
        held.add(matchId);
        left.push(waiting);
        continue;
      }
      lastOf.set(matchId, waiting.encoded);
      events += waiting.encoded.append.events.length;
      batch.push(waiting);
    }
    this.#queue = left;
    return batch;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const sent = await this.#send(batch);
    if (batch.length === 1 || sent.type === 'appended' || (sent.type === 'failed' && isLost(sent.error))) {
      for (const waiting of batch) settle(waiting, sent);
      return;
    }
    // One by one in their order, so that one conflicting match cannot fail its neighbours. An append whose
    // predecessor fails here meets a row that did not move.
    let away: Sent | null = null;
    for (const waiting of batch) {
      const one: Sent = away ?? (await this.#send([waiting]));
      if (one.type === 'failed' && one.error instanceof DatabaseAway) away = one;
      settle(waiting, one);
    }
  }

  async #send(batch: readonly Waiting[]): Promise<Sent> {
    const matches = new Map<string, EncodedAppend[]>();
    for (const { encoded } of batch) {
      const appends = matches.get(encoded.append.matchId);
      if (appends === undefined) matches.set(encoded.append.matchId, [encoded]);
      else appends.push(encoded);
    }
    const statement = batchStatement(matches);
    let client: pg.Client;
    try {
      client = await this.#connection();
    } catch (error) {
      return { type: 'failed', error: cannotConnect(error) };
    }
    const sentAt = this.#clock.read();
    try {
      const result = await client.query<[unknown, number]>({ ...statement, rowMode: 'array' as const });
      this.#clock.measured((result.rows[0] as [unknown, number])[1], sentAt);
      return { type: 'appended' };
    } catch (error) {
      return this.#refused(error);
    }
  }

  async #refused(error: unknown): Promise<Sent> {
    const state = sqlState(error);
    // Connections are replaced after any error but these two, which are expected, and after which the
    // server has rolled the statement back and holds no transaction open.
    if (state === DID_NOT_MOVE || violates(error, 'events_pkey')) return { type: 'stale' };
    if (violates(error, 'commands_pkey')) return { type: 'duplicateCommand' };
    await this.#discard();
    // The server may end a connection between a commit and its answer.
    if (state === null || endsConnection(state)) {
      return { type: 'failed', error: new OutcomeUnknown('the connection was lost', { cause: error }) };
    }
    return { type: 'failed', error: asStoreError(error) };
  }

  async #connection(): Promise<pg.Client> {
    if (this.#client !== null) return this.#client;
    const client = new pg.Client(this.#config);
    // Between batches a lost connection is only replaced; during one, its query fails.
    client.on('error', () => {});
    client.on('end', () => {
      if (this.#client === client) this.#client = null;
    });
    await client.connect();
    this.#client = client;
    return client;
  }

  async #discard(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    if (client === null) return;
    // Not waited for: the other side may be gone, and nobody needs its answer.
    client.end().catch(() => {});
  }
}

const isLost = (error: unknown): boolean => error instanceof OutcomeUnknown || error instanceof DatabaseAway;

function settle(waiting: Waiting, sent: Sent): void {
  if (sent.type === 'failed') waiting.reject(sent.error);
  else waiting.resolve(sent);
}
