import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { PATIENCE, type Postmaster, readPostmaster, stopPostmaster } from './postmaster.ts';
import { waitUntil } from './process-state.ts';
import { handOver, type RunAs } from './run-as.ts';

/** What a start of the server needs. */
export interface Launch {
  /** The program. */
  readonly postgres: string;
  readonly cluster: string;
  /** Where the server writes its log; each start begins it anew. */
  readonly logFile: string;
  readonly runAs: RunAs;
}

/** Who follows a start, and may call it off. */
export interface LaunchWatch {
  readonly cancelled: boolean;
  /** A process was started; it is no server yet. */
  spawned(pid: number): void;
}

const UNWATCHED: LaunchWatch = { cancelled: false, spawned: () => {} };

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

/** Starts the server on a port that is free. Throws with the server's own words. */
export async function launch(how: Launch): Promise<Postmaster> {
  await handOver(how.cluster, how.runAs);
  for (let attempt = 1; ; attempt++) {
    try {
      return await launchOn(await freePort(), how);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/**
 * Starts the server on this port and waits until it is ready. Throws with the server's own words, or when
 * it is called off; then no process of it is left.
 */
export async function launchOn(
  port: number,
  { postgres, cluster, logFile, runAs }: Launch,
  watch: LaunchWatch = UNWATCHED,
): Promise<Postmaster> {
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const [program = '', ...rest] = [...runAs.prefix, postgres, '-D', cluster, ...settings];
  // A file and not a pipe, which would break with this process.
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
  const { pid } = child;
  if (pid !== undefined) watch.spawned(pid);
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
    ready = server !== null && server.pid === pid && server.ready;
    return ready || ended || watch.cancelled;
  }, PATIENCE);
  if (ready && pid !== undefined) return { pid, port, ready };
  if (!ended && pid !== undefined) await stopPostmaster(pid);
  throw new Error(`PostgreSQL did not start: ${(await readFile(logFile, 'utf8')).trim()}`);
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
