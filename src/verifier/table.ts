import { isCountFrom, type Json } from './patterns.ts';

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

/** The platform's own events; all others are the game's. */
const PLATFORM: ReadonlySet<string> = new Set([
  'MatchCreated',
  'SeatTaken',
  'SeatLeft',
  'SeatsDealt',
  'MatchStarted',
  'RandomnessCommitted',
  'EntropyFrozen',
  'RandomnessSealed',
  ...TERMINAL,
  ...AFTER_END,
]);

export const isPlatformType = (type: string): boolean => PLATFORM.has(type);

const isSeat = isCountFrom(0);

/** The platform's part of a match, folded from payloads that anybody may have written. */
export class Table {
  #seats: boolean[] = [];
  #participants = 0;
  #ended: string | null = null;

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

  isTaken(seat: number): boolean {
    return this.#seats[seat] === true;
  }

  apply(type: string, payload: Json): void {
    switch (type) {
      case 'MatchCreated': {
        const seats = payload['seats'];
        if (isSeat(seats) && seats <= MOST_SEATS) this.#seats = new Array<boolean>(seats).fill(false);
        return;
      }
      case 'SeatTaken': {
        this.#set(payload['seat'], true);
        const participant = payload['participant'];
        if (isSeat(participant)) this.#participants = Math.max(this.#participants, participant + 1);
        return;
      }
      case 'SeatLeft':
        this.#set(payload['seat'], false);
        return;
      case 'SeatsDealt': {
        const order = payload['order'];
        const before = this.#seats;
        if (Array.isArray(order) && order.length === before.length) {
          this.#seats = order.map((from: unknown) => isSeat(from) && before[from] === true);
        }
        return;
      }
      default:
        if (isTerminal(type)) this.#ended = type;
    }
  }

  #set(seat: unknown, taken: boolean): void {
    if (isSeat(seat) && seat < this.#seats.length) this.#seats[seat] = taken;
  }
}
