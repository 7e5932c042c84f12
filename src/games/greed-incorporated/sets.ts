import type { Static } from 'typebox';
import { closedSet } from '../../kernel/schema.ts';

export const ModeSchema = closedSet('Mode', 'Which game is played', {
  cash: 'The variant of the rulebook: most personal cash wins [Conclusion]',
  statusSymbols: 'The base game: most status points win (specification 12)',
});
export type Mode = Static<typeof ModeSchema>;

export const EndConditionSchema = closedSet('EndCondition', 'Which year is the last [Conclusion]', {
  drawPileEmpty: 'That in which the draw stack becomes empty (R23)',
  handsEmpty: 'That in which the reveal leaves every hand empty',
});
export type EndCondition = Static<typeof EndConditionSchema>;

export const GoodSchema = closedSet('Good', 'A good, in content order', {
  land: 'Land',
  sand: 'Sand',
  coal: 'Coal',
  textiles: 'Textiles',
  glass: 'Glass',
  steel: 'Steel',
  buildings: 'Buildings',
  computers: 'Computers',
  railroads: 'Railroads',
  loans: 'Loans',
  blahBlah: 'Blah blah',
});
export type Good = Static<typeof GoodSchema>;

export const PhaseSchema = closedSet('Phase', 'What is being decided (specification 6 and 12)', {
  setup: 'The game has not started',
  'investments.selection': 'Each seat secretly selects a card to reveal [1) Investissements]',
  'investments.auction': 'Companies bid for the order of choice [1) Investissements]',
  'investments.choice': 'Companies choose assets in that order [1) Investissements]',
  commerce: 'Companies trade, convert and sell [2) Production & Commerce]',
  'shares.auction': 'Players bid for the order of choice [3) Spéculation boursière]',
  'shares.choice': 'Players choose shares in that order [3) Spéculation boursière]',
  'shares.options': 'A stock option may be exercised [3) Spéculation boursière]',
  'shares.trading': 'Players exchange and sell their shares [3) Spéculation boursière]',
  'shares.saleAuction': 'A player sells a share by auction [3) Spéculation boursière]',
  'balance.reward': 'A CEO is rewarded [5) Bilan comptable]',
  'balance.compensation': 'A dismissed CEO is compensated [5) Bilan comptable]',
  'balance.abandon': 'The new CEO abandons an asset [5) Bilan comptable]',
  'announcements.selection': 'Each seat secretly selects a card to announce',
  'investments.sealedBids': 'Companies bid secretly for the order of choice',
  tradeAndProcess: 'Companies trade and convert',
  sales: 'Companies sell and store',
  blame: 'Executives name who is to blame',
  'blame.dropAsset': 'The new CEO drops an asset',
  'status.gold': 'A gold status symbol is auctioned',
  'status.silver': 'A silver status symbol is auctioned',
  'startUp.auction': 'Players bid for the founding of a company [6) Start Up]',
  'startUp.founding': 'The winner founds a company [6) Start Up]',
  ended: 'The game has ended [Conclusion]',
});
export type Phase = Static<typeof PhaseSchema>;

export const StackCauseSchema = closedSet('StackCause', 'Why the stack of assets was shuffled', {
  setup: 'The game starts',
  fork: 'Another game branches off here',
  rollback: 'The game goes on from an earlier version',
});
export type StackCause = Static<typeof StackCauseSchema>;

export const AssetKindSchema = closedSet('AssetKind', 'What an asset does [2) Production & Commerce]', {
  primary: 'It yields goods each year',
  converter: 'It turns goods into others, once a year',
});
export type AssetKind = Static<typeof AssetKindSchema>;

export const CompanyStatusSchema = closedSet('CompanyStatus', 'Whether a company is in business', {
  active: 'In business',
  liquidated: 'Out of business (R19)',
});
export type CompanyStatus = Static<typeof CompanyStatusSchema>;

export const AuctionKindSchema = closedSet('AuctionKind', 'What an open auction is about', {
  turnOrder: 'Companies bid for the order of choosing assets [1) Investissements]',
  shareOrder: 'Players bid for the order of choosing shares [3) Spéculation boursière]',
  shareSale: 'A player sells a share [3) Spéculation boursière]',
  startUp: 'Players bid for the founding of a company [6) Start Up]',
  gold: 'Players bid for a gold status symbol',
  silver: 'Players bid for a silver status symbol',
});
export type AuctionKind = Static<typeof AuctionKindSchema>;

export const RoleSchema = closedSet('Role', 'A position that can be blamed', {
  ceo: 'Chief executive officer, slot 1',
  cfo: 'Chief financial officer, slot 2',
  coo: 'Chief operating officer, slot 3',
});
export type Role = Static<typeof RoleSchema>;

export const BookResultSchema = closedSet('BookResult', 'Comparison of the incomes [5) Bilan comptable]', {
  growth: 'The new income is higher',
  equal: 'They are equal (R17)',
  decline: 'The new income is lower, or in the base game not higher',
});
export type BookResult = Static<typeof BookResultSchema>;

export const RewardSchema = closedSet('Reward', 'How a CEO is rewarded [5) Bilan comptable]', {
  bonus: 'A tenth of the new income',
  stockOption: 'One more share next year, at half the price',
});
export type Reward = Static<typeof RewardSchema>;

export const CompensationSchema = closedSet(
  'Compensation',
  'How a dismissed CEO is compensated [5) Bilan comptable]',
  {
    goldenParachute: 'A tenth of the new income; the token goes to the last position',
    topHatPension: 'A tenth of the cash flow; the token leaves the company',
  },
);
export type Compensation = Static<typeof CompensationSchema>;

export const ShareOfferKindSchema = closedSet('ShareOfferKind', 'What a player offers with a share', {
  swap: 'The exchange of two tokens (R16)',
  sale: 'A token for a price',
});
export type ShareOfferKind = Static<typeof ShareOfferKindSchema>;

export const TradeCancelReasonSchema = closedSet('TradeCancelReason', 'Why a trade offer is void', {
  rejected: 'It was rejected',
  withdrawn: 'It was withdrawn',
  companyClosed: 'One of the companies trades no more this year',
});
export type TradeCancelReason = Static<typeof TradeCancelReasonSchema>;

export const ShareOfferCancelReasonSchema = closedSet('ShareOfferCancelReason', 'Why a share offer is void', {
  rejected: 'It was rejected',
  withdrawn: 'It was withdrawn',
  tokenMoved: 'A position that it names changed hands',
  tradingFinished: 'One of the seats trades no more shares this year',
});
export type ShareOfferCancelReason = Static<typeof ShareOfferCancelReasonSchema>;

export const OptionLapseReasonSchema = closedSet('OptionLapseReason', 'Why a stock option lapsed (R15)', {
  noMarketPrice: 'The company’s regular share was not sold this year',
  noSlot: 'The company has no free slot',
  notEnoughCash: 'The holder cannot pay',
});
export type OptionLapseReason = Static<typeof OptionLapseReasonSchema>;

export const StartUpSkipReasonSchema = closedSet('StartUpSkipReason', 'Why no company can be founded', {
  noFullCompany: 'No company has six tokens [6) Start Up]',
  noCompanyCard: 'No company card is left',
  foundingLimit: 'As many companies as players have been founded',
  noBidder: 'Nobody may bid',
});
export type StartUpSkipReason = Static<typeof StartUpSkipReasonSchema>;

export const StatusColourSchema = closedSet('StatusColour', 'Colour of a status symbol', {
  gold: 'Gold',
  silver: 'Silver',
});
export type StatusColour = Static<typeof StatusColourSchema>;

export const StatusSkipReasonSchema = closedSet('StatusSkipReason', 'Why no status symbol is sold', {
  emptyStack: 'None is left',
  noBidder: 'Nobody bids, or nobody could',
});
export type StatusSkipReason = Static<typeof StatusSkipReasonSchema>;

export const TrendCauseSchema = closedSet('TrendCause', 'What moves a trend', {
  company: 'A company enters play',
  asset: 'An asset is revealed [1) Investissements]',
  statusSymbol: 'A status symbol is bought',
});
export type TrendCause = Static<typeof TrendCauseSchema>;
