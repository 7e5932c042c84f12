import type { Static } from 'typebox';
import {
  contentId,
  flag,
  integer,
  list,
  nullable,
  record,
  seatIndex,
  variants,
  variantType,
} from '../../kernel/schema.ts';
import { HoldingSchema, LooseCubesSchema, SlidersSchema, StandingSchema, ZoneSchema } from './events.ts';
import { OptionsSchema } from './options.ts';
import {
  AffiliationSchema,
  CorporationIdSchema,
  IndustrySchema,
  LobbyEventSchema,
  PhaseSchema,
  PlaceModeSchema,
  RepaymentStageSchema,
  ZoneIdSchema,
} from './sets.ts';

const seats = (description: string) => list(description, seatIndex('A seat'));
const cards = (description: string) => list(description, contentId('A card'));
const count = (description: string) => integer(description, { minimum: 0, maximum: 1000 });
const money = (description: string) => integer(description, { minimum: 0 });
const country = contentId('The country');
const squareOptions = list('Squares to choose from, in content order', contentId('A square'));
const passed = seats('Seats that have passed');

const IndustryCountSchema = record('IndustryCount', 'Squares of an industry that a seat occupies', {
  industry: IndustrySchema,
  count: integer('How many; the one with the R&D marker counts twice', { minimum: 1, maximum: 20 }),
});

const PlayerSchema = record('Player', 'What a seat has', {
  seat: seatIndex('The seat'),
  corporation: nullable(CorporationIdSchema),
  cash: nullable(integer('Dollars in hand; null for those who may not see it [Cash]')),
  bonds: count('Its bonds'),
  loanProceeds: money('Dollars that its next loan would bring; 0 if it gets none [Corporate Bonds]'),
  purchasingPower: nullable(money('Dollars that it could pay now with loans; null like the cash')),
  shares: list('Its shares, in content order, without zeros', HoldingSchema),
  cubesInSupply: count('Cubes in its supply'),
  executivesTotal: count('All its executives'),
  executivesInPool: count('Executives that it can still send'),
  competitionPassed: flag('It acts no more in this competition phase'),
  industryCounts: nullable(
    list('With the option industryChips: in order of industries, without zeros', IndustryCountSchema),
  ),
});

const CountrySchema = record('Country', 'A country of the board', {
  country,
  affiliation: AffiliationSchema,
  bankShares: nullable(count('Shares of the bank; null for a minor country')),
  sharesDiscarded: nullable(count('Shares that have left the game; null for a minor country')),
});

const SquareSchema = record('Square', 'An industry square', {
  squareId: contentId('The square'),
  occupant: nullable(seatIndex('The seat whose cube occupies it')),
  locked: flag('It is out of the game until it is unlocked'),
});

const PlacedExecutiveSchema = record('PlacedExecutive', 'An executive out of its pool', {
  seat: seatIndex('Its owner'),
  location: contentId('A country, Tax Havens, a zone or a lobbying event'),
});

const OutlookInPlaySchema = record('OutlookInPlay', 'The outlook card that is being resolved', {
  cardId: contentId('The card'),
  effectIndex: count('Place of the effect that comes next, from 0'),
});

const RepaymentCommitSchema = record('RepaymentCommit', 'A seat has decided on its repayment', {
  seat: seatIndex('The seat'),
  count: nullable(count('Bonds it will repay; null for those who may not see it yet')),
});

export const PendingSchema = variants('Pending', 'The open decision', [
  record('CorporationLot', 'A corporation is auctioned [Advanced Setup]', {
    type: variantType('corporationLot'),
    corporation: CorporationIdSchema,
    opener: seatIndex('The seat that must bid first'),
    highBid: nullable(money('Dollars; null before the first bid')),
    highBidder: nullable(seatIndex('Who bid it')),
    passed,
    toAct: seatIndex('The seat that must act'),
  }),
  record('OutlookChoice', 'Big Brother chooses a target [Phase 1 - Global Outlook]', {
    type: variantType('outlookChoice'),
    seat: seatIndex('The seat of Big Brother'),
    cardId: contentId('The outlook card'),
    effectIndex: count('Place of the effect, from 0'),
    options: list('Squares or countries to choose from', contentId('A square or country')),
  }),
  record('Auction', 'A share is auctioned [a) Bid in Public Markets]', {
    type: variantType('auction'),
    country,
    highBid: money('Dollars'),
    highBidder: seatIndex('Who bid it'),
    passed,
    toAct: seatIndex('The seat that must act'),
  }),
  record('PlaceCube', 'The buyer of a share places a cube (R14)', {
    type: variantType('placeCube'),
    seat: seatIndex('The buyer'),
    country,
    options: squareOptions,
    mode: PlaceModeSchema,
    price: money('Dollars paid, where the selling round starts'),
  }),
  record('ReverseAuction', 'Shares may be sold to the bank [a) Bid in Public Markets]', {
    type: variantType('reverseAuction'),
    country,
    buyer: seatIndex('The seat that has just bought'),
    price: money('The lowest offer so far in dollars; the buying price before the first'),
    lowBidder: nullable(seatIndex('Who made it')),
    eligible: seats('Seats that may sell, clockwise from the buyer'),
    passed,
    toAct: seatIndex('The seat that must act'),
  }),
  record('RemoveCube', 'The seller of a share removes a cube [a) Bid in Public Markets]', {
    type: variantType('removeCube'),
    seat: seatIndex('The seller'),
    country,
    options: squareOptions,
  }),
  record('PrivateSale', 'A share is offered privately; bids come in any order (R16)', {
    type: variantType('privateSale'),
    seller: seatIndex('The seller'),
    country,
    minimum: money('Lowest first bid in dollars'),
    highBid: nullable(money('Dollars; null before the first bid')),
    highBidder: nullable(seatIndex('Who bid it')),
    passed,
  }),
  record('ReplaceCube', 'The buyer of a private sale replaces a cube (R18)', {
    type: variantType('replaceCube'),
    seat: seatIndex('The buyer'),
    seller: seatIndex('The seller, whose cube goes'),
    country,
    options: squareOptions,
  }),
  record('IncomeShortage', 'A seat has too few cubes for its shares (R34)', {
    type: variantType('incomeShortage'),
    seat: seatIndex('The seat'),
    available: count('Cubes in its supply, all of which are placed'),
    entitlement: list('Cubes that the shares would bring, in content order', HoldingSchema),
  }),
  record('MoveMarker', 'The next battleground is chosen [Effects of Victory in a Minor Country]', {
    type: variantType('moveMarker'),
    seat: seatIndex('The seat that made the power play'),
    zone: ZoneIdSchema,
    options: list('Countries to choose from, in content order', contentId('A country')),
  }),
  record('SubsidiesDecision', 'A payoff card is exchanged [Subsidies]', {
    type: variantType('subsidies'),
    seat: seatIndex('The seat that looked at the cards'),
    cards: nullable(cards('The drawn cards; null for those who may not see them')),
    cardCount: count('Number of drawn cards'),
  }),
  record('CrisisDiscard', 'Giant Squid chooses the cards lost in a crisis [Crisis]', {
    type: variantType('crisisDiscard'),
    seat: seatIndex('The seat of Giant Squid'),
    count: count('How many cards'),
    options: cards('The revealed cards'),
  }),
  record('Repayment', 'Bonds may be repaid [Corporate Bonds]', {
    type: variantType('repayment'),
    stage: RepaymentStageSchema,
    seats: seats('Seats that decide, in turn order'),
    commits: list('Seats that have decided', RepaymentCommitSchema),
  }),
]);

const ResultSchema = record('Result', 'How the game ended [End of the Game]', {
  standings: list('Best first', StandingSchema),
  winners: seats('All seats of rank 1'),
});

/** The state as a viewer may see it (specification, chapters 13 and 16.5). */
export const ViewSchema = record('View', 'A game of Incorporated as a viewer may see it', {
  config: OptionsSchema,
  playerCount: integer('Number of seats', { minimum: 0, maximum: 4 }),
  turn: integer('Number of the turn; 0 before the first', { minimum: 0, maximum: 4 }),
  phase: PhaseSchema,
  turnOrder: seats('All seats, first player first; empty until every corporation is assigned'),
  activeSeat: nullable(seatIndex('Whose turn it is in phases 2 to 4')),
  players: list('In turn order; by seat until it is known', PlayerSchema),
  executivesPlaced: list('Executives out of their pools, in the order sent', PlacedExecutiveSchema),
  sliders: SlidersSchema,
  growthPercent: integer('Growth in percent'),
  bondValue: integer('Dollars of a bond at the present interest rates', { minimum: 11, maximum: 20 }),
  countries: list('In content order', CountrySchema),
  squares: list('In content order', SquareSchema),
  looseCubes: list('By content order, then turn order', LooseCubesSchema),
  zones: list('In content order', ZoneSchema),
  rdSquare: contentId('The square with the R&D marker'),
  outlookPile: nullable(cards('The pile, top first; null for those who may not see it')),
  outlookPileCount: count('Cards of the pile'),
  outlookNext: nullable(contentId('Top card of the pile, for Big Brother only (R25)')),
  outlookBox: nullable(cards('Cards that are not used; null for those who may not see them')),
  outlookBoxCount: count('Cards that are not used'),
  outlookCurrent: nullable(OutlookInPlaySchema),
  outlookPlayed: cards('Cards that are done with, oldest first'),
  payoffDeck: nullable(cards('The deck, top first; null for those who may not see it')),
  payoffDeckCount: count('Cards of the deck'),
  payoffDiscard: nullable(cards('The discards, newest last; null for those who may not see them (R28)')),
  payoffDiscardCount: count('Cards of the discards'),
  payoffRevealed: cards('In the order revealed'),
  lobbyUsed: list('Lobbying events used this turn', LobbyEventSchema),
  pending: nullable(PendingSchema),
  result: nullable(ResultSchema),
});

export type IncorporatedView = Static<typeof ViewSchema>;
export type PlayerView = IncorporatedView['players'][number];
export type PendingView = Static<typeof PendingSchema>;
