import { companyCardOf } from '../content.ts';
import { founderAssets, freeSlots, possibleFounders } from '../derived.ts';
import { rulesOf } from '../modes.ts';
import type { StartUpSkipReason } from '../sets.ts';
import type { AuctionBidder, GreedIncorporatedState } from '../state.ts';
import { openAuction, playersOf } from './open-auction.ts';
import {
  afterStep,
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Rules,
  refuseUnless,
} from './rule.ts';
import { moveTrends } from './selection.ts';

/** The founding of a company [6) Start Up]. */
export const startUpRules: Rules<'foundCompany'> = {
  foundCompany: {
    check: (state, seat, { companyId, assetIds }) => {
      if (state.founder?.seat !== seat) return 'NOT_YOUR_TURN';
      if (!state.companyCards.includes(companyId)) return 'COMPANY_CARD_NOT_AVAILABLE';
      if (assetIds.length > rulesOf(state).startUp.assetLimit) return 'TOO_MANY_ASSETS';
      const free = founderAssets(state);
      return refuseUnless(
        assetIds.every((assetId) => free.includes(assetId)),
        'ASSET_NOT_AVAILABLE',
      );
    },
    play: (batch, seat, { companyId, assetIds }) => {
      const { state } = batch;
      const { bidFactor, fixedCashFlow } = rulesOf(state).startUp;
      const bid = state.founder?.bid ?? 0;
      batch.emit({
        type: 'CompanyFounded',
        companyId,
        seat,
        bid,
        cashFlow: bidFactor * bid + fixedCashFlow,
        assetIds: [...assetIds],
      });
      moveTrends(batch, companyCardOf(companyId).trend, { type: 'company', id: companyId });
      return afterStep(batch.state, 'startUp');
    },
  },
};

/** Players bid for the founding of a company, where one may be founded (11.4, 12.6). */
export function openStartUpAuction(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  const reason = skipReason(state);
  if (reason !== null) {
    batch.emit({ type: 'StartUpSkipped', reason });
    return afterStep(state, 'startUp');
  }
  return openAuction(batch, {
    kind: 'startUp',
    participants: playersOf(possibleFounders(state)),
    minimumOpening: rulesOf(state).startUp.minimum,
  });
}

function skipReason(state: GreedIncorporatedState): StartUpSkipReason | null {
  const { needsFullCompany, limited } = rulesOf(state).startUp;
  // R31: some company must be full at this point, each year anew.
  if (needsFullCompany && !state.companies.some((company) => freeSlots(company) === 0))
    return 'noFullCompany';
  if (limited && state.companiesFounded >= state.seatCount) return 'foundingLimit';
  if (state.companyCards.length === 0) return 'noCompanyCard';
  return possibleFounders(state).length === 0 ? 'noBidder' : null;
}

/** The winner founds a company; without a bid nobody does. */
export function endStartUpAuction(batch: GreedIncorporatedBatch, winner: AuctionBidder | null): Next {
  batch.emit({ type: 'StartUpAuctionEnded', seat: winner?.seat ?? null, bid: winner?.bid ?? 0 });
  return winner === null ? afterStep(batch.state, 'startUp') : enterPhase(batch, 'startUp.founding');
}
