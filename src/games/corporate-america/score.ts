import type { GameOutcome, Seat } from '../../kernel/game.ts';
import { constants } from './content.ts';
import type { FinalScore } from './events.ts';
import { type CorporateAmericaState, playerOf } from './state.ts';

/** Dollars of a seat with those for unused executive privileges [Who Wins?]. */
export function totalOf(state: CorporateAmericaState, seat: Seat): number {
  const { money, privileges } = playerOf(state, seat);
  return money + constants.valueOfUnusedPrivilege * privileges.length;
}

/** The seats with the highest total, ascending. */
export function leaders(state: CorporateAmericaState): readonly Seat[] {
  const totals = state.players.map(({ seat }) => totalOf(state, seat));
  const highest = Math.max(...totals);
  return state.players.map(({ seat }) => seat).filter((seat) => totals[seat] === highest);
}

/** Scores by seat; seats tied with the winner share rank 2 (R27). */
export function finalScores(state: CorporateAmericaState, winner: Seat): FinalScore[] {
  const totals = state.players.map(({ seat }) => totalOf(state, seat));
  return state.players.map(({ seat, money, privileges }) => {
    const total = totals[seat] ?? 0;
    const rank = seat === winner ? 1 : Math.max(2, 1 + totals.filter((other) => other > total).length);
    return { seat, money, unusedPrivileges: privileges.length, total, rank };
  });
}

/** The result of a finished game: the totals in dollars. */
export function outcome(state: CorporateAmericaState): GameOutcome | null {
  if (state.result === null) return null;
  const ranking = state.result.scores.map(({ seat, rank, total }) => ({ seat, rank, score: total }));
  return { reason: 'privilegesGone', ranking: ranking.sort((a, b) => a.rank - b.rank || a.seat - b.seat) };
}
