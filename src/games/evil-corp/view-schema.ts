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
import { NastyParamsSchema } from './commands.ts';
import { RankedSeatSchema } from './events.ts';
import { OptionsSchema } from './options.ts';
import {
  ColourSchema,
  DiePurposeSchema,
  EndReasonSchema,
  MarketIdSchema,
  NastyKindSchema,
  OpportunitiesStateSchema,
  PowerStateSchema,
  RevenueStateSchema,
  SetupStepSchema,
  StageSchema,
  StatusSchema,
  TokenSchema,
} from './sets.ts';

const seats = (description: string) => list(description, seatIndex('A seat'));
const cards = (description: string) => list(description, contentId('A card'));
const count = (description: string) => integer(description, { minimum: 0, maximum: 1000 });
const money = (description: string) => integer(description, { minimum: 0 });

const LaidPhaseSchema = record('LaidPhase', 'The place of one phase number', {
  phase: integer('Number of the phase', { minimum: 1, maximum: 3 }),
  cardId: nullable(contentId('The card in play')),
});

const CityBusinessesSchema = record('CityBusinesses', 'Businesses of a seat in a city', {
  city: contentId('The city'),
  count: integer('How many', { minimum: 1, maximum: 20 }),
});

const RevenueClaimSchema = record('RevenueClaim', 'The revenue a seat claimed in its latest turn [Audit]', {
  turnNumber: integer('The turn in which it was declared', { minimum: 1 }),
  declared: money('Billions declared, corrected once an audit was upheld'),
  correct: nullable(money('Billions that are correct; null while the declaration is not settled')),
  withdrawn: nullable(integer('Billions withdrawn, corrected by upheld audits; null before the withdrawal')),
  forfeited: flag('The declared money was lost before it was withdrawn (R40)'),
  declarationSettled: flag('The declaration can no longer be audited'),
  withdrawalSettled: flag('The withdrawal can no longer be audited'),
});

const PlayerSchema = record('Player', 'What a seat has', {
  seat: seatIndex('The seat'),
  ceoId: nullable(contentId('Its CEO, once selected')),
  colour: nullable(ColourSchema),
  liquidity: money('Billions in hand'),
  hand: nullable(cards('Its hand, newest last; null for those who may not see it')),
  handCount: count('Cards in its hand'),
  handLimit: integer('Cards its hand may hold [Phases, HQ and Hand Limit]', { minimum: 3, maximum: 6 }),
  laid: list('Phases in play, by number from 1', LaidPhaseSchema),
  pieces: list('Phase pieces of its secret base, by number from 1', flag('Whether it was added')),
  home: nullable(MarketIdSchema),
  businesses: list('Its businesses, in content order, without zeros', CityBusinessesSchema),
  supply: integer('Businesses left to place', { minimum: 0, maximum: 20 }),
  monopolies: list('Markets where it has a business in every city [Collect Revenue]', MarketIdSchema),
  token: TokenSchema,
  turnsCompleted: count('Turns it has ended'),
  power: PowerStateSchema,
  endgameUnlocked: flag('All three phases are in play and in its own colour [Endgame]'),
  endgameRevealed: flag('During its endgame attempt, and after its win'),
  claim: nullable(RevenueClaimSchema),
  handAudited: flag('No hand limit audit of this hand is open (R43)'),
});

const MarketSchema = record('Market', 'What lies in a market', {
  market: MarketIdSchema,
  worldEvent: nullable(contentId('The world event in play')),
  secretBase: nullable(seatIndex('The seat whose secret base stands here')),
});

const WorldDieSchema = record('WorldDie', 'The latest roll of the world die in this turn', {
  purpose: DiePurposeSchema,
  face: integer('The face shown', { minimum: 1, maximum: 6 }),
  market: MarketIdSchema,
  rollNumber: integer('1, and one more for each re-roll', { minimum: 1 }),
});

const TurnSchema = record('Turn', 'The running turn, or the one in which the game was won', {
  turnNumber: integer('Counts the turns of the game from 1', { minimum: 1 }),
  round: integer('Counts the rounds from 1', { minimum: 1 }),
  seat: seatIndex('The active seat'),
  stage: StageSchema,
  revenue: RevenueStateSchema,
  opportunities: OpportunitiesStateSchema,
  acted: flag('The active seat has done more than playing its CEO power'),
  powerActive: nullable(contentId('The power card that has effect this turn')),
  endgameEligible: flag('The endgame was unlocked when the turn started'),
  die: nullable(WorldDieSchema),
  inPlay: nullable(contentId('The nasty, special or world event card being resolved')),
});

const remaining = seats('The seats still to answer, in player order');

export const PendingSchema = variants('Pending', 'The window that is open', [
  record('RevenueCheck', 'Enemies may audit the withdrawn revenue, all at once (R46)', {
    type: variantType('revenueCheck'),
    seat: seatIndex('The seat that withdrew it'),
    remaining,
  }),
  record('CounterWindow', 'A nasty business may be blocked [Play Nasty Business or Agent Cards]', {
    type: variantType('counterWindow'),
    seat: seatIndex('The seat that played it'),
    cardId: contentId('The card'),
    nasty: NastyKindSchema,
    params: NastyParamsSchema,
    remaining,
  }),
  record('RerollWindow', 'The world die may be rolled again [Market Modifiers]', {
    type: variantType('rerollWindow'),
    purpose: DiePurposeSchema,
    cardId: contentId('The world event or special card'),
    market: MarketIdSchema,
    remaining,
  }),
  record('EndgameAttackWindow', 'An endgame attempt may be attacked [Go for the Win]', {
    type: variantType('endgameAttack'),
    attempter: seatIndex('The seat that attempts its endgame'),
    remaining,
  }),
  record('EndgameDefenceWindow', 'An attack on the attempt may be parried [Go for the Win]', {
    type: variantType('endgameDefence'),
    attempter: seatIndex('The seat that attempts its endgame, and is asked'),
    attacker: seatIndex('The seat that attacked'),
    remaining,
  }),
  record('AuditDiscardWindow', 'Cards above the hand limit must go [Audit]', {
    type: variantType('auditDiscard'),
    seat: seatIndex('The seat that must discard'),
    count: integer('How many cards', { minimum: 1, maximum: 1000 }),
    auditor: seatIndex('Who called the audit'),
  }),
]);

const ResultSchema = record('Result', 'How the game ended', {
  reason: EndReasonSchema,
  winners: seats('All seats of rank 1'),
  ranking: list('Best first', RankedSeatSchema),
  endgamePlanId: nullable(contentId('The plan that succeeded')),
});

/** The state as a viewer may see it (specification 13.5, 15.5). */
export const ViewSchema = record('View', 'A game of Evil Corp as a viewer may see it', {
  config: OptionsSchema,
  status: StatusSchema,
  setupStep: nullable(SetupStepSchema),
  setupIndex: count('Place in the turn order of the seat that acts in setup'),
  turnOrder: seats('All seats, first player first'),
  players: list('By seat', PlayerSchema),
  markets: list('In content order', MarketSchema),
  opportunityDeck: nullable(cards('The deck, top first; null for those who may not see it')),
  opportunityDeckCount: count('Cards of the opportunity deck'),
  opportunityDiscards: cards('Wasted opportunities, newest last'),
  worldEventDeck: nullable(cards('The deck, top first; null for those who may not see it')),
  worldEventDeckCount: count('Cards of the world event deck'),
  worldEventDiscards: cards('Used world events, newest last'),
  bankNet: integer('Billions paid out by the bank minus those paid in'),
  opportunityPrice: money('Billions a bought opportunity card costs now'),
  turn: nullable(TurnSchema),
  pending: nullable(PendingSchema),
  result: nullable(ResultSchema),
});

export type EvilCorpView = Static<typeof ViewSchema>;
export type PlayerView = Static<typeof PlayerSchema>;
export type TurnView = Static<typeof TurnSchema>;
export type PendingView = Static<typeof PendingSchema>;
