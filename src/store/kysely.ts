import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Database } from './connection.ts';
import type { Tables } from './schema.ts';

/** The query builder over the same connections, with the same errors. Destroying it ends the database. */
export function openKysely(database: Database): Kysely<Tables> {
  const connect = async (): Promise<PostgresPoolClient> => {
    const connection = await database.connect();
    const query = (statement: string, parameters: readonly unknown[]) =>
      connection.query(statement, [...parameters]);
    // Kysely's type also names cursors, which are only ever used with a cursor class that we do not set.
    return { query, release: connection.release } as unknown as PostgresPoolClient;
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => database.end() } }),
  });
}
