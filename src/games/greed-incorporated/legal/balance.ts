import type { LegalCommand } from '../../../kernel/game.ts';
import { constants } from '../content.ts';
import { freeSlots, nextBlamer, presentRoles, settlingCompany } from '../derived.ts';
import type { GreedIncorporatedState } from '../state.ts';
import { assetName, companyName, money, roleName } from '../words.ts';
import { complete } from './entry.ts';

/** Bonus or stock option (specification 11.1). */
export function legalReward(state: GreedIncorporatedState): LegalCommand[] {
  const company = settlingCompany(state);
  if (company === null) return [];
  const { companyId, newIncome } = company;
  const bonus = Math.floor(newIncome / constants.bonusDivisor);
  const name = companyName(companyId);
  const out = [
    complete(
      state,
      { type: 'chooseReward', companyId, reward: 'bonus' },
      `Take a bonus of ${money(bonus)} from ${name}`,
      [companyId],
    ),
  ];
  if (freeSlots(company) >= constants.optionFreeSlots) {
    out.push(
      complete(
        state,
        { type: 'chooseReward', companyId, reward: 'stockOption' },
        `Take a stock option on ${name}`,
        [companyId],
      ),
    );
  }
  return out;
}

/** Parachute or pension (specification 11.3). */
export function legalCompensation(state: GreedIncorporatedState): LegalCommand[] {
  const company = settlingCompany(state);
  if (company === null) return [];
  const { companyId, newIncome, cashFlow } = company;
  const parachute = Math.floor(newIncome / constants.bonusDivisor);
  const pension = Math.floor(cashFlow / constants.pensionDivisor);
  const name = companyName(companyId);
  return [
    complete(
      state,
      { type: 'chooseCompensation', companyId, compensation: 'goldenParachute' },
      `Leave the top of ${name} with ${money(parachute)} and keep the token`,
      [companyId],
    ),
    complete(
      state,
      { type: 'chooseCompensation', companyId, compensation: 'topHatPension' },
      `Leave ${name} with ${money(pension)}`,
      [companyId],
      company.slots.length === 1 ? ['LIQUIDATES_COMPANY'] : [],
    ),
  ];
}

/** The asset that the new CEO gives up (specification 11.3, 12.4). */
export function legalAbandon(
  state: GreedIncorporatedState,
  type: 'abandonAsset' | 'dropAsset',
): LegalCommand[] {
  const company = settlingCompany(state);
  if (company === null) return [];
  const { companyId, assets } = company;
  return assets.map(({ assetId }) =>
    complete(
      state,
      { type, companyId, assetId },
      `Give up ${assetName(assetId)} of ${companyName(companyId)}`,
      [companyId, assetId],
    ),
  );
}

/** Whom the next executive names (specification 12.4). */
export function legalBlame(state: GreedIncorporatedState): LegalCommand[] {
  const company = settlingCompany(state);
  const blamer = nextBlamer(state);
  if (company === null || blamer === null) return [];
  const { companyId } = company;
  return presentRoles(company).map((target) =>
    complete(
      state,
      { type: 'assignBlame', companyId, target },
      `Blame ${target === blamer.role ? 'yourself, ' : ''}the ${roleName(target)} of ${companyName(companyId)}`,
      [companyId],
    ),
  );
}
