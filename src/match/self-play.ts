import { chooseCommand } from '../kernel/choose.ts';
import type {
  Decided,
  Game,
  GameCommand,
  GameEvent,
  GameOutcome,
  LegalCommand,
  Seat,
} from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { DrawPort, Random } from '../kernel/random.ts';

/**
 * What a seat does: one of its legal commands, or null for nothing. `active` tells whether the game waits
 * for the seat.
 */
export type Policy<S, C> = (
  state: S,
  seat: Seat,
  legal: readonly LegalCommand[],
  random: Random,
  active: boolean,
) => C | null;

export interface SelfPlay<S, C extends GameCommand, E extends GameEvent, V> {
  readonly game: Game<S, C, E, V>;
  /** Complete options. */
  readonly options: JsonObject;
  readonly seats: readonly Seat[];
  /** The draws of the rules. */
  readonly random: DrawPort;
  /** The chance of the policies, apart from the rules' draws. */
  readonly policyRandom: Random;
  readonly policy: Policy<S, C>;
  /** Whether seats that the game does not wait for are asked first. */
  readonly interrupts?: boolean;
  /**
   * Whether the seats that the game waits for are asked in any order. By number, one seat would be done with a
   * step for all before the next could answer its offers.
   */
  readonly anyOrder?: boolean;
  /** Commands after which play stops without an outcome. */
  readonly maxDecisions?: number;
  /** Called with each accepted command before its events are folded. */
  readonly onDecision?: (state: S, seat: Seat, command: C, events: readonly Decided<E>[]) => void;
  /** Called with each event and the state before it; the state changes in place afterwards. */
  readonly onEvent?: (decided: Decided<E>, before: S) => void;
  /** Called with the state after each event. */
  readonly onFolded?: (state: S) => void;
}

export interface SelfPlayed<S> {
  readonly state: S;
  /** Null where `maxDecisions` ended the play. */
  readonly outcome: GameOutcome | null;
  readonly decisions: number;
  readonly events: number;
}

/**
 * Plays one whole game in memory: no I/O, no hashes, no checks beside those of the rules. A refused command
 * or an active seat that does nothing is a bug of the policy and throws.
 */
export function playGame<S, C extends GameCommand, E extends GameEvent, V>(
  play: SelfPlay<S, C, E, V>,
): SelfPlayed<S> {
  const { game, policy, policyRandom, random } = play;
  const limit = play.maxDecisions ?? Number.POSITIVE_INFINITY;
  let state = game.initialState();
  let events = 0;
  const fold = (batch: readonly Decided<E>[]) => {
    for (const decided of batch) {
      play.onEvent?.(decided, state);
      state = game.evolve(state, decided.event);
      play.onFolded?.(state);
    }
    events += batch.length;
  };
  const ask = (seat: Seat, active: boolean): boolean => {
    const legal = game.legalCommands(state, seat);
    if (legal.length === 0) return false;
    const command = policy(state, seat, legal, policyRandom, active);
    if (command === null) return false;
    const decision = game.decide(state, seat, command, random);
    if (decision.type === 'RuleViolation') {
      throw new Error(`seat ${seat}: ${JSON.stringify(command)} was refused with ${decision.code}`);
    }
    play.onDecision?.(state, seat, command, decision.events);
    fold(decision.events);
    return true;
  };
  const askOthers = (active: readonly Seat[]): boolean => {
    for (const seat of play.seats) if (!active.includes(seat) && ask(seat, false)) return true;
    return false;
  };
  const askActive = (active: readonly Seat[]): void => {
    const order = play.anyOrder && active.length > 1 ? policyRandom.shuffle(active, 'bot/seat') : active;
    for (const seat of order) if (ask(seat, true)) return;
    throw new Error(`no active seat acts: ${active.join(', ')}`);
  };

  const start = game.setup(play.options, play.seats, random);
  if (start.type === 'RuleViolation') throw new Error(`the set-up was refused with ${start.code}`);
  fold(start.events);
  let decisions = 0;
  for (let active = game.activeSeats(state); active.length > 0; active = game.activeSeats(state)) {
    if (decisions >= limit) return { state, outcome: null, decisions, events };
    if (!play.interrupts || !askOthers(active)) askActive(active);
    decisions++;
  }
  return { state, outcome: game.outcome(state), decisions, events };
}

/** Plays any legal command, each with the same chance; asked out of turn it does nothing. */
export const randomPolicy = <S, C extends GameCommand>(
  _state: S,
  _seat: Seat,
  legal: readonly LegalCommand[],
  random: Random,
  active: boolean,
): C | null => (active ? (chooseCommand(legal, random) as C) : null);

/** The game's own bot, which sees no more than its seat may. */
export const botPolicy =
  <S, C extends GameCommand, E extends GameEvent, V>(game: Game<S, C, E, V>): Policy<S, C> =>
  (state, seat, legal, random) =>
    game.bot(game.view(state, seat), seat, legal, random);
