import { ceoOf, hasAssetRoom } from '../derived.ts';
import { rulesOf } from '../modes.ts';
import {
  type Choice,
  companyOf,
  type GreedIncorporatedState,
  playerOf,
  type RankedBidder,
} from '../state.ts';
import { companyPays, type Evolvers, pickUp, takeCard } from './moves.ts';

/** Revelation and choice of assets (specification, chapters 7 and 12.1). */
export const investmentEvolvers: Evolvers<
  | 'AssetSelected'
  | 'AssetsRevealed'
  | 'AssetDrawn'
  | 'PricesAdjusted'
  | 'TurnOrderDetermined'
  | 'SealedBidSubmitted'
  | 'SealedBidsRevealed'
  | 'AssetAcquired'
  | 'AssetDeclined'
  | 'InvestmentsClosed'
> = {
  AssetSelected: (state, { seat, assetId }) => {
    playerOf(state, seat).selection = assetId;
  },
  AssetsRevealed: (state, { reveals }) => {
    const { markers } = rulesOf(state);
    for (const { seat, assetId } of reveals) {
      const player = playerOf(state, seat);
      takeCard(player.hand, assetId);
      player.selection = null;
      state.availableAssets.push({ assetId, markerSeat: markers ? seat : null });
    }
  },
  AssetDrawn: (state, { seat, assetId, position }) => {
    takeCard(state.drawStack, assetId);
    const { hand } = playerOf(state, seat);
    hand.cards.push(assetId);
    hand.positions.push(position);
  },
  PricesAdjusted: (state, { changes }) => {
    for (const { good, toIndex } of changes) state.market[good].priceIndex = toIndex;
  },
  TurnOrderDetermined: (state, { order }) => {
    state.auction = null;
    state.choice = choiceOf(state, order);
  },
  SealedBidSubmitted: (state, { companyId, amount }) => {
    companyOf(state, companyId).sealedBid = amount;
  },
  SealedBidsRevealed: (state, { bids }) => {
    state.bidsRevealed = true;
    for (const { companyId, amount } of bids) companyOf(state, companyId).sealedBid = amount;
    const order = bids
      .filter(({ amount }) => amount > 0)
      .sort((a, b) => b.amount - a.amount)
      .map(({ companyId, amount }) => ({ companyId, bid: amount }));
    state.choice = choiceOf(state, order);
  },
  AssetAcquired: (state, { companyId, assetId, paid, markerSeat }) => {
    const company = companyOf(state, companyId);
    companyPays(state, company, paid);
    pickUp(state, assetId);
    company.assets.push({ assetId, used: false });
    if (markerSeat !== null) company.slots.push(markerSeat);
    if (state.choice === null) return;
    if (!state.choice.acquired.includes(companyId)) state.choice.acquired.push(companyId);
    goOn(state, state.choice);
  },
  AssetDeclined: (state, { companyId }) => {
    if (state.choice === null) return;
    state.choice.declined.push(companyId);
    goOn(state, state.choice);
  },
  InvestmentsClosed: (state) => {
    state.choice = null;
  },
};

function choiceOf(
  state: GreedIncorporatedState,
  order: readonly { readonly companyId: string; readonly bid: number }[],
): Choice {
  const bidders = order.map(({ companyId, bid }): RankedBidder => {
    return { companyId, seat: ceoOf(companyOf(state, companyId)), bid };
  });
  return { order: bidders, next: 0, lap: 1, acquired: [], declined: [] };
}

/** The next of the order, or the next lap for those that took an asset and have room for more (7.3). */
function goOn(state: GreedIncorporatedState, choice: Choice): void {
  choice.next += 1;
  if (choice.next < choice.order.length || !rulesOf(state).laps) return;
  choice.order = choice.order.filter(
    ({ companyId }) =>
      companyId !== null &&
      !choice.declined.includes(companyId) &&
      hasAssetRoom(state, companyOf(state, companyId)),
  );
  choice.next = 0;
  choice.lap += 1;
}
