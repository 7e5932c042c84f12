import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { integerParameter } from '../../../kernel/legal.ts';
import { constants } from '../content.ts';
import { assetPrice, choosingCompany, companyOrder, hasAssetRoom, isCeo } from '../derived.ts';
import { type GreedIncorporatedState, playerOf } from '../state.ts';
import { assetName, companyName, money } from '../words.ts';
import { complete, open } from './entry.ts';

/** The card of the hand to be revealed (specification 7.1). */
export const legalSelection = (state: GreedIncorporatedState, seat: Seat): LegalCommand[] =>
  playerOf(state, seat).hand.cards.map((assetId) =>
    complete(state, { type: 'selectAsset', assetId }, `Reveal ${assetName(assetId)}`, [assetId]),
  );

/** A secret bid for each own company that has none yet (specification 12.1). */
export function legalSealedBids(state: GreedIncorporatedState, seat: Seat): LegalCommand[] {
  const out: LegalCommand[] = [];
  for (const company of companyOrder(state)) {
    if (!isCeo(company, seat) || company.sealedBid !== null) continue;
    const { companyId, cashFlow } = company;
    const name = companyName(companyId);
    if (cashFlow >= constants.sealedBidMinimum) {
      out.push(
        open(
          state,
          'submitSealedBid',
          `Bid for ${name}`,
          [integerParameter('amount', 'Millions of dollars', constants.sealedBidMinimum, cashFlow)],
          { fixed: { companyId }, targets: [companyId] },
        ),
      );
    }
    out.push(
      complete(state, { type: 'submitSealedBid', companyId, amount: 0 }, `Do not bid for ${name}`, [
        companyId,
      ]),
    );
  }
  return out;
}

/** The assets that the company whose turn it is can pay, or none (specification 7.3, 12.1). */
export function legalAssetChoice(state: GreedIncorporatedState): LegalCommand[] {
  const company = choosingCompany(state);
  if (company === null) return [];
  const { companyId, cashFlow } = company;
  const name = companyName(companyId);
  const out: LegalCommand[] = [];
  for (const asset of hasAssetRoom(state, company) ? state.availableAssets : []) {
    const { assetId } = asset;
    const price = assetPrice(state, company, asset);
    if (price > cashFlow) continue;
    out.push(
      complete(
        state,
        { type: 'chooseAsset', companyId, assetId },
        `Take ${assetName(assetId)} for ${name} for ${money(price)}`,
        [companyId, assetId],
      ),
    );
  }
  out.push(
    complete(state, { type: 'declineAsset', companyId }, `Take no more assets for ${name}`, [companyId]),
  );
  return out;
}
