import type { Citation } from '../../kernel/violation.ts';
import type { EventType, GreedIncorporatedEvent } from './events.ts';
import type { AuctionKind, Phase, TrendCause } from './sets.ts';

const section = (id: string): Citation => ({ kind: 'section', id });
const ruling = (id: string): Citation => ({ kind: 'ruling', id });

const setup = section('Mise en place');
const investments = section('1) Investissements');
const commerce = section('2) Production & Commerce');
const shares = section('3) Spéculation boursière');
const dividends = section('4) Dividendes du capital');
const balance = section('5) Bilan comptable');
const startUp = section('6) Start Up');
const conclusion = section('Conclusion');
const phases = section('Game Phases');
const announcements = section('Phase 1: Announcements');
const sealedBids = section('Phase 3: Investments');
const trade = section('Phase 5: Trade And Process');
const sales = section('Phase 6: Sales');
const blame = section('Phase 8: Blame Game');
const status = section('Phase 9: Work Hard, Play Hard');

const byType: Readonly<Record<EventType, Citation>> = {
  GameCreated: setup,
  CompanyAssigned: setup,
  StartSeatSet: ruling('R22'),
  TrendChanged: announcements,
  AssetStackPrepared: setup,
  StartingAssetGranted: setup,
  HandDealt: section('Starting The Game'),
  YearStarted: phases,
  PhaseStarted: phases,
  AssetSelected: investments,
  AssetsRevealed: investments,
  AssetDrawn: investments,
  PricesAdjusted: section('Phase 2: Market Forces'),
  FinalYearAnnounced: ruling('R23'),
  AuctionStarted: ruling('R6'),
  BidPlaced: ruling('R6'),
  BidPassed: ruling('R6'),
  TurnOrderDetermined: investments,
  AssetAcquired: investments,
  AssetDeclined: ruling('R8'),
  InvestmentsClosed: investments,
  GoodsProduced: section('Phase 4: Production'),
  CommerceOpened: commerce,
  TradeOffered: ruling('R10'),
  TradeExecuted: ruling('R10'),
  TradeCancelled: commerce,
  AssetProcessed: trade,
  GoodsSold: commerce,
  TradingFinished: trade,
  CommerceClosed: sales,
  SharesIssued: shares,
  ShareOrderDetermined: shares,
  ShareAcquired: shares,
  ShareDeclined: ruling('R36'),
  SharesWithdrawn: ruling('R14'),
  OptionExercised: shares,
  OptionDeclined: shares,
  OptionLapsed: ruling('R15'),
  ShareOfferMade: shares,
  SharesSwapped: ruling('R16'),
  ShareSold: shares,
  ShareOfferCancelled: shares,
  ShareAuctionEnded: shares,
  ShareTradingFinished: shares,
  DividendsPaid: dividends,
  BooksCompared: balance,
  BonusPaid: balance,
  OptionGranted: balance,
  CeoDismissed: balance,
  AssetAbandoned: balance,
  CompanyLiquidated: ruling('R19'),
  BooksClosed: balance,
  StartUpSkipped: startUp,
  StartUpAuctionEnded: startUp,
  CompanyFounded: startUp,
  YearEnded: phases,
  SharesLiquidated: conclusion,
  GameEnded: conclusion,
  SealedBidSubmitted: sealedBids,
  SealedBidsRevealed: sealedBids,
  BlameAssigned: blame,
  ExecutivesFired: blame,
  AssetDropped: blame,
  StatusSymbolAcquired: status,
  StatusMinimumSet: status,
  StatusAuctionSkipped: status,
};

const byTrendCause: Readonly<Record<TrendCause, Citation>> = {
  company: ruling('R21'),
  asset: announcements,
  statusSymbol: status,
};

const byAuctionKind: Readonly<Record<AuctionKind, Citation>> = {
  turnOrder: investments,
  shareOrder: shares,
  shareSale: shares,
  startUp,
  gold: status,
  silver: status,
};

/** The rule of each phase. */
export const phaseCitations: Readonly<Record<Phase, Citation>> = {
  setup,
  'investments.selection': investments,
  'investments.auction': investments,
  'investments.choice': investments,
  commerce,
  'shares.auction': shares,
  'shares.choice': shares,
  'shares.options': shares,
  'shares.trading': shares,
  'shares.saleAuction': shares,
  'balance.reward': balance,
  'balance.compensation': balance,
  'balance.abandon': balance,
  'announcements.selection': announcements,
  'investments.sealedBids': sealedBids,
  tradeAndProcess: trade,
  sales,
  blame,
  'blame.dropAsset': blame,
  'status.gold': status,
  'status.silver': status,
  'startUp.auction': startUp,
  'startUp.founding': startUp,
  ended: conclusion,
};

/** The rule or ruling by which the event happened. */
export function cite(event: GreedIncorporatedEvent): Citation {
  switch (event.type) {
    case 'TrendChanged':
      return byTrendCause[event.cause.type];
    case 'PhaseStarted':
      return phaseCitations[event.phase];
    case 'AuctionStarted':
      return byAuctionKind[event.kind];
    case 'AssetAcquired':
      return event.markerSeat === null ? investments : sealedBids;
    default:
      return byType[event.type];
  }
}
