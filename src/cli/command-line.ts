import { parseArgs } from 'node:util';

/** A command of the command line; each is a file that is loaded when it is asked for. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Resolves with the exit code. */
  run(argv: readonly string[]): Promise<number>;
}

/** Exit codes that all commands share; `verify` has more of its own. */
export const DONE = 0;
export const FAILED = 1;
export const USAGE = 2;

export interface OptionSpec {
  /** How its value is called in the help; null for a flag. */
  readonly value: string | null;
  readonly about: string;
  readonly many?: boolean;
}

/** What a command takes, for its help and for reading its arguments. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  /** Names of the arguments without dashes; all are needed. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly notes?: readonly string[];
  readonly examples: readonly string[];
}

export interface Arguments {
  readonly positionals: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | null;
  texts(name: string): readonly string[];
}

export type ReadArguments =
  | ({ readonly type: 'Arguments' } & Arguments)
  /** The command line is answered: with the help, or with what is wrong. */
  | { readonly type: 'Answered'; readonly code: number };

export const out = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Says all that is wrong with the command line and how to learn more; the exit code of all such cases. */
export function usageError(spec: Pick<CommandSpec, 'name'>, ...problems: readonly string[]): number {
  for (const problem of problems) complain(problem);
  complain(`boardroom ${spec.name} --help tells what is allowed.`);
  return USAGE;
}

const HELP: OptionSpec = { value: null, about: 'this text' };

/** Reads the arguments of a command; prints the help where it is asked for. */
export function readArguments(spec: CommandSpec, argv: readonly string[]): ReadArguments {
  const options = { ...spec.options, help: HELP };
  const wrong = (problem: string): ReadArguments => ({ type: 'Answered', code: usageError(spec, problem) });
  let parsed: { values: Readonly<Record<string, unknown>>; positionals: readonly string[] };
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { value, many }]) => [
          name,
          { type: value === null ? 'boolean' : 'string', multiple: many ?? false } as const,
        ]),
      ),
    });
  } catch (error) {
    const unknown = unknownOptions(argv, Object.keys(options));
    const [first = 'these arguments cannot be read'] = (error instanceof Error ? error.message : '').split(
      '. ',
    );
    const sentence = unknown.length < 2 ? first : `Unknown options: ${unknown.join(', ')}`;
    const names = Object.keys(options).map((name) => `--${name}`);
    return wrong(`${sentence}. Options of ${spec.name}: ${names.join(', ')}.`);
  }
  const { values, positionals } = parsed;
  if (values['help'] === true) {
    out(helpOf(spec));
    return { type: 'Answered', code: DONE };
  }
  if (positionals.length !== spec.positionals.length) {
    const wanted = spec.positionals.map((name) => `<${name}>`).join(' ') || 'no arguments without dashes';
    return wrong(`${spec.name} takes ${wanted}; ${positionals.length} given.`);
  }
  return {
    type: 'Arguments',
    positionals,
    flag: (name) => values[name] === true,
    text: (name) => (typeof values[name] === 'string' ? values[name] : null),
    texts: (name) => (Array.isArray(values[name]) ? (values[name] as string[]) : []),
  };
}

/** All options that a command does not have; the parser tells of the first one alone. */
function unknownOptions(argv: readonly string[], known: readonly string[]): string[] {
  const { tokens } = parseArgs({ args: [...argv], allowPositionals: true, strict: false, tokens: true });
  const named = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  return named.filter(({ name }) => !known.includes(name)).map(({ rawName }) => rawName);
}

/** The whole help of a command, with its examples. */
export function helpOf(spec: CommandSpec): string {
  const options = Object.entries({ ...spec.options, help: HELP });
  const spelled = options.map(([name, { value }]) => `--${name}${value === null ? '' : ` ${value}`}`);
  const width = Math.max(...spelled.map((text) => text.length)) + 2;
  return [
    `boardroom ${spec.name}: ${spec.summary}`,
    '',
    `Usage: boardroom ${[spec.name, ...spec.positionals.map((name) => `<${name}>`)].join(' ')} [options]`,
    '',
    'Options:',
    ...options.map(([, { about, many }], i) => {
      const repeated = many === true ? ' (may be given several times)' : '';
      return `  ${(spelled[i] ?? '').padEnd(width)}${about}${repeated}`;
    }),
    ...(spec.notes === undefined ? [] : ['', ...spec.notes]),
    '',
    'Example:',
    ...spec.examples.map((example) => `  ${example}`),
  ].join('\n');
}

/** A whole number of an option within bounds; null: it is none. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
