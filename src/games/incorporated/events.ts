import { type Static, Type } from 'typebox';
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
  record,
  seatIndex,
} from '../../kernel/schema.ts';
import { type Options, OptionsSchema } from './options.ts';
import {
  AffiliationCauseSchema,
  AffiliationSchema,
  CampSchema,
  CorporationIdSchema,
  CubeCauseSchema,
  CubeSkipReasonSchema,
  DecisionKindSchema,
  IndustrySchema,
  OutlookSkipReasonSchema,
  PayoffDiscardReasonSchema,
  PhaseSchema,
  PlaceModeSchema,
  RepaymentStageSchema,
  ShuffleReasonSchema,
  SliderCauseSchema,
  SliderSchema,
  ZoneIdSchema,
} from './sets.ts';

const seat = (description = 'The seat concerned') => named('seatIndex', seatIndex(description));
const maybeSeat = (description: string) => nullable(seatIndex(description));
const seats = (description: string) => list(description, seatIndex('A seat'));
const money = (description: string) => integer(description, { minimum: 0 });
const count = (description: string) => integer(description, { minimum: 0, maximum: 1000 });
const country = (description = 'The country') => contentId(description);
const square = (description = 'The square') => contentId(description);
const cards = (description: string) => list(description, contentId('A card'));
const phase = named('phaseId', PhaseSchema);
const zone = named('zoneId', ZoneIdSchema);
const corporation = named('corporationId', CorporationIdSchema);
const shuffleReason = named('deckShuffleReason', ShuffleReasonSchema);

export const SlidersSchema = record('Sliders', 'The four sliders [Sliders]', {
  growthIndex: integer('Position of Global Growth from the left', { minimum: 0, maximum: 9 }),
  interestIndex: integer('Position of Interest Rates from the left', { minimum: 0, maximum: 9 }),
  stress: integer('Stress', { minimum: -2, maximum: 2 }),
  balanceOfPower: integer('Positive is NATO, negative is SCO', { minimum: -3, maximum: 3 }),
});

export const HoldingSchema = record('Holding', 'A number of shares or cubes of a country', {
  country: country(),
  count: integer('How many', { minimum: 1, maximum: 45 }),
});

export const LooseCubesSchema = record('LooseCubes', 'Loose cubes of a seat at a location', {
  seat: seatIndex('Their owner'),
  location: contentId('A country, or Tax Havens'),
  count: integer('How many', { minimum: 1, maximum: 45 }),
});

const CubeOnSquareSchema = record('CubeOnSquare', 'A cube on a square', {
  seat: seatIndex('Its owner'),
  squareId: square(),
});

const SeatSharesSchema = record('SeatShares', 'Shares that a seat holds of one country', {
  seat: seatIndex('The seat'),
  count: integer('How many', { minimum: 1, maximum: 7 }),
});

export const ZoneSchema = record('Zone', 'A zone of the board', {
  zone: ZoneIdSchema,
  battleground: nullable(contentId('The country with the marker; null once it is removed')),
});

const CountryAffiliationSchema = record('CountryAffiliation', 'To whom a country belongs', {
  country: country(),
  affiliation: AffiliationSchema,
});

const ChoiceDetailSchema = record('ChoiceDetail', 'What a choice is about; its kind says what is told', {
  effectIndex: Type.Optional(count('outlookChoice: place of the effect on the card, from 0')),
  country: Type.Optional(contentId('placeCube, removeCube, replaceCube: the country')),
  mode: Type.Optional(PlaceModeSchema),
  price: Type.Optional(money('placeCube: dollars paid, where the selling round starts')),
  seller: Type.Optional(seatIndex('replaceCube: the seat whose cube goes')),
  available: Type.Optional(count('incomeShortage: cubes in the supply')),
  entitlement: Type.Optional(list('incomeShortage: cubes that the shares would bring', HoldingSchema)),
  zone: Type.Optional(ZoneIdSchema),
  count: Type.Optional(count('crisisDiscard: how many cards')),
});

const IndustryLineSchema = record('IndustryLine', 'What a seat gets for an industry', {
  seat: seatIndex('The seat'),
  squares: count('Squares it occupies; the one with the R&D marker counts twice'),
  income: money('Dollars for the squares'),
  leaderBonus: money('Dollars for the market leader'),
});

export const StandingSchema = record('Standing', 'A place in the final standings', {
  seat: seatIndex('The seat'),
  corporation: CorporationIdSchema,
  cash: integer('Dollars in the end'),
  rank: integer('1 is best; equal cash shares a rank', { minimum: 1, maximum: 4 }),
});

/** The events with their payloads (specification, chapter 13). */
export const eventSchemas = {
  GameStarted: members('The game has started', {
    seatCount: integer('Number of seats', { minimum: 2, maximum: 4 }),
    config: named('gameOptions', anyJson<Options>('The options, complete', OptionsSchema)),
  }),
  OutlookPileBuilt: members('The outlook cards of the game were chosen [Setup]', {
    reason: shuffleReason,
    pile: cards('The pile, top first'),
    box: cards('The cards that are not used'),
    pileCount: count('Cards of the pile'),
    boxCount: count('Cards that are not used'),
  }),
  PayoffDeckShuffled: members('The payoff deck was shuffled [Payoff Cards]', {
    order: cards('The deck, top first'),
    count: count('Cards of the deck'),
    reason: shuffleReason,
  }),
  BoardPrepared: members('The board was prepared [Setup]', {
    sliders: SlidersSchema,
    locked: list('Locked squares', square()),
    rdSquare: square('The square with the R&D marker'),
    affiliation: list('In content order', CountryAffiliationSchema),
    battlegrounds: list('The battleground of each zone', ZoneSchema),
    bank: list('Shares of the bank', HoldingSchema),
  }),
  CorporationLotOpened: members('A corporation is auctioned [Advanced Setup]', {
    corporation,
    opener: seatIndex('The seat that must bid first'),
  }),
  CorporationBidPlaced: members('A seat bid for the corporation [Advanced Setup]', {
    seat: seat(),
    amount: money('Dollars'),
  }),
  CorporationBidPassed: members('A seat bids no more for the corporation [Advanced Setup]', { seat: seat() }),
  CorporationAssigned: members('A seat got its corporation [Setup]', {
    seat: seat(),
    corporation,
    price: money('Dollars by which its starting cash is reduced'),
  }),
  TurnOrderSet: members('The turn order is known [Mega-Corporation Cards]', {
    turnOrder: seats('All seats, first player first'),
  }),
  CorporationSetUp: members('A corporation was set up [Mega-Corporation Cards]', {
    seat: seat(),
    corporation,
    shares: list('Its first shares, in content order', HoldingSchema),
    squares: list('Squares of its first cubes', square()),
    executives: count('Its executives'),
    cubesInSupply: count('Cubes left'),
    cash: money('Dollars'),
  }),

  TurnStarted: members('A turn started [Game Flow and Rules]', {
    turn: integer('Number of the turn', { minimum: 1, maximum: 4 }),
  }),
  PhaseStarted: members('A phase started [Game Flow and Rules]', { phase }),
  SeatActivated: members('It is the turn of a seat', { phase, seat: seat() }),
  ChoiceOpened: members('A seat must choose', {
    kind: named('decisionKind', DecisionKindSchema),
    seat: seat(),
    options: list('Ids to choose from', contentId('A square, country or card')),
    detail: named('choiceDetail', ChoiceDetailSchema),
  }),

  OutlookDrawn: members('An outlook card was drawn [Phase 1 - Global Outlook]', {
    seat: seat('The seat of Big Brother'),
    cardId: contentId('The card'),
  }),
  OutlookForeseen: members('Big Brother sees the next outlook card (R25)', {
    seat: seat('The seat of Big Brother'),
    cardId: contentId('The card'),
  }),
  OutlookEffectSkipped: members('An effect of the outlook card has no effect', {
    effectIndex: count('Its place on the card, from 0'),
    reason: named('outlookSkipReason', OutlookSkipReasonSchema),
  }),
  OutlookRemoved: members('The outlook card is done with [Phase 1 - Global Outlook]', {
    cardId: contentId('The card'),
  }),
  SquareUnlocked: members('A square was unlocked [Asset Cubes]', { squareId: square() }),
  SquareLocked: members('A square was locked [Asset Cubes]', { squareId: square() }),
  SliderMoved: members('A slider was moved (R9)', {
    slider: SliderSchema,
    from: named(
      'fromPosition',
      integer('Where it was: position of growth and interest, value of the others'),
    ),
    to: named('toPosition', integer('Where it is now')),
    cause: named('sliderCause', SliderCauseSchema),
  }),
  AffiliationChanged: members('A country changed its affiliation', {
    country: country(),
    from: named('fromAffiliation', AffiliationSchema),
    to: named('toAffiliation', AffiliationSchema),
    cause: named('affiliationCause', AffiliationCauseSchema),
  }),
  PayoffCardsRevealed: members('Payoff cards were revealed [Payoff Cards]', {
    cardIds: cards('The cards, in the order drawn'),
  }),
  PayoffCardsDiscarded: members('Payoff cards were discarded, face up [Payoff Cards]', {
    cardIds: cards('The cards, in the order discarded'),
    reason: named('discardReason', PayoffDiscardReasonSchema),
  }),

  LoanTaken: members('A seat took a loan [Corporate Bonds]', {
    seat: seat(),
    proceeds: money('Dollars from the bank'),
    bondsAfter: count('Its bonds now'),
    forced: flag('Whether a payment made it necessary'),
  }),
  ExecutiveSent: members('An executive was sent', {
    seat: seat(),
    location: contentId('A country, Tax Havens, a zone or a lobbying event'),
  }),
  ExecutivesReturned: members('All executives returned to their pools [Executives]', {}),

  AuctionOpened: members('The auction of a share was opened [a) Bid in Public Markets]', {
    seat: seat(),
    country: country(),
    bid: money('Dollars'),
  }),
  BidRaised: members('The bid was raised [a) Bid in Public Markets]', {
    seat: seat(),
    amount: money('Dollars'),
  }),
  BidPassed: members('A seat left the auction [a) Bid in Public Markets]', { seat: seat() }),
  AuctionWon: members('A seat won the auction [a) Bid in Public Markets]', {
    seat: seat(),
    country: country(),
    price: money('Dollars'),
  }),
  ShareBought: members('A share was bought from the bank [a) Bid in Public Markets]', {
    seat: seat(),
    country: country(),
    price: money('Dollars paid to the bank'),
  }),
  ReverseAuctionOpened: members('Shares may be sold to the bank [a) Bid in Public Markets]', {
    country: country(),
    price: money('Dollars below which the first offer must be'),
    buyer: seatIndex('The seat that has just bought'),
    eligible: seats('Seats that may sell, clockwise from the buyer'),
  }),
  BidLowered: members('A seat offers its share for less [a) Bid in Public Markets]', {
    seat: seat(),
    amount: money('Dollars'),
  }),
  SellPassed: members('A seat sells no share [a) Bid in Public Markets]', { seat: seat() }),
  ReverseAuctionClosed: members('The selling round is over [a) Bid in Public Markets]', {
    seller: maybeSeat('The seat that sells; null for nobody'),
    price: nullable(money('Dollars; null if nobody sells')),
  }),
  ShareSold: members('A share was sold to the bank [a) Bid in Public Markets]', {
    seat: seat(),
    country: country(),
    price: money('Dollars from the bank'),
  }),
  PrivateSaleOffered: members('A share is offered [b) Privately Sell Shares]', {
    seat: seat(),
    country: country(),
    minimum: money('Lowest first bid in dollars'),
  }),
  PrivateBidPlaced: members('A seat bid in a private sale [b) Privately Sell Shares]', {
    seat: seat(),
    amount: money('Dollars'),
  }),
  PrivateBidPassed: members('A seat left a private sale (R16)', { seat: seat() }),
  PrivateSaleClosed: members('A private sale is over [b) Privately Sell Shares]', {
    buyer: maybeSeat('The seat that buys; null for nobody'),
    price: nullable(money('Dollars; null if nobody buys')),
  }),
  ShareTransferred: members('A share was sold privately [b) Privately Sell Shares]', {
    from: named('fromSeat', seatIndex('The seller')),
    to: named('toSeat', seatIndex('The buyer')),
    country: country(),
    price: money('Dollars paid to the seller'),
  }),
  CubePlaced: members('A cube was placed on a square', {
    seat: seat('Its owner'),
    squareId: square(),
    cause: named('cubeCause', CubeCauseSchema),
  }),
  CubeRemoved: members('A cube was removed from a square', {
    seat: seat('Its owner'),
    squareId: square(),
    cause: named('cubeCause', CubeCauseSchema),
  }),
  CubePlacementSkipped: members('No cube was placed', {
    seat: seat(),
    country: country('The country, or Tax Havens'),
    reason: named('cubeSkipReason', CubeSkipReasonSchema),
  }),
  InvestmentPassed: members('A seat spent an executive on nothing [Phase 2 - Investment]', { seat: seat() }),

  IncomeCubesPlaced: members('Shares brought cubes [Phase 3 - Competition]', {
    seat: seat(),
    placements: list('In content order', HoldingSchema),
  }),
  SquareGrabbed: members('A loose cube occupied a square [a) Fight]', { seat: seat(), squareId: square() }),
  LooseCubeKilled: members('A loose cube killed another [a) Fight]', {
    seat: seat(),
    targetSeat: seatIndex('The seat attacked'),
    country: country(),
  }),
  ExecutiveKilled: members('A loose cube sent an executive to Tax Havens [b) Defend], R37', {
    seat: seat(),
    targetSeat: seatIndex('The seat attacked'),
    country: country(),
  }),
  OccupantKilled: members('A loose cube killed a cube on a square [a) Fight]', {
    seat: seat(),
    targetSeat: seatIndex('The seat attacked'),
    squareId: square(),
  }),
  ExpandPaid: members('A seat paid for movements [c) Expand]', { seat: seat(), cost: money('Dollars') }),
  CubeMoved: members('A loose cube moved [c) Expand]', {
    seat: seat(),
    from: named('fromLocation', contentId('The country that it left, or Tax Havens')),
    to: named('toLocation', contentId('The country that it entered')),
  }),
  CompetitionPassed: members('A seat acts no more in this phase [d) Pass]', { seat: seat() }),
  LooseCubesCleared: members('All loose cubes returned to their supplies [d) Pass]', {
    removed: named('removedCubes', list('By turn order, then content order', LooseCubesSchema)),
  }),

  PowerPlayResolved: members('A power play was resolved [Power Plays]', {
    seat: seat(),
    zone,
    country: country('The battleground'),
    camp: CampSchema,
    roll: nullable(integer('The clash die; null without a roll', { minimum: 1, maximum: 6 })),
    modifier: nullable(integer('What is added to it; null without a roll')),
    total: nullable(integer('Their sum; null without a roll')),
    stability: integer('What must be reached', { minimum: 3, maximum: 5 }),
    winner: named('winningCamp', nullable(CampSchema)),
  }),
  CountryCollapsed: members('A major country collapsed [Effects of Victory on a Major Country]', {
    country: country(),
    cubes: list('Cubes removed, in content order', CubeOnSquareSchema),
    shares: named('collapsedShares', list('Shares lost, in turn order', SeatSharesSchema)),
    bankShares: count('Shares of the bank that left the game (R19)'),
  }),
  BattlegroundMoved: members('The marker of a zone moved [Effects of Victory in a Minor Country]', {
    zone,
    from: named('fromCountry', contentId('The old battleground')),
    to: named('toCountry', contentId('The new battleground')),
  }),
  BattlegroundRemoved: members('The marker of a zone left the game', { zone }),
  TaxHavensCubePlaced: members('A cube was placed in Tax Havens [Tax Havens]', { seat: seat() }),
  RdMoved: members('The R&D marker moved [R&D]', {
    seat: seat(),
    from: named('fromSquare', square('Where it was')),
    to: named('toSquare', square('Where it is now')),
  }),
  SubsidiesDrawn: members('A seat looked at payoff cards [Subsidies]', {
    seat: seat(),
    cardIds: cards('The cards, in the order drawn'),
    count: count('Number of cards'),
  }),
  SubsidyGranted: members('A drawn card took the place of a revealed one [Subsidies]', {
    seat: seat(),
    takeCardId: contentId('The drawn card, revealed now'),
    replaceCardId: contentId('The revealed card that it replaces'),
  }),

  CrisisChecked: members('The crisis die was rolled [Phase 5 - Earnings]', {
    rolledBy: maybeSeat('The seat of Giant Squid; null without it (R43)'),
    growthPercent: integer('Growth in percent'),
    stress: integer('Stress'),
    difficulty: integer('Their sum'),
    roll: integer('The crisis die', { minimum: 1, maximum: 12 }),
    intensity: count('What the roll lacks; 0 for no crisis'),
  }),
  PayoffPaid: members('An industry paid off [Payoff]', {
    industry: IndustrySchema,
    cards: named('cardCount', count('Revealed cards of the industry')),
    leader: maybeSeat('The market leader; null in a tie'),
    lines: named('industryLines', list('In turn order', IndustryLineSchema)),
  }),
  InterestPaid: members('A seat paid interest [Payoff]', {
    seat: seat(),
    due: money('Dollars owed, 1 for each bond'),
    paid: money('Dollars paid'),
  }),
  RepaymentOpened: members('Bonds may be repaid [Corporate Bonds]', {
    stage: named('repaymentStage', RepaymentStageSchema),
    seats: seats('Seats that decide, in turn order'),
  }),
  RepaymentCommitted: members('A seat decided on its repayment [Corporate Bonds]', {
    seat: seat(),
    count: count('Bonds it will repay'),
  }),
  BondsRepaid: members('A seat repaid bonds [Corporate Bonds]', {
    seat: seat(),
    count: count('How many'),
    price: money('Dollars for each'),
  }),
  FinalIndustryScored: members('An industry paid its final sum [End of the Game]', {
    industry: IndustrySchema,
    leader: maybeSeat('The market leader; null in a tie (R27)'),
    lines: named('industryLines', list('In turn order', IndustryLineSchema)),
  }),
  FinalBondsSettled: members('A seat paid for its unpaid bonds [End of the Game]', {
    seat: seat(),
    bonds: count('Its bonds'),
    penalty: money('Dollars lost'),
  }),
  GameEnded: members('The game has ended [End of the Game]', {
    standings: list('Best first', StandingSchema),
    winners: seats('All seats of rank 1'),
    outlookBox: cards('The outlook cards that were not used'),
  }),
};

export type ChoiceDetail = Static<typeof ChoiceDetailSchema>;
export type Holding = Static<typeof HoldingSchema>;
export type IndustryLine = Static<typeof IndustryLineSchema>;
export type Standing = Static<typeof StandingSchema>;

export type IncorporatedEvent = EventOf<typeof eventSchemas>;
export type EventType = IncorporatedEvent['type'];
/** The event of one type. */
export type EventNamed<T extends EventType> = Extract<IncorporatedEvent, { readonly type: T }>;
