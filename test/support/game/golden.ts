import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../src/kernel/canonical.ts';
import type { Decided, Game, GameCommand, GameEvent, Seat } from '../../../src/kernel/game.ts';
import type { JsonObject } from '../../../src/kernel/json.ts';
import { pseudoRandom } from '../../../src/kernel/pseudo-random.ts';

/**
 * One command of a golden match: accepted with `hash`, the first 16 hex digits of the running hash after its
 * events, or refused with `code`.
 */
export interface GoldenStep {
  readonly seat: Seat;
  readonly command: GameCommand;
  readonly hash?: string;
  readonly code?: string;
}

/** A recorded match: what was played and the hashes that must come out again. */
export interface GoldenMatch {
  readonly name: string;
  readonly rulesVersion: string;
  /** Seed of the pseudo-random draws. */
  readonly seed: number;
  readonly options: JsonObject;
  readonly seats: readonly Seat[];
  /** Starts that are refused. */
  readonly refusedStarts: readonly {
    readonly options: JsonObject;
    readonly seats: readonly Seat[];
    readonly code: string;
  }[];
  /** Running hash after the set-up's events. */
  readonly start: string;
  readonly steps: readonly GoldenStep[];
  readonly reason: string | null;
  /** SHA-256 of the final state's canonical JSON. */
  readonly state: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Plays a match command by command and keeps the running hash of its events and draws. */
export class GoldenPlay<S, C extends GameCommand, E extends GameEvent, V> {
  readonly game: Game<S, C, E, V>;
  readonly events = new Set<string>();
  readonly #random;
  #state: S;
  #hash = '';

  constructor(game: Game<S, C, E, V>, match: Pick<GoldenMatch, 'seed' | 'options' | 'seats'>) {
    this.game = game;
    this.#random = pseudoRandom(match.seed);
    this.#state = game.initialState();
    const decision = game.setup(match.options, match.seats, this.#random);
    if (decision.type === 'RuleViolation') throw new Error(decision.code);
    this.#fold(decision.events);
  }

  get state(): S {
    return this.#state;
  }

  /** The first 16 hex digits of the running hash. */
  get hash(): string {
    return this.#hash.slice(0, 16);
  }

  get stateHash(): string {
    return sha256(canonicalJson(this.#state));
  }

  step(seat: Seat, command: C): GoldenStep {
    const decision = this.game.decide(this.#state, seat, command, this.#random);
    if (decision.type === 'RuleViolation') return { seat, command, code: decision.code };
    this.#fold(decision.events);
    return { seat, command, hash: this.hash };
  }

  #fold(events: readonly Decided<E>[]): void {
    for (const decided of events) {
      this.#hash = sha256(this.#hash + canonicalJson(decided));
      this.#state = this.game.evolve(this.#state, decided.event);
      this.events.add(decided.event.type);
    }
  }
}

/** The match as text: one line for each step, so that a difference shows where it begins. */
export function printGolden(match: GoldenMatch): string {
  const { steps, ...head } = match;
  const lines = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const rows = steps.map((step) => JSON.stringify(step)).join(',\n');
  return `{${lines.join(',\n')},\n"steps": [\n${rows}\n]}\n`;
}
