import type { LegalCommand } from '../../../kernel/game.ts';
import { section } from '../../../kernel/legal.ts';
import { constants } from '../content.ts';
import { freeSlots, nextBlamer, presentRoles, settlingCompany } from '../derived.ts';
import type { GreedIncorporatedState } from '../state.ts';
import { assetName, companyName, money, roleName } from '../words.ts';
import { complete } from './entry.ts';

const balance = section('5) Bilan comptable');
const blameGame = section('Phase 8: Blame Game');

/** Bonus or stock option (specification 11.1). */
export function legalReward(state: GreedIncorporatedState): LegalCommand[] {
  const company = settlingCompany(state);
  if (company === null) return [];
  const { companyId, newIncome } = company;
  const bonus = Math.floor(newIncome / constants.bonusDivisor);
  const name = companyName(companyId);
  const out = [
    complete(
      { type: 'chooseReward', companyId, reward: 'bonus' },
      `Take a bonus of ${money(bonus)} from ${name}`,
      balance,
      [companyId],
    ),
  ];
  if (freeSlots(company) >= constants.optionFreeSlots) {
    out.push(
      complete(
        { type: 'chooseReward', companyId, reward: 'stockOption' },
        `Take a stock option on ${name}`,
        balance,
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
      { type: 'chooseCompensation', companyId, compensation: 'goldenParachute' },
      `Leave the top of ${name} with ${money(parachute)} and keep the token`,
      balance,
      [companyId],
    ),
    complete(
      { type: 'chooseCompensation', companyId, compensation: 'topHatPension' },
      `Leave ${name} with ${money(pension)}`,
      balance,
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
      { type, companyId, assetId },
      `Give up ${assetName(assetId)} of ${companyName(companyId)}`,
      type === 'abandonAsset' ? balance : blameGame,
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
      { type: 'assignBlame', companyId, target },
      `Blame ${target === blamer.role ? 'yourself, ' : ''}the ${roleName(target)} of ${companyName(companyId)}`,
      blameGame,
      [companyId],
    ),
  );
}
