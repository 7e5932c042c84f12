import type { LegalCommand } from '../../../kernel/game.ts';
import { ruling, section } from '../../../kernel/legal.ts';
import { nextChooser, optionCompany, optionPrice } from '../derived.ts';
import type { GreedIncorporatedState } from '../state.ts';
import { companyName, money } from '../words.ts';
import { complete } from './entry.ts';

const shares = section('3) Spéculation boursière');
const declineShare = complete({ type: 'declineShare' }, 'Take no share in this round', ruling('R36'));

/** The shares among which the seat whose turn it is chooses (specification 9.1). */
export function legalShareChoice(state: GreedIncorporatedState): LegalCommand[] {
  const bid = nextChooser(state)?.bid ?? 0;
  return [
    ...state.issuedShares.map((companyId) =>
      complete(
        { type: 'chooseShare', companyId },
        `Take the share of ${companyName(companyId)} for ${money(bid)}`,
        shares,
        [companyId],
      ),
    ),
    declineShare,
  ];
}

/** Whether the holder of the next stock option uses it (specification 9.2). */
export function legalOption(state: GreedIncorporatedState): LegalCommand[] {
  const company = optionCompany(state);
  if (company === null) return [];
  const { companyId } = company;
  const name = companyName(companyId);
  return [
    complete(
      { type: 'exerciseOption', companyId },
      `Buy a share of ${name} for ${money(optionPrice(company) ?? 0)}`,
      shares,
      [companyId],
    ),
    complete({ type: 'declineOption', companyId }, `Buy no further share of ${name}`, shares, [companyId]),
  ];
}
