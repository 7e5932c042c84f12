import type { Decided, Decision, GameEvent } from './game.ts';
import { clonePlain } from './json.ts';
import type { DrawPort } from './random.ts';

/**
 * Collects the events of one decision. `state` is the state after the events emitted so far; the state
 * given to the constructor is never changed (it is copied at the first look after an event).
 *
 * Each event takes the draws made since the one before it, so draw right before emitting the event that
 * carries the result.
 */
export class Batch<S, E extends GameEvent> {
  readonly random: DrawPort;
  readonly #evolve: (state: S, event: E) => S;
  readonly #clone: (state: S) => S;
  readonly #events: Decided<E>[] = [];
  #state: S;
  #owned = false;
  #folded = 0;

  /** `clone` copies a state whole; a game whose state is large may know a faster way. */
  constructor(
    state: S,
    evolve: (state: S, event: E) => S,
    random: DrawPort,
    clone: (state: S) => S = clonePlain,
  ) {
    this.#state = state;
    this.#evolve = evolve;
    this.#clone = clone;
    this.random = random;
  }

  /** State after everything emitted so far. Read it, never change it. */
  get state(): S {
    if (this.#folded < this.#events.length) {
      if (!this.#owned) {
        this.#state = this.#clone(this.#state);
        this.#owned = true;
      }
      for (; this.#folded < this.#events.length; this.#folded++) {
        this.#state = this.#evolve(this.#state, (this.#events[this.#folded] as Decided<E>).event);
      }
    }
    return this.#state;
  }

  emit(event: E): void {
    this.#events.push({ event, draws: this.random.taken() });
  }

  accepted(): Decision<E> {
    if (this.random.taken().length > 0) throw new Error('a draw that no event carries');
    return { type: 'Accepted', events: this.#events };
  }

  /** The events alone, for `reshuffle`. */
  get events(): readonly Decided<E>[] {
    return this.#events;
  }
}
