import type { Game, GameCommand, GameEvent, Seat } from '../../../src/kernel/game.ts';
import type { JsonObject } from '../../../src/kernel/json.ts';
import { botRandom } from '../../../src/kernel/pseudo-random.ts';
import type { DrawPort, Random } from '../../../src/kernel/random.ts';
import type { Policy } from '../../../src/match/self-play.ts';
import { type GoldenMatch, GoldenPlay, type GoldenStep } from './golden.ts';

/** How a golden match is played. */
export interface GoldenRecipe<S, C extends GameCommand> {
  readonly name: string;
  readonly seed: number;
  readonly seatCount: number;
  readonly options: JsonObject;
  readonly policy: Policy<S, C>;
  readonly refusedStarts: GoldenMatch['refusedStarts'];
  /** Any command that matches its schema, to find refusals. */
  readonly anyCommand: (state: S, seat: Seat, random: Random) => C;
}

/** Plays a match by its recipe and records every command, with refused ones between them. */
export function recordGolden<S, C extends GameCommand, E extends GameEvent, V>(
  game: Game<S, C, E, V>,
  recipe: GoldenRecipe<S, C>,
): GoldenMatch {
  const { name, seed, options, refusedStarts } = recipe;
  const seats = Array.from({ length: recipe.seatCount }, (_, seat) => seat);
  const play = new GoldenPlay(game, { seed, options, seats });
  const start = play.hash;
  const random = botRandom(seed);
  const steps: GoldenStep[] = [];
  const refused = new Set<string>();
  for (;;) {
    steps.push(...newRefusals(play, recipe, refused, random));
    const active = game.activeSeats(play.state);
    if (active.length === 0) break;
    const step = nextStep(play, recipe, active, random);
    if (step.code !== undefined) throw new Error(`${name}: ${JSON.stringify(step)}`);
    steps.push(step);
  }
  return {
    name,
    rulesVersion: game.rulesVersion,
    seed,
    options,
    seats,
    refusedStarts,
    start,
    steps,
    reason: game.outcome(play.state)?.reason ?? null,
    state: play.stateHash,
  };
}

function nextStep<S, C extends GameCommand, E extends GameEvent, V>(
  play: GoldenPlay<S, C, E, V>,
  { policy, seatCount }: GoldenRecipe<S, C>,
  active: readonly Seat[],
  random: Random,
): GoldenStep {
  const { state, game } = play;
  const others = Array.from({ length: seatCount }, (_, seat) => seat).filter(
    (seat) => !active.includes(seat),
  );
  for (const seat of [...others, ...active]) {
    const legal = game.legalCommands(state, seat);
    const command = legal.length === 0 ? null : policy(state, seat, legal, random, active.includes(seat));
    if (command !== null) return play.step(seat, command);
  }
  throw new Error('no seat acts');
}

/** Commands that are refused here with a code that the match has not seen yet. */
function newRefusals<S, C extends GameCommand, E extends GameEvent, V>(
  play: GoldenPlay<S, C, E, V>,
  { anyCommand, seatCount }: GoldenRecipe<S, C>,
  refused: Set<string>,
  random: Random,
): GoldenStep[] {
  const steps: GoldenStep[] = [];
  const { state, game } = play;
  for (let i = 0; i < 150; i++) {
    const seat = random.index(seatCount + 1, 'golden');
    const command = anyCommand(state, seat, random);
    const decision = game.decide(state, seat, command, noDraws);
    if (decision.type === 'Accepted' || refused.has(decision.code)) continue;
    refused.add(decision.code);
    steps.push({ seat, command, code: decision.code });
  }
  return steps;
}

/** For probing alone: the match's own draws must not be used up by it. */
const noDraws: DrawPort = { ...botRandom(0), taken: () => [] };
