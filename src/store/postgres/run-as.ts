import { spawnSync } from 'node:child_process';
import { chown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How PostgreSQL's programs are run, which refuse to run as root. */
export interface RunAs {
  /** Put before the program. */
  readonly prefix: readonly string[];
  readonly ids: { readonly uid: number; readonly gid: number } | null;
}

const NOBODY = 65_534;

/**
 * Oneself, as an ordinary user. As root on Linux: through a user namespace of its own, where the program is
 * not root and the files stay root's; where those are refused, as user and group 65534.
 */
export function chooseRunAs(): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], ids: null };
  const prefix = ['unshare', '--user', '--'];
  if (process.platform === 'linux') {
    const [program = '', ...rest] = [...prefix, 'true'];
    if (spawnSync(program, rest, { stdio: 'ignore' }).status === 0) return { prefix, ids: null };
  }
  return { prefix: [], ids: { uid: NOBODY, gid: NOBODY } };
}

/** Gives a file, or a folder with all that is in it, to the user that the programs run as. */
export async function handOver(path: string, runAs: RunAs): Promise<void> {
  if (runAs.ids === null) return;
  await chown(path, runAs.ids.uid, runAs.ids.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const entry of await readdir(path)) await handOver(join(path, entry), runAs);
}
