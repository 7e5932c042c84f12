import type { GameOutcome, Seat } from '../../kernel/game.ts';
import { businessesOnBoard, laidPhases, ownColourPhases } from './derived.ts';
import { type EvilCorpState, type Player, playerOf } from './state.ts';

interface Place {
  readonly seat: Seat;
  readonly rank: number;
}

/** The attempter wins alone, all others share rank 2 (specification 13.1). */
export function rankAfterEndgame(state: EvilCorpState, winner: Seat): Place[] {
  const others = state.turnOrder.filter((seat) => seat !== winner).sort((a, b) => a - b);
  return [{ seat: winner, rank: 1 }, ...others.map((seat) => ({ seat, rank: 2 }))];
}

/**
 * Ranking at the round limit: own-colour phases, phases, liquidity, businesses on the board, more of each
 * first; full ties share a rank and the next one is skipped (R34).
 */
export function rankAtRoundLimit(state: EvilCorpState): Place[] {
  const rows = [...state.turnOrder]
    .sort((a, b) => a - b)
    .map((seat) => ({ seat, keys: rankingKeys(playerOf(state, seat)) }))
    .sort((a, b) => compare(b.keys, a.keys) || a.seat - b.seat);
  const places: Place[] = [];
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    const tied = above !== undefined && compare(above.keys, row.keys) === 0;
    places.push({ seat: row.seat, rank: tied ? (places[i - 1] as Place).rank : i + 1 });
  });
  return places;
}

const rankingKeys = (player: Player): readonly number[] => [
  ownColourPhases(player),
  laidPhases(player),
  player.liquidity,
  businessesOnBoard(player),
];

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The result of a finished game; it has no score. */
export function outcome(state: EvilCorpState): GameOutcome | null {
  const { result } = state;
  if (result === null) return null;
  return {
    reason: result.reason,
    ranking: result.ranking.map(({ seat, rank }) => ({ seat, rank, score: null })),
  };
}
