import type { Seat } from '../../../kernel/game.ts';
import type { CourtQuestion } from '../sets.ts';
import { type CorporateAmericaBatch, enterStep } from './rule.ts';

const purpose = 'pick/supreme-court';

/**
 * Takes a tie to the Supreme Court [Capitol Hill Phase], [Who Wins?]. Answers the seat that the lot chooses,
 * or null where the arbiter is asked (R2).
 */
export function consultCourt(
  batch: CorporateAmericaBatch,
  question: CourtQuestion,
  tied: readonly Seat[],
): Seat | null {
  batch.emit({ type: 'SupremeCourtConsulted', question, tied: [...tied] });
  const { config, seatCount } = batch.state;
  if (config.supremeCourt === 'random') return drawLot(batch, question, tied);
  enterStep(batch, question === 'presidency' ? 'supremeCourt' : 'finalSupremeCourt', [seatCount]);
  return null;
}

/** One of the tied seats by lot (R2). */
export function drawLot(batch: CorporateAmericaBatch, question: CourtQuestion, tied: readonly Seat[]): Seat {
  const winner = batch.random.pick(tied, purpose);
  batch.emit({ type: 'SupremeCourtRuled', question, winner, method: 'random' });
  return winner;
}
