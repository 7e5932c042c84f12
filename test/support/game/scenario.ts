import { expect } from 'vitest';
import type { Game, GameCommand, GameEvent, Seat } from '../../../src/kernel/game.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import type { DrawPort } from '../../../src/kernel/random.ts';
import type { Citation, RuleViolation } from '../../../src/kernel/violation.ts';
import { deepFreeze } from './freeze.ts';
import { scriptedDraws } from './scripted-draws.ts';

/** What is expected of one event: its type, and the members that matter. */
export type Expected<E> = E extends GameEvent ? Partial<E> & Pick<E, 'type'> : never;

/**
 * Given a position, when a seat commands, then events or a refusal. Each step goes on from the one before.
 * Every position is deep-frozen while the rules look at it, and all invariants must hold after every event.
 */
export class Scenario<S, C extends GameCommand, E extends GameEvent, V> {
  readonly game: Game<S, C, E, V>;
  #state: S;
  readonly #draws: DrawPort;
  #events: readonly E[] = [];
  #refused: RuleViolation | null = null;

  constructor(game: Game<S, C, E, V>, state: S, draws: DrawPort) {
    this.game = game;
    this.#draws = draws;
    this.#state = deepFreeze(clonePlain(state));
    expect(game.invariants(this.#state), 'the given position').toEqual([]);
  }

  /** The present position; frozen. */
  get state(): S {
    return this.#state;
  }

  /** The events of the last command. */
  get events(): readonly E[] {
    return this.#events;
  }

  when(seat: Seat, command: C): this {
    const decision = this.game.decide(this.#state, seat, deepFreeze(clonePlain(command)), this.#draws);
    if (decision.type === 'RuleViolation') {
      this.#refused = decision;
      this.#events = [];
      return this;
    }
    this.#refused = null;
    this.#events = decision.events.map((decided) => decided.event);
    this.#state = deepFreeze(foldAll(this.game, this.#state, this.#events));
    return this;
  }

  /** Goes through several commands that are all accepted. */
  after(...commands: readonly (readonly [Seat, C])[]): this {
    for (const [seat, command] of commands) {
      this.when(seat, command);
      expect(this.#refused, `${command.type} of seat ${seat}`).toBeNull();
    }
    return this;
  }

  /** The last command was accepted with exactly these events; each must have the members given. */
  thenEvents(...expected: readonly Expected<E>[]): this {
    expect(this.#refused).toBeNull();
    expect(this.#events.map((event) => event.type)).toEqual(expected.map((event) => event.type));
    expect(this.#events).toMatchObject(expected);
    return this;
  }

  thenAccepted(): this {
    expect(this.#refused).toBeNull();
    expect(this.#events.length).toBeGreaterThan(0);
    return this;
  }

  thenRefused(code: string, citation?: Citation): this {
    expect(this.#refused?.code ?? this.#events.map((event) => event.type)).toBe(code);
    if (citation !== undefined) expect(this.#refused?.citation).toEqual(citation);
    return this;
  }

  thenState(check: (state: S) => void): this {
    check(this.#state);
    return this;
  }
}

export const given = <S, C extends GameCommand, E extends GameEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
  draws: DrawPort = scriptedDraws(),
): Scenario<S, C, E, V> => new Scenario(game, state, draws);

/** Folds events into a copy and checks the invariants after each. */
export function foldAll<S, C extends GameCommand, E extends GameEvent, V>(
  game: Game<S, C, E, V>,
  start: S,
  events: readonly E[],
): S {
  let state = clonePlain(start);
  for (const event of events) {
    state = game.evolve(state, deepFreeze(clonePlain(event)));
    expect(game.invariants(state), event.type).toEqual([]);
  }
  return state;
}
