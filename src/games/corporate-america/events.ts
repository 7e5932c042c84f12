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
import { AllocationSchema, BidContributionSchema } from './commands.ts';
import { type Options, OptionsSchema } from './options.ts';
import {
  CourtMethodSchema,
  CourtQuestionSchema,
  DeckKindSchema,
  DiscardReasonSchema,
  DrawReasonSchema,
  IndustrySchema,
  NoEffectReasonSchema,
  PhaseSchema,
  PlayCauseSchema,
  PrivilegeWindowSchema,
  ProtestViaSchema,
  RevealCauseSchema,
  RevokeCauseSchema,
  ShuffleCauseSchema,
  StartingEndSchema,
  StartSourceSchema,
  StepSchema,
  ThinkTankEndSchema,
} from './sets.ts';

const seat = (description = 'The seat concerned') => named('seatIndex', seatIndex(description));
const maybeSeat = (description: string) => named('seatIndex', nullable(seatIndex(description)));
const seats = (description: string) => list(description, seatIndex('A seat'));
const target = named('targetSeat', seatIndex('The seat whose hand it is'));
const to = named('toSeat', seatIndex('The seat that gets it'));
const money = (description: string) => integer(description, { minimum: 0 });
const count = (description: string) => integer(description, { minimum: 0, maximum: 1000 });
const turn = integer('Number of the turn', { minimum: 1, maximum: 5 });
const round = integer('Bid round', { minimum: 1, maximum: 3 });
const spot = (description: string) => integer(description, { minimum: 1, maximum: 8 });
const position = integer('Its place in the deck’s order, 0 was the top (specification 16.3)', { minimum: 0 });
const positions = list('Their places in the deck’s order, 0 was the top (specification 16.3)', position);
const cards = (description: string) => list(description, contentId('A card'));
const businessId = contentId('The business card');
const consumerId = contentId('The consumer card');
const protestId = contentId('The protest');
const legislationId = contentId('The legislation card');
const lawId = contentId('The law');
const privilegeId = contentId('The executive privilege');
const phase = named('turnPhase', PhaseSchema);
const industry = named('industryId', IndustrySchema);
const discardReason = named('cardDiscardReason', DiscardReasonSchema);
const protestVia = named('protestVia', ProtestViaSchema);

export const ObligationSchema = record(
  'Obligation',
  'Money that a business owes its shared customers [Shared Customers]',
  {
    seat: seatIndex('The owner of the business'),
    businessId,
    source: contentId('`business` for its own rule, else the law that makes it owe [Offset]'),
    beneficiaryIndustry: IndustrySchema,
    amount: money('Dollars'),
  },
);
export type Obligation = Static<typeof ObligationSchema>;

const BusinessIncomeSchema = record('BusinessIncome', 'What a business makes [Main Street Phase]', {
  businessId,
  base: money('Printed income in dollars'),
  stimulus: money('Dollars more by laws [Stimulus]'),
  bonus: money('Dollars more by a Stimulus Check (R26)'),
  tax: money('Dollars less by laws [Tax]'),
  income: money('What it makes, never below 0 (R12)'),
});
export type BusinessIncome = Static<typeof BusinessIncomeSchema>;

const IncomePaymentSchema = record('IncomePayment', 'What a seat makes [Main Street Phase]', {
  seat: seatIndex('The seat'),
  businesses: list('Its businesses in the industry, in order of start', BusinessIncomeSchema),
  synergyCount: count('How many they are'),
  synergy: money('Dollars of synergy'),
  total: money('Dollars in all'),
});
export type IncomePayment = Static<typeof IncomePaymentSchema>;

const RevealedLegislationSchema = record('RevealedLegislation', 'A legislation card that was revealed', {
  spot: spot('Its spot on the board'),
  legislationId,
  position,
});

export const FineDueSchema = record('FineDue', 'A fine that a seat owes [Fine]', {
  seat: seatIndex('The seat'),
  businessIds: cards('The affected businesses, in order of start'),
  due: money('Dollars'),
});
export type FineDue = Static<typeof FineDueSchema>;

export const PrivilegeParamsSchema = record(
  'PrivilegeParams',
  'What an executive privilege was used on: the member that it takes (R26)',
  {
    lawId: Type.Optional(contentId('Executive Order: the law')),
    consumerId: Type.Optional(contentId('Stimulus Check: the consumer card')),
    businessId: Type.Optional(contentId('No-Bid Contract: the business')),
    legislationId: Type.Optional(contentId('Pocket Veto: the legislation')),
    protestId: Type.Optional(contentId('Free Speech Zone: the protest')),
  },
);
export type PrivilegeParams = Static<typeof PrivilegeParamsSchema>;

export const FinalScoreSchema = record('FinalScore', 'What a seat has in the end [Who Wins?]', {
  seat: seatIndex('The seat'),
  money: money('Dollars'),
  unusedPrivileges: count('Executive privileges it has not used'),
  total: money('Dollars with $5 for each of them'),
  rank: integer('1 is best; tied seats share a rank (R27)', { minimum: 1, maximum: 6 }),
});
export type FinalScore = Static<typeof FinalScoreSchema>;

/** The events with their payloads (specification, chapter 13). */
export const eventSchemas = {
  GameStarted: members('The game has started [Who Goes First?]', {
    seatCount: integer('Number of players', { minimum: 3, maximum: 6 }),
    config: named('gameOptions', anyJson<Options>('The options, complete', OptionsSchema)),
    president: seatIndex('The first president'),
  }),
  DeckShuffled: members('A deck was shuffled', {
    deck: named('deckKind', DeckKindSchema),
    cause: named('shuffleCause', ShuffleCauseSchema),
    size: count('Cards of the deck'),
    order: cards('The order of the deck, top first'),
  }),
  StartingMoneyDealt: members('Every player got money [Setup]', { amountEach: money('Dollars') }),
  OpeningHandDealt: members('A player got the first hand [Setup]', {
    seat: seat(),
    cardIds: cards('The cards, from the top'),
    count: count('Number of cards'),
    positions,
  }),
  PrivilegesPlaced: members('Executive privileges were put on the board [Setup]', {
    onBoard: cards('The pile, top first'),
    aside: cards('The cards that are not used'),
    onBoardCount: count('Cards of the pile'),
    asideCount: count('Cards that are not used'),
  }),
  TurnStarted: members('A turn started [Phases of a Turn]', {
    turn,
    president: seatIndex('The president'),
  }),
  PhaseStarted: members('A phase started [Phases of a Turn]', { turn, phase }),
  StepEntered: members('A step began, or asks another seat', {
    phase,
    step: named('turnStep', StepSchema),
    seats: seats('Who must act'),
  }),

  BusinessCardsDrawn: members('Business cards were drawn [Wall Street Phase]', {
    seat: seat(),
    cardIds: cards('The cards, from the top'),
    count: count('Number of cards'),
    positions,
    reason: named('drawReason', DrawReasonSchema),
  }),
  BusinessCardDiscarded: members('A business card was discarded, face up', {
    seat: seat(),
    businessId,
    reason: discardReason,
  }),
  BusinessStarted: members('A business was started [Wall Street Phase]', {
    seat: seat(),
    businessId,
    startUpCost: money('Printed cost in dollars'),
    discount: money('Dollars less by a No-Bid Contract (R26)'),
    paid: money('Dollars paid to the Treasury'),
    source: named('startSource', StartSourceSchema),
    trigger: nullable(contentId('The Job Creator that made it possible [Job Creator]')),
  }),
  StartingFinished: members('A seat starts no more businesses [Wall Street Phase]', {
    seat: seat(),
    started: count('Businesses started'),
    quota: count('Businesses that it should start'),
    cause: named('startingEnd', StartingEndSchema),
  }),
  TopBusinessesInspected: members('A seat looks at the top of the business deck [Job Creator]', {
    seat: seat(),
    businessId,
    cardIds: cards('The cards, from the top'),
    count: count('Number of cards'),
    positions,
  }),
  JobCreatorDeclined: members('A seat started no extra business [Job Creator]', { seat: seat(), businessId }),
  HandInspected: members('A seat looks at the hand of another [Think Tank]', {
    seat: seat(),
    target,
    cardIds: cards('The hand'),
    count: count('Number of cards'),
  }),
  BusinessCardTaken: members('A seat took a card of another’s hand [Think Tank]', {
    seat: seat(),
    target,
    businessId,
  }),
  ThinkTankDeclined: members('A Think Tank took nothing [Think Tank]', {
    seat: seat(),
    businessId,
    cause: named('thinkTankEnd', ThinkTankEndSchema),
  }),

  ProtestRevealed: members('A protest was revealed [Main Street Phase]', {
    seat: maybeSeat('Who revealed it; null for the ninth card'),
    protestId,
    position,
  }),
  OppressedMarketPaid: members('A protest pays a business [Oppressed Market]', {
    seat: seat(),
    businessId,
    amount: money('Dollars from the Treasury'),
  }),
  ConsumerRevealed: members('A consumer card was revealed [Main Street Phase]', {
    seat: maybeSeat('Who revealed it; null for the ninth card'),
    consumerId,
    position,
    ordinal: integer('Which reveal of the turn it is, from 1', { minimum: 1 }),
    price: money('Dollars by the table'),
    discount: money('Dollars less by sponsors [Sponsored]'),
    paid: money('Dollars paid to the Treasury'),
    sponsors: cards('The sponsored businesses used'),
  }),
  RevealExhausted: members('No consumption is left to reveal, and nothing is paid', {
    seat: maybeSeat('Who wanted to reveal it'),
    ordinal: integer('Which reveal of the turn it would have been, from 1', { minimum: 1 }),
  }),
  ConsumerPlayed: members('A consumer card was played [Main Street Phase]', {
    seat: maybeSeat('Who played it; null for the ninth card'),
    consumerId,
    industry,
    spot: nullable(spot('Its spot on the board; null for the ninth card')),
    cause: named('playCause', PlayCauseSchema),
  }),
  IncomePaid: members('The businesses of an industry make money [Main Street Phase]', {
    consumerId,
    industry,
    payments: list('Clockwise, seats with such a business only', IncomePaymentSchema),
  }),
  SharedCustomersQueued: members('Businesses owe their shared customers [Shared Customers]', {
    obligations: list('In the order in which they are settled', ObligationSchema),
  }),
  SharedCustomersGiven: members('A business paid its shared customers [Shared Customers]', {
    obligation: ObligationSchema,
    to: named('toSeat', nullable(seatIndex('Who got the money; null for nobody'))),
    amount: money('Dollars given (R14)'),
    automatic: flag('Nothing was to be chosen'),
  }),
  ConsumersDiscarded: members('Consumer cards were discarded [Main Street Phase]', {
    consumerIds: cards('The cards, in the order discarded'),
    reason: discardReason,
  }),
  MoneyGiven: members('A player gave another money [Main Street Phase]', {
    from: named('fromSeat', seatIndex('The giver')),
    to,
    amount: money('Dollars'),
  }),
  SponsorshipLent: members('A deduction was given to another player [Sponsored]', {
    seat: seat(),
    businessId,
    to,
  }),
  SponsorshipWithdrawn: members('A lent deduction was taken back (R11)', { seat: seat(), businessId }),
  SettlementConfirmed: members('A seat agrees to the end of the phase (R16)', { seat: seat() }),

  ExecutivePrivilegeUsed: members('An executive privilege was used (R26)', {
    seat: seat(),
    privilegeId,
    params: named('privilegeParams', PrivilegeParamsSchema),
  }),
  ConsumersPeeked: members('A seat looks at the top of the consumer deck (R26)', {
    seat: seat(),
    consumerIds: cards('The cards, from the top'),
    count: count('Number of cards'),
    positions,
  }),
  ConsumersReordered: members('They were put back on the deck (R26)', {
    seat: seat(),
    order: cards('The cards, the new top first'),
    count: count('Number of cards'),
  }),

  LegislationRevealed: members('Legislation was revealed [Campaign Trail Phase]', {
    cards: named('revealedLegislation', list('In spot order', RevealedLegislationSchema)),
    cause: named('revealCause', RevealCauseSchema),
  }),
  PledgeMade: members('A seat said what it would enact; not binding (R20)', {
    seat: seat(),
    legislationIds: cards('The cards named'),
  }),
  DebateReady: members('A seat agrees to the end of the debate (R20)', { seat: seat() }),
  BidRoundStarted: members('A bid round started [Campaign Trail Phase]', { round }),
  BidPlaced: members('A seat bid in secret [Campaign Trail Phase]', {
    seat: seat(),
    round,
    candidates: seats('To whom, ascending'),
    matchingFundsUsed: flag('The Treasury adds money to one of them (R26)'),
    contributions: list('Money for each candidate', BidContributionSchema),
    matchingFundsFor: nullable(seatIndex('The candidate that gets the Treasury’s money')),
  }),
  BidPassed: members('A seat bids no more in this election [Campaign Trail Phase]', { seat: seat(), round }),

  ContributionsRevealed: members('The contributions were revealed [Capitol Hill Phase]', {
    totals: list('Dollars for each candidate, by seat', money('Dollars')),
    givers: nullable(list('With open money: what each seat gave in all, by seat (R38)', money('Dollars'))),
  }),
  PoliticsFeverPaid: members('Large contributions pay a business [Politics Fever]', {
    seat: seat(),
    businessId,
    candidates: seats('Candidates with enough contributions, ascending'),
    amount: money('Dollars from the Treasury'),
  }),
  SupremeCourtConsulted: members('A tie goes to the Supreme Court [Capitol Hill Phase]', {
    question: named('courtQuestion', CourtQuestionSchema),
    tied: seats('The tied seats, ascending'),
  }),
  SupremeCourtRuled: members('The Supreme Court decided [Capitol Hill Phase]', {
    question: named('courtQuestion', CourtQuestionSchema),
    winner: seatIndex('The seat chosen'),
    method: named('courtMethod', CourtMethodSchema),
  }),
  PresidentElected: members('A president was elected [Capitol Hill Phase]', {
    seat: seat('The new president'),
    previous: seatIndex('The former president'),
    total: money('Contributions to the new president in dollars'),
  }),
  ContributionsForfeited: members('All contributions went to the Treasury [Capitol Hill Phase]', {
    amount: money('Dollars'),
  }),
  ExecutivePrivilegeTaken: members('The president took an executive privilege [Capitol Hill Phase]', {
    seat: seat(),
    privilegeId,
    position,
    remaining: count('Cards left on the board'),
  }),
  LawRevoked: members('A law was revoked', {
    lawId,
    by: seatIndex('Who revoked it'),
    cause: named('revokeCause', RevokeCauseSchema),
  }),
  ProtestSatisfied: members('A protest was satisfied [Capitol Hill Phase]', {
    protestId,
    by: seatIndex('Who satisfied it'),
    via: protestVia,
    legislationId: nullable(contentId('The legislation that satisfied it')),
  }),
  ProtestEnded: members('A protest was ended', {
    protestId,
    by: seatIndex('Who ended it'),
    via: protestVia,
  }),
  FirstActFinished: members('The first act is over [Capitol Hill Phase]', {
    seat: seat('The president'),
    automatic: flag('Nothing was left to do'),
  }),
  LegislationVetoed: members('Legislation was discarded from the board (R26)', {
    seat: seat(),
    legislationId,
    spot: spot('The spot that it leaves'),
  }),
  PrivilegePassed: members('A seat uses no executive privilege, or no more (R26)', {
    seat: seat(),
    window: named('privilegeWindow', PrivilegeWindowSchema),
  }),
  LegislationEnacted: members('Legislation was enacted [Capitol Hill Phase]', {
    seat: seat('The president'),
    legislationId,
    order: named('enactOrder', integer('Which of the three it is, from 1', { minimum: 1, maximum: 3 })),
    becomesLaw: flag('It stays in play'),
    satisfies: nullable(contentId('The protest that it satisfies')),
  }),
  LobbyistPaid: members('Legislation pays a business [Lobbyist]', {
    seat: seat(),
    businessId,
    legislationId,
    amount: money('Dollars from the Treasury'),
  }),
  GiveawayDistributed: members('The Treasury’s money was given away [Giveaway]', {
    legislationId,
    allocations: list('Who got what', AllocationSchema),
  }),
  FineAssessed: members('A fine was assessed [Fine]', {
    legislationId,
    dues: named('fineDues', list('Clockwise from the president, without zeros', FineDueSchema)),
  }),
  FineWaived: members('A fine was waived by a Presidential Pardon (R26)', {
    seat: seat(),
    legislationId,
    due: money('Dollars'),
  }),
  FinePaid: members('A fine was paid as far as possible [Fine]', {
    seat: seat(),
    legislationId,
    due: money('Dollars owed'),
    paid: money('Dollars paid; the rest is not owed any more'),
  }),
  MonopolyBroken: members('A monopoly is broken [Break Monopoly]', {
    target: named('targetSeat', seatIndex('The player who must discard a business')),
    industry,
  }),
  FortunesDisclosed: members('All fortunes were told [Corporate Transparency]', {
    money: named('fortunes', list('Dollars of each seat, by seat', money('Dollars'))),
  }),
  NoEffect: members('Legislation did nothing', {
    legislationId,
    reason: named('noEffectReason', NoEffectReasonSchema),
  }),
  LegislationDiscarded: members('Legislation was discarded [Capitol Hill Phase]', {
    legislationIds: cards('The cards, in spot order'),
    reason: discardReason,
  }),
  TurnEnded: members('A turn ended [Capitol Hill Phase]', { turn }),
  GameEnded: members('The game has ended [Who Wins?]', {
    scores: list('By seat', FinalScoreSchema),
    winner: seatIndex('The winner'),
  }),
};

export type CorporateAmericaEvent = EventOf<typeof eventSchemas>;
export type EventType = CorporateAmericaEvent['type'];
/** The event of one type. */
export type EventNamed<T extends EventType> = Extract<CorporateAmericaEvent, { readonly type: T }>;
