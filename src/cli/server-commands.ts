import { type Command, type CommandSpec, readArguments } from './command-line.ts';

/** The commands that run the service: they are configured by the environment alone. */

const note = 'Settings are environment variables; .env.example lists all of them with their defaults.';

const serveSpec: CommandSpec = {
  name: 'serve',
  summary: 'runs the service until SIGINT or SIGTERM',
  positionals: [],
  options: { json: { value: null, about: 'say {"listening": url} instead of a sentence' } },
  notes: [note, 'Exit code: 0 after a signal, 1 when it cannot start, 2 for a wrong configuration.'],
  examples: ['boardroom serve', 'PORT=0 DATA_DIR=/var/lib/boardroom boardroom serve'],
};

const migrateSpec: CommandSpec = {
  name: 'migrate',
  summary: 'brings the schema of DATABASE_URL to the newest version',
  positionals: [],
  options: { json: { value: null, about: 'print {"applied": [names]} instead of a sentence' } },
  notes: [
    note,
    'Exit code: 0 when the schema is up to date, 1 when a migration fails, 2 for a wrong configuration.',
  ],
  examples: ['boardroom migrate'],
};

const command = (spec: CommandSpec, work: (json: boolean) => Promise<number>): Command => ({
  summary: spec.summary,
  run: async (argv) => {
    const given = readArguments(spec, argv);
    return given.type === 'Answered' ? given.code : work(given.flag('json'));
  },
});

/** The server's code is loaded when the server runs, not for the help. */
export const serveCommand = command(serveSpec, async (json) => {
  const { PROCESS, serve } = await import('./serve.ts');
  return serve(PROCESS, json);
});

export const migrateCommand = command(migrateSpec, async (json) => {
  const { PROCESS } = await import('./serve.ts');
  const { migrateDatabase } = await import('./migrate.ts');
  return migrateDatabase(PROCESS, json);
});
