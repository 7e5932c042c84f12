import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestDatabase } from './postgres.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SERVE = "import('./src/cli/serve.ts').then(({ serve }) => serve()).then((code) => process.exit(code))";

/** A server process of its own on a test database. */
export interface TestServer {
  readonly url: string;
  readonly graphql: string;
  readonly dataDir: string;
  /** All that it wrote to its log so far. */
  readonly log: () => string;
  /** kill -9. */
  readonly kill: () => Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface TestServerOptions {
  readonly sameKeysAs?: TestServer;
  readonly env?: Readonly<Record<string, string>>;
}

/** Limits that a load of tests would meet on purpose are raised by their settings. */
const RAISED = {
  RATE_ANONYMOUS: '1000000',
  RATE_COMMANDS: '1000000',
  RATE_COMMANDS_BURST: '1000000',
  RATE_QUERIES: '1000000',
  RATE_CREATED_MATCHES: '1000000',
};

export async function startTestServer(
  database: TestDatabase,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = options.sameKeysAs?.dataDir ?? mkdtempSync(join(tmpdir(), 'boardroom-test-'));
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', SERVE], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATABASE_URL: database.applicationUrl,
      MIGRATE_ON_START: 'false',
      DATA_DIR: dataDir,
      ...RAISED,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const url = await listening(child, () => log);
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    if (options.sameKeysAs === undefined && signal !== 'SIGKILL')
      rmSync(dataDir, { recursive: true, force: true });
    return child.exitCode;
  };
  return {
    url,
    graphql: `${url}/graphql`,
    dataDir,
    log: () => log,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

function listening(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolvePromise, reject) => {
    let out = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const [, url] = /^listening on (http\S+)$/m.exec(out) ?? [];
      if (url !== undefined) resolvePromise(url);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${out}${log()}`)));
  });
}
