import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { MatchRow, PlayerRow, SeatRow, Tables } from './schema.ts';

/** Which matches a list shows; a member that is absent does not limit it. */
export interface MatchFilter {
  readonly game?: string;
  readonly status?: string | readonly string[];
  readonly visibility?: string;
  /** Matches in which this player has a seat. */
  readonly playerId?: string;
  /** With `playerId`: only those in which that seat must act. */
  readonly onTurn?: boolean;
}

/** A place in a list ordered by creation time; the id tells apart matches of one millisecond. */
export interface MatchCursor {
  readonly createdAt: number;
  readonly matchId: string;
}

/** A page. With `before` it is the `limit` matches that end just before that cursor, in the same order. */
export interface MatchPage {
  readonly filter: MatchFilter;
  readonly order: 'asc' | 'desc';
  readonly after?: MatchCursor;
  readonly before?: MatchCursor;
  readonly limit: number;
}

/** `more`: there are further matches beyond the page, in the direction in which it was read. */
export interface MatchList {
  readonly rows: MatchRow[];
  readonly more: boolean;
}

type MatchQuery = SelectQueryBuilder<Tables, 'matches', MatchRow>;

/** Reads match rows, seats and players: lists and what connections of a GraphQL query load by many ids. */
export class MatchReader {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** The rows of those matches that exist, in no order. */
  async readMatchRows(matchIds: readonly string[]): Promise<MatchRow[]> {
    if (matchIds.length === 0) return [];
    return await this.#db.selectFrom('matches').selectAll().where('match_id', 'in', matchIds).execute();
  }

  /** The seats of many matches, by match and seat. */
  async readSeats(matchIds: readonly string[]): Promise<SeatRow[]> {
    if (matchIds.length === 0) return [];
    return await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('match_id', 'in', matchIds)
      .orderBy('match_id')
      .orderBy('seat')
      .execute();
  }

  /** One page of a list, by keyset: its cost does not grow with its distance from the start. */
  async listMatches(page: MatchPage): Promise<MatchList> {
    const backwards = page.before !== undefined && page.after === undefined;
    const order = backwards ? opposite(page.order) : page.order;
    let query = filtered(this.#db.selectFrom('matches').selectAll(), page.filter);
    if (page.after !== undefined) query = beyond(query, page.after, page.order);
    if (page.before !== undefined) query = beyond(query, page.before, opposite(page.order));
    const rows = await query
      .orderBy('created_at', order)
      .orderBy('match_id', order)
      .limit(page.limit + 1)
      .execute();
    const more = rows.length > page.limit;
    const kept = more ? rows.slice(0, page.limit) : rows;
    return { rows: backwards ? kept.reverse() : kept, more };
  }

  async readPlayers(playerIds: readonly string[]): Promise<PlayerRow[]> {
    if (playerIds.length === 0) return [];
    return await this.#db.selectFrom('players').selectAll().where('player_id', 'in', playerIds).execute();
  }

  /** The player with this handle, or null. */
  async readPlayerByHandle(handle: string): Promise<PlayerRow | null> {
    const query = this.#db.selectFrom('players').selectAll().where('handle', '=', handle);
    return (await query.executeTakeFirst()) ?? null;
  }
}

const opposite = (order: 'asc' | 'desc'): 'asc' | 'desc' => (order === 'asc' ? 'desc' : 'asc');

function beyond(query: MatchQuery, cursor: MatchCursor, order: 'asc' | 'desc'): MatchQuery {
  return query.where((eb) =>
    eb(
      eb.refTuple('created_at', 'match_id'),
      order === 'asc' ? '>' : '<',
      eb.tuple(cursor.createdAt, cursor.matchId),
    ),
  );
}

function filtered(query: MatchQuery, filter: MatchFilter): MatchQuery {
  const { game, status, visibility, playerId, onTurn } = filter;
  let result = query;
  if (game !== undefined) result = result.where('game', '=', game);
  if (status !== undefined) result = result.where('status', 'in', [status].flat());
  if (visibility !== undefined) result = result.where('visibility', '=', visibility);
  if (playerId === undefined) return result;
  // From the player's seats to matches, never the other way: an array is found once, where the planner would
  // walk a semi-join from the newest match on, past all those of other players.
  result = result.where(
    sql<boolean>`match_id = ANY (ARRAY (SELECT s.match_id FROM seats s WHERE s.player_id = ${playerId}))`,
  );
  if (onTurn !== true) return result;
  return result.where(
    sql<boolean>`active_seats <> '{}' AND active_seats && (SELECT array_agg(s.seat) FROM seats s
      WHERE s.match_id = matches.match_id AND s.player_id = ${playerId})`,
  );
}
