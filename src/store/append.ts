export type ActorKind = 'seat' | 'bot' | 'clock' | 'system' | 'referee' | 'operator';

/** An event as it is stored: canonical texts as they were hashed, and plain members (audit 3.1, 3.2). */
export interface EncodedEvent {
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  /** Canonical JSON. */
  readonly payload: string;
  /** Canonical JSON. */
  readonly sealed: string;
  /** Canonical JSON. */
  readonly random: string;
  readonly actorKind: ActorKind;
  readonly actorSeat: number | null;
  readonly commandId: string;
  /** `command/<uuid>`, `event/<version>` or `timer/<id>`. */
  readonly causation: string;
  readonly rulesVersion: string;
  /** Milliseconds since the epoch, database time. */
  readonly recordedAt: number;
  /** 64 hex digits. */
  readonly hash: string;
}

/** The value of a sealed field, not yet encrypted. */
export interface Opening {
  readonly version: number;
  readonly path: string;
  /** Canonical JSON `{"salt": …, "value": …}`. */
  readonly text: string;
}

/** What makes a repeated command known. */
export interface CommandRecord {
  readonly commandId: string;
  readonly seat: number | null;
  readonly inputHash: Buffer;
  readonly firstVersion: number;
  readonly lastVersion: number;
}

/** Follow-up work; one with the key of a waiting one replaces it. */
export interface JobRecord {
  readonly key: string;
  readonly kind: string;
  /** Milliseconds since the epoch, database time. */
  readonly dueAt: number;
  /** JSON without hidden values. */
  readonly body: string;
}

/** The projection in the match row, as it is after the append. Times in milliseconds since the epoch. */
export interface MatchUpdate {
  readonly status: string;
  readonly phase: string | null;
  readonly activeSeats: readonly number[];
  readonly deadline: number | null;
  readonly outcome: string | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly rulesVersion: string;
}

/** Who sits where from now on. */
export interface SeatHolder {
  readonly seat: number;
  readonly playerId: string | null;
  readonly kind: 'player' | 'bot';
  readonly displayName: string | null;
}

export type SeatChange = SeatHolder | { readonly seat: number; readonly remove: true };

/** One accepted command with all that is stored with it. */
export interface Append {
  readonly matchId: string;
  /** The version that the command was decided on. */
  readonly afterVersion: number;
  /**
   * Hash of that version's event. The match row moves only from both: after a lost race another process's
   * event may stand at the same version.
   */
  readonly prevHash: string;
  /** Hash of the last event here. */
  readonly headHash: string;
  /** At least one, versions from `afterVersion + 1` without a gap. */
  readonly events: readonly EncodedEvent[];
  readonly openings: readonly Opening[];
  readonly command: CommandRecord | null;
  readonly jobs: readonly JobRecord[];
  /** Keys of jobs that are no longer wanted. */
  readonly dropJobs: readonly string[];
  readonly match: MatchUpdate;
  readonly seats: readonly SeatChange[];
}

/**
 * `stale`: the match has moved on, decide again. `duplicateCommand`: the command id is already there. In
 * both cases nothing was stored.
 */
export type AppendResult =
  | { readonly type: 'appended' }
  | { readonly type: 'stale' }
  | { readonly type: 'duplicateCommand' };
