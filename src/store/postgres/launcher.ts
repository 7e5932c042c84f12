import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Credentials, createCredentials, readCredentials, roleUrl } from './credentials.ts';
import { releaseHold, takeHold } from './holder.ts';
import { ensureRoles, initialise } from './initialise.ts';
import {
  isOurs,
  PATIENCE,
  type Postmaster,
  readPostmaster,
  runningPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { waitUntil } from './process-state.ts';
import { chooseRunAs, handOver, type RunAs } from './run-as.ts';

export interface LauncherOptions {
  /** Holds the cluster, its log and the file with the passwords. Made where it is missing. */
  readonly dataDir: string;
  /** Told in a sentence what happens. */
  readonly log: (sentence: string) => void;
}

/** A running server. Who started it stops it. */
export interface EmbeddedPostgres {
  /** For migrations alone. */
  readonly ownerUrl: string;
  readonly applicationUrl: string;
  /** Stops the server and waits until it is gone. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the project, in `dataDir`. A server that a killed process of ours
 * left running there is adopted. Throws, saying what to do, when another living process holds the folder,
 * and with the server's own words when it fails. Takes 1 to 2 s the first time, then 0.2 s.
 */
export async function startEmbeddedPostgres(options: LauncherOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  // As PostgreSQL itself names its folder.
  const dataDir = await realpath(options.dataDir);
  const holderFile = join(dataDir, 'postgres.holder');
  const holder = await takeHold(holderFile);
  if (holder !== null) {
    const advice = 'stop it, choose another DATA_DIR, or give both a DATABASE_URL';
    throw new Error(`${dataDir} is in use by process ${holder}: ${advice}`);
  }
  try {
    return await start(dataDir, holderFile, log);
  } catch (error) {
    await releaseHold(holderFile);
    throw error;
  }
}

async function start(
  dataDir: string,
  holderFile: string,
  log: (sentence: string) => void,
): Promise<EmbeddedPostgres> {
  const cluster = join(dataDir, 'postgres');
  const credentialsFile = join(dataDir, 'postgres.json');
  const exists = await isFolder(cluster);
  const kept = await readCredentials(credentialsFile);
  if (exists && kept === null) {
    throw new Error(`${credentialsFile} is missing: put back the file with the passwords of ${cluster}`);
  }
  const credentials = kept ?? (await createCredentials(credentialsFile));
  let server = exists ? await runningPostmaster(cluster) : null;
  if (server === null) {
    const runAs = chooseRunAs();
    // Another user must get to the cluster, and to nothing else here.
    if (runAs.ids !== null) await chmod(dataDir, 0o711);
    const binaries = await findBinaries(dataDir);
    if (!exists) {
      log(`making a database in ${cluster}`);
      await initialise(binaries.initdb, cluster, credentials, runAs);
    }
    server = await launch(binaries.postgres, dataDir, cluster, runAs);
    log(`PostgreSQL runs on port ${server.port}`);
  } else if (await isOurs(server, credentials, cluster)) {
    log(`adopted the PostgreSQL on port ${server.port} that an earlier process left running`);
  } else {
    throw new Error(
      `a PostgreSQL (process ${server.pid}) runs in ${cluster} and does not take our password: stop it`,
    );
  }
  const { pid, port } = server;
  const guard = guardProcess(async () => {
    await stopPostmaster(pid);
    await releaseHold(holderFile);
  }, pid);
  try {
    await ensureRoles(port, credentials);
  } catch (error) {
    await guard.stop();
    throw error;
  }
  return { ...urls(credentials, port), stop: guard.stop };
}

const urls = (credentials: Credentials, port: number) => ({
  ownerUrl: roleUrl(credentials, 'owner', port),
  applicationUrl: roleUrl(credentials, 'application', port),
});

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // Values of statements are in no log (reliability 8.9).
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];

/**
 * Times that a start is tried: another program may take the free port first, and the workers of a killed
 * server need a moment to end.
 */
const ATTEMPTS = 3;

async function launch(postgres: string, dataDir: string, cluster: string, runAs: RunAs): Promise<Postmaster> {
  await handOver(cluster, runAs);
  for (let attempt = 1; ; attempt++) {
    try {
      return await launchOn(await freePort(), postgres, dataDir, cluster, runAs);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function launchOn(
  port: number,
  postgres: string,
  dataDir: string,
  cluster: string,
  runAs: RunAs,
): Promise<Postmaster> {
  const logFile = join(dataDir, 'postgres.log');
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const [program = '', ...rest] = [...runAs.prefix, postgres, '-D', cluster, ...settings];
  // A file and not a pipe, which would break with this process. Each start begins it anew.
  const output = openSync(logFile, 'w', 0o600);
  let child: ChildProcess;
  try {
    // In a session of its own: Ctrl-C reaches this process alone, which needs the database to finish.
    child = spawn(program, rest, {
      ...runAs.ids,
      stdio: ['ignore', output, output],
      detached: true,
      cwd: '/',
    });
  } finally {
    closeSync(output);
  }
  let ended = false;
  child.on('error', () => {
    ended = true;
  });
  child.on('exit', () => {
    ended = true;
  });
  child.unref();
  let ready = false;
  await waitUntil(async () => {
    const server = await readPostmaster(cluster);
    ready = server !== null && server.pid === child.pid && server.ready;
    return ready || ended;
  }, PATIENCE);
  if (ready && child.pid !== undefined) return { pid: child.pid, port, ready };
  child.kill('SIGINT');
  throw new Error(`PostgreSQL did not start: ${(await readFile(logFile, 'utf8')).trim()}`);
}

/**
 * Sees to it that the server ends with this process: on exit, and on SIGINT and SIGTERM where nobody else
 * handles them (who does calls `stop` at the end of its own shutdown).
 */
function guardProcess(end: () => Promise<void>, pid: number): { stop: () => Promise<void> } {
  let stopping: Promise<void> | null = null;
  const onExit = () => {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It has ended by itself.
    }
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return;
    stop().finally(() => process.kill(process.pid, signal));
  };
  const stop = () => {
    stopping ??= end().finally(() => {
      process.off('exit', onExit);
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    });
    return stopping;
  };
  process.on('exit', onExit);
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return { stop };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
