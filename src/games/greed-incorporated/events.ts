import {
  anyJson,
  contentId,
  type EventOf,
  flag,
  integer,
  list,
  members,
  named,
  nullable,
  seatIndex,
} from '../../kernel/schema.ts';
import { goodsBag, TokenRefSchema, TradeSideSchema } from './commands.ts';
import {
  AssetGroupSchema,
  AssetRevealSchema,
  AuctionSubjectSchema,
  BidderSchema,
  ClosedBooksSchema,
  CompanyBidSchema,
  FiredExecutiveSchema,
  HeldTokenSchema,
  PriceChangeSchema,
  position,
  RankedSeatSchema,
  SealedBidSchema,
  SeatBidSchema,
  TokenPaymentSchema,
  TrendSourceSchema,
} from './event-records.ts';
import { type Options, OptionsSchema } from './options.ts';
import {
  AuctionKindSchema,
  BookResultSchema,
  CompensationSchema,
  GoodSchema,
  ModeSchema,
  OptionLapseReasonSchema,
  PhaseSchema,
  RoleSchema,
  ShareOfferCancelReasonSchema,
  ShareOfferKindSchema,
  StackCauseSchema,
  StartUpSkipReasonSchema,
  StatusColourSchema,
  StatusSkipReasonSchema,
  TradeCancelReasonSchema,
} from './sets.ts';

const seat = (description = 'The seat concerned') => named('seatIndex', seatIndex(description));
const maybeSeat = (description: string) => named('seatIndex', nullable(seatIndex(description)));
const money = (description: string) => integer(description, { minimum: 0 });
const count = (description: string) => integer(description, { minimum: 0, maximum: 1000 });
const slot = (description: string) => integer(description, { minimum: 1, maximum: 6 });
const year = integer('Number of the year', { minimum: 1, maximum: 100 });
const companyId = contentId('The company');
const assetId = contentId('The asset');
const offerId = contentId('The offer');
const companies = (description: string) => list(description, contentId('A company'));
const assets = (description: string) => list(description, contentId('An asset'));
const seats = (description: string) => list(description, seatIndex('A seat'));
const fromCompanyId = contentId('The company that offers');
const toCompanyId = contentId('The company that is asked');
const tradeGive = named('tradeGive', TradeSideSchema);
const tradeReceive = named('tradeReceive', TradeSideSchema);
const fromSeat = seatIndex('The seat that offers');
const toSeat = seatIndex('The seat that is asked');
const auctionKind = named('auctionKind', AuctionKindSchema);
const forced = flag('Nothing was to be decided');

/** The events with their payloads (specification, chapter 15). */
export const eventSchemas = {
  GameCreated: members('The game has started [Mise en place]', {
    mode: named('gameMode', ModeSchema),
    config: named('gameOptions', anyJson<Options>('The options, complete', OptionsSchema)),
    seats: seats('All seats, clockwise'),
    startingCash: money('Millions of dollars that each player has'),
    removedAssetIds: assets('Cards that this number of players does not use, ascending'),
  }),
  CompanyAssigned: members('A player got a company [Mise en place]', {
    seat: seat('Its CEO'),
    companyId,
    cashFlow: money('Its cash flow in millions'),
  }),
  StartSeatSet: members('Who acts first from now on (R22)', { seat: seat() }),
  TrendChanged: members('A trend moved, as far as its boxes go', {
    good: GoodSchema,
    delta: integer('Boxes that it should move', { minimum: -3, maximum: 3 }),
    from: named('fromTrend', integer('Box before', { minimum: -3, maximum: 3 })),
    to: named('toTrend', integer('Box after', { minimum: -3, maximum: 3 })),
    cause: named('trendSource', TrendSourceSchema),
  }),
  AssetStackPrepared: members('The stack of assets was shuffled, group by group', {
    cause: named('stackCause', StackCauseSchema),
    count: count('Cards of the stack'),
    groups: named('assetGroups', list('The groups, the top one first', AssetGroupSchema)),
    input: assets('The cards before the shuffles, group by group'),
    order: assets('The cards after them, the top first'),
  }),
  StartingAssetGranted: members('A company got the top asset of the stack [Mise en place]', {
    companyId,
    assetId,
    position,
  }),
  HandDealt: members('A player got the first cards [1) Investissements]', {
    seat: seat(),
    assetIds: assets('The cards, in the order dealt'),
    count: count('Number of cards'),
    positions: list('Their places in the whole stack', position),
  }),
  YearStarted: members('A year started', { year, startSeat: seatIndex('Who acts first') }),
  PhaseStarted: members('Something else is being decided', { phase: named('gamePhase', PhaseSchema), year }),
  AssetSelected: members('A player secretly selected a card [1) Investissements]', {
    seat: seat(),
    assetId,
    forced,
  }),
  AssetsRevealed: members('The selected cards were revealed [1) Investissements]', {
    reveals: list('From the start seat clockwise', AssetRevealSchema),
  }),
  AssetDrawn: members('A player drew the top card of the stack [1) Investissements]', {
    seat: seat(),
    assetId,
    position,
  }),
  PricesAdjusted: members('All prices moved by their trends [1) Investissements]', {
    changes: named('priceChanges', list('In content order', PriceChangeSchema)),
  }),
  FinalYearAnnounced: members('This year is the last [Conclusion]', { year }),
  AuctionStarted: members('An open auction started (R6)', {
    kind: auctionKind,
    participants: named('bidders', list('In the order of bidding', BidderSchema)),
    minimumOpening: money('Least first bid in millions'),
    increment: money('Least raise in millions'),
    subject: named('auctionSubject', nullable(AuctionSubjectSchema)),
  }),
  BidPlaced: members('A bid was made (R6)', {
    kind: auctionKind,
    companyId: nullable(contentId('The bidding company, where companies bid')),
    seat: seat('The player, or the CEO of the company'),
    amount: money('Millions of dollars'),
  }),
  BidPassed: members('Somebody bids no more in this auction (R6)', {
    kind: auctionKind,
    companyId: nullable(contentId('The passing company, where companies bid')),
    seat: seat('The player, or the CEO of the company'),
    forced,
  }),
  TurnOrderDetermined: members('The order of choosing assets is known [1) Investissements]', {
    order: named('companyBids', list('First to choose first', CompanyBidSchema)),
  }),
  AssetAcquired: members('A company took an asset [1) Investissements]', {
    companyId,
    assetId,
    paid: money('Millions from the cash flow to the bank (R9)'),
    lap: integer('Which lap of the choice it is, from 1', { minimum: 1, maximum: 40 }),
    markerSeat: nullable(seatIndex('Base game: the player whose marker becomes a token')),
    slot: nullable(slot('Base game: the position of that token')),
  }),
  AssetDeclined: members('A company takes no more assets this year (R8)', { companyId }),
  InvestmentsClosed: members('No more assets are taken this year [1) Investissements]', {
    remaining: named('remainingAssetIds', assets('What stays on the market')),
  }),
  GoodsProduced: members('A company’s primary assets yielded goods [2) Production & Commerce]', {
    companyId,
    goods: goodsBag('The goods'),
  }),
  CommerceOpened: members('Companies may trade [2) Production & Commerce]', { year }),
  TradeOffered: members('A company offered a trade [2) Production & Commerce]', {
    offerId,
    fromCompanyId,
    toCompanyId,
    give: tradeGive,
    receive: tradeReceive,
  }),
  TradeExecuted: members('A trade was made; money received is new income (R10)', {
    offerId,
    fromCompanyId,
    toCompanyId,
    give: tradeGive,
    receive: tradeReceive,
  }),
  TradeCancelled: members('A trade offer is void', {
    offerId,
    reason: named('tradeCancelReason', TradeCancelReasonSchema),
  }),
  AssetProcessed: members('A converter ran [2) Production & Commerce]', {
    companyId,
    assetId,
    inputs: goodsBag('Goods to the bank'),
    outputs: goodsBag('Goods from the bank'),
  }),
  GoodsSold: members('A company sold goods to the bank [2) Production & Commerce]', {
    companyId,
    goods: goodsBag('The goods'),
    income: money('Millions of new income'),
  }),
  TradingFinished: members('A company trades and converts no more this year', { companyId }),
  CommerceClosed: members('A company closed its year’s commerce [2) Production & Commerce]', {
    companyId,
    sold: goodsBag('Goods sold to the bank'),
    income: money('Millions of new income'),
    stored: goodsBag('Goods kept (R13)'),
    fee: money('Millions from the cash flow to the bank for storage (R13)'),
  }),
  SharesIssued: members('Companies issue a share each [3) Spéculation boursière]', {
    companyIds: companies('The companies, highest number first'),
  }),
  ShareOrderDetermined: members('The order of choosing shares is known [3) Spéculation boursière]', {
    order: named('seatBids', list('First to choose first', SeatBidSchema)),
  }),
  ShareAcquired: members('A player took a share [3) Spéculation boursière]', {
    seat: seat(),
    companyId,
    slot: slot('The position of the token'),
    paid: money('Millions to the company’s cash flow'),
  }),
  ShareDeclined: members('A player took no share in this round (R36)', { seat: seat() }),
  SharesWithdrawn: members('Shares stay unsold until next year (R14)', {
    companyIds: companies('Their companies'),
  }),
  OptionExercised: members('A stock option was used [3) Spéculation boursière]', {
    seat: seat(),
    companyId,
    slot: slot('The position of the token'),
    paid: money('Millions to the company’s cash flow'),
  }),
  OptionDeclined: members('A stock option was let go [3) Spéculation boursière]', {
    seat: seat(),
    companyId,
  }),
  OptionLapsed: members('A stock option could not be used (R15)', {
    seat: seat(),
    companyId,
    reason: named('optionLapseReason', OptionLapseReasonSchema),
  }),
  ShareOfferMade: members('A player offered another a swap or a sale [3) Spéculation boursière]', {
    offerId,
    kind: named('shareOfferKind', ShareOfferKindSchema),
    fromSeat,
    toSeat,
    give: named('tokenGiven', TokenRefSchema),
    want: named('tokenWanted', nullable(TokenRefSchema)),
    price: nullable(money('Sale: millions of dollars')),
  }),
  SharesSwapped: members('Two tokens changed places (R16)', {
    offerId,
    a: named('tokenA', HeldTokenSchema),
    b: named('tokenB', HeldTokenSchema),
  }),
  ShareSold: members('A token was sold to another player [3) Spéculation boursière]', {
    offerId,
    fromSeat: seatIndex('The seller'),
    toSeat: seatIndex('The buyer'),
    companyId,
    slot: slot('Its position'),
    price: money('Millions of dollars'),
  }),
  ShareOfferCancelled: members('A share offer is void', {
    offerId,
    reason: named('shareOfferCancelReason', ShareOfferCancelReasonSchema),
  }),
  ShareAuctionEnded: members('The auction of a token ended [3) Spéculation boursière]', {
    companyId,
    slot: slot('Its position'),
    sellerSeat: seatIndex('The seller'),
    winnerSeat: nullable(seatIndex('The buyer; null if nobody bid')),
    price: nullable(money('Millions of dollars')),
  }),
  ShareTradingFinished: members('A player trades no more shares this year', { seat: seat() }),
  DividendsPaid: members('A company paid dividends [4) Dividendes du capital]', {
    companyId,
    newIncomeBefore: money('New income before'),
    perShare: money('Millions for each token'),
    payments: named('tokenPayments', list('In slot order', TokenPaymentSchema)),
    newIncomeAfter: money('New income after'),
  }),
  BooksCompared: members('A company’s incomes were compared [5) Bilan comptable]', {
    companyId,
    newIncome: money('New income after dividends'),
    lastYearIncome: money('Last year’s income'),
    result: named('bookResult', BookResultSchema),
  }),
  BonusPaid: members('A CEO got a bonus [5) Bilan comptable]', {
    companyId,
    seat: seat('The CEO'),
    amount: money('Millions from the new income'),
    forced,
  }),
  OptionGranted: members('A CEO got a stock option [5) Bilan comptable]', {
    companyId,
    seat: seat('The CEO'),
  }),
  CeoDismissed: members('A CEO was dismissed [5) Bilan comptable]', {
    companyId,
    seat: seat('The former CEO'),
    compensation: CompensationSchema,
    amount: money('Millions of dollars'),
    slots: seats('Tokens on the chart afterwards, the CEO first'),
  }),
  AssetAbandoned: members('A new CEO abandoned an asset [5) Bilan comptable]', {
    companyId,
    assetId,
    seat: seat('The CEO'),
    forced,
  }),
  CompanyLiquidated: members('A company without tokens was liquidated (R19)', {
    companyId,
    money: money('Millions to the bank'),
    goods: goodsBag('Goods to the bank'),
    assetIds: assets('Its assets'),
  }),
  BooksClosed: members('The books were closed [5) Bilan comptable]', {
    companies: named('closedBooks', list('Highest number first', ClosedBooksSchema)),
  }),
  StartUpSkipped: members('No company can be founded this year [6) Start Up]', {
    reason: named('startUpSkipReason', StartUpSkipReasonSchema),
  }),
  StartUpAuctionEnded: members('The auction of the founding ended [6) Start Up]', {
    seat: maybeSeat('The winner; null if nobody bid'),
    bid: money('Millions of dollars; 0 if nobody bid'),
  }),
  CompanyFounded: members('A company was founded [6) Start Up]', {
    companyId,
    seat: seat('The founder and CEO'),
    bid: money('Millions that the founder pays to the bank'),
    cashFlow: money('Its cash flow from the bank, in millions'),
    assetIds: assets('Its assets'),
  }),
  YearEnded: members('A year ended', { year }),
  SharesLiquidated: members('A company bought its shares back [Conclusion]', {
    companyId,
    cashFlowBefore: money('Cash flow before'),
    perShare: money('Millions for each token'),
    payments: named('tokenPayments', list('In slot order', TokenPaymentSchema)),
    cashFlowAfter: money('Cash flow after'),
  }),
  GameEnded: members('The game has ended [Conclusion]', {
    ranking: named('finalRanking', list('Best first', RankedSeatSchema)),
  }),
  SealedBidSubmitted: members('A company bid in secret', {
    companyId,
    amount: money('Millions of dollars; 0 is a pass'),
    forced,
  }),
  SealedBidsRevealed: members('The secret bids were revealed', {
    bids: named('sealedBids', list('Highest number first', SealedBidSchema)),
  }),
  BlameAssigned: members('An executive named who is to blame', {
    companyId,
    role: RoleSchema,
    seat: seat('The executive'),
    target: named('blamedRole', RoleSchema),
    forced,
  }),
  ExecutivesFired: members('Whoever was named is fired', {
    companyId,
    fired: list('In slot order', FiredExecutiveSchema),
    cashFlowAfter: money('Cash flow after the exit bonuses'),
    slots: seats('Tokens on the chart afterwards, the CEO first'),
  }),
  AssetDropped: members('A new CEO dropped an asset', {
    companyId,
    assetId,
    seat: seat('The CEO'),
    forced,
  }),
  StatusSymbolAcquired: members('A player bought a status symbol', {
    colour: named('statusColour', StatusColourSchema),
    symbolId: contentId('The status symbol'),
    seat: seat(),
    price: money('Millions to the bank'),
  }),
  StatusMinimumSet: members('The least bid for the next status symbol', {
    colour: named('statusColour', StatusColourSchema),
    amount: money('Millions of dollars'),
  }),
  StatusAuctionSkipped: members('No status symbol of the colour is sold this year', {
    colour: named('statusColour', StatusColourSchema),
    reason: named('statusSkipReason', StatusSkipReasonSchema),
  }),
};

export type GreedIncorporatedEvent = EventOf<typeof eventSchemas>;
export type EventType = GreedIncorporatedEvent['type'];
/** The event of one type. */
export type EventNamed<T extends EventType> = Extract<GreedIncorporatedEvent, { readonly type: T }>;
