import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat } from '../../kernel/game.ts';
import { auctionOf, bidderInTurn } from './auctions.ts';
import type { GreedIncorporatedCommand } from './commands.ts';
import { type AssetId, assetOf, constants } from './content.ts';
import {
  assetPrice,
  choosingCompany,
  companyOrder,
  founderAssets,
  isCeo,
  nextBlamer,
  optionCompany,
  settlingCompany,
} from './derived.ts';
import { priceOf } from './goods.ts';
import { rulesOf } from './modes.ts';
import { type Company, companyOf, type GreedIncorporatedState, playerOf } from './state.ts';
import { assetValue, best, bestAsset, byValue, shareValue, worstAsset, yearsLeft } from './values.ts';

/** What an absent seat does (specification 16.1); always legal. Asked for active seats only. */
export function defaultCommand(state: GreedIncorporatedState, seat: Seat): GreedIncorporatedCommand {
  const { phase } = state;
  switch (phase) {
    case 'investments.selection':
    case 'announcements.selection': {
      const { cards } = playerOf(state, seat).hand;
      return { type: 'selectAsset', assetId: some(best(cards, (id) => -assetOf(id).number)) };
    }
    case 'investments.auction':
    case 'shares.auction':
    case 'shares.saleAuction':
    case 'startUp.auction':
    case 'status.gold':
    case 'status.silver': {
      const { companyId } = bidderInTurn(auctionOf(state));
      return companyId === null ? { type: 'passBid' } : { type: 'passBid', companyId };
    }
    case 'investments.sealedBids': {
      const { companyId } = own(state, seat, ({ sealedBid }) => sealedBid === null);
      return { type: 'submitSealedBid', companyId, amount: 0 };
    }
    case 'investments.choice':
      return assetChoice(state);
    case 'commerce':
      return close(own(state, seat, ({ commerceClosed }) => !commerceClosed));
    case 'tradeAndProcess': {
      const { companyId } = own(state, seat, ({ commerceClosed }) => !commerceClosed);
      return { type: 'finishTrading', companyId };
    }
    case 'sales':
      return close(own(state, seat, ({ salesClosed }) => !salesClosed));
    case 'shares.choice':
      return { type: 'chooseShare', companyId: bestShare(state) };
    case 'shares.options':
      return { type: 'declineOption', companyId: some(optionCompany(state)).companyId };
    case 'shares.trading':
      return { type: 'finishShareTrading' };
    case 'balance.reward':
      return { type: 'chooseReward', companyId: settling(state).companyId, reward: 'bonus' };
    case 'balance.compensation':
      return compensation(settling(state));
    case 'balance.abandon':
      return { type: 'abandonAsset', ...leastAsset(state) };
    case 'blame.dropAsset':
      return { type: 'dropAsset', ...leastAsset(state) };
    case 'blame': {
      const { companyId } = settling(state);
      return { type: 'assignBlame', companyId, target: some(nextBlamer(state)).role };
    }
    case 'startUp.founding':
      return founding(state);
    case 'setup':
    case 'ended':
      throw new Error('no seat is active');
    default:
      return assertNever(phase);
  }
}

const valueIn =
  (state: GreedIncorporatedState) =>
  (assetId: AssetId): number =>
    assetValue(assetId, (good) => priceOf(state, good));

/** The first company of the seat, highest number first, that is still to be dealt with. */
const own = (state: GreedIncorporatedState, seat: Seat, open: (company: Company) => boolean): Company =>
  some(companyOrder(state).find((company) => isCeo(company, seat) && open(company)));

const settling = (state: GreedIncorporatedState): Company => some(settlingCompany(state));

const close = ({ companyId }: Company): GreedIncorporatedCommand => ({
  type: 'closeCommerce',
  companyId,
  keep: [],
});

/** The asset of the highest value that the company can pay. */
function assetChoice(state: GreedIncorporatedState): GreedIncorporatedCommand {
  const company = some(choosingCompany(state));
  const { companyId, cashFlow } = company;
  const affordable = state.availableAssets.filter((asset) => assetPrice(state, company, asset) <= cashFlow);
  const assetId = bestAsset(
    affordable.map((asset) => asset.assetId),
    valueIn(state),
  );
  return assetId === null ? { type: 'declineAsset', companyId } : { type: 'chooseAsset', companyId, assetId };
}

function bestShare(state: GreedIncorporatedState): string {
  const { config, drawStack, players, seatCount } = state;
  const hands = players.reduce((sum, { hand }) => sum + hand.cards.length, 0);
  const left = yearsLeft(config.endCondition, { stack: drawStack.cards.length, hands }, seatCount);
  return some(best(state.issuedShares, (companyId) => shareValue(companyOf(state, companyId), left)));
}

/** What pays more now; the parachute on ties. */
function compensation({ companyId, newIncome, cashFlow }: Company): GreedIncorporatedCommand {
  const parachute = Math.floor(newIncome / constants.bonusDivisor);
  const pension = Math.floor(cashFlow / constants.pensionDivisor);
  return {
    type: 'chooseCompensation',
    companyId,
    compensation: pension > parachute ? 'topHatPension' : 'goldenParachute',
  };
}

function leastAsset(state: GreedIncorporatedState): {
  readonly companyId: string;
  readonly assetId: AssetId;
} {
  const { companyId, assets } = settling(state);
  const ids = assets.map(({ assetId }) => assetId);
  return { companyId, assetId: some(worstAsset(ids, valueIn(state))) };
}

/** The lowest company card with the free assets of the highest values. */
function founding(state: GreedIncorporatedState): GreedIncorporatedCommand {
  const [companyId] = state.companyCards;
  const assetIds = byValue(founderAssets(state), valueIn(state)).slice(0, rulesOf(state).startUp.assetLimit);
  return { type: 'foundCompany', companyId: some(companyId), assetIds };
}

function some<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('there is nothing to decide');
  return value;
}
