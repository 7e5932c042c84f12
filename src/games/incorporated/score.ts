import type { GameOutcome } from '../../kernel/game.ts';
import type { Standing } from './events.ts';
import type { CorporationId } from './sets.ts';
import { type IncorporatedState, playerOf } from './state.ts';

/** Seats by cash, most first; equal cash shares a rank and the next one is skipped [End of the Game]. */
export function standingsOf(state: IncorporatedState): Standing[] {
  const rows = state.turnOrder.map((seat) => {
    const { cash, corporation } = playerOf(state, seat);
    return { seat, corporation: corporation as CorporationId, cash };
  });
  // The sort is stable: equal cash stays in turn order.
  rows.sort((a, b) => b.cash - a.cash);
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => other.cash > row.cash).length }));
}

/** The result of a finished game; the score is the cash in dollars. */
export function outcome(state: IncorporatedState): GameOutcome | null {
  const { result } = state;
  if (result === null) return null;
  return {
    reason: 'outlookPileEmpty',
    ranking: result.standings.map(({ seat, rank, cash }) => ({ seat, rank, score: cash })),
  };
}
