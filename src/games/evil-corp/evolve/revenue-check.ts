import { bothSettled } from '../derived.ts';
import { type EvilCorpState, playerOf } from '../state.ts';

/** Closes the revenue check when nobody is left to answer or nothing is left to audit (specification 7.8). */
export function closeRevenueCheck(state: EvilCorpState): void {
  const { pending } = state;
  if (pending?.type !== 'revenueCheck') return;
  if (pending.remaining.length === 0 || bothSettled(playerOf(state, pending.seat).claim))
    state.pending = null;
}
