import { type Command, type CommandSpec, readArguments } from './command-line.ts';

/** The commands that run the service: they are configured by the environment and take no options. */

const note = 'Settings are environment variables; .env.example lists all of them with their defaults.';

const serveSpec: CommandSpec = {
  name: 'serve',
  summary: 'runs the service until SIGINT or SIGTERM',
  positionals: [],
  options: {},
  notes: [note, 'Exit code: 0 after a signal, 1 when it cannot start, 2 for a wrong configuration.'],
  examples: ['boardroom serve', 'PORT=0 DATA_DIR=/var/lib/boardroom boardroom serve'],
};

const migrateSpec: CommandSpec = {
  name: 'migrate',
  summary: 'brings the schema of DATABASE_URL to the newest version',
  positionals: [],
  options: {},
  notes: [
    note,
    'Exit code: 0 when the schema is up to date, 1 when a migration fails, 2 for a wrong configuration.',
  ],
  examples: ['boardroom migrate'],
};

const withoutOptions = (spec: CommandSpec, work: () => Promise<number>): Command => ({
  summary: spec.summary,
  run: async (argv) => {
    const given = readArguments(spec, argv);
    return given.type === 'Answered' ? given.code : work();
  },
});

/** The server's code is loaded when the server runs, not for the help. */
export const serveCommand = withoutOptions(serveSpec, async () => (await import('./serve.ts')).serve());

export const migrateCommand = withoutOptions(migrateSpec, async () => {
  const { migrateDatabase } = await import('./migrate.ts');
  return migrateDatabase({
    env: process.env,
    out: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
});
