import type { Static } from 'typebox';
import { contentId, flag, integer, list, nullable, record, seatIndex } from '../../kernel/schema.ts';
import { MonopolySchema } from './commands.ts';
import { FinalScoreSchema, FineDueSchema, ObligationSchema } from './events.ts';
import { OptionsSchema } from './options.ts';
import { PhaseSchema, SeatStageSchema, StepSchema } from './sets.ts';

const seats = (description: string) => list(description, seatIndex('A seat'));
const cards = (description: string) => list(description, contentId('A card'));
const count = (description: string) => integer(description, { minimum: 0, maximum: 1000 });
const counts = (description: string) => list(description, count('How many'));
const money = (description: string) => integer(description, { minimum: 0 });
const hiddenCards = (description: string) =>
  nullable(cards(`${description}; null for those who may not see them`));

const PlayerSchema = record('Player', 'What a seat has', {
  seat: seatIndex('The seat'),
  money: nullable(
    money('Dollars, null for those who may not see them; with open money still with the own bids (R38)'),
  ),
  hand: hiddenCards('Business cards in hand, newest last'),
  handCount: count('Business cards in hand'),
  businesses: cards('In order of start'),
  privileges: hiddenCards('Executive privileges, in the order taken'),
  privilegeCount: count('Executive privileges'),
});

const SeatProgressSchema = record('SeatProgress', 'How far a seat is in the Wall Street Phase', {
  seat: seatIndex('The seat'),
  stage: SeatStageSchema,
  started: count('Businesses started, without extra ones'),
  quota: count('Businesses that it should start'),
  startedIds: cards('All businesses started in this phase'),
});

const OwnedBusinessSchema = record('OwnedBusiness', 'A business and its owner', {
  seat: seatIndex('Its owner'),
  businessId: contentId('The business'),
});

const WallStreetSchema = record('WallStreet', 'The Wall Street Phase [Wall Street Phase]', {
  order: seats('Clockwise from the president'),
  seats: list('By seat', SeatProgressSchema),
  jobQueue: list('Job Creators that still work, head first [Job Creator]', OwnedBusinessSchema),
  thinkQueue: list('Think Tanks that still work, head first [Think Tank]', OwnedBusinessSchema),
  inspected: hiddenCards('Cards under Start Up Labs, or the hand under Patent Troll Law Firm'),
  inspectedCount: count('Number of these cards'),
  inspectTarget: nullable(seatIndex('Whose hand is inspected')),
});

const LentSchema = record('Lent', 'A deduction given to another player [Sponsored]', {
  businessId: contentId('The business'),
  seat: seatIndex('Who may use it'),
});

const MainStreetSchema = record('MainStreet', 'The Main Street Phase [Main Street Phase]', {
  turnIndex: integer('Spots filled so far', { minimum: 0, maximum: 8 }),
  revealed: cards('Consumptions revealed in this turn'),
  revealCount: count('Priced reveals in this turn'),
  usedSponsors: cards('Sponsored businesses used in this phase'),
  lent: list('Deductions that are lent, in content order', LentSchema),
  sharedQueue: list('What is owed to shared customers, head first', ObligationSchema),
  peeked: hiddenCards('Looked at and not yet put back (R26)'),
  peekedCount: count('Number of these cards'),
  giftsMade: counts('Gifts made in this phase, by seat (R40)'),
  lendingsMade: counts('Lendings made in this phase, by seat (R40)'),
  settled: seats('Who has confirmed the settlement (R16)'),
});

const PledgeSchema = record('Pledge', 'What a seat would enact; not binding (R20)', {
  seat: seatIndex('The seat'),
  legislationIds: cards('The cards named'),
});

const ContributionSchema = record('Contribution', 'Money bid on a candidate', {
  round: integer('The bid round', { minimum: 1, maximum: 3 }),
  seat: seatIndex('Who bid it'),
  candidate: seatIndex('The candidate'),
  amount: nullable(money('Dollars; null for those who may not see them (R17)')),
  matching: nullable(money('Dollars of the Treasury beside them; null likewise')),
});

const CampaignSchema = record('Campaign', 'The Campaign Trail Phase [Campaign Trail Phase]', {
  round: integer('The bid round; 0 before the bids', { minimum: 0, maximum: 3 }),
  ready: seats('Who has agreed to the end of the debate (R20)'),
  passed: seats('Who bids no more'),
  pledges: list('The latest of each seat, by seat', PledgeSchema),
  pledgesMade: counts('Pledges made in this turn, by seat (R40)'),
  contributions: list('In the order made', ContributionSchema),
});

const CapitolSchema = record('Capitol', 'The Capitol Hill Phase [Capitol Hill Phase]', {
  tied: seats('Between whom the Supreme Court decides'),
  enacted: cards('Legislation enacted this turn'),
  resolving: nullable(contentId('Legislation that is enacted, no law, and not yet discarded')),
  revokeUsed: flag('A law was revoked as the first act'),
  patriotUsed: flag('A protest was satisfied as the first act [Patriot Act]'),
  windowQueue: seats('Who may still use privileges, head first (R26)'),
  fineQueue: list('Fines still to be paid, head first', FineDueSchema),
  monopoly: nullable(MonopolySchema),
});

const BoardSpotSchema = record('BoardSpot', 'A spot for legislation', {
  spot: integer('Its number', { minimum: 1, maximum: 8 }),
  legislationId: nullable(contentId('The card that lies there')),
});

const ResultSchema = record('Result', 'How the game ended [Who Wins?]', {
  scores: list('By seat', FinalScoreSchema),
  winner: seatIndex('The winner'),
});

/** The state as a viewer may see it (specification, chapters 4 and 16.5). */
export const ViewSchema = record('View', 'A game of Corporate America as a viewer may see it', {
  config: OptionsSchema,
  seatCount: integer('Number of players', { minimum: 0, maximum: 6 }),
  turn: integer('Number of the turn; 0 before the first', { minimum: 0, maximum: 5 }),
  phase: PhaseSchema,
  step: nullable(StepSchema),
  active: seats('Who must act now; the seat after the players is the arbiter (R39)'),
  president: seatIndex('The president'),
  players: list('By seat', PlayerSchema),
  treasury: nullable(
    integer('Dollars of the Treasury, below 0 once money was printed; null with secret money'),
  ),
  businessDeck: hiddenCards('The business deck, top first'),
  businessDeckCount: count('Cards of the business deck'),
  businessDiscard: cards('Discarded business cards, oldest first'),
  consumerDeck: hiddenCards('The consumer deck, top first'),
  consumerDeckCount: count('Cards of the consumer deck'),
  consumerDiscard: cards('Discarded consumer cards, oldest first'),
  legislationDeck: hiddenCards('The legislation deck, top first'),
  legislationDeckCount: count('Cards of the legislation deck'),
  legislationDiscard: cards('Discarded legislation, oldest first'),
  privilegePile: hiddenCards('Executive privileges on the board, top first'),
  privilegePileCount: count('Executive privileges on the board'),
  privilegeAside: hiddenCards('Executive privileges that are not used'),
  privilegeAsideCount: count('Executive privileges that are not used'),
  privilegeDiscard: cards('Used executive privileges, oldest first'),
  laws: cards('Laws in play, in order of enactment'),
  protests: cards('Protests in play, in order of reveal'),
  legislationBoard: list('The eight spots', BoardSpotSchema),
  consumersPlayed: cards('Consumer cards played in this phase'),
  wallStreet: WallStreetSchema,
  mainStreet: MainStreetSchema,
  campaign: CampaignSchema,
  piles: nullable(list('Dollars for each candidate, by seat; null while they are secret', money('Dollars'))),
  capitol: CapitolSchema,
  result: nullable(ResultSchema),
});

export type CorporateAmericaView = Static<typeof ViewSchema>;
export type PlayerView = CorporateAmericaView['players'][number];
