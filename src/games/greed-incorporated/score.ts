import type { GameOutcome } from '../../kernel/game.ts';
import { symbolOf } from './content.ts';
import type { RankedSeat } from './event-records.ts';
import { rulesOf } from './modes.ts';
import type { GreedIncorporatedState, Player } from './state.ts';

/** Status points of a player; 0 without status symbols. */
export const pointsOf = ({ statusSymbols }: Player): number =>
  statusSymbols.reduce((sum, id) => sum + symbolOf(id).points, 0);

/** By status points where they count, then by cash; equal seats share a rank (R25) [Conclusion]. */
export function finalRanking({ players }: GreedIncorporatedState): RankedSeat[] {
  const scores = players.map((player) => ({
    seat: player.seat,
    cash: player.cash,
    points: pointsOf(player),
  }));
  return scores
    .map((own) => ({
      seat: own.seat,
      rank: 1 + scores.filter((other) => compare(own, other) > 0).length,
      cash: own.cash,
      points: own.points,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

type Score = Pick<RankedSeat, 'cash' | 'points'>;

/** Above 0 where `b` is ahead of `a`. */
const compare = (a: Score, b: Score): number => b.points - a.points || b.cash - a.cash;

/** The result of a finished game: cash in millions, or status points in the base game. */
export function outcome(state: GreedIncorporatedState): GameOutcome | null {
  if (state.result === null) return null;
  const { statusPoints, endConditions } = rulesOf(state);
  const ranking = state.result.ranking.map(({ seat, rank, cash, points }) => ({
    seat,
    rank,
    score: statusPoints ? points : cash,
  }));
  return { reason: state.config.endCondition ?? (endConditions[0] as string), ranking };
}
