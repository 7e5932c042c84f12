import type { JobRecord } from './append.ts';
import type { Database } from './connection.ts';

/**
 * How long a worker has for the jobs it took, in milliseconds. A killed process's jobs wait so long for the
 * next one; every effect can be repeated, so a lease that ends too early costs nothing but work.
 */
export const LEASE = 5_000;

/** A job that this worker holds until its lease ends. Times in milliseconds since the epoch. */
export interface Job extends JobRecord {
  readonly matchId: string;
  /** Times that it was taken, this one included. */
  readonly attempts: number;
  /** Also tells this taking from any other: an append that replaced the job has ended it. */
  readonly leaseUntil: number;
}

/** Follow-up work (stack 5): jobs come from appends, are taken with a lease and deleted when done. */
export class JobStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Takes at most `limit` due jobs, by the database's clock; no other worker gets them before the lease ends. */
  async take(limit: number): Promise<Job[]> {
    const rows = await this.#database.rows<[string, string, string, number, string, number, number]>({
      name: 'take-jobs',
      text: `UPDATE jobs j SET lease_until = clock_ms() + $2, attempts = attempts + 1
        WHERE (j.match_id, j.key) IN (
          SELECT match_id, key FROM jobs
          WHERE due_at <= clock_ms() AND (lease_until IS NULL OR lease_until <= clock_ms())
          ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING match_id, key, kind, due_at, body, attempts, lease_until`,
      values: [limit, LEASE],
    });
    return rows
      .map(([matchId, key, kind, dueAt, body, attempts, leaseUntil]) => {
        return { matchId, key, kind, dueAt, body, attempts, leaseUntil };
      })
      .sort((a, b) => a.dueAt - b.dueAt);
  }

  /** Deletes a finished job; one that an append has replaced meanwhile stays. True if it was deleted. */
  async done(job: Job): Promise<boolean> {
    const result = await this.#database.query({
      name: 'job-done',
      text: 'DELETE FROM jobs WHERE match_id = $1 AND key = $2 AND lease_until = $3',
      values: [job.matchId, job.key, job.leaseUntil],
    });
    return result.rowCount === 1;
  }

  /** Gives a failed job back, due again after `delay` milliseconds. True if it was still held. */
  async fail(job: Job, delay: number): Promise<boolean> {
    const result = await this.#database.query({
      name: 'job-failed',
      text: `UPDATE jobs SET lease_until = NULL, due_at = clock_ms() + $4
        WHERE match_id = $1 AND key = $2 AND lease_until = $3`,
      values: [job.matchId, job.key, job.leaseUntil, delay],
    });
    return result.rowCount === 1;
  }
}
