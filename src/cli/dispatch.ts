import { readFileSync } from 'node:fs';
import { type Command, complain, DONE, out, USAGE } from './command-line.ts';

/** Each command is loaded when it is needed: `verify` must not wait for the server's code. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./server-commands.ts')).serveCommand,
  migrate: async () => (await import('./server-commands.ts')).migrateCommand,
  simulate: () => import('./simulate.ts'),
  replay: () => import('./replay.ts'),
  export: () => import('./export.ts'),
  verify: () => import('./verify.ts'),
  inspect: () => import('./inspect.ts'),
};

const NAMES = Object.keys(COMMANDS);

async function help(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(10)}${(await load()).summary}`),
  );
  return [
    'boardroom: a backend for economic board games',
    '',
    'Usage: boardroom <command> [options]',
    '',
    'Commands:',
    ...rows,
    '',
    'boardroom <command> --help tells more of a command; boardroom --version tells the version.',
    '',
    'Example:',
    '  boardroom simulate evil-corp --players 3 --games 100',
  ].join('\n');
}

function version(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Runs one command line; resolves with the exit code. */
export async function dispatch(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === '--help' || name === 'help') {
    out(await help());
    return DONE;
  }
  if (name === '--version') {
    out(version());
    return DONE;
  }
  const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    complain(name === undefined ? 'a command is needed' : `there is no command ${JSON.stringify(name)}`);
    complain(`Commands: ${NAMES.join(', ')}. boardroom --help tells more.`);
    return USAGE;
  }
  return (await load()).run(rest);
}
