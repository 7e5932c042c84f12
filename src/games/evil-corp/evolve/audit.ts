import { assertNever } from '../../../kernel/assert-never.ts';
import { type EvilCorpState, playerOf, type RevenueClaim } from '../state.ts';
import { discardFromHand, type Evolvers } from './moves.ts';
import { closeRevenueCheck } from './revenue-check.ts';

/** Audits (specification, chapter 10). The money moves by `BankPaid` and `DebtSettled`. */
export const auditEvolvers: Evolvers<'AuditCalled' | 'AuditUpheld' | 'AuditRejected' | 'AuditDiscardMade'> = {
  AuditCalled: () => {},
  AuditUpheld: (state, event) => {
    const { auditor, accused, kind } = event;
    switch (kind) {
      case 'handLimit':
        state.pending = { type: 'auditDiscard', seat: accused, count: event.excess ?? 0, auditor };
        return;
      case 'revenueDeclaration': {
        const claim = claimOf(state, accused);
        claim.declared = claim.correct;
        // R47: what was not taken cannot be given back.
        if (claim.withdrawn !== null) claim.withdrawn = Math.max(0, claim.withdrawn + (event.delta ?? 0));
        claim.declarationSettled = true;
        closeRevenueCheck(state);
        return;
      }
      case 'revenueWithdrawal': {
        const claim = claimOf(state, accused);
        claim.withdrawn = claim.declared;
        claim.withdrawalSettled = true;
        closeRevenueCheck(state);
        return;
      }
      default:
        assertNever(kind);
    }
  },
  AuditRejected: (state, event) => {
    const { accused, kind } = event;
    switch (kind) {
      case 'handLimit':
        playerOf(state, accused).handAudited = true;
        return;
      case 'revenueDeclaration':
        claimOf(state, accused).declarationSettled = true;
        closeRevenueCheck(state);
        return;
      case 'revenueWithdrawal':
        claimOf(state, accused).withdrawalSettled = true;
        closeRevenueCheck(state);
        return;
      default:
        assertNever(kind);
    }
  },
  AuditDiscardMade: (state, event) => {
    const player = playerOf(state, event.seat);
    for (const cardId of event.cardIds) discardFromHand(state, player, cardId);
    player.handAudited = true;
    state.pending = null;
  },
};

function claimOf(state: EvilCorpState, seat: number): RevenueClaim {
  const { claim } = playerOf(state, seat);
  if (claim === null) throw new Error(`seat ${seat} has no claim`);
  return claim;
}
