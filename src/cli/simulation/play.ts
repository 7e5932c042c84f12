import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Decided, GameEvent } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { matchDraws, matchKey, serverCommit, transcriptHash } from '../../kernel/match-key.ts';
import { botRandom } from '../../kernel/pseudo-random.ts';
import { botPolicy, playGame, randomPolicy } from '../../match/self-play.ts';
import { Coverage } from './coverage.ts';
import { type GameSeeds, gameSeeds, isRandom, type SimulationPlan } from './plan.ts';
import { GameRecorder } from './recorder.ts';

/** How one simulated game went. */
export interface PlayedGame {
  readonly number: number;
  readonly ended: boolean;
  readonly events: number;
  readonly decisions: number;
  /** Names of broken invariants, one for each event after which it was broken. */
  readonly violations: readonly string[];
  /** The last round that began; null where the game has none. */
  readonly rounds: number | null;
  readonly reason: string | null;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly coverage: Readonly<Record<string, number>> | null;
}

/** Commands after which a game counts as one that does not end. */
const ENDLESS = 100_000;

/** Plays game `number` of a plan and writes its export file where the plan wants it so. */
export function playOne(plan: SimulationPlan, game: AnyGame, number: number): PlayedGame {
  if (plan.events === null) return play(plan, game, number, null);
  const { played, lines } = playRecorded(plan, game, number);
  writeFileSync(join(plan.events, `${plan.game}-${number}.jsonl`), lines.join(''));
  return played;
}

/** Plays game `number` of a plan; `lines` are those of its export file, each with its LF. */
export function playRecorded(
  plan: SimulationPlan,
  game: AnyGame,
  number: number,
): { played: PlayedGame; lines: string[] } {
  const seeds = gameSeeds(plan.seed, number);
  const recorder = new GameRecorder(game, plan.players, plan.options, seeds);
  const played = play(plan, game, number, recorder);
  return { played, lines: recorder.lines() };
}

/**
 * The draws are those of a match with this game's seed, so that a recorded game and an unrecorded one are
 * the same game.
 */
function play(
  plan: SimulationPlan,
  game: AnyGame,
  number: number,
  recorder: GameRecorder | null,
): PlayedGame {
  const seeds = gameSeeds(plan.seed, number);
  const seats = Array.from({ length: plan.players }, (_, seat) => seat);
  const coverage = plan.coverage ? new Coverage(game) : null;
  const random = isRandom(plan.bots, number);
  const violations: string[] = [];
  let rounds: number | null = null;
  const played = playGame({
    game,
    options: plan.options,
    seats,
    random: matchDraws(keyOf(seeds, plan.players), seeds.matchId, {}),
    policyRandom: botRandom(seeds.policy),
    policy: random ? randomPolicy : botPolicy(game),
    interrupts: !random,
    anyOrder: random,
    maxDecisions: ENDLESS,
    onDecision: (_state, seat, command, events) => {
      coverage?.command(command);
      recorder?.command(seat, command, events);
    },
    onEvent: (decided, before) => {
      coverage?.event(decided.event, before);
      rounds = roundOf(decided) ?? rounds;
    },
    onFolded: (state) => {
      const broken = game.invariants(state);
      if (broken.length > 0) violations.push(...broken);
    },
  });
  const { outcome, events, decisions } = played;
  const ranking = outcome?.ranking ?? [];
  return {
    ...{ number, events, decisions, violations, rounds },
    ended: outcome !== null,
    reason: outcome?.reason ?? null,
    winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    scores: ranking.flatMap(({ score }) => (score === null ? [] : [score])),
    coverage: coverage?.counts ?? null,
  };
}

/** The match key of a table at which nobody gives entropy. */
function keyOf({ matchId, server }: GameSeeds, players: number): Buffer {
  const commit = serverCommit(matchId, 1, server);
  return matchKey(server, transcriptHash(matchId, 1, commit, new Array<null>(players).fill(null)));
}

/** The number of a round that begins: games call it round, turn or year. */
function roundOf({ event }: Decided<GameEvent>): number | null {
  if (event.type !== 'TurnStarted' && event.type !== 'YearStarted') return null;
  const { round, turn, year } = event as unknown as JsonObject;
  const number = round ?? turn ?? year;
  return typeof number === 'number' ? number : null;
}
