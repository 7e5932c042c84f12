import type { Seat } from '../../../kernel/game.ts';
import { finalScores, leaders } from '../score.ts';
import type { CorporateAmericaBatch, Next } from './rule.ts';
import { consultCourt } from './supreme-court.ts';

/** Ends the game after a Main Street Phase without privileges on the board [Ending the Game], [Who Wins?]. */
export function beginEnding(batch: CorporateAmericaBatch): Next {
  batch.emit({ type: 'PhaseStarted', turn: batch.state.turn, phase: 'gameOver' });
  const tied = leaders(batch.state);
  const winner = tied.length === 1 ? (tied[0] as Seat) : consultCourt(batch, 'victory', tied);
  return winner === null ? 'wait' : endGame(batch, winner);
}

/** The final scores with the winner found (specification, chapter 11). */
export function endGame(batch: CorporateAmericaBatch, winner: Seat): Next {
  batch.emit({ type: 'GameEnded', scores: finalScores(batch.state, winner), winner });
  return 'wait';
}
