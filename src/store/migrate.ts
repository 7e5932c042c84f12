import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { grantStatement } from './grants.ts';
import type { Tables } from './schema.ts';

/** `migrations/` at the root: two levels up from here, in `src` and in `dist` alike. */
const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Held by the process that migrates; any number that nobody else takes. */
const LOCK = 0x626f6172;

/** Names of all migrations that this version knows, in order. */
export async function knownMigrations(folder: string = FOLDER): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}

/** Plain SQL files as migrations, forward only. */
class SqlFiles implements MigrationProvider {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const migrations: Record<string, Migration> = {};
    for (const name of await knownMigrations(this.#folder)) {
      const text = await readFile(`${this.#folder}/${name}.sql`, 'utf8');
      migrations[name] = {
        up: async (db: Kysely<unknown>) => {
          await sql.raw(text).execute(db);
        },
      };
    }
    return migrations;
  }
}

/**
 * Brings the schema to the newest version and gives the application role its rights. Several processes may
 * do it at once. Returns the names of what was applied; throws when a migration fails, or when the database
 * knows one that this version does not.
 */
export async function migrate(
  urls: { readonly ownerUrl: string; readonly applicationUrl: string },
  folder: string = FOLDER,
): Promise<readonly string[]> {
  const owner = userOf(urls.ownerUrl);
  const application = userOf(urls.applicationUrl);
  if (owner === application) {
    throw new Error(`migrations need a role of their own: ${owner} is the application's too`);
  }
  const lock = new pg.Client({ connectionString: urls.ownerUrl, application_name: 'boardroom migrations' });
  await lock.connect();
  const pool = new pg.Pool({ connectionString: urls.ownerUrl, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const migrator = new Migrator({ db, provider: new SqlFiles(folder) });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    await lock.query(grantStatement(application));
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
    await lock.end();
  }
}

/** The user that a connection string names. */
function userOf(url: string): string {
  const user = decodeURIComponent(new URL(url).username);
  if (user === '') throw new Error('a database URL must name its user');
  return user;
}
