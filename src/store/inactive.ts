import type { Database } from './connection.ts';

/** A match in which nothing has happened for its limit. */
export interface InactiveMatch {
  readonly matchId: string;
  /** Of its newest event. */
  readonly version: number;
}

/** Milliseconds since the newest event after which a match is inactive. */
export interface InactivityLimits {
  /** A table that nobody has started. */
  readonly open: number;
  readonly playing: number;
}

/**
 * At most `count` inactive matches by the database's clock, the oldest tables first. No match is older than
 * its newest event, so the index leads to the old ones alone.
 */
export async function findInactive(
  database: Database,
  limits: InactivityLimits,
  count: number,
): Promise<InactiveMatch[]> {
  const since = (limit: string) => `(SELECT clock_ms() - ${limit}::bigint)`;
  const old = (status: string, limit: string) =>
    `(m.status = '${status}' AND m.created_at <= ${since(limit)} AND e.recorded_at <= ${since(limit)})`;
  const rows = await database.rows<[string, number]>({
    name: 'inactive-matches',
    text: `SELECT m.match_id, m.version
      FROM matches m JOIN events e ON e.match_id = m.match_id AND e.version = m.version
      WHERE ${old('open', '$1')} OR ${old('playing', '$2')}
      ORDER BY m.created_at LIMIT $3`,
    values: [limits.open, limits.playing, count],
  });
  return rows.map(([matchId, version]) => ({ matchId, version }));
}
