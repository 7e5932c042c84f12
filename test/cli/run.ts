import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dispatch } from '../../src/cli/dispatch.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs a command line in this process: most of what it says needs no other. */
export async function inProcess(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const kept = { out: process.stdout.write, errors: process.stderr.write, env: process.env };
  const ran = { out: '', errors: '' };
  const into = (name: 'out' | 'errors') => (chunk: string | Uint8Array) => {
    ran[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  process.stdout.write = into('out');
  process.stderr.write = into('errors');
  process.env = { ...kept.env, ...env };
  try {
    const code = await dispatch(argv);
    return { code, ...ran };
  } finally {
    process.stdout.write = kept.out;
    process.stderr.write = kept.errors;
    process.env = kept.env;
  }
}

/** Starts the command line as a process of its own. */
export const start = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, ...argv], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });

/** Runs the command line as a process of its own; `deaf`: nobody reads what it writes. */
export function boardroom(
  argv: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly deaf?: true } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = start(argv, options.env);
    if (options.deaf) child.stdout.destroy();
    let [out, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}
