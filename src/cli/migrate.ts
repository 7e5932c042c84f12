import { StartFailure } from '../ops/start-failure.ts';
import { migrate } from '../store/index.ts';
import { configOrProblems, explainFailure, type ServeIo } from './serve.ts';

/**
 * `boardroom migrate`: brings the schema of `DATABASE_URL` to the newest version, as the role of
 * `MIGRATE_DATABASE_URL`; prints what was applied, with `json` as `{"applied": […]}`. Resolves with the exit code: 0, 1 when a migration fails, 2 for a wrong
 * configuration.
 */
export async function migrateDatabase(io: ServeIo, json = false): Promise<number> {
  const config = configOrProblems(io);
  if (config === null) return 2;
  const { DATABASE_URL, MIGRATE_DATABASE_URL } = config.settings;
  if (DATABASE_URL === null || MIGRATE_DATABASE_URL === null) {
    io.complain(
      'migrate needs DATABASE_URL and MIGRATE_DATABASE_URL; the embedded database is migrated at start',
    );
    return 2;
  }
  try {
    const applied = await migrate({ ownerUrl: MIGRATE_DATABASE_URL, applicationUrl: DATABASE_URL });
    if (json) io.out(JSON.stringify({ applied }));
    else io.out(applied.length === 0 ? 'the schema is up to date' : `applied: ${applied.join(', ')}`);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return explainFailure(new StartFailure(`the migration failed: ${reason}`, { cause: error }), io);
  }
}
