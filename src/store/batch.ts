import { assertNever } from '../kernel/assert-never.ts';
import type { Append } from './append.ts';
import {
  bytes,
  type Cell,
  COMMANDS,
  DROPPED_JOBS,
  EVENTS,
  excluded,
  insertRows,
  JOBS,
  MOVES,
  OPENINGS,
  REMOVED_SEATS,
  type Row,
  SEATS,
  transpose,
  unnest,
} from './columns.ts';
import { type EncodedAppend, eventRow, jobRow, seatRow } from './rows.ts';

const TABLES = [MOVES, EVENTS, OPENINGS, COMMANDS, JOBS, DROPPED_JOBS, SEATS, REMOVED_SEATS] as const;
type Table = (typeof TABLES)[number];

/** The part of the statement that writes a table's rows; parameters are counted from `first`. */
function part(table: Table, first: number): string {
  switch (table.name) {
    case 'moves':
      return `UPDATE matches m SET version = r.version, head_hash = r.head_hash,
        rules_version = r.rules_version, status = r.status, phase = r.phase,
        active_seats = r.active_seats::smallint[], deadline = r.deadline, outcome = r.outcome,
        started_at = r.started_at, ended_at = r.ended_at
        FROM ${unnest(table, first)}
        WHERE m.match_id = r.match_id AND m.version = r.after_version AND m.head_hash = r.prev_hash
        RETURNING 1`;
    case 'events':
    case 'openings':
    case 'commands':
      return insertRows(table, first);
    case 'jobs':
      return `${insertRows(table, first)} ON CONFLICT (match_id, key)
        DO UPDATE SET ${excluded(table, ['match_id', 'key'])}, lease_until = NULL`;
    case 'seats':
      return `${insertRows(table, first)} ON CONFLICT (match_id, seat)
        DO UPDATE SET ${excluded(table, ['match_id', 'seat'])}`;
    case 'dropped_jobs':
      return `DELETE FROM jobs j USING ${unnest(table, first)} WHERE j.match_id = r.match_id AND j.key = r.key`;
    case 'removed_seats':
      return `DELETE FROM seats s USING ${unnest(table, first)} WHERE s.match_id = r.match_id AND s.seat = r.seat`;
    default:
      return assertNever(table);
  }
}

/**
 * A whole batch as one statement, which is its own transaction: one round trip. The match rows come first
 * (the outer SELECT asks for them before the other parts run), so a stale append ends before it writes
 * events, and all processes lock match rows in the order of match ids. Answers the database's clock in
 * milliseconds.
 */
function statementText(tables: readonly Table[]): string {
  let first = 1;
  const parts = tables.map((table) => {
    const text = `put_${table.name} AS (${part(table, first)})`;
    first += table.columns.length;
    return text;
  });
  return `WITH ${parts.join(',\n')}
    SELECT require_moved(cardinality($1::uuid[]), (SELECT count(*) FROM put_moves)),
      (extract(epoch FROM clock_timestamp()) * 1000)::float8`;
}

/** A prepared statement with its values. */
export interface BatchStatement {
  readonly name: string;
  readonly text: string;
  readonly values: Cell[][];
}

/** Texts by name. A part without rows still costs, so each set of parts in use has a statement of its own. */
const texts = new Map<string, string>();

function statement(rows: ReadonlyMap<Table, readonly Row[]>): BatchStatement {
  const used = TABLES.filter((table) => (rows.get(table)?.length ?? 0) > 0);
  const name = `append ${TABLES.map((table) => (used.includes(table) ? 1 : 0)).join('')}`;
  const text = texts.get(name) ?? statementText(used);
  texts.set(name, text);
  return { name, text, values: used.flatMap((table) => transpose(table, rows.get(table) ?? [])) };
}

/** The match row's way through a batch: from before the first append of the match to after its last. */
function moveRow(first: Append, last: EncodedAppend): Row {
  const { match, headHash, matchId } = last.append;
  return [
    matchId,
    first.afterVersion,
    bytes(first.prevHash),
    last.lastVersion,
    bytes(headHash),
    match.rulesVersion,
    match.status,
    match.phase,
    `{${match.activeSeats.join(',')}}`,
    match.deadline,
    match.outcome,
    match.startedAt,
    match.endedAt,
  ];
}

/** Rows of one match whose later mention replaces the earlier one; null stands for a deletion. */
type Final<K> = Map<K, Row | null>;

function pushFinal<K extends Cell>(matchId: string, final: Final<K>, upserts: Row[], deletes: Row[]): void {
  for (const [key, row] of final) {
    if (row === null) deletes.push([matchId, key]);
    else upserts.push(row);
  }
}

/** Does `next` follow directly on `previous`, an append of the same match? */
export const follows = (previous: EncodedAppend, next: EncodedAppend): boolean =>
  next.append.afterVersion === previous.lastVersion && next.append.prevHash === previous.append.headHash;

/**
 * The statement that stores a batch. `matches`: the appends of each match in their order, each of which
 * `follows` the one before it. Rows are written in the order of match ids.
 */
export function batchStatement(matches: ReadonlyMap<string, readonly EncodedAppend[]>): BatchStatement {
  const rows = new Map<Table, Row[]>(TABLES.map((table) => [table, []]));
  const of = (table: Table): Row[] => rows.get(table) as Row[];
  for (const matchId of [...matches.keys()].sort()) {
    const appends = matches.get(matchId) as readonly EncodedAppend[];
    const jobs: Final<string> = new Map();
    const seats: Final<number> = new Map();
    for (const { append, openings } of appends) {
      const recordedAt = append.events.at(-1)?.recordedAt ?? 0;
      for (const event of append.events) of(EVENTS).push(eventRow(matchId, event));
      of(OPENINGS).push(...openings);
      if (append.command !== null) {
        const { commandId, firstVersion, lastVersion, seat, inputHash } = append.command;
        of(COMMANDS).push([matchId, commandId, firstVersion, lastVersion, seat, inputHash]);
      }
      for (const key of append.dropJobs) jobs.set(key, null);
      for (const job of append.jobs) jobs.set(job.key, jobRow(matchId, job));
      for (const change of append.seats) {
        seats.set(change.seat, 'remove' in change ? null : seatRow(matchId, change, recordedAt));
      }
    }
    of(MOVES).push(moveRow((appends[0] as EncodedAppend).append, appends.at(-1) as EncodedAppend));
    pushFinal(matchId, jobs, of(JOBS), of(DROPPED_JOBS));
    pushFinal(matchId, seats, of(SEATS), of(REMOVED_SEATS));
  }
  return statement(rows);
}
