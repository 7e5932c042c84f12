import type { Seat } from '../../../kernel/game.ts';
import { violation } from '../codes.ts';
import { loanProceeds } from '../derived.ts';
import { playerOf } from '../state.ts';
import type { IncorporatedBatch, Rules } from './rule.ts';

/** Loans [Corporate Bonds] (specification 6.2). */
export const loanRules: Rules<'takeLoan'> = {
  takeLoan: {
    // Each loan brings a dollar less than the one before: all bring money if there are so many dollars.
    check: (state, seat, { count }) => (loanProceeds(state, seat) < count ? violation('NO_CREDIT') : null),
    play: (batch, seat, { count }) => {
      for (let i = 0; i < count; i++) takeOne(batch, seat, false);
    },
  },
};

/** Takes loans one after another, only until the cash of the seat suffices for a payment. */
export function borrowFor(batch: IncorporatedBatch, seat: Seat, payment: number): void {
  while (playerOf(batch.state, seat).cash < payment) takeOne(batch, seat, true);
}

function takeOne(batch: IncorporatedBatch, seat: Seat, forced: boolean): void {
  const proceeds = loanProceeds(batch.state, seat);
  // R12, R13: nobody may bid more than the loans can bring.
  if (proceeds < 1) throw new Error(`seat ${seat} gets no loan`);
  const { bonds } = playerOf(batch.state, seat);
  batch.emit({ type: 'LoanTaken', seat, proceeds, bondsAfter: bonds + 1, forced });
}
