import type { Seat } from '../../kernel/game.ts';
import {
  type BusinessId,
  businessOf,
  type LegislationId,
  legislationOf,
  specialRule,
  synergyOf,
  type Targets,
} from './content.ts';
import type { BusinessIncome, FineDue, IncomePayment, Obligation } from './events.ts';
import type { ImmaculateImageScope, Industry } from './sets.ts';

/** What incomes and fines depend on: a part of the state that everybody sees, so a view has it too. */
export interface Economy {
  readonly laws: readonly LegislationId[];
  readonly players: readonly { readonly seat: Seat; readonly businesses: readonly BusinessId[] }[];
  readonly config: { readonly immaculateImageScope: ImmaculateImageScope };
}

const businessesOf = (economy: Economy, seat: Seat): readonly BusinessId[] =>
  economy.players[seat]?.businesses ?? [];

/** The businesses of a seat that have the industry, in order of start. */
export const inIndustry = (economy: Economy, seat: Seat, industry: Industry): readonly BusinessId[] =>
  businessesOf(economy, seat).filter((id) => businessOf(id).industries.includes(industry));

export const hasIndustry = (economy: Economy, seat: Seat, industry: Industry): boolean =>
  businessesOf(economy, seat).some((id) => businessOf(id).industries.includes(industry));

/**
 * Whether legislation with these targets hits a business of the seat, which Immaculate Image may prevent
 * [Immaculate Image] (R13).
 */
export function isAffected(economy: Economy, seat: Seat, businessId: BusinessId, targets: Targets): boolean {
  const { industries, prProblems } = businessOf(businessId);
  const byIndustry = targets.industries.some((industry) => industries.includes(industry));
  if (targets.prProblems.length === 0) return byIndustry;
  const byProblem = targets.prProblems.some((problem) => prProblems.includes(problem));
  if (!byIndustry && !byProblem) return false;
  if (!businessesOf(economy, seat).some((id) => specialRule(id, 'immaculateImage') !== null)) return true;
  return economy.config.immaculateImageScope === 'prTag' && byIndustry;
}

/** What a business makes when it is consumed, in dollars; all laws are added up before the cut at 0 (R12). */
export function businessIncome(
  economy: Economy,
  seat: Seat,
  businessId: BusinessId,
  bonus: number,
): BusinessIncome {
  let stimulus = 0;
  let tax = 0;
  for (const lawId of economy.laws) {
    const { effect } = legislationOf(lawId);
    if (effect.kind !== 'incomeModifier' || !isAffected(economy, seat, businessId, effect.targets)) continue;
    if (effect.amount > 0) stimulus += effect.amount;
    else tax -= effect.amount;
  }
  const base = businessOf(businessId).income;
  return { businessId, base, stimulus, bonus, tax, income: Math.max(0, base + stimulus + bonus - tax) };
}

/**
 * What a seat makes when the industry is consumed, or null without a business in it [Main Street Phase].
 * `bonus` are dollars for each of its businesses (R26).
 */
export function incomeOf(
  economy: Economy,
  seat: Seat,
  industry: Industry,
  bonus: number,
): IncomePayment | null {
  const ids = inIndustry(economy, seat, industry);
  if (ids.length === 0) return null;
  const businesses = ids.map((businessId) => businessIncome(economy, seat, businessId, bonus));
  const synergy = synergyOf(ids.length);
  const total = businesses.reduce((sum, { income }) => sum + income, synergy);
  return { seat, businesses, synergyCount: ids.length, synergy, total };
}

/** What the consumed businesses of the seats owe their shared customers, in order [Shared Customers], [Offset]. */
export function obligationsOf(economy: Economy, seats: readonly Seat[], industry: Industry): Obligation[] {
  const out: Obligation[] = [];
  for (const seat of seats) {
    for (const businessId of inIndustry(economy, seat, industry)) {
      const own = specialRule(businessId, 'sharedCustomers');
      if (own !== null) {
        const { beneficiaryIndustry, amount } = own;
        out.push({ seat, businessId, source: 'business', beneficiaryIndustry, amount });
      }
      for (const lawId of economy.laws) {
        const { effect } = legislationOf(lawId);
        if (effect.kind !== 'grantSharedCustomers') continue;
        if (!isAffected(economy, seat, businessId, effect.targets)) continue;
        const { beneficiaryIndustry, amount } = effect;
        out.push({ seat, businessId, source: lawId, beneficiaryIndustry, amount });
      }
    }
  }
  return out;
}

/** What each of the seats owes by a Fine, without those that owe nothing [Fine]. */
export function finesOf(
  economy: Economy,
  seats: readonly Seat[],
  targets: Targets,
  amount: number,
): FineDue[] {
  const out: FineDue[] = [];
  for (const seat of seats) {
    const businessIds = businessesOf(economy, seat).filter((id) => isAffected(economy, seat, id, targets));
    if (businessIds.length > 0) out.push({ seat, businessIds, due: amount * businessIds.length });
  }
  return out;
}
