import { type AssetId, constants } from '../content.ts';
import { assetPrice, ceoOf, choosingCompany, companyOrder, hasAssetRoom } from '../derived.ts';
import { type Company, companyOf, type GreedIncorporatedState, type MarketAsset } from '../state.ts';
import { openAuction } from './open-auction.ts';
import {
  afterStep,
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Refusal,
  type Rules,
  refuseUnless,
  refuseUnlessCeo,
} from './rule.ts';

/** The order of choosing assets, and the choice (specification 7.2, 7.3 and 12.1). */
export const investmentRules: Rules<'chooseAsset' | 'declineAsset' | 'submitSealedBid'> = {
  chooseAsset: {
    check: (state, seat, { companyId, assetId }) => {
      const refused = checkChooser(state, seat, companyId);
      if (refused !== null) return refused;
      const company = companyOf(state, companyId);
      const asset = marketAsset(state, assetId);
      if (asset === undefined) return 'ASSET_NOT_AVAILABLE';
      if (!hasAssetRoom(state, company)) return 'ASSET_SLOTS_FULL';
      return refuseUnless(assetPrice(state, company, asset) <= company.cashFlow, 'INSUFFICIENT_CASH');
    },
    play: (batch, _seat, { companyId, assetId }) => {
      const { state } = batch;
      const company = companyOf(state, companyId);
      const asset = marketAsset(state, assetId) as MarketAsset;
      batch.emit({
        type: 'AssetAcquired',
        companyId,
        assetId,
        paid: assetPrice(state, company, asset),
        lap: state.choice?.lap ?? 1,
        markerSeat: asset.markerSeat,
        slot: asset.markerSeat === null ? null : company.slots.length + 1,
      });
      return 'assetChoice';
    },
  },
  declineAsset: {
    check: (state, seat, { companyId }) => checkChooser(state, seat, companyId),
    play: (batch, _seat, { companyId }) => {
      batch.emit({ type: 'AssetDeclined', companyId });
      return 'assetChoice';
    },
  },
  submitSealedBid: {
    check: (state, seat, { companyId, amount }) => {
      const refused = refuseUnlessCeo(state, seat, companyId);
      if (refused !== null) return refused;
      const { sealedBid, cashFlow } = companyOf(state, companyId);
      if (sealedBid !== null) return 'ALREADY_SUBMITTED';
      if (amount > 0 && amount < constants.sealedBidMinimum) return 'BID_TOO_LOW';
      return refuseUnless(amount <= cashFlow, 'INSUFFICIENT_CASH');
    },
    play: (batch, _seat, { companyId, amount }) => {
      batch.emit({ type: 'SealedBidSubmitted', companyId, amount, forced: false });
      return 'sealedBids';
    },
  },
};

const marketAsset = (state: GreedIncorporatedState, assetId: AssetId): MarketAsset | undefined =>
  state.availableAssets.find((asset) => asset.assetId === assetId);

function checkChooser(state: GreedIncorporatedState, seat: number, companyId: string): Refusal | null {
  return (
    refuseUnlessCeo(state, seat, companyId) ??
    refuseUnless(choosingCompany(state)?.companyId === companyId, 'NOT_YOUR_TURN')
  );
}

/** Companies with room for an asset bid for the order of choice (7.2). */
export function openTurnOrderAuction(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  const bidding = companyOrder(state).filter((company) => hasAssetRoom(state, company));
  const [only, ...others] = bidding;
  if (only === undefined) return closeInvestments(batch);
  if (others.length === 0) {
    batch.emit({ type: 'TurnOrderDetermined', order: [{ companyId: only.companyId, bid: 0 }] });
    return 'assetChoice';
  }
  const participants = bidding.map((company) => ({ companyId: company.companyId, seat: ceoOf(company) }));
  return openAuction(batch, { kind: 'turnOrder', participants });
}

/** Companies bid secretly; those that cannot bid pass by themselves (12.1). */
export function takeSealedBids(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  if (state.availableAssets.length === 0) return closeInvestments(batch);
  const bidding = companyOrder(state);
  const missing = bidding.filter(({ sealedBid }) => sealedBid === null);
  for (const company of missing) {
    if (mayBid(state, company)) continue;
    batch.emit({ type: 'SealedBidSubmitted', companyId: company.companyId, amount: 0, forced: true });
  }
  if (missing.some((company) => mayBid(state, company))) return enterPhase(batch, 'investments.sealedBids');
  const bids = bidding.map(({ companyId }) => ({
    companyId,
    amount: companyOf(batch.state, companyId).sealedBid ?? 0,
  }));
  batch.emit({ type: 'SealedBidsRevealed', bids });
  return afterStep(state, 'sealedBids');
}

const mayBid = (state: GreedIncorporatedState, company: Company): boolean =>
  hasAssetRoom(state, company) && company.cashFlow >= constants.sealedBidMinimum;

/** Asks the next company of the order while assets are left (7.3). */
export function askForAssets(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  if (choosingCompany(state) === null || state.availableAssets.length === 0) return closeInvestments(batch);
  return enterPhase(batch, 'investments.choice');
}

function closeInvestments(batch: GreedIncorporatedBatch): Next {
  const remaining = batch.state.availableAssets.map(({ assetId }) => assetId);
  batch.emit({ type: 'InvestmentsClosed', remaining });
  return afterStep(batch.state, 'assetChoice');
}
