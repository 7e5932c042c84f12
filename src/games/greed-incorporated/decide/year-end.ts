import { constants } from '../content.ts';
import { clockwiseFrom, companyOrder } from '../derived.ts';
import { rulesOf } from '../modes.ts';
import { finalRanking } from '../score.ts';
import type { GreedIncorporatedBatch, Next } from './rule.ts';

/** The year ends; the game with the last, else the next one starts (11.5, 12.7). */
export function endYear(batch: GreedIncorporatedBatch): Next {
  const { year, finalYear, startSeat } = batch.state;
  batch.emit({ type: 'YearEnded', year });
  if (finalYear) return 'ending';
  if (rulesOf(batch.state).startSeatMoves) {
    const [, next = startSeat] = clockwiseFrom(batch.state, startSeat);
    batch.emit({ type: 'StartSeatSet', seat: next });
  }
  return startYear(batch, year + 1);
}

/** A year starts (11.5). */
export function startYear(batch: GreedIncorporatedBatch, year: number): Next {
  batch.emit({ type: 'YearStarted', year, startSeat: batch.state.startSeat });
  return 'selection';
}

/** Companies buy their shares back, and the ranking is made [Conclusion]. */
export function endGame(batch: GreedIncorporatedBatch): Next {
  if (rulesOf(batch.state).buysSharesBack) {
    for (const { companyId, cashFlow, slots } of companyOrder(batch.state)) {
      const perShare = Math.floor(cashFlow / constants.liquidationDivisor);
      batch.emit({
        type: 'SharesLiquidated',
        companyId,
        cashFlowBefore: cashFlow,
        perShare,
        payments: slots.map((seat, index) => ({ slot: index + 1, seat, amount: perShare })),
        cashFlowAfter: cashFlow - perShare * slots.length,
      });
    }
  }
  batch.emit({ type: 'GameEnded', ranking: finalRanking(batch.state) });
  return 'wait';
}
