import { readFile, rm, writeFile } from 'node:fs/promises';
import { isAlive, startMark } from './process-state.ts';

/** The process that started or adopted the server of a data folder, and will stop it. */
interface Holder {
  readonly pid: number;
  readonly start: string;
}

/** Notes this process as the holder. Returns the id of a living other one instead, and notes nothing. */
export async function takeHold(path: string): Promise<number | null> {
  const holder = await readHolder(path);
  if (holder !== null && holder.pid !== process.pid && (await isAlive(holder.pid))) {
    // The same id and another start: the holder is gone and its id was used again.
    if ((await startMark(holder.pid)) === holder.start) return holder.pid;
  }
  const own: Holder = { pid: process.pid, start: await startMark(process.pid) };
  await writeFile(path, JSON.stringify(own), { mode: 0o600 });
  return null;
}

/** Forgets this process as the holder. */
export async function releaseHold(path: string): Promise<void> {
  if ((await readHolder(path))?.pid === process.pid) await rm(path, { force: true });
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    // Missing, or cut off by a crash: no holder either way.
    return null;
  }
}
