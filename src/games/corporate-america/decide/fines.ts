import { type EffectNamed, legislationOf } from '../content.ts';
import { clockwiseFrom, mayHoldUsable } from '../derived.ts';
import { finesOf } from '../economy.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { type CorporateAmericaBatch, enterStep, type Next } from './rule.ts';

/** Assesses a Fine [Fine]. */
export function assessFines(
  batch: CorporateAmericaBatch,
  legislationId: string,
  { targets, amount }: EffectNamed<'fine'>,
): void {
  const { state } = batch;
  const dues = finesOf(state, clockwiseFrom(state, state.president), targets, amount);
  batch.emit({ type: 'FineAssessed', legislationId, dues });
}

/** Collects fines up to the first seat that could use a privilege, which is asked (R37). */
export function collectFines(batch: CorporateAmericaBatch): Next {
  for (;;) {
    const [head] = batch.state.capitol.fineQueue;
    if (head === undefined) return 'enacted';
    if (mayHoldUsable(batch.state, head.seat)) return enterStep(batch, 'pardon', [head.seat]);
    payFine(batch);
  }
}

/** The head of the queue pays what it can and owes nothing afterwards [Fine]. */
export function payFine(batch: CorporateAmericaBatch): void {
  const { seat, due } = headOf(batch.state);
  const paid = Math.min(due, playerOf(batch.state, seat).money);
  batch.emit({ type: 'FinePaid', seat, legislationId: fineOf(batch.state), due, paid });
}

/** The head of the queue pays nothing (R26). */
export function waiveFine(batch: CorporateAmericaBatch): void {
  const { seat, due } = headOf(batch.state);
  batch.emit({ type: 'FineWaived', seat, legislationId: fineOf(batch.state), due });
}

function headOf(state: CorporateAmericaState) {
  const [head] = state.capitol.fineQueue;
  if (head === undefined) throw new Error('no fine is due');
  return head;
}

function fineOf(state: CorporateAmericaState): string {
  const { resolving } = state.capitol;
  if (resolving === null || legislationOf(resolving).effect.kind !== 'fine')
    throw new Error('no fine is resolved');
  return resolving;
}
