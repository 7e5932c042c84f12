import { type Kysely, sql } from 'kysely';
import { knownMigrations } from './migrate.ts';
import type { Tables } from './schema.ts';

/** What was found at start: a refusal stops it, a warning is logged. Sentences for the operator. */
export interface StartupFindings {
  readonly refusals: readonly string[];
  readonly warnings: readonly string[];
}

/** Is the schema exactly the one that this version knows? */
export async function checkSchema(db: Kysely<Tables>): Promise<StartupFindings> {
  const known = await knownMigrations();
  const exists = await sql<{
    found: boolean;
  }>`SELECT to_regclass('public.kysely_migration') IS NOT NULL AS found`.execute(db);
  if (exists.rows[0]?.found !== true) {
    return { refusals: ['the database has no schema yet: run the migrations'], warnings: [] };
  }
  const applied = (await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db)).rows.map(
    (row) => row.name,
  );
  const missing = known.filter((name) => !applied.includes(name));
  const unknown = applied.filter((name) => !known.includes(name));
  const refusals: string[] = [];
  if (missing.length > 0)
    refusals.push(`the schema is older than this version: ${missing.join(', ')} not applied`);
  if (unknown.length > 0)
    refusals.push(`the schema is newer than this version: ${unknown.join(', ')} unknown`);
  return { refusals, warnings: [] };
}

interface Facts {
  role: string;
  may_change: boolean;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  data_sync_retry: string;
  data_checksums: string;
  in_recovery: boolean;
  parameters_logged: string | null;
  clock: number;
}

/** Seconds that the clocks may differ by without a warning. */
const CLOCK_TOLERANCE = 5;

/**
 * What reliability 6 asks of the database before anything is served. `hostTime`: the wall clock of this
 * host, milliseconds since the epoch.
 */
export async function checkDurability(
  db: Kysely<Tables>,
  hostTime: () => number = Date.now,
): Promise<StartupFindings> {
  const result = await sql<Facts>`
    SELECT current_user AS role,
      has_table_privilege('events', 'UPDATE') OR has_table_privilege('events', 'DELETE')
        OR has_table_privilege('events', 'TRUNCATE') OR has_table_privilege('events', 'TRIGGER')
        OR pg_has_role((SELECT relowner FROM pg_class WHERE oid = 'events'::regclass), 'MEMBER') AS may_change,
      current_setting('fsync') AS fsync,
      current_setting('full_page_writes') AS full_page_writes,
      current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('data_sync_retry') AS data_sync_retry,
      current_setting('data_checksums') AS data_checksums,
      pg_is_in_recovery() AS in_recovery,
      current_setting('log_parameter_max_length', true) AS parameters_logged,
      clock_ms() AS clock`.execute(db);
  const facts = result.rows[0];
  if (facts === undefined) throw new Error('the database told nothing about itself');
  const refusals: string[] = [];
  const warnings: string[] = [];
  if (facts.may_change) refusals.push(`the role ${facts.role} may change or delete events: use another one`);
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'] as const) {
    if (facts[setting] === 'off') refusals.push(`${setting} is off: acknowledged commands could be lost`);
  }
  if (facts.data_sync_retry !== 'off') {
    refusals.push('data_sync_retry is on: a failed fsync must end in a restart, not in a retry');
  }
  if (facts.in_recovery) refusals.push('the database is in recovery: connect to the primary');
  if (facts.data_checksums !== 'on')
    warnings.push('data checksums are off: damage on disk would go unnoticed');
  if (facts.parameters_logged !== '0') {
    warnings.push('log_parameter_max_length is not 0: a logged statement would show its values');
  }
  const difference = Math.abs(facts.clock - hostTime()) / 1000;
  if (difference > CLOCK_TOLERANCE) {
    warnings.push(`the clocks of this host and of the database differ by ${Math.round(difference)} s`);
  }
  return { refusals, warnings };
}
