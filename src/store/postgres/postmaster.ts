import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Credentials, roleUrl } from './credentials.ts';
import { commandLine, isAlive, isTaken, waitUntil } from './process-state.ts';

/** What a server says of itself in its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Longest time that a server may take to start or to stop, in milliseconds. */
export const PATIENCE = 60_000;

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** The lock file of a cluster, or null where there is none. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  let text: string;
  try {
    text = await readFile(lockFile(cluster), 'utf8');
  } catch {
    return null;
  }
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/**
 * A server that already runs on this cluster, once it is ready, or null. What a killed one left behind is
 * no server: PostgreSQL itself clears it away, but for a process id that another program has now,
 * or that nobody collects (a container whose first process does not).
 */
export async function runningPostmaster(cluster: string): Promise<Postmaster | null> {
  let found: Postmaster | null = null;
  const settled = await waitUntil(async () => {
    found = await readPostmaster(cluster);
    if (found === null || !isTaken(found.pid)) {
      found = null;
      return true;
    }
    const { pid } = found;
    if (!(await isAlive(pid)) || !(await commandLine(pid)).includes('postgres')) {
      await rm(lockFile(cluster), { force: true });
      found = null;
      return true;
    }
    return found.ready;
  }, PATIENCE);
  if (!settled) {
    throw new Error(`a PostgreSQL runs in ${cluster} but does not become ready: see its log, or stop it`);
  }
  return found;
}

/** Does the server take our password, and does it serve this cluster? */
export async function isOurs(
  server: Postmaster,
  credentials: Credentials,
  cluster: string,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: roleUrl(credentials, 'superuser', server.port, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.connect();
    const result = await client.query<{ folder: string }>(
      `SELECT current_setting('data_directory') AS folder`,
    );
    return result.rows[0]?.folder === cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Stops a server by fast shutdown and waits until it is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  const gone = async () => !(await isAlive(pid));
  if (await gone()) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  if (!(await waitUntil(gone, PATIENCE))) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}
