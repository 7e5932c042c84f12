import type { Kysely } from 'kysely';
import { asStoreError } from './errors.ts';
import type { Tables } from './schema.ts';

/** Kinds of keys that all processes of a database share. */
export type KeyKind = 'encryption' | 'token';

/**
 * Compares a key with the one that the first process of this database had, which it becomes if there was
 * none. Null when they are the same, else the fingerprint that the database knows.
 */
export async function claimKey(
  db: Kysely<Tables>,
  kind: KeyKind,
  fingerprint: string,
): Promise<string | null> {
  try {
    await db
      .insertInto('service_keys')
      .values({ kind, fingerprint })
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .execute();
    const row = await db
      .selectFrom('service_keys')
      .select('fingerprint')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return row.fingerprint === fingerprint ? null : row.fingerprint;
  } catch (error) {
    throw asStoreError(error);
  }
}
