import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { readCredentials, roleUrl, startEmbeddedPostgres } from '../../src/store/postgres/index.ts';

/** A server on which a role may create databases and roles. */
export interface PostgresServer {
  readonly adminUrl: string;
  readonly stop: () => Promise<void>;
}

/**
 * The one server of a test run: `TEST_DATABASE_URL`, else a container where a Docker engine answers, else
 * the embedded one. Prints which.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    console.log('tests use the PostgreSQL of TEST_DATABASE_URL');
    return { adminUrl: given, stop: async () => {} };
  }
  const container = await new PostgreSqlContainer('postgres:18').start().catch(() => null);
  if (container !== null) {
    console.log('tests use PostgreSQL in a container');
    return {
      adminUrl: container.getConnectionUri(),
      stop: async () => {
        await container.stop();
      },
    };
  }
  console.log('tests use the embedded PostgreSQL');
  const dataDir = await mkdtemp(join(tmpdir(), 'boardroom-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const credentials = await readCredentials(join(dataDir, 'postgres.json'));
  if (credentials === null) throw new Error('the embedded server has no passwords');
  return {
    adminUrl: roleUrl(credentials, 'superuser', Number(new URL(server.ownerUrl).port), 'postgres'),
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
