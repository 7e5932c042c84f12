import type { CommandType } from './commands.ts';
import type { Phase } from './sets.ts';

const bids: readonly CommandType[] = ['placeBid', 'passBid'];
const trades: readonly CommandType[] = [
  'offerTrade',
  'acceptTrade',
  'rejectTrade',
  'withdrawTrade',
  'processAsset',
];

/** The commands of each phase (specification 13). */
export const commandsOf: Readonly<Record<Phase, readonly CommandType[]>> = {
  setup: [],
  'investments.selection': ['selectAsset'],
  'investments.auction': bids,
  'investments.choice': ['chooseAsset', 'declineAsset'],
  commerce: [...trades, 'sellGoods', 'closeCommerce'],
  'shares.auction': bids,
  'shares.choice': ['chooseShare', 'declineShare'],
  'shares.options': ['exerciseOption', 'declineOption'],
  'shares.trading': [
    'offerShareSwap',
    'offerShareSale',
    'acceptShareOffer',
    'rejectShareOffer',
    'withdrawShareOffer',
    'auctionShare',
    'finishShareTrading',
  ],
  'shares.saleAuction': bids,
  'balance.reward': ['chooseReward'],
  'balance.compensation': ['chooseCompensation'],
  'balance.abandon': ['abandonAsset'],
  'announcements.selection': ['selectAsset'],
  'investments.sealedBids': ['submitSealedBid'],
  tradeAndProcess: [...trades, 'finishTrading'],
  sales: ['closeCommerce'],
  blame: ['assignBlame'],
  'blame.dropAsset': ['dropAsset'],
  'status.gold': bids,
  'status.silver': bids,
  'startUp.auction': bids,
  'startUp.founding': ['foundCompany'],
  ended: [],
};
