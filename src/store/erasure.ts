import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** The paths whose openings may be erased (audit 3.3). Game fields never are. */
export type ErasablePath = '$account' | '$statement';

/**
 * Deletes openings and marks them erased; the events and their commitments stay. `at` in milliseconds since
 * the epoch. Openings that are not there are marked all the same. Returns how many were deleted.
 */
export async function eraseOpenings(
  db: Kysely<Tables>,
  items: readonly { readonly matchId: string; readonly version: number; readonly path: ErasablePath }[],
  reason: string,
  at: number,
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    let deleted = 0;
    for (const { matchId, version, path } of items) {
      const result = await transaction
        .deleteFrom('openings')
        .where('match_id', '=', matchId)
        .where('version', '=', version)
        .where('path', '=', path)
        .executeTakeFirst();
      deleted += Number(result.numDeletedRows);
      await transaction
        .insertInto('erasures')
        .values({ match_id: matchId, version, path, reason, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return deleted;
  });
}

/** The erased openings of a match. */
export async function readErasures(
  db: Kysely<Tables>,
  matchId: string,
): Promise<{ version: number; path: string; reason: string; at: number }[]> {
  return await db
    .selectFrom('erasures')
    .select(['version', 'path', 'reason', 'at'])
    .where('match_id', '=', matchId)
    .orderBy('version')
    .orderBy('path')
    .execute();
}
