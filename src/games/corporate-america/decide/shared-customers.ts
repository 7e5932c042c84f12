import { eligibleForShare } from '../derived.ts';
import type { Obligation } from '../events.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { type CorporateAmericaBatch, enterStep, type Next, type Rules, refuseUnless } from './rule.ts';

/** Who gets the money of a business, where its owner chooses [Shared Customers]. */
export const sharedCustomersRules: Rules<'assignSharedCustomers'> = {
  assignSharedCustomers: {
    check: (state, _seat, { recipient }) =>
      refuseUnless(eligibleForShare(state, obligationOf(state)).includes(recipient), 'NOT_ELIGIBLE'),
    play: (batch, _seat, { recipient }) => {
      give(batch, obligationOf(batch.state), recipient, false);
      return 'sharedCustomers';
    },
  },
};

function obligationOf(state: CorporateAmericaState): Obligation {
  const [obligation] = state.mainStreet.sharedQueue;
  if (obligation === undefined) throw new Error('nothing is owed to shared customers');
  return obligation;
}

/** With too little money the giver gives what is there (R14). */
function give(
  batch: CorporateAmericaBatch,
  obligation: Obligation,
  to: number | null,
  automatic: boolean,
): void {
  const amount = to === null ? 0 : Math.min(obligation.amount, playerOf(batch.state, obligation.seat).money);
  batch.emit({ type: 'SharedCustomersGiven', obligation: { ...obligation }, to, amount, automatic });
}

/** Settles what businesses owe, up to the first for which its owner chooses among several (specification 8.4). */
export function settleSharedCustomers(batch: CorporateAmericaBatch): Next {
  for (;;) {
    const { state } = batch;
    const [obligation] = state.mainStreet.sharedQueue;
    if (obligation === undefined) return 'nextSpot';
    const eligible = eligibleForShare(state, obligation);
    if (eligible.length === 0 || playerOf(state, obligation.seat).money === 0) {
      give(batch, obligation, null, true);
    } else if (eligible.length === 1) give(batch, obligation, eligible[0] ?? null, true);
    else return enterStep(batch, 'sharedCustomers', [obligation.seat]);
  }
}
