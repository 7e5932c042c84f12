import type { Static } from 'typebox';
import { contentId, flag, integer, list, nullable, record, seatIndex } from '../../kernel/schema.ts';
import { goodsBag, TokenRefSchema, TradeSideSchema } from './commands.ts';
import { AuctionSubjectSchema, RankedSeatSchema } from './event-records.ts';
import { OptionsSchema } from './options.ts';
import {
  AuctionKindSchema,
  CompanyStatusSchema,
  GoodSchema,
  PhaseSchema,
  RoleSchema,
  ShareOfferKindSchema,
} from './sets.ts';

const seats = (description: string) => list(description, seatIndex('A seat'));
const assets = (description: string) => list(description, contentId('An asset'));
const companies = (description: string) => list(description, contentId('A company'));
const symbols = (description: string) => list(description, contentId('A status symbol'));
const count = (description: string) => integer(description, { minimum: 0, maximum: 1000 });
const money = (description: string) => integer(description, { minimum: 0 });
const companyId = contentId('The company');

const PlayerSchema = record('Player', 'What a seat has', {
  seat: seatIndex('The seat'),
  cash: money('Personal cash in millions'),
  hand: nullable(assets('Cards in hand, in the order received; null for those who may not see them')),
  handCount: count('Cards in hand'),
  handPositions: list('Their places in the whole stack (R40)', count('A place, 0 was the top')),
  selection: nullable(contentId('The card selected; null for none and for those who may not see it')),
  selected: flag('A card is selected'),
  statusSymbols: symbols('In the order bought'),
  shareOffersMade: count('Share offers made this year (R38)'),
  tradingFinished: flag('Trades no more shares this year'),
});

const OwnedAssetSchema = record('OwnedAsset', 'An asset of a company', {
  assetId: contentId('The asset'),
  used: flag('A converter that ran this year'),
});

const CompanySchema = record('Company', 'A company that is or was in play; money in millions', {
  companyId,
  status: CompanyStatusSchema,
  cashFlow: money('The only money that may be spent'),
  newIncome: money('Earned this year'),
  lastYearIncome: money('Kept from last year'),
  goods: goodsBag('Its goods'),
  assets: list('In order of acquisition', OwnedAssetSchema),
  slots: seats('Tokens on the organisation chart, the CEO first'),
  optionSeat: nullable(seatIndex('Who may buy an extra share next year')),
  commerceClosed: flag('Trades no more this year'),
  salesClosed: flag('Has settled its goods this year'),
  boot: flag('Base game: somebody will be fired'),
  sharePrice: nullable(money('Paid this year for its regular share')),
  offersMade: count('Trade offers made this year (R38)'),
  sealedBid: nullable(money('Base game: this year’s; null for none and for those who may not see it')),
  sealedBidSubmitted: flag('Base game: it has bid'),
});

const QuoteSchema = record('Quote', 'A good on the market', {
  good: GoodSchema,
  priceIndex: integer('Price box', { minimum: 0, maximum: 8 }),
  price: money('Price in millions'),
  trend: integer('Trend box', { minimum: -3, maximum: 3 }),
});

const MarketAssetSchema = record('MarketAsset', 'An asset that no company owns (R32)', {
  assetId: contentId('The asset'),
  markerSeat: nullable(seatIndex('Base game: who announced it')),
});

const AuctionBidderSchema = record('AuctionBidder', 'A participant of an auction', {
  companyId: nullable(contentId('The company, where companies bid')),
  seat: seatIndex('The player, or the CEO of the company'),
  bid: money('The last bid; 0 for none'),
  passed: flag('Bids no more'),
});

const AuctionSchema = record('Auction', 'An open auction (R6)', {
  kind: AuctionKindSchema,
  bidders: list('In the order of bidding', AuctionBidderSchema),
  highest: money('The highest bid'),
  leaderIndex: nullable(count('Index of the bidder with the highest bid')),
  turnIndex: count('Index of the bidder whose turn it is'),
  minimumOpening: money('Least first bid'),
  increment: money('Least raise'),
  subject: nullable(AuctionSubjectSchema),
});

const RankedBidderSchema = record('RankedBidder', 'A place in the order of choice', {
  companyId: nullable(contentId('The company, where companies choose')),
  seat: seatIndex('The player, or the CEO of the company'),
  bid: money('The last bid'),
});

const ChoiceSchema = record('Choice', 'The choice of assets or shares in an order', {
  order: list('First to choose first', RankedBidderSchema),
  next: count('Index of the next bidder; the length of the order at its end'),
  lap: integer('Which lap it is, from 1', { minimum: 1 }),
  acquired: companies('Those that took an asset this year, or whose share was taken in this round'),
  declined: companies('Those that take no more assets this year'),
});

const TradeOfferSchema = record('TradeOffer', 'An open offer between companies', {
  offerId: contentId('The offer'),
  fromCompanyId: contentId('The company that offers'),
  toCompanyId: contentId('The company that is asked'),
  give: TradeSideSchema,
  receive: TradeSideSchema,
});

const ShareOfferSchema = record('ShareOffer', 'An open offer between players', {
  offerId: contentId('The offer'),
  kind: ShareOfferKindSchema,
  fromSeat: seatIndex('The seat that offers'),
  toSeat: seatIndex('The seat that is asked'),
  give: TokenRefSchema,
  want: nullable(TokenRefSchema),
  price: nullable(money('Sale: millions of dollars')),
});

const FounderSchema = record('Founder', 'Who founds a company [6) Start Up]', {
  seat: seatIndex('The winner of the auction'),
  bid: money('The bid in millions'),
});

const BlameSchema = record('Blame', 'Whom an executive named', {
  companyId,
  role: RoleSchema,
  target: RoleSchema,
});

const StatusStackSchema = record('StatusStacks', 'Status symbols still to be sold', {
  gold: symbols('The gold ones, the top first'),
  silver: symbols('The silver ones, the top first'),
});

const StatusMinimumSchema = record('StatusMinimum', 'Least bids for status symbols', {
  gold: money('For a gold one'),
  silver: money('For a silver one'),
});

const ResultSchema = record('Result', 'How the game ended [Conclusion]', {
  ranking: list('Best first', RankedSeatSchema),
});

/** The state as a viewer may see it (specification, chapters 4 and 20.2). */
export const ViewSchema = record('View', 'A game of Greed, Incorporated as a viewer may see it', {
  config: OptionsSchema,
  seatCount: integer('Number of players', { minimum: 0, maximum: 5 }),
  year: integer('Number of the year; 0 before the first', { minimum: 0, maximum: 100 }),
  finalYear: flag('This year is the last'),
  startSeat: seatIndex('Who acts first'),
  phase: PhaseSchema,
  active: seats('Who must act now'),
  drawStack: nullable(assets('The stack of assets, the top first; null for those who may not see it')),
  drawStackCount: count('Cards of the stack of assets'),
  market: list('The goods, in content order', QuoteSchema),
  availableAssets: list('The second market, in order of arrival (R32)', MarketAssetSchema),
  discardedAssets: assets('Base game: assets out of play until a company is founded'),
  companyCards: companies('Companies that can be founded, ascending'),
  companiesFounded: count('Companies founded so far'),
  companies: list('Ascending', CompanySchema),
  companyOrder: companies('Companies in business, highest number first'),
  players: list('By seat', PlayerSchema),
  auction: nullable(AuctionSchema),
  choice: nullable(ChoiceSchema),
  issuedShares: companies('Companies whose regular share is for sale'),
  tradeOffers: list('Oldest first', TradeOfferSchema),
  shareOffers: list('Oldest first', ShareOfferSchema),
  auctionedTokens: list('Positions auctioned this year', TokenRefSchema),
  nextOfferNumber: integer('Number of the next offer', { minimum: 1 }),
  booksQueue: companies('Companies still to be settled, next first'),
  settling: nullable(contentId('The company that is being settled')),
  founder: nullable(FounderSchema),
  blame: list('Base game: who was blamed in that company', BlameSchema),
  goldBuyer: nullable(seatIndex('Base game: who bought this year’s gold symbol')),
  statusStacks: StatusStackSchema,
  statusMinimum: StatusMinimumSchema,
  bankNet: integer('Millions that the bank has taken in, less those paid out'),
  result: nullable(ResultSchema),
});

export type GreedIncorporatedView = Static<typeof ViewSchema>;
export type PlayerView = GreedIncorporatedView['players'][number];
export type CompanyView = GreedIncorporatedView['companies'][number];
