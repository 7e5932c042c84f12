import type { LegalCommand } from '../../../kernel/game.ts';
import { choiceParameter, listParameter } from '../../../kernel/legal.ts';
import { founderAssets } from '../derived.ts';
import { rulesOf } from '../modes.ts';
import type { GreedIncorporatedState } from '../state.ts';
import { companyName } from '../words.ts';
import { assetOption, companyOption, complete, open } from './entry.ts';

/** The company card and the free assets of the winner (specification 11.4, 12.6). */
export function legalFounding(state: GreedIncorporatedState): LegalCommand[] {
  const assetIds = founderAssets(state);
  const most = Math.min(rulesOf(state).startUp.assetLimit, assetIds.length);
  if (most === 0) {
    return state.companyCards.map((companyId) =>
      complete(state, { type: 'foundCompany', companyId, assetIds: [] }, `Found ${companyName(companyId)}`, [
        companyId,
      ]),
    );
  }
  return [
    open(state, 'foundCompany', 'Found a company', [
      choiceParameter('companyId', 'Company', state.companyCards.map(companyOption)),
      listParameter('assetIds', 'Free assets', assetIds.map(assetOption), [0, most]),
    ]),
  ];
}
