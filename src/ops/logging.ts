import {
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type LogFn,
  type Logger,
  type LoggerOptions,
  pino,
} from 'pino';

/** Members that a log line may have (reliability 8.9); anything else is dropped on its way out. */
const ALLOWED = new Set([
  'requestId',
  'route',
  'operation',
  'matchId',
  'version',
  'seat',
  'code',
  'status',
  'duration',
  'cost',
  'what',
  'error',
]);

const OPERATION_LENGTH = 64;

/** What a log may say of an error: its kind and where it arose. Its message may hold values. */
export interface LoggedError {
  readonly name: string;
  readonly code: string | null;
  readonly frames: readonly string[];
}

export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, code: null, frames: [] };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const cause = error.cause === undefined ? [] : [`caused by ${loggedError(error.cause).name}`];
  return { name: error.name, code, frames: [...frames, ...cause] };
}

/** The log of the process: one JSON object a line, with the allowed members alone. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    formatters: { log: keepAllowed },
    hooks: {
      // Without a text of its own a line about an error would carry the error's message.
      logMethod(args: Parameters<LogFn>, method: LogFn) {
        const [first, text] = args as unknown as [unknown, unknown];
        if (typeof first !== 'object' || first === null) return method.apply(this, args);
        method.call(this, membersOf(first), typeof text === 'string' ? text : 'error');
      },
    },
  };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  // What is bound to a child passes no formatter; children inherit this.
  const child = log.child as unknown as (
    this: Logger,
    bindings: Bindings,
    options?: ChildLoggerOptions,
  ) => Logger;
  log.child = function childOf(this: Logger, bindings: Bindings, given?: ChildLoggerOptions) {
    return child.call(this, keepAllowed(bindings), given);
  } as unknown as typeof log.child;
  return log;
}

const membersOf = (first: object): object => {
  if (first instanceof Error) return { error: loggedError(first) };
  if ('err' in first) return { ...first, error: loggedError(first.err) };
  return first;
};

function keepAllowed(members: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) {
    if (!ALLOWED.has(name) || value === undefined || value === null) continue;
    kept[name] = name === 'operation' ? String(value).slice(0, OPERATION_LENGTH) : value;
  }
  return kept;
}

/** Reports of background work as log lines. */
export const reportTo =
  (log: Logger) =>
  (what: string, error: unknown, matchId: string | null): void => {
    const told = error === null ? null : loggedError(error);
    // A database that is away for a moment is expected: the work is done again.
    const level = told?.name === 'DatabaseAway' || told?.code === 'UNAVAILABLE' ? 'warn' : 'error';
    log[level]({ what, matchId, error: told }, 'background work failed');
  };
