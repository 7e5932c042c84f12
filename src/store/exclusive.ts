import type { Database } from './connection.ts';

/**
 * Does a piece of work in at most one process of the database at a time: null, and nothing done, while
 * another process is at it. A process that dies loses its hold with its connection. Errors are those of
 * `asStoreError` and of the work.
 */
export async function doAlone<T>(
  database: Database,
  task: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const connection = await database.connect();
  const lock = (call: string) => ({
    text: `SELECT ${call}(hashtextextended($1, 0)) AS done`,
    values: [`boardroom/${task}`],
  });
  try {
    const taken = await connection.query<{ done: boolean }>(lock('pg_try_advisory_lock'));
    if (taken.rows[0]?.done !== true) return null;
    try {
      return await work();
    } finally {
      // A connection that fails here is destroyed, and the lock with it.
      await connection.query(lock('pg_advisory_unlock')).catch(() => {});
    }
  } finally {
    connection.release();
  }
}
