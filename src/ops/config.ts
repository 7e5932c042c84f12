import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertNever } from '../kernel/assert-never.ts';
import { SETTINGS, type Setting, type Settings } from './settings.ts';

/** A wrong configuration: every problem at once, each a sentence that names the variable. */
export interface ConfigProblems {
  readonly type: 'ConfigProblems';
  readonly problems: readonly string[];
}

/** The settings and what follows from them. */
export interface Config {
  readonly type: 'Config';
  readonly settings: Settings;
  readonly encryptionKeyFile: string;
  readonly tokenKeyFile: string;
  readonly bus: 'none' | 'postgres';
}

/** Reads the configuration from environment variables; an empty one counts as not given. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean = existsSync,
): Config | ConfigProblems {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS) as [string, Setting][]) {
    const given = env[name]?.trim();
    if (given === undefined || given === '') {
      values[name] = setting.fallback;
      continue;
    }
    const value = parse(setting, given);
    if (value.type === 'wrong') problems.push(`${name}: ${value.allowed}`);
    else values[name] = value.value;
  }
  const settings = values as unknown as Settings;
  if (problems.length === 0) problems.push(...contradictions(settings, exists));
  if (problems.length > 0) return { type: 'ConfigProblems', problems };
  const bus =
    settings.BUS_URL === 'auto' ? (settings.DATABASE_URL === null ? 'none' : 'postgres') : settings.BUS_URL;
  return { type: 'Config', settings, ...keyFiles(settings), bus };
}

const keyFiles = (settings: Settings) => ({
  encryptionKeyFile: settings.ENCRYPTION_KEY_FILE ?? join(settings.DATA_DIR, 'keys', 'encryption'),
  tokenKeyFile: settings.TOKEN_KEY_FILE ?? join(settings.DATA_DIR, 'keys', 'token.jwk'),
});

type Parsed =
  | { readonly type: 'right'; readonly value: unknown }
  | { readonly type: 'wrong'; readonly allowed: string };

function parse(setting: Setting, given: string): Parsed {
  const right = (value: unknown): Parsed => ({ type: 'right', value });
  const wrong = (allowed: string): Parsed => ({ type: 'wrong', allowed });
  switch (setting.kind) {
    case 'text':
    case 'optional':
      return right(given);
    case 'list':
      return right(given.split(',').map((item) => item.trim()));
    case 'flag':
      if (given === 'true' || given === 'false') return right(given === 'true');
      return wrong('must be true or false');
    case 'choice':
      return setting.among.includes(given)
        ? right(given)
        : wrong(`must be one of ${setting.among.join(', ')}`);
    case 'number': {
      const { least, most, fallback } = setting;
      const whole = Number.isInteger(fallback);
      const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
      if (value >= least && value <= most && (!whole || Number.isInteger(value))) return right(value);
      return wrong(`must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`);
    }
    default:
      return assertNever(setting);
  }
}

/** What is wrong although each value is right by itself. */
function contradictions(settings: Settings, exists: (path: string) => boolean): string[] {
  const problems: string[] = [];
  for (const name of ['DATABASE_URL', 'MIGRATE_DATABASE_URL'] as const) {
    const url = settings[name];
    // The value is not repeated: it holds a password.
    if (url !== null && !isUrl(url, ['postgres:', 'postgresql:']))
      problems.push(`${name}: must be a URL such as postgres://user:password@host:5432/boardroom`);
  }
  if (settings.PUBLIC_URL !== null && !isUrl(settings.PUBLIC_URL, ['http:', 'https:']))
    problems.push('PUBLIC_URL: must be a URL that begins with http:// or https://');
  if (settings.MIGRATE_DATABASE_URL !== null && settings.DATABASE_URL === null)
    problems.push(
      'MIGRATE_DATABASE_URL: needs DATABASE_URL beside it; the embedded database has its own role',
    );
  if (settings.BUS_URL === 'postgres' && settings.DATABASE_URL === null)
    problems.push('BUS_URL: postgres needs DATABASE_URL: nobody shares an embedded database');
  if (settings.NODE_ENV === 'production') {
    const files = keyFiles(settings);
    for (const [name, path] of [
      ['ENCRYPTION_KEY_FILE', files.encryptionKeyFile],
      ['TOKEN_KEY_FILE', files.tokenKeyFile],
    ] as const) {
      if (!exists(path)) problems.push(`${name}: ${path} does not exist, and in production none is made`);
    }
  }
  return problems;
}

function isUrl(textual: string, protocols: readonly string[]): boolean {
  try {
    return protocols.includes(new URL(textual).protocol);
  } catch {
    return false;
  }
}
