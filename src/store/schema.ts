import type { ColumnType, Generated, Selectable } from 'kysely';

/** Set when the row is made, never changed. */
type Fixed<T> = ColumnType<T, T, never>;

export interface EventsTable {
  match_id: Fixed<string>;
  command_id: Fixed<string>;
  recorded_at: Fixed<number>;
  version: Fixed<number>;
  schema_version: Fixed<number>;
  actor_seat: Fixed<number | null>;
  hash: Fixed<Buffer>;
  type: Fixed<string>;
  actor_kind: Fixed<string>;
  rules_version: Fixed<string>;
  causation: Fixed<string>;
  payload: Fixed<string>;
  sealed: Fixed<string>;
  random: Fixed<string>;
}

export interface OpeningsTable {
  match_id: Fixed<string>;
  version: Fixed<number>;
  path: Fixed<string>;
  key_id: Fixed<string>;
  body: Fixed<Buffer>;
}

export interface ErasuresTable {
  match_id: Fixed<string>;
  version: Fixed<number>;
  path: Fixed<string>;
  reason: Fixed<string>;
  at: Fixed<number>;
}

export interface CommandsTable {
  match_id: Fixed<string>;
  command_id: Fixed<string>;
  first_version: Fixed<number>;
  last_version: Fixed<number>;
  seat: Fixed<number | null>;
  input_hash: Fixed<Buffer>;
}

export interface SeedsTable {
  match_id: Fixed<string>;
  session: Fixed<number>;
  key_id: Fixed<string>;
  body: Fixed<Buffer>;
}

export interface SnapshotsTable {
  match_id: Fixed<string>;
  version: Fixed<number>;
  rules_version: Fixed<string>;
  state_hash: Fixed<Buffer>;
  key_id: Fixed<string>;
  body: Fixed<Buffer>;
}

export interface MatchesTable {
  match_id: Fixed<string>;
  game: Fixed<string>;
  rules_version: string;
  status: string;
  visibility: string;
  options: string;
  clock: string | null;
  settings: string;
  creator_id: string | null;
  version: number;
  head_hash: Buffer;
  phase: string | null;
  active_seats: number[];
  deadline: number | null;
  outcome: string | null;
  created_at: Fixed<number>;
  started_at: number | null;
  ended_at: number | null;
}

export interface SeatsTable {
  match_id: Fixed<string>;
  seat: Fixed<number>;
  player_id: string | null;
  kind: 'player' | 'bot';
  display_name: string | null;
  joined_at: number;
}

export interface JobsTable {
  match_id: Fixed<string>;
  key: Fixed<string>;
  kind: string;
  due_at: number;
  lease_until: number | null;
  attempts: number;
  body: string;
}

export interface PlayersTable {
  player_id: Fixed<string>;
  kind: string;
  display_name: string | null;
  handle: string | null;
  created_at: Fixed<number>;
  erased_at: number | null;
}

export interface RefreshTokensTable {
  token_hash: Fixed<Buffer>;
  family: Fixed<string>;
  player_id: Fixed<string>;
  issued_at: Fixed<number>;
  expires_at: Fixed<number>;
  used_at: Generated<number | null>;
  revoked_at: Generated<number | null>;
}

export interface CreationsTable {
  player_id: Fixed<string>;
  command_id: Fixed<string>;
  input_hash: Fixed<Buffer>;
  match_id: Fixed<string>;
}

/** All tables of the store. */
export interface ServiceKeysTable {
  kind: Fixed<string>;
  fingerprint: Fixed<string>;
}

export interface Tables {
  events: EventsTable;
  openings: OpeningsTable;
  erasures: ErasuresTable;
  commands: CommandsTable;
  seeds: SeedsTable;
  snapshots: SnapshotsTable;
  matches: MatchesTable;
  seats: SeatsTable;
  jobs: JobsTable;
  players: PlayersTable;
  refresh_tokens: RefreshTokensTable;
  creations: CreationsTable;
  service_keys: ServiceKeysTable;
}

export type MatchRow = Selectable<MatchesTable>;
export type SeatRow = Selectable<SeatsTable>;
export type PlayerRow = Selectable<PlayersTable>;
