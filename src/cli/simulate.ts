import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gameById, games } from '../games/registry.ts';
import { parseOptions } from '../kernel/commands.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { pseudoRandom } from '../kernel/pseudo-random.ts';
import {
  type Arguments,
  type CommandSpec,
  DONE,
  FAILED,
  out,
  readArguments,
  usageError,
  wholeNumber,
} from './command-line.ts';
import { Progress } from './progress.ts';
import { botKinds, type SimulationPlan } from './simulation/plan.ts';
import { playAll } from './simulation/pool.ts';
import { type SimulationSummary, summarise } from './simulation/summary.ts';

const spec: CommandSpec = {
  name: 'simulate',
  summary: 'plays whole games, bot against bot, and sums them up',
  positionals: ['game'],
  options: {
    players: { value: 'N', about: 'seats at the table; needed' },
    games: { value: 'N', about: 'how many games to play (default 1)' },
    option: { value: 'NAME=VALUE', about: 'an option of the game', many: true },
    seed: { value: 'HEX', about: 'the same seed gives the same games; a new one if left out' },
    bots: { value: 'KIND', about: 'mixed (default: every fourth game is random), heuristic or random' },
    coverage: { value: null, about: 'count commands, events and their kinds, and content as well' },
    events: { value: 'DIR', about: 'write every game as an export file into this folder' },
    workers: { value: 'N', about: 'processes; the results do not depend on it (default: one a processor)' },
    json: { value: null, about: 'print one JSON object' },
  },
  notes: [
    `Games: ${games.map(({ id }) => id).join(', ')}. boardroom inspect <game> lists a game's options.`,
    'Exit code: 0 when every game ended and no invariant was broken, else 1; 2 for a wrong command line.',
  ],
  examples: [
    'boardroom simulate evil-corp --players 3 --games 100',
    'boardroom simulate evil-corp --players 4 --games 10 --option maxRounds=20 --seed c0ffee --events games',
  ],
};

export const { summary } = spec;

/** Below this number workers take longer to start than they save. */
const WORTH_WORKERS = 400;

export async function run(argv: readonly string[]): Promise<number> {
  const given = readArguments(spec, argv);
  if (given.type === 'Answered') return given.code;
  const planned = planOf(given);
  if (planned.type === 'Problems') return usageError(spec, ...planned.problems);
  const { plan, game } = planned;
  const workers = planned.workers ?? defaultWorkers(plan);
  try {
    if (plan.events !== null) mkdirSync(plan.events, { recursive: true });
  } catch (error) {
    return usageError(spec, `${plan.events} cannot be made: ${(error as NodeJS.ErrnoException).code}.`);
  }

  const progress = new Progress('games', plan.games);
  const began = performance.now();
  const played = await playAll(plan, game, workers, (more) => progress.advance(more));
  const summed = summarise(plan, played, (performance.now() - began) / 1000);
  progress.end();
  if (given.flag('json')) out(JSON.stringify(summed));
  else for (const line of table(summed)) out(line);
  return summed.ended === summed.games && summed.violations === 0 ? DONE : FAILED;
}

const defaultWorkers = (plan: SimulationPlan): number =>
  plan.games < WORTH_WORKERS ? 1 : Math.min(availableParallelism(), 16);

interface Planned {
  readonly type: 'Planned';
  readonly plan: SimulationPlan;
  readonly game: AnyGame;
  /** Null: as many as are worth it. */
  readonly workers: number | null;
}

/** The plan that the arguments describe, or all that is wrong with them. */
function planOf(
  given: Arguments,
): Planned | { readonly type: 'Problems'; readonly problems: readonly string[] } {
  const [id = ''] = given.positionals;
  const game = gameById(id);
  const problems: string[] = [];
  const number = (name: string, least: number, most: number, missing: number): number => {
    const text = given.text(name);
    const value = text === null ? missing : wholeNumber(text, least, most);
    if (value === null) problems.push(`--${name} must be a whole number from ${least} to ${most}.`);
    return value ?? missing;
  };
  if (game === null) {
    const known = games.map((one) => one.id).join(', ');
    problems.push(`There is no game ${JSON.stringify(id)}. Games: ${known}.`);
  }
  const players = game === null ? null : playersOf(game, given.text('players'), problems);
  const count = number('games', 1, 10_000_000, 1);
  const workers = number('workers', 1, 64, 0);
  const named = given.text('bots') ?? 'mixed';
  const bots = botKinds.find((kind) => kind === named);
  if (bots === undefined) problems.push('--bots must be mixed, heuristic or random.');
  const seed = (given.text('seed') ?? randomBytes(16).toString('hex')).toLowerCase();
  if (!/^[0-9a-f]{1,64}$/.test(seed)) problems.push('--seed must be 1 to 64 hex digits.');
  const options = game === null ? null : optionsOf(game, players ?? game.seats.min, given.texts('option'));
  if (typeof options === 'string') problems.push(options);
  if (problems.length > 0 || game === null || players === null || bots === undefined) {
    return { type: 'Problems', problems };
  }
  const { flag, text } = given;
  const rest = { coverage: flag('coverage'), events: text('events'), options: options as JsonObject };
  const plan = { game: id, players, games: count, bots, seed, ...rest };
  return { type: 'Planned', game, plan, workers: workers === 0 ? null : workers };
}

function playersOf({ seats, title }: AnyGame, given: string | null, problems: string[]): number | null {
  const { min, max } = seats;
  const players = given === null ? null : wholeNumber(given, min, max);
  if (given === null) problems.push(`--players is needed: from ${min} to ${max} for ${title}.`);
  else if (players === null) problems.push(`--players must be from ${min} to ${max} for ${title}.`);
  return players;
}

function optionsOf(game: AnyGame, players: number, given: readonly string[]): JsonObject | string {
  const options: Record<string, Json> = {};
  const known = Object.keys(game.schemas.options.properties);
  for (const text of given) {
    const equals = text.indexOf('=');
    const name = text.slice(0, Math.max(equals, 0));
    if (!known.includes(name)) {
      return `--option ${text}: options of ${game.title} are ${known.join(', ')}, each as name=value.`;
    }
    options[name] = optionValue(text.slice(equals + 1));
  }
  const parsed = parseOptions(game, options);
  if (parsed.type === 'RuleViolation') return `These options are refused: ${parsed.message}`;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const rehearsal = game.setup(parsed.options, seats, pseudoRandom(0));
  return rehearsal.type === 'RuleViolation'
    ? `These options are refused: ${rehearsal.message}`
    : parsed.options;
}

/** `true`, `12` and the like are what they are in JSON; anything else is a text. */
function optionValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function table(summed: SimulationSummary): string[] {
  const { wins, games: count, endings, scores, coverage } = summed;
  const share = (n: number) => `${String(n).padStart(8)}  ${((100 * n) / count).toFixed(1).padStart(5)} %`;
  const never = Object.entries(coverage ?? {}).flatMap(([name, times]) => (times === 0 ? [name] : []));
  return [
    `${summed.game}, ${summed.players} players, seed ${summed.seed}`,
    `${count} games in ${summed.seconds} s: ${summed.gamesPerSecond} games/s, ${summed.eventsPerSecond} events/s`,
    `${summed.ended} ended, ${summed.events} events, ${summed.decisions} commands, ${summed.violations} broken invariants`,
    `median of the last round: ${summed.roundsMedian ?? 'none'}`,
    ...['', 'Wins:', ...wins.map((n, seat) => `  seat ${String(seat).padEnd(14)}${share(n)}`)],
    ...['', 'Endings:', ...Object.entries(endings).map(([name, n]) => `  ${name.padEnd(19)}${share(n)}`)],
    '',
    scores.min === null
      ? 'The game has no scores.'
      : `Scores: lowest ${scores.min}, median ${scores.median}, highest ${scores.max}`,
    ...(coverage === undefined ? [] : ['', 'Times that each command, event and piece of content occurred:']),
    ...Object.entries(coverage ?? {}).map(([name, times]) => `  ${String(times).padStart(8)}  ${name}`),
    ...(never.length === 0 ? [] : ['', `Never: ${never.join(', ')}`]),
  ];
}
