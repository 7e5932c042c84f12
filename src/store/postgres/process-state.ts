import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Does a process with this id run? One that has ended and was not collected by its parent does not. */
export async function isAlive(pid: number): Promise<boolean> {
  if (!isTaken(pid)) return false;
  const stat = await linuxStat(pid);
  return stat === null || (stat[0] !== 'Z' && stat[0] !== 'X');
}

/** Has any process this id, also one that has ended and was not collected? */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Something that tells this process from a later one with the same id, or an empty text where unknown. */
export async function startMark(pid: number): Promise<string> {
  const stat = await linuxStat(pid);
  return stat?.[19] ?? '';
}

/** The command line of a process, or an empty text. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.replaceAll('\0', ' '),
      () => '',
    );
  }
  const result = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return result.stdout ?? '';
}

/** The members of `/proc/<pid>/stat` after the program's name: the state, then numbers. */
async function linuxStat(pid: number): Promise<string[] | null> {
  if (process.platform !== 'linux') return null;
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Waits in small steps until the condition holds. Returns false when it does not within `limit` milliseconds. */
export async function waitUntil(condition: () => Promise<boolean>, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return true;
}
