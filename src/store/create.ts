import type { EncodedEvent, JobRecord, Opening, SeatHolder } from './append.ts';
import {
  type ArrayTable,
  EVENTS,
  insertRows,
  JOBS,
  OPENINGS,
  type Row,
  SEATS,
  transpose,
} from './columns.ts';
import type { Connection, Database } from './connection.ts';
import { asStoreError, DatabaseAway, OutcomeUnknown, violates } from './errors.ts';
import { eventRow, jobRow, openingRow, seatRow } from './rows.ts';
import { aadOf, type Vault } from './vault.ts';

/** A match with its first events. Times in milliseconds since the epoch. */
export interface NewMatch {
  readonly matchId: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly status: string;
  readonly visibility: string;
  /** JSON. */
  readonly options: string;
  /** JSON of the turn clock's settings, or null. */
  readonly clock: string | null;
  /** Canonical JSON of the other settings. */
  readonly settings: string;
  readonly creatorId: string | null;
  readonly phase: string | null;
  readonly activeSeats: readonly number[];
  readonly deadline: number | null;
  readonly outcome: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** At least one, versions from 1. */
  readonly events: readonly EncodedEvent[];
  readonly openings: readonly Opening[];
  readonly seats: readonly SeatHolder[];
  readonly jobs: readonly JobRecord[];
  /** The server seed of a randomness session (audit 2.2). */
  readonly seed: { readonly session: number; readonly value: Buffer } | null;
  /** What makes a repeated creation known. */
  readonly creation: {
    readonly playerId: string;
    readonly commandId: string;
    readonly inputHash: Buffer;
  } | null;
}

/** `exists`: this player's command made that match before; with other input where `sameInput` is false. */
export type CreateResult =
  | { readonly type: 'created' }
  | { readonly type: 'exists'; readonly matchId: string; readonly sameInput: boolean };

/** Creates a stream in a transaction of its own. */
export async function createMatch(database: Database, vault: Vault, match: NewMatch): Promise<CreateResult> {
  const connection = await database.connect();
  let committing = false;
  try {
    await connection.query('BEGIN');
    await insertMatch(connection, vault, match);
    committing = true;
    await connection.query('COMMIT');
    return { type: 'created' };
  } catch (error) {
    if (match.creation !== null && violates(error, 'creations_pkey')) {
      return await existing(database, match.creation);
    }
    const known = asStoreError(error);
    if (committing && known instanceof DatabaseAway) {
      throw new OutcomeUnknown('the connection was lost', { cause: error });
    }
    throw known;
  } finally {
    connection.release();
  }
}

async function insertMatch(connection: Connection, vault: Vault, match: NewMatch): Promise<void> {
  const { matchId, creation, seed } = match;
  const last = match.events.at(-1);
  if (last === undefined) throw new Error('a match without events');
  // First, so that a repeated creation waits for the one under way and then meets its row.
  if (creation !== null) {
    await connection.query(
      'INSERT INTO creations (player_id, command_id, input_hash, match_id) VALUES ($1, $2, $3, $4)',
      [creation.playerId, creation.commandId, creation.inputHash, matchId],
    );
  }
  await connection.query(INSERT_MATCH, [
    matchId,
    match.game,
    match.rulesVersion,
    match.status,
    match.visibility,
    match.options,
    match.clock,
    match.settings,
    match.creatorId,
    last.version,
    Buffer.from(last.hash, 'hex'),
    match.phase,
    match.activeSeats,
    match.deadline,
    match.outcome,
    match.createdAt,
    match.startedAt,
    match.endedAt,
  ]);
  if (seed !== null) await writeSeed(connection, vault, matchId, seed.session, seed.value);
  await insertAll(
    connection,
    EVENTS,
    match.events.map((event) => eventRow(matchId, event)),
  );
  await insertAll(
    connection,
    OPENINGS,
    match.openings.map((opening) => openingRow(matchId, opening, vault)),
  );
  await insertAll(
    connection,
    SEATS,
    match.seats.map((holder) => seatRow(matchId, holder, match.createdAt)),
  );
  await insertAll(
    connection,
    JOBS,
    match.jobs.map((job) => jobRow(matchId, job)),
  );
}

const MATCH_COLUMNS = [
  'match_id',
  'game',
  'rules_version',
  'status',
  'visibility',
  'options',
  'clock',
  'settings',
  'creator_id',
  'version',
  'head_hash',
  'phase',
  'active_seats',
  'deadline',
  'outcome',
  'created_at',
  'started_at',
  'ended_at',
];

const INSERT_MATCH = `INSERT INTO matches (${MATCH_COLUMNS.join(', ')})
VALUES (${MATCH_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})`;

async function insertAll(connection: Connection, table: ArrayTable, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await connection.query(insertRows(table, 1), transpose(table, rows));
}

async function existing(
  database: Database,
  creation: { readonly playerId: string; readonly commandId: string; readonly inputHash: Buffer },
): Promise<CreateResult> {
  const found = await findCreation(database, creation.playerId, creation.commandId);
  if (found === null) throw new Error('a creation that is refused as a repeat is not there');
  return { type: 'exists', matchId: found.matchId, sameInput: found.inputHash.equals(creation.inputHash) };
}

/** The creation that a player's command made, or null; also settles an `OutcomeUnknown`. */
export async function findCreation(
  database: Database,
  playerId: string,
  commandId: string,
): Promise<{ readonly matchId: string; readonly inputHash: Buffer } | null> {
  const rows = await database.rows<[string, Buffer]>({
    name: 'find-creation',
    text: 'SELECT match_id, input_hash FROM creations WHERE player_id = $1 AND command_id = $2',
    values: [playerId, commandId],
  });
  const [row] = rows;
  return row === undefined ? null : { matchId: row[0], inputHash: row[1] };
}

/** Stores a session's server seed, encrypted. The same session again is an error: a seed never changes. */
export async function writeSeed(
  connection: Pick<Connection, 'query'>,
  vault: Vault,
  matchId: string,
  session: number,
  value: Buffer,
): Promise<void> {
  const { keyId, body } = vault.seal(value, aadOf.seed(matchId, session));
  await connection.query('INSERT INTO seeds (match_id, session, key_id, body) VALUES ($1, $2, $3, $4)', [
    matchId,
    session,
    keyId,
    body,
  ]);
}

/** The newest session's server seed of each match that has one: one query for many. */
export async function readSeeds(
  database: Database,
  vault: Vault,
  matchIds: readonly string[],
): Promise<Map<string, Buffer>> {
  const rows = await database.rows<[string, number, string, Buffer]>({
    name: 'read-seeds',
    text: `SELECT DISTINCT ON (match_id) match_id, session, key_id, body FROM seeds
      WHERE match_id = ANY($1::uuid[]) ORDER BY match_id, session DESC`,
    values: [matchIds],
  });
  return new Map(
    rows.map(([matchId, session, keyId, body]) => [
      matchId,
      vault.open(keyId, body, aadOf.seed(matchId, session)),
    ]),
  );
}
