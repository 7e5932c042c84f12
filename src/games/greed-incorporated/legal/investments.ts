import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { integerParameter, ruling, section } from '../../../kernel/legal.ts';
import { constants } from '../content.ts';
import { assetPrice, choosingCompany, companyOrder, hasAssetRoom, isCeo } from '../derived.ts';
import { type GreedIncorporatedState, playerOf } from '../state.ts';
import { assetName, companyName, money } from '../words.ts';
import { complete, open } from './entry.ts';

const investments = section('1) Investissements');
const sealedBids = section('Phase 3: Investments');

/** The card of the hand to be revealed (specification 7.1). */
export const legalSelection = (state: GreedIncorporatedState, seat: Seat): LegalCommand[] =>
  playerOf(state, seat).hand.cards.map((assetId) =>
    complete({ type: 'selectAsset', assetId }, `Reveal ${assetName(assetId)}`, investments, [assetId]),
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
          'submitSealedBid',
          `Bid for ${name}`,
          sealedBids,
          [integerParameter('amount', 'Millions of dollars', constants.sealedBidMinimum, cashFlow)],
          { fixed: { companyId }, targets: [companyId] },
        ),
      );
    }
    out.push(
      complete({ type: 'submitSealedBid', companyId, amount: 0 }, `Do not bid for ${name}`, sealedBids, [
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
        { type: 'chooseAsset', companyId, assetId },
        `Take ${assetName(assetId)} for ${name} for ${money(price)}`,
        investments,
        [companyId, assetId],
      ),
    );
  }
  out.push(
    complete({ type: 'declineAsset', companyId }, `Take no more assets for ${name}`, ruling('R8'), [
      companyId,
    ]),
  );
  return out;
}
