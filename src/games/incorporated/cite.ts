import type { Citation } from '../../kernel/violation.ts';
import type { EventType, IncorporatedEvent } from './events.ts';
import type {
  AffiliationCause,
  CubeCause,
  CubeSkipReason,
  PayoffDiscardReason,
  SliderCause,
} from './sets.ts';

const section = (id: string): Citation => ({ kind: 'section', id });
const ruling = (id: string): Citation => ({ kind: 'ruling', id });

const setup = section('Setup');
const advancedSetup = section('Advanced Setup');
const corporations = section('Mega-Corporation Cards');
const gameFlow = section('Game Flow and Rules');
const outlook = section('Phase 1 - Global Outlook');
const publicMarkets = section('a) Bid in Public Markets');
const privateSale = section('b) Privately Sell Shares');
const payoffCards = section('Payoff Cards');
const bonds = section('Corporate Bonds');
const fight = section('a) Fight');
const expand = section('c) Expand');
const minorVictory = section('Effects of Victory in a Minor Country');
const majorVictory = section('Effects of Victory on a Major Country');
const endOfGame = section('End of the Game');

const byType: Readonly<Record<EventType, Citation>> = {
  GameStarted: setup,
  OutlookPileBuilt: setup,
  PayoffDeckShuffled: payoffCards,
  BoardPrepared: setup,
  CorporationLotOpened: advancedSetup,
  CorporationBidPlaced: advancedSetup,
  CorporationBidPassed: advancedSetup,
  CorporationAssigned: setup,
  TurnOrderSet: corporations,
  CorporationSetUp: corporations,
  TurnStarted: gameFlow,
  PhaseStarted: gameFlow,
  SeatActivated: gameFlow,
  ChoiceOpened: gameFlow,
  OutlookDrawn: outlook,
  OutlookForeseen: ruling('R25'),
  OutlookEffectSkipped: outlook,
  OutlookRemoved: outlook,
  SquareUnlocked: section('Asset Cubes'),
  SquareLocked: section('Asset Cubes'),
  SliderMoved: outlook,
  AffiliationChanged: outlook,
  PayoffCardsRevealed: payoffCards,
  PayoffCardsDiscarded: payoffCards,
  LoanTaken: bonds,
  ExecutiveSent: section('Executives'),
  ExecutivesReturned: section('Executives'),
  AuctionOpened: publicMarkets,
  BidRaised: publicMarkets,
  BidPassed: publicMarkets,
  AuctionWon: publicMarkets,
  ShareBought: publicMarkets,
  ReverseAuctionOpened: ruling('R15'),
  BidLowered: publicMarkets,
  SellPassed: publicMarkets,
  ReverseAuctionClosed: publicMarkets,
  ShareSold: publicMarkets,
  PrivateSaleOffered: privateSale,
  PrivateBidPlaced: ruling('R16'),
  PrivateBidPassed: ruling('R16'),
  PrivateSaleClosed: privateSale,
  ShareTransferred: privateSale,
  CubePlaced: publicMarkets,
  CubeRemoved: publicMarkets,
  CubePlacementSkipped: publicMarkets,
  InvestmentPassed: section('c) Pass'),
  IncomeCubesPlaced: section('Phase 3 - Competition'),
  SquareGrabbed: fight,
  LooseCubeKilled: fight,
  ExecutiveKilled: ruling('R37'),
  OccupantKilled: fight,
  ExpandPaid: expand,
  CubeMoved: expand,
  CompetitionPassed: section('d) Pass'),
  LooseCubesCleared: ruling('R35'),
  PowerPlayResolved: section('Power Plays'),
  CountryCollapsed: majorVictory,
  BattlegroundMoved: minorVictory,
  BattlegroundRemoved: minorVictory,
  TaxHavensCubePlaced: section('Tax Havens'),
  RdMoved: section('R&D'),
  SubsidiesDrawn: section('Subsidies'),
  SubsidyGranted: ruling('R33'),
  CrisisChecked: section('Phase 5 - Earnings'),
  PayoffPaid: section('Payoff'),
  InterestPaid: bonds,
  RepaymentOpened: ruling('R26'),
  RepaymentCommitted: bonds,
  BondsRepaid: bonds,
  FinalIndustryScored: endOfGame,
  FinalBondsSettled: endOfGame,
  GameEnded: endOfGame,
};

const sliderCauses: Readonly<Record<SliderCause, Citation>> = {
  outlook,
  centralBanks: section('Central Banks'),
  budget: section('Budget'),
  crisis: section('Crisis'),
  zoneResolved: minorVictory,
  collapse: majorVictory,
};

const affiliationCauses: Readonly<Record<AffiliationCause, Citation>> = {
  outlook: ruling('R41'),
  powerPlay: section('Power Plays'),
};

const cubeCauses: Readonly<Record<CubeCause, Citation>> = {
  investment: publicMarkets,
  replaced: ruling('R14'),
  shareSold: publicMarkets,
  privateSale: ruling('R18'),
  powerPlay: minorVictory,
  locked: section('Asset Cubes'),
};

const skipReasons: Readonly<Record<CubeSkipReason, Citation>> = {
  noSupply: section('Asset Cubes'),
  allOwn: ruling('R14'),
  noTarget: privateSale,
};

const discards: Readonly<Record<PayoffDiscardReason, Citation>> = {
  payoff: section('Payoff'),
  austerity: section('Budget'),
  crisis: section('Crisis'),
  subsidies: ruling('R33'),
};

/** The rule behind an event; where one type has several causes, the cause decides. */
export function cite(event: IncorporatedEvent): Citation {
  switch (event.type) {
    case 'SliderMoved':
      return sliderCauses[event.cause];
    case 'AffiliationChanged':
      return affiliationCauses[event.cause];
    case 'CubePlaced':
    case 'CubeRemoved':
      return cubeCauses[event.cause];
    case 'CubePlacementSkipped':
      return skipReasons[event.reason];
    case 'PayoffCardsDiscarded':
      return discards[event.reason];
    default:
      return byType[event.type];
  }
}
