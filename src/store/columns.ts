/** A table as far as rows of it are inserted from arrays: its columns with their types, in order. */
export interface ArrayTable {
  readonly name: string;
  readonly columns: readonly (readonly [column: string, type: string])[];
}

export const EVENTS = {
  name: 'events',
  columns: [
    ['match_id', 'uuid'],
    ['command_id', 'uuid'],
    ['recorded_at', 'bigint'],
    ['version', 'int'],
    ['schema_version', 'smallint'],
    ['actor_seat', 'smallint'],
    ['hash', 'bytea'],
    ['type', 'text'],
    ['actor_kind', 'text'],
    ['rules_version', 'text'],
    ['causation', 'text'],
    ['payload', 'text'],
    ['sealed', 'text'],
    ['random', 'text'],
  ],
} as const satisfies ArrayTable;

export const OPENINGS = {
  name: 'openings',
  columns: [
    ['match_id', 'uuid'],
    ['version', 'int'],
    ['path', 'text'],
    ['key_id', 'text'],
    ['body', 'bytea'],
  ],
} as const satisfies ArrayTable;

export const COMMANDS = {
  name: 'commands',
  columns: [
    ['match_id', 'uuid'],
    ['command_id', 'uuid'],
    ['first_version', 'int'],
    ['last_version', 'int'],
    ['seat', 'smallint'],
    ['input_hash', 'bytea'],
  ],
} as const satisfies ArrayTable;

export const JOBS = {
  name: 'jobs',
  columns: [
    ['match_id', 'uuid'],
    ['key', 'text'],
    ['kind', 'text'],
    ['due_at', 'bigint'],
    ['attempts', 'int'],
    ['body', 'text'],
  ],
} as const satisfies ArrayTable;

export const SEATS = {
  name: 'seats',
  columns: [
    ['match_id', 'uuid'],
    ['seat', 'smallint'],
    ['player_id', 'text'],
    ['kind', 'text'],
    ['display_name', 'text'],
    ['joined_at', 'bigint'],
  ],
} as const satisfies ArrayTable;

/** What an append changes in a match row: where it must be, then where it goes. */
export const MOVES = {
  name: 'moves',
  columns: [
    ['match_id', 'uuid'],
    ['after_version', 'int'],
    ['prev_hash', 'bytea'],
    ['version', 'int'],
    ['head_hash', 'bytea'],
    ['rules_version', 'text'],
    ['status', 'text'],
    ['phase', 'text'],
    // Arrays of different lengths make no array of arrays: each goes as its own text.
    ['active_seats', 'text'],
    ['deadline', 'bigint'],
    ['outcome', 'text'],
    ['started_at', 'bigint'],
    ['ended_at', 'bigint'],
  ],
} as const satisfies ArrayTable;

export const DROPPED_JOBS = {
  name: 'dropped_jobs',
  columns: [
    ['match_id', 'uuid'],
    ['key', 'text'],
  ],
} as const satisfies ArrayTable;

export const REMOVED_SEATS = {
  name: 'removed_seats',
  columns: [
    ['match_id', 'uuid'],
    ['seat', 'smallint'],
  ],
} as const satisfies ArrayTable;

/** One value of a parameter array. */
export type Cell = string | number | Buffer | null;

/** A row, its cells in the order of the table's columns. */
export type Row = readonly Cell[];

/** The columns' names, separated by commas. */
export const names = (table: ArrayTable): string => table.columns.map(([column]) => column).join(', ');

/** `unnest($1::uuid[], …) AS r(match_id, …)`, with the parameters counted from `first`. */
export function unnest(table: ArrayTable, first: number): string {
  const arrays = table.columns.map(([, type], index) => `$${first + index}::${type}[]`);
  return `unnest(${arrays.join(', ')}) AS r(${names(table)})`;
}

/** An INSERT of all rows whose columns are the parameters from `first` on. */
export function insertRows(table: ArrayTable, first: number): string {
  return `INSERT INTO ${table.name} (${names(table)}) SELECT ${names(table)} FROM ${unnest(table, first)}`;
}

/** What an upsert sets: every column but those of the key. */
export function excluded(table: ArrayTable, key: readonly string[]): string {
  return table.columns
    .filter(([column]) => !key.includes(column))
    .map(([column]) => `${column} = excluded.${column}`)
    .join(', ');
}

/** Turns rows into the arrays that `unnest` takes. */
export function transpose(table: ArrayTable, rows: readonly Row[]): Cell[][] {
  return table.columns.map((_, column) => rows.map((row) => row[column] as Cell));
}

/** A bytea parameter inside an array, from hex digits. */
export const bytes = (hex: string): string => `\\x${hex}`;
