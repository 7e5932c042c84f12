import { assertNever } from '../kernel/assert-never.ts';
import type { AnyGame, GameEvent } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import {
  type ClockSetting,
  isPlatformEvent,
  type PlatformEvent,
  type Seating,
  type Visibility,
} from './platform-events.ts';

export type MatchStatus = 'open' | 'playing' | 'finished' | 'abandoned';

/** Who has a seat. */
export interface SeatState {
  readonly kind: 'player' | 'bot';
  /** Number in join order; numbers of people who left are not reused (audit 2.2). */
  readonly participant: number;
}

/** A match folded from its stream: the platform's part around the game's. Plain JSON. */
export interface MatchState {
  matchId: string;
  version: number;
  /** Hash of the last event; whoever folds stored rows sets it from the last one. */
  headHash: string;
  /** Of the last event, ms. */
  recordedAt: number;
  status: MatchStatus;
  game: string;
  rulesVersion: string;
  options: JsonObject;
  visibility: Visibility;
  seating: Seating;
  clock: ClockSetting | null;
  startWhenFull: boolean;
  seats: (SeatState | null)[];
  participants: number;
  session: number;
  serverCommit: string;
  transcript: string | null;
  /** Next draw index of each purpose. */
  draws: Record<string, number>;
  /** When each seat's present decision runs out, ms; null: no decision or no clock. */
  deadlines: (number | null)[];
  /** The game's state; null before the start. */
  play: JsonObject | null;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
}

/** What a fold reads of a stored event; openings are merged into payload. */
export interface FoldEvent {
  readonly version: number;
  readonly type: string;
  readonly payload: JsonObject;
  /** Purpose and index of each draw it carries. */
  readonly draws: readonly { readonly purpose: string; readonly index: number }[];
  readonly recordedAt: number;
  readonly actorSeat: number | null;
}

/** A match before its first event. */
export function initialMatch(matchId: string, genesis: string): MatchState {
  return {
    matchId,
    version: 0,
    headHash: genesis,
    recordedAt: 0,
    status: 'open',
    game: '',
    rulesVersion: '',
    options: {},
    visibility: 'public',
    seating: 'chosen',
    clock: null,
    startWhenFull: false,
    seats: [],
    participants: 0,
    session: 0,
    serverCommit: '',
    transcript: null,
    draws: {},
    deadlines: [],
    play: null,
    createdAt: 0,
    startedAt: null,
    endedAt: null,
  };
}

/** Folds one event, in place. */
export function evolveMatch(state: MatchState, game: AnyGame, event: FoldEvent): MatchState {
  state.version = event.version;
  state.recordedAt = event.recordedAt;
  for (const draw of event.draws) state.draws[draw.purpose] = draw.index + 1;
  const typed = event.payload as JsonObject & { type: string };
  if (isPlatformEvent(event.type)) {
    evolvePlatform(state, game, typed as unknown as PlatformEvent, event.recordedAt);
  } else {
    state.play = game.evolve(state.play as JsonObject, typed as GameEvent);
  }
  if (state.clock !== null) turnClocks(state, game, event, state.clock);
  return state;
}

function evolvePlatform(state: MatchState, game: AnyGame, event: PlatformEvent, at: number): void {
  switch (event.type) {
    case 'MatchCreated':
      state.game = event.game;
      state.rulesVersion = event.rulesVersion;
      state.options = event.options;
      state.visibility = event.visibility;
      state.seating = event.seating;
      state.clock = event.clock;
      state.startWhenFull = event.startWhenFull;
      state.seats = new Array<null>(event.seats).fill(null);
      state.deadlines = new Array<null>(event.seats).fill(null);
      state.createdAt = at;
      return;
    case 'RandomnessCommitted':
      state.session = event.session;
      state.serverCommit = event.serverCommit;
      return;
    case 'SeatTaken':
      state.seats[event.seat] = { kind: event.kind, participant: event.participant };
      state.participants = Math.max(state.participants, event.participant + 1);
      return;
    case 'SeatLeft':
      state.seats[event.seat] = null;
      return;
    case 'EntropyFrozen':
    case 'RandomnessRevealed':
      return;
    case 'RandomnessSealed':
      state.transcript = event.transcript;
      return;
    case 'SeatsDealt': {
      const before = state.seats;
      state.seats = event.order.map((from) => before[from] ?? null);
      return;
    }
    case 'MatchStarted':
      state.status = 'playing';
      state.startedAt = at;
      state.play = game.initialState();
      return;
    case 'MatchFinished':
      state.status = 'finished';
      state.endedAt = at;
      return;
    case 'MatchAbandoned':
      state.status = 'abandoned';
      state.endedAt = at;
      return;
    default:
      assertNever(event);
  }
}

/** A decision's clock starts when the seat becomes active, and anew when the seat itself has acted. */
function turnClocks(state: MatchState, game: AnyGame, event: FoldEvent, clock: ClockSetting): void {
  const active = activeSeats(state, game);
  for (let seat = 0; seat < state.deadlines.length; seat++) {
    if (!active.includes(seat) || state.seats[seat]?.kind === 'bot') state.deadlines[seat] = null;
    else if (state.deadlines[seat] === null || restarts(event, game, seat)) {
      state.deadlines[seat] = event.recordedAt + clock.seconds * 1000;
    }
  }
}

/** Did the seat itself answer what the game waited for? */
const restarts = (event: FoldEvent, game: AnyGame, seat: number): boolean =>
  event.actorSeat === seat && !game.untimedEvents.includes(event.type);

/** Seats that must act now. */
export function activeSeats(state: MatchState, game: AnyGame): readonly number[] {
  return state.status === 'playing' && state.play !== null ? game.activeSeats(state.play) : [];
}

/** The earliest deadline of the present decisions, ms. */
export function deadlineOf(state: MatchState): number | null {
  let first: number | null = null;
  for (const deadline of state.deadlines) {
    if (deadline !== null && (first === null || deadline < first)) first = deadline;
  }
  return first;
}

/** The event object of a stored payload: the payload's members beside `type`. Takes the payload over. */
export function eventOf(type: string, payload: Record<string, Json>): JsonObject {
  payload['type'] = type;
  return payload;
}
