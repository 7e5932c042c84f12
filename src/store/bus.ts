import pg from 'pg';
import { clientConfig, REQUEST_LIMITS } from './connection.ts';

const CHANNEL = 'boardroom';
/** At most one hint in this many milliseconds (reliability 3). */
const PAUSE = 20;
/** A notification's text is limited to 8000 bytes; an id and its comma take 37. */
const IDS_IN_A_HINT = 200;
const RECONNECT = { first: 100, most: 5_000 } as const;

export type HintListener = (matchIds: readonly string[]) => void;

/**
 * Hints between processes: "these matches changed". Only a wake-up; nothing depends on its arrival. An
 * append never notifies: hints go out after the commit, on a connection of their own.
 */
export interface Bus {
  publish(matchIds: readonly string[]): void;
  /** Calls back with hints of other processes. Returns what ends it. */
  onHint(listener: HintListener): () => void;
  close(): Promise<void>;
}

/** The bus of a single process: nobody else is there to be told. */
export function noBus(): Bus {
  return { publish: () => {}, onHint: () => () => {}, close: async () => {} };
}

/** A bus by LISTEN and NOTIFY of the database itself; connects by itself, again and again. */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #listeners = new Set<HintListener>();
  readonly #changed = new Set<string>();
  #client: pg.Client | null = null;
  #connecting: Promise<void> | null = null;
  #flushing: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;
  #reconnecting: NodeJS.Timeout | null = null;
  #wait: number = RECONNECT.first;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
    this.#connecting = this.#connect();
  }

  publish(matchIds: readonly string[]): void {
    if (this.#closed) return;
    for (const matchId of matchIds) this.#changed.add(matchId);
    this.#schedule();
  }

  onHint(listener: HintListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Resolves when the present attempt to connect has ended, either way. */
  async settled(): Promise<void> {
    await this.#connecting;
  }

  /** Whether hints pass at present. */
  get connected(): boolean {
    return this.#client !== null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#flushing !== null) clearTimeout(this.#flushing);
    if (this.#reconnecting !== null) clearTimeout(this.#reconnecting);
    await this.#connecting;
    await this.#sending;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  // What changes while a hint is under way goes with the next one: never two queries at once on a client.
  #schedule(): void {
    if (this.#closed || this.#sending !== null || this.#changed.size === 0) return;
    this.#flushing ??= setTimeout(() => this.#flush(), PAUSE).unref();
  }

  #flush(): void {
    this.#flushing = null;
    const ids = [...this.#changed];
    this.#changed.clear();
    // Without a connection the hint is lost, as it may be.
    if (this.#client === null || ids.length === 0) return;
    const hints: string[] = [];
    for (let i = 0; i < ids.length; i += IDS_IN_A_HINT) hints.push(ids.slice(i, i + IDS_IN_A_HINT).join(','));
    this.#sending = this.#client
      .query({
        name: 'hint',
        text: `SELECT pg_notify('${CHANNEL}', h) FROM unnest($1::text[]) h`,
        values: [hints],
      })
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        this.#sending = null;
        this.#schedule();
      });
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...clientConfig(this.#url, REQUEST_LIMITS),
      application_name: 'boardroom bus',
    });
    let processId: number | null = null;
    client.on('error', () => {});
    client.on('end', () => {
      if (this.#client === client) this.#client = null;
      this.#reconnect();
    });
    client.on('notification', (message) => {
      if (message.processId === processId || message.payload === undefined) return;
      const ids = message.payload.split(',');
      for (const listener of this.#listeners) listener(ids);
    });
    try {
      await client.connect();
      const own = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      processId = own.rows[0]?.pid ?? null;
      await client.query(`LISTEN ${CHANNEL}`);
      this.#client = client;
      this.#wait = RECONNECT.first;
    } catch {
      client.end().catch(() => {});
      this.#reconnect();
    }
  }

  #reconnect(): void {
    if (this.#closed || this.#reconnecting !== null) return;
    this.#reconnecting = setTimeout(() => {
      this.#reconnecting = null;
      this.#connecting = this.#connect();
    }, this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, RECONNECT.most);
  }
}

/** The bus for a setting. `url`: the database, for `postgres`. */
export function openBus(kind: 'none' | 'postgres', url: string): Bus {
  return kind === 'none' ? noBus() : new PostgresBus(url);
}
