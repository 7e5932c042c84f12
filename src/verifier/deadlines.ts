import type { EventEnvelope } from './envelope.ts';
import type { GameState, Rules } from './rules.ts';
import type { Table } from './table.ts';

/**
 * When the players' decisions run out (platform 5, Clocks): a decision's time begins when its seat becomes
 * active, and anew when the seat itself has answered what the game waited for.
 */
export class Deadlines {
  readonly #table: Table;
  readonly #untimed: ReadonlySet<string>;
  #deadlines = new Map<number, number>();

  constructor(table: Table, rules: Rules) {
    this.#table = table;
    this.#untimed = new Set(rules.untimedEvents);
  }

  /** Of the seat's present decision, ms; null: it has none, or no clock. */
  of(seat: number): number | null {
    return this.#deadlines.get(seat) ?? null;
  }

  /** Goes on with an event that was folded; `active` are the seats that must act after it. */
  turn(event: EventEnvelope, active: readonly number[]): void {
    const seconds = this.#table.secondsPerMove;
    if (seconds === null) return;
    const next = new Map<number, number>();
    const answered = this.#untimed.has(event.type) ? undefined : event.actor.seat;
    for (const seat of active) {
      if (this.#table.holderOf(seat)?.kind === 'bot') continue;
      const running = seat === answered ? undefined : this.#deadlines.get(seat);
      next.set(seat, running ?? Date.parse(event.recordedAt) + seconds * 1000);
    }
    this.#deadlines = next;
  }
}

/** Seats that must act: none before the start and after the end of a match. */
export const activeSeats = (rules: Rules, state: GameState | null, table: Table): readonly number[] =>
  state === null || table.ended !== null ? [] : rules.activeSeats(state);
