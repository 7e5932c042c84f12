import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import { violation } from '../codes.ts';
import type { CommandNamed } from '../commands.ts';
import { constants } from '../content.ts';
import { handLimit } from '../derived.ts';
import type { EventNamed } from '../events.ts';
import { type EvilCorpState, playerOf, type RevenueClaim } from '../state.ts';
import { settleDebt } from './debts.ts';
import { checkEnemy, distinctInHand, type EvilCorpBatch, noCheck, type Refusal, type Rules } from './rule.ts';

/** Audits and the windows around them (specification 7.8, chapter 10, 11.7). */
export const auditRules: Rules<'audit' | 'acceptRevenue' | 'discardForAudit'> = {
  audit: {
    check: checkAudit,
    play: (batch, seat, { accused, kind }) => {
      const finding = findingOf(batch.state, seat, accused, kind);
      batch.emit({ type: 'AuditCalled', auditor: seat, accused, kind });
      if (finding === null) {
        batch.emit({ type: 'AuditRejected', auditor: seat, accused, kind });
        settleDebt(batch, seat, accused, constants.auditPenalty, 'auditPenalty');
        return;
      }
      const { withdrawn } = finding;
      batch.emit(finding);
      // The hand limit is settled by the discard that the accused must make now.
      if (kind === 'handLimit') return;
      // Nobody gives back more than was taken (R47).
      if (withdrawn !== null) correct(batch, accused, Math.max(finding.delta ?? 0, -withdrawn));
      settleDebt(batch, accused, seat, constants.auditFee, 'auditFee');
    },
  },
  acceptRevenue: {
    check: noCheck,
    play: (batch, seat) => batch.emit({ type: 'RevenueAccepted', seat }),
  },
  discardForAudit: {
    check: (state, seat, { cardIds }) => {
      const { count } = discardWindow(state);
      if (cardIds.length !== count || new Set(cardIds).size !== count) return 'WRONG_DISCARD_COUNT';
      return distinctInHand(state, seat, cardIds) ? null : 'CARD_NOT_IN_HAND';
    },
    play: (batch, seat, { cardIds }) => {
      const { auditor } = discardWindow(batch.state);
      batch.emit({ type: 'AuditDiscardMade', seat, cardIds: [...cardIds] });
      settleDebt(batch, seat, auditor, constants.auditFee, 'auditFee');
    },
  },
};

function checkAudit(
  state: EvilCorpState,
  seat: Seat,
  { accused, kind }: CommandNamed<'audit'>,
): Refusal | null {
  const refusal = checkEnemy(state, seat, accused);
  if (refusal !== null) return refusal;
  const { claim, handAudited } = playerOf(state, accused);
  if (kind === 'handLimit') {
    return handAudited ? violation('NO_OPEN_CLAIM', { kind: 'ruling', id: 'R43' }) : null;
  }
  if (state.config.revenueMode !== 'declared') return 'OPTION_DISABLED';
  return claim !== null && pointIsOpen(claim, kind) ? null : 'NO_OPEN_CLAIM';
}

const pointIsOpen = (claim: RevenueClaim, kind: 'revenueDeclaration' | 'revenueWithdrawal'): boolean =>
  kind === 'revenueDeclaration'
    ? !claim.declarationSettled
    : claim.withdrawn !== null && !claim.withdrawalSettled;

/** What the audit finds wrong, with the values before the correction, or null (specification, chapter 10). */
function findingOf(
  state: EvilCorpState,
  auditor: Seat,
  accused: Seat,
  kind: EventNamed<'AuditUpheld'>['kind'],
): EventNamed<'AuditUpheld'> | null {
  const player = playerOf(state, accused);
  const nothing = { declared: null, correct: null, withdrawn: null, delta: null, excess: null };
  const base = { type: 'AuditUpheld', auditor, accused, kind, ...nothing } as const;
  if (kind === 'handLimit') {
    const excess = player.hand.length - handLimit(player);
    return excess > 0 ? { ...base, excess } : null;
  }
  const { declared, correct, withdrawn } = player.claim as RevenueClaim;
  switch (kind) {
    case 'revenueDeclaration':
      // R15: too low is wrong as well.
      return declared === correct
        ? null
        : { ...base, declared, correct, withdrawn, delta: correct - declared };
    case 'revenueWithdrawal':
      return withdrawn === null || withdrawn === declared
        ? null
        : { ...base, declared, withdrawn, delta: declared - withdrawn };
    default:
      return assertNever(kind);
  }
}

/** Moves the money by which a withdrawal was wrong, in billions. */
function correct(batch: EvilCorpBatch, accused: Seat, delta: number): void {
  if (delta > 0) batch.emit({ type: 'BankPaid', seat: accused, amount: delta, reason: 'auditCorrection' });
  else if (delta < 0) settleDebt(batch, accused, null, -delta, 'auditCorrection');
}

function discardWindow({ pending }: EvilCorpState): { readonly count: number; readonly auditor: Seat } {
  if (pending?.type !== 'auditDiscard') throw new Error('no audit discard is due');
  return pending;
}
