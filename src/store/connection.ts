import pg from 'pg';
import { asStoreError, cannotConnect } from './errors.ts';

// The one place where it is set: int8 columns hold milliseconds and counts, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds; the database part of reliability 2.5. */
export interface Limits {
  readonly connections: number;
  readonly connectWait: number;
  readonly statement: number;
}

export const REQUEST_LIMITS: Limits = { connections: 20, connectWait: 2_000, statement: 3_000 };
export const EXPORT_LIMITS: Limits = { connections: 2, connectWait: 2_000, statement: 30_000 };

/** Settings of every connection of ours. */
export function clientConfig(url: string, limits: Limits): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'boardroom',
    connectionTimeoutMillis: limits.connectWait,
    statement_timeout: limits.statement,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 5_000,
    // Behind the server's own limit: it ends waits on a connection whose other side is gone.
    query_timeout: limits.statement + 2_000,
    keepAlive: true,
  };
}

/** One connection taken from the pool; give it back with `release`. */
export interface Connection {
  query<R extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<R>>;
  release(): void;
}

/** The pool of connections as the application role. Its errors are those of `asStoreError`. */
export class Database {
  readonly #pool: pg.Pool;

  constructor(url: string, limits: Limits = REQUEST_LIMITS) {
    this.#pool = new pg.Pool({
      ...clientConfig(url, limits),
      max: limits.connections,
      idleTimeoutMillis: 30_000,
    });
    // A lost connection shows at its next query; without listeners it would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      client.on('error', () => {});
    });
  }

  async connect(): Promise<Connection> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw cannotConnect(error);
    }
    let failed = false;
    const query = async <R extends pg.QueryResultRow>(
      statement: string | pg.QueryConfig,
      values?: unknown[],
    ): Promise<pg.QueryResult<R>> => {
      try {
        return await client.query<R>(statement as string, values);
      } catch (error) {
        failed = true;
        throw asStoreError(error);
      }
    };
    // reliability 3: after an error a connection is destroyed, never handed on.
    return { query, release: () => client.release(failed) };
  }

  /** One statement on a connection of its own. */
  async query<R extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    const connection = await this.connect();
    try {
      return await connection.query<R>(statement);
    } finally {
      connection.release();
    }
  }

  /** Rows as arrays of column values: what hot reads use. */
  async rows<R extends unknown[]>(statement: pg.QueryConfig): Promise<R[]> {
    const result = await this.query({ ...statement, rowMode: 'array' } as pg.QueryConfig);
    return result.rows as unknown as R[];
  }

  /** Requests waiting for a connection (reliability 2.5). */
  get waiting(): number {
    return this.#pool.waitingCount;
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}
