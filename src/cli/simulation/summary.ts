import type { SimulationPlan } from './plan.ts';
import type { PlayedGame } from './play.ts';

/** What a simulation prints (platform 6). */
export interface SimulationSummary {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly ended: number;
  readonly events: number;
  readonly decisions: number;
  readonly violations: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly eventsPerSecond: number;
  readonly roundsMedian: number | null;
  /** Games won by each seat; a shared victory counts for each of the winners. */
  readonly wins: readonly number[];
  readonly scores: {
    readonly min: number | null;
    readonly median: number | null;
    readonly max: number | null;
  };
  readonly endings: Readonly<Record<string, number>>;
  readonly seed: string;
  readonly coverage?: Readonly<Record<string, number>>;
}

/** Sums games up, in the order of their numbers, whoever played them. */
export function summarise(
  plan: SimulationPlan,
  played: readonly PlayedGame[],
  seconds: number,
): SimulationSummary {
  const games = [...played].sort((a, b) => a.number - b.number);
  const wins = new Array<number>(plan.players).fill(0);
  const endings: Record<string, number> = {};
  const coverage: Record<string, number> = {};
  for (const { winners, reason, coverage: counts } of games) {
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1;
    if (reason !== null) endings[reason] = (endings[reason] ?? 0) + 1;
    for (const [name, count] of Object.entries(counts ?? {})) coverage[name] = (coverage[name] ?? 0) + count;
  }
  const sum = (of: (game: PlayedGame) => number) => games.reduce((total, game) => total + of(game), 0);
  const events = sum((game) => game.events);
  const scores = games.flatMap((game) => game.scores);
  return {
    game: plan.game,
    players: plan.players,
    games: plan.games,
    ended: sum((game) => (game.ended ? 1 : 0)),
    events,
    decisions: sum((game) => game.decisions),
    violations: sum((game) => game.violations.length),
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games.length / seconds),
    eventsPerSecond: rounded(events / seconds),
    roundsMedian: median(games.flatMap(({ rounds }) => (rounds === null ? [] : [rounds]))),
    wins,
    scores: {
      min: scores.length === 0 ? null : Math.min(...scores),
      median: median(scores),
      max: scores.length === 0 ? null : Math.max(...scores),
    },
    endings,
    seed: plan.seed,
    ...(plan.coverage ? { coverage } : {}),
  };
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** The middle value, of two middle ones their mean; null of nothing. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
