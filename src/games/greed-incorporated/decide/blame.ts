import type { Seat } from '../../../kernel/game.ts';
import { constants } from '../content.ts';
import { ceoOf, nextBlamer, presentRoles, roles, settlingCompany } from '../derived.ts';
import type { Role } from '../sets.ts';
import { type Company, companyOf } from '../state.ts';
import { checkOwnAsset, liquidate } from './balance.ts';
import {
  afterStep,
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Rules,
  refuseUnless,
} from './rule.ts';

/** Who is blamed for a decline, and what the new CEO drops (specification 12.4). */
export const blameRules: Rules<'assignBlame' | 'dropAsset'> = {
  assignBlame: {
    check: (state, seat, { companyId, target }) => {
      const company = settlingCompany(state);
      if (company === null || company.companyId !== companyId || nextBlamer(state)?.seat !== seat) {
        return 'NOT_YOUR_TURN';
      }
      return refuseUnless(presentRoles(company).includes(target), 'SLOT_EMPTY');
    },
    play: (batch, seat, { companyId, target }) => {
      const role = nextBlamer(batch.state)?.role ?? target;
      batch.emit({ type: 'BlameAssigned', companyId, role, seat, target, forced: false });
      return 'blame';
    },
  },
  dropAsset: {
    check: (state, seat, { companyId, assetId }) => checkOwnAsset(state, seat, companyId, assetId),
    play: (batch, seat, { companyId, assetId }) => {
      batch.emit({ type: 'AssetDropped', companyId, assetId, seat, forced: false });
      return 'blame';
    },
  },
};

/** Company by company the executives name somebody, and whoever was named is fired (12.4). */
export function assignBlame(batch: GreedIncorporatedBatch): Next {
  const company = settlingCompany(batch.state);
  if (company === null) return afterStep(batch.state, 'blame');
  const blamer = nextBlamer(batch.state);
  if (blamer === null) return fire(batch, company);
  if (presentRoles(company).length > 1) return enterPhase(batch, 'blame');
  const { companyId } = company;
  batch.emit({ type: 'BlameAssigned', companyId, ...blamer, target: blamer.role, forced: true });
  return 'blame';
}

/** Fires whoever was named; a new CEO drops an asset. */
function fire(batch: GreedIncorporatedBatch, company: Company): Next {
  const { companyId, cashFlow, slots } = company;
  const { blame } = batch.state;
  const named = presentRoles(company).filter((role) => blame.some(({ target }) => target === role));
  const fired = named.map((role) => ({
    role,
    seat: slots[roles.indexOf(role)] as Seat,
    amount: exitBonus(cashFlow, role),
  }));
  batch.emit({
    type: 'ExecutivesFired',
    companyId,
    fired,
    cashFlowAfter: cashFlow - fired.reduce((sum, { amount }) => sum + amount, 0),
    slots: slots.filter((_, index) => !named.some((role) => roles.indexOf(role) === index)),
  });
  const left = companyOf(batch.state, companyId);
  if (left.slots.length === 0) {
    liquidate(batch, left);
    return 'blame';
  }
  const [first, ...others] = left.assets;
  if (!named.includes('ceo') || first === undefined) return 'blame';
  if (others.length > 0) return enterPhase(batch, 'blame.dropAsset');
  const { assetId } = first;
  batch.emit({ type: 'AssetDropped', companyId, assetId, seat: ceoOf(left), forced: true });
  return 'blame';
}

/** All on the cash flow before any of them (12.4). */
const exitBonus = (cashFlow: number, role: Role): number =>
  Math.floor((cashFlow * constants.exitBonusPercent[role]) / 100);
