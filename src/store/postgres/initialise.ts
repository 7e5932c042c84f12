import { spawn } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { type Credentials, DATABASE, ROLES, roleUrl } from './credentials.ts';
import { handOver, type RunAs } from './run-as.ts';

/**
 * Makes a cluster in `cluster`: under another name first, so that a killed initialisation is never taken
 * for a database. Throws with the program's own words.
 */
export async function initialise(
  initdb: string,
  cluster: string,
  credentials: Credentials,
  runAs: RunAs,
): Promise<void> {
  const fresh = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, credentials.superuser, { mode: 0o600 });
  try {
    await handOver(fresh, runAs);
    await handOver(passwordFile, runAs);
    await run(runAs, [
      initdb,
      `--pgdata=${fresh}`,
      `--username=${ROLES.superuser}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--data-checksums',
    ]);
    await rename(fresh, cluster);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(fresh, { recursive: true, force: true });
  }
}

async function run(runAs: RunAs, command: readonly string[]): Promise<void> {
  const [program = '', ...rest] = [...runAs.prefix, ...command];
  const child = spawn(program, rest, { ...runAs.ids, stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
  let words = '';
  child.stdout.on('data', (chunk) => {
    words += chunk;
  });
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`initdb failed with ${code}: ${words.trim()}`);
}

/**
 * Makes the owner and the application role and the database, where they are missing. The superuser serves
 * for nothing else.
 */
export async function ensureRoles(port: number, credentials: Credentials): Promise<void> {
  const client = new pg.Client({ connectionString: roleUrl(credentials, 'superuser', port, 'postgres') });
  await client.connect();
  try {
    for (const role of ['owner', 'application'] as const) {
      const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLES[role]]);
      const password = pg.escapeLiteral(credentials[role]);
      if (found.rowCount === 0) await client.query(`CREATE ROLE ${ROLES[role]} LOGIN PASSWORD ${password}`);
    }
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLES.owner}`);
  } finally {
    await client.end();
  }
}
