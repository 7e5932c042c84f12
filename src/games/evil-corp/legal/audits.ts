import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import type { AuditKind } from '../sets.ts';
import type { EvilCorpState, Player } from '../state.ts';
import { seatWord } from '../words.ts';
import { complete } from './entry.ts';

const titles: Readonly<Record<AuditKind, string>> = {
  revenueDeclaration: 'Audit the declared revenue of',
  revenueWithdrawal: 'Audit the withdrawn revenue of',
  handLimit: 'Audit the hand of',
};
const kinds: readonly AuditKind[] = ['revenueDeclaration', 'revenueWithdrawal', 'handLimit'];

/** The audits of each accused seat by kind; seats are few, so each is made once. */
const audits: readonly Readonly<Record<AuditKind, LegalCommand>>[] = Array.from(
  { length: 6 },
  (_, accused) =>
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        complete({ type: 'audit', accused, kind }, `${titles[kind]} ${seatWord(accused)}`),
      ]),
    ) as Record<AuditKind, LegalCommand>,
);

/** Every audit that the seat may call now, right or wrong [Audit], R13, R43. */
export function addAudits(out: LegalCommand[], state: EvilCorpState, seat: Seat): void {
  const { pending } = state;
  if (pending === null) {
    for (const accused of state.players) {
      if (accused.seat === seat) continue;
      addRevenueAudits(out, state, accused);
      if (!accused.handAudited) out.push(auditOf(accused.seat).handLimit);
    }
  } else if (pending.type === 'revenueCheck' && pending.seat !== seat) {
    const accused = state.players[pending.seat];
    if (accused !== undefined) addRevenueAudits(out, state, accused);
  }
}

function addRevenueAudits(out: LegalCommand[], state: EvilCorpState, accused: Player): void {
  const { claim } = accused;
  if (claim === null || state.config.revenueMode !== 'declared') return;
  const audit = auditOf(accused.seat);
  if (!claim.declarationSettled) out.push(audit.revenueDeclaration);
  if (claim.withdrawn !== null && !claim.withdrawalSettled) out.push(audit.revenueWithdrawal);
}

function auditOf(seat: Seat): Readonly<Record<AuditKind, LegalCommand>> {
  const audit = audits[seat];
  if (audit === undefined) throw new RangeError(`seat ${seat}`);
  return audit;
}
