import type { LegalCommand } from '../../../kernel/game.ts';
import { nextChooser, optionCompany, optionPrice } from '../derived.ts';
import type { GreedIncorporatedState } from '../state.ts';
import { companyName, money } from '../words.ts';
import { complete } from './entry.ts';

/** The shares among which the seat whose turn it is chooses (specification 9.1). */
export function legalShareChoice(state: GreedIncorporatedState): LegalCommand[] {
  const bid = nextChooser(state)?.bid ?? 0;
  return [
    ...state.issuedShares.map((companyId) =>
      complete(
        state,
        { type: 'chooseShare', companyId },
        `Take the share of ${companyName(companyId)} for ${money(bid)}`,
        [companyId],
      ),
    ),
    complete(state, { type: 'declineShare' }, 'Take no share in this round'),
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
      state,
      { type: 'exerciseOption', companyId },
      `Buy a share of ${name} for ${money(optionPrice(company) ?? 0)}`,
      [companyId],
    ),
    complete(state, { type: 'declineOption', companyId }, `Buy no further share of ${name}`, [companyId]),
  ];
}
