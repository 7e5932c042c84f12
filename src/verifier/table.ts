import { isCountFrom, isObject, type Json } from './patterns.ts';

/** Most seats that a match has. */
const MOST_SEATS = 100;

const TERMINAL: ReadonlySet<string> = new Set(['MatchFinished', 'MatchAbandoned', 'MatchVoided']);

/** What may follow the end of a match: no event of play. */
const AFTER_END: ReadonlySet<string> = new Set([
  'RandomnessRevealed',
  'DisputeOpened',
  'DisputeReported',
  'DisputeRuled',
  'FieldOpened',
  'MatchVoided',
]);

export const isTerminal = (type: string): boolean => TERMINAL.has(type);
export const mayFollowEnd = (type: string): boolean => AFTER_END.has(type);

/** The platform's events that something in this version leads to. */
const WRITTEN: ReadonlySet<string> = new Set([
  'MatchCreated',
  'SeatTaken',
  'SeatLeft',
  'SeatsDealt',
  'MatchStarted',
  'RandomnessCommitted',
  'EntropyFrozen',
  'RandomnessSealed',
  'MatchFinished',
  'MatchAbandoned',
  'RandomnessRevealed',
]);

/** The platform's own events; all others are the game's. */
const PLATFORM: ReadonlySet<string> = new Set([...WRITTEN, ...TERMINAL, ...AFTER_END]);

export const isPlatformType = (type: string): boolean => PLATFORM.has(type);
export const isWritten = (type: string): boolean => WRITTEN.has(type);

/** Who has a seat. */
export interface Holder {
  readonly kind: 'player' | 'bot';
  readonly participant: unknown;
}

const isSeat = isCountFrom(0);

/** The platform's part of a match, folded from payloads that anybody may have written. */
export class Table {
  #seats: (Holder | null)[] = [];
  #participants = 0;
  #ended: string | null = null;
  #closed = false;
  #last: string | null = null;
  #dealsSeats = false;
  #secondsPerMove: number | null = null;

  get seats(): number {
    return this.#seats.length;
  }

  /** How many people have joined so far, those who left included. */
  get participants(): number {
    return this.#participants;
  }

  /** Type of the event that ended the match, or null. */
  get ended(): string | null {
    return this.#ended;
  }

  /** Type of the last event, or null. */
  get last(): string | null {
    return this.#last;
  }

  /** Nobody may sit down or leave any more: the start has begun. */
  get closed(): boolean {
    return this.#closed;
  }

  /** The seats are dealt at random when the match starts. */
  get dealsSeats(): boolean {
    return this.#dealsSeats;
  }

  /** Seconds that each decision of a player has; null: there is no clock. */
  get secondsPerMove(): number | null {
    return this.#secondsPerMove;
  }

  holderOf(seat: number): Holder | null {
    return this.#seats[seat] ?? null;
  }

  /** The first seat that nobody has, or null. */
  freeSeat(): number | null {
    const seat = this.#seats.indexOf(null);
    return seat === -1 ? null : seat;
  }

  apply(type: string, payload: Json): void {
    this.#last = type;
    switch (type) {
      case 'MatchCreated': {
        const { seats, seating, clock } = payload as Readonly<Record<string, unknown>>;
        if (isSeat(seats) && seats <= MOST_SEATS) this.#seats = new Array<null>(seats).fill(null);
        this.#dealsSeats = seating === 'random';
        const seconds = isObject(clock) ? clock['seconds'] : null;
        this.#secondsPerMove = isSeat(seconds) ? seconds : null;
        return;
      }
      case 'SeatTaken': {
        const { seat, participant, kind } = payload as Readonly<Record<string, unknown>>;
        this.#set(seat, { kind: kind === 'bot' ? 'bot' : 'player', participant });
        if (isSeat(participant)) this.#participants = Math.max(this.#participants, participant + 1);
        return;
      }
      case 'SeatLeft':
        this.#set(payload['seat'], null);
        return;
      case 'EntropyFrozen':
      case 'MatchStarted':
        this.#closed = true;
        return;
      case 'SeatsDealt': {
        const order = payload['order'];
        const before = this.#seats;
        if (Array.isArray(order) && order.length === before.length) {
          this.#seats = order.map((from: unknown) => (isSeat(from) ? (before[from] ?? null) : null));
        }
        return;
      }
      default:
        if (isTerminal(type)) this.#ended = type;
    }
  }

  #set(seat: unknown, holder: Holder | null): void {
    if (isSeat(seat) && seat < this.#seats.length) this.#seats[seat] = holder;
  }
}
