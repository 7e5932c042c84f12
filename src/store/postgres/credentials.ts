import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/** Passwords of the three roles of the embedded server. */
export interface Credentials {
  readonly superuser: string;
  readonly owner: string;
  readonly application: string;
}

export const ROLES = { superuser: 'postgres', owner: 'boardroom_owner', application: 'boardroom' } as const;
export const DATABASE = 'boardroom';

/** The passwords kept in a file, or null where it is missing. */
export async function readCredentials(path: string): Promise<Credentials | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Credentials;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes random passwords and keeps them in a file of mode 0600; those that are there stay. */
export async function createCredentials(path: string): Promise<Credentials> {
  const made: Credentials = { superuser: password(), owner: password(), application: password() };
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  try {
    await link(fresh, path);
    return made;
  } catch (error) {
    const kept = await readCredentials(path);
    if (kept === null) throw error;
    return kept;
  } finally {
    await rm(fresh, { force: true });
  }
}

const password = (): string => randomBytes(24).toString('hex');

/** A role's URL on the embedded server. */
export function roleUrl(
  credentials: Credentials,
  role: keyof typeof ROLES,
  port: number,
  database: string = DATABASE,
): string {
  return `postgres://${ROLES[role]}:${credentials[role]}@127.0.0.1:${port}/${database}`;
}
