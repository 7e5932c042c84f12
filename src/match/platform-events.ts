import type { GameOutcome } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';

/** The platform's own events in a match's stream; no game sees them. */
export type PlatformEvent =
  | {
      readonly type: 'MatchCreated';
      readonly game: string;
      readonly rulesVersion: string;
      readonly rulesHash: string;
      readonly seats: number;
      readonly options: JsonObject;
      readonly visibility: Visibility;
      readonly seating: Seating;
      readonly clock: ClockSetting | null;
      readonly startWhenFull: boolean;
    }
  | {
      readonly type: 'RandomnessCommitted';
      readonly session: number;
      readonly serverCommit: string;
      readonly mode: 'one-step';
    }
  | {
      readonly type: 'SeatTaken';
      readonly seat: number;
      readonly kind: 'player' | 'bot';
      readonly participant: number;
    }
  | { readonly type: 'SeatLeft'; readonly seat: number; readonly participant: number }
  | {
      readonly type: 'EntropyFrozen';
      readonly session: number;
      readonly participants: readonly { readonly participant: number; readonly state: 'absent' }[];
    }
  | {
      readonly type: 'RandomnessSealed';
      readonly session: number;
      readonly transcript: string;
      readonly class: 'C';
    }
  /** `order[i]` is the seat from which the occupant of seat i came. */
  | { readonly type: 'SeatsDealt'; readonly order: readonly number[] }
  | { readonly type: 'MatchStarted' }
  | { readonly type: 'MatchFinished'; readonly reason: string; readonly ranking: GameOutcome['ranking'] }
  | { readonly type: 'MatchAbandoned'; readonly reason: string }
  | { readonly type: 'RandomnessRevealed'; readonly session: number; readonly serverSeed: string };

export type Visibility = 'public' | 'unlisted' | 'invitation';
export type Seating = 'chosen' | 'random';

/** Per-move clock: each decision of a seat has this many seconds. */
export interface ClockSetting {
  readonly kind: 'perMove';
  readonly seconds: number;
}

const NAMES: ReadonlySet<string> = new Set<PlatformEvent['type']>([
  'MatchCreated',
  'RandomnessCommitted',
  'SeatTaken',
  'SeatLeft',
  'EntropyFrozen',
  'RandomnessSealed',
  'SeatsDealt',
  'MatchStarted',
  'MatchFinished',
  'MatchAbandoned',
  'RandomnessRevealed',
]);

export const platformEventNames = [...NAMES];

export const isPlatformEvent = (type: string): boolean => NAMES.has(type);
