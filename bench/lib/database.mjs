import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../dist/store/migrate.js';
import { startEmbeddedPostgres } from '../../dist/store/postgres/index.js';

/** What must be on, or a commit would not be one. */
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'];

/**
 * A throw-away PostgreSQL with the project's schema, and a schema `yardstick` beside it for what it is
 * measured against. Throws unless durability is on.
 */
export async function startDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'boardroom-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate({ ownerUrl: server.ownerUrl, applicationUrl: server.applicationUrl });
    const owner = new pg.Client({ connectionString: server.ownerUrl });
    await owner.connect();
    const version = (await owner.query('SHOW server_version')).rows[0].server_version;
    for (const setting of DURABLE) {
      const value = (await owner.query(`SHOW ${setting}`)).rows[0][setting];
      if (value !== 'on') throw new Error(`${setting} is ${value}`);
    }
    await owner.query('CREATE SCHEMA yardstick');
    await owner.end();
    return { ownerUrl: server.ownerUrl, applicationUrl: server.applicationUrl, version, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Connections as the owner, for yardsticks. */
export async function connect(database, count = 1, options = {}) {
  const clients = Array.from(
    { length: count },
    () => new pg.Client({ connectionString: database.ownerUrl, ...options }),
  );
  // When a benchmark fails, the server goes first: what failed is told by its own error.
  for (const client of clients) client.on('error', () => {});
  await Promise.all(clients.map((client) => client.connect()));
  return clients;
}
