import { pino } from 'pino';
import { type Config, readConfig } from '../ops/config.ts';
import { openLog } from '../ops/logging.ts';
import { StartFailure } from '../ops/start-failure.ts';
import type { RunningServer } from '../server.ts';

/** Where a command reads and writes; the process's own, except in tests. */
export interface ServeIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Those of the process. */
export const PROCESS: ServeIo = {
  get env() {
    return process.env;
  },
  out: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
};

/** Reads the configuration, or says everything that is wrong with it. */
export function configOrProblems(io: ServeIo): Config | null {
  const config = readConfig(io.env);
  if (config.type === 'Config') return config;
  io.complain('Boardroom cannot start with this configuration:');
  for (const problem of config.problems) io.complain(`  ${problem}`);
  io.complain('All settings are described in .env.example.');
  return null;
}

/** What kept a command from its work, for the operator; anything else is a bug and is thrown. */
export function explainFailure(error: unknown, io: ServeIo): number {
  if (!(error instanceof StartFailure)) throw error;
  for (const line of error.message.split('\n')) io.complain(line);
  return 1;
}

/**
 * `boardroom serve`: says where it listens, with `json` as `{"listening": url}`, and runs until SIGINT or SIGTERM, then finishes what was accepted; a second signal ends it
 * at once. Resolves with the exit code: 0 after a signal, 1 when it cannot start, 2 for a wrong configuration.
 */
export async function serve(io: ServeIo = PROCESS, json = false): Promise<number> {
  const config = configOrProblems(io);
  if (config === null) return 2;
  const log = openLog(config.settings.LOG_LEVEL, pino.destination({ dest: 2, sync: true }));
  const signalled = firstSignal();
  let server: RunningServer;
  try {
    // What is wrong with a configuration is told before the server's code is loaded.
    const { startServer } = await import('../server.ts');
    server = await startServer(config, log);
  } catch (error) {
    return explainFailure(error, io);
  }
  io.out(json ? JSON.stringify({ listening: server.url }) : `listening on ${server.url}`);
  const signal = await signalled;
  log.info(`${signal}: finishing what was accepted`);
  await server.stop();
  return 0;
}

/** The first signal asks for the end; the second one does not wait for it. */
function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let asked = false;
    const onSignal = (signal: NodeJS.Signals) => {
      // On its way out the embedded database is told to stop as well.
      if (asked) process.exit(130);
      asked = true;
      resolve(signal);
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}
