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
import { NastyParamsSchema } from './commands.ts';
import { type Options, OptionsSchema } from './options.ts';
import {
  AuditKindSchema,
  AvertedCauseSchema,
  BankPaidReasonSchema,
  BusinessCauseSchema,
  CollectItemSchema,
  DebtReasonSchema,
  DiePurposeSchema,
  EndReasonSchema,
  KeptSchema,
  MarketIdSchema,
  NastyKindSchema,
  PhaseCauseSchema,
  RevenueStateSchema,
  ShuffleReasonSchema,
  TokenSchema,
} from './sets.ts';

const seat = (description = 'The seat concerned') => named('seatIndex', seatIndex(description));
const market = named('marketId', MarketIdSchema);
const phase = named('phaseNumber', integer('Number of the phase', { minimum: 1, maximum: 3 }));
const money = (description: string) => integer(description, { minimum: 0 });
const count = (description: string) => integer(description, { minimum: 0, maximum: 1000 });
const card = (description = 'The card') => contentId(description);
const cards = (description: string) => list(description, contentId('A card'));
const seats = (description: string) => list(description, seatIndex('A seat'));

export const RemovedBusinessesSchema = record('RemovedBusinesses', 'Businesses removed from a city', {
  seat: seatIndex('Their owner'),
  city: contentId('The city'),
  count: integer('How many', { minimum: 1, maximum: 20 }),
});

export const RankedSeatSchema = record('RankedSeat', 'A place in the ranking', {
  seat: seatIndex('The seat'),
  rank: integer('1 is best; tied seats share a rank', { minimum: 1, maximum: 6 }),
});

/** The events with their payloads (specification, chapter 12). */
export const eventSchemas = {
  GameStarted: members('The game has started', {
    config: named('gameOptions', anyJson<Options>('The options, complete', OptionsSchema)),
    seats: seats('All seats'),
    turnOrder: seats('All seats, first player first [Player Order]'),
  }),
  DecksShuffled: members('Both decks were shuffled [The Opportunity and World Event Decks]', {
    reason: named('shuffleReason', ShuffleReasonSchema),
    opportunityDeck: cards('The order of the opportunity deck, top first'),
    worldEventDeck: cards('The order of the world event deck, top first'),
    opportunityCount: count('Cards of the opportunity deck'),
    worldEventCount: count('Cards of the world event deck'),
  }),
  CeoSelected: members('A seat selected its CEO [CEO Card and Gameplay Pieces]', {
    seat: seat(),
    ceoId: contentId('The CEO'),
  }),
  SecretBaseFounded: members('A seat founded its secret base [Secret Base]', { seat: seat(), market }),
  StartingBusinessesPlaced: members('A seat placed its first businesses [Businesses]', {
    seat: seat(),
    cities: list('The three cities', contentId('A city')),
  }),
  StartingHandDealt: members('A seat got its first cards and money [Liquidity and Opportunity]', {
    seat: seat(),
    cardIds: cards('The cards, in the order drawn'),
    count: count('Number of cards'),
    liquidity: money('Billions from the bank'),
  }),

  TurnStarted: members('A turn started [Player Turn]', {
    seat: seat(),
    turnNumber: integer('Counts the turns of the game from 1', { minimum: 1 }),
    round: integer('Counts the rounds from 1', { minimum: 1 }),
    tokenBefore: TokenSchema,
    tokenAfter: TokenSchema,
    revenue: named('revenueState', RevenueStateSchema),
    endgameEligible: flag('Whether the endgame was unlocked when the turn started [Endgame]'),
  }),
  CeoPowerPlayed: members('A CEO power card was played [CEO Power Cards]', {
    seat: seat(),
    powerCardId: contentId('The power card'),
    tokenReturned: flag('Debt Jubilee: whether a token was given back'),
  }),
  CollectStageClosed: members('The collect stage is over [Spend]', {
    seat: seat(),
    forfeited: list('What was lost [Collect Free Opportunities]', CollectItemSchema),
  }),
  TurnEnded: members('A turn ended', {
    seat: seat(),
    turnNumber: integer('The number of the turn', { minimum: 1 }),
  }),
  GameEnded: members('The game has ended', {
    reason: named('endReason', EndReasonSchema),
    winners: seats('All seats of rank 1'),
    ranking: named('rankedSeats', list('Best first', RankedSeatSchema)),
    endgamePlanId: nullable(contentId('The plan that succeeded')),
  }),

  RevenueDeclared: members('Revenue was declared [Collect Revenue]', {
    seat: seat(),
    amount: money('Billions declared'),
    correct: money('Billions that would be correct'),
  }),
  RevenueWithdrawn: members('Revenue was withdrawn [Collect Revenue]', {
    seat: seat(),
    amount: money('Billions taken from the bank'),
  }),
  RevenueAccepted: members('An enemy let the withdrawn revenue pass; it may still be audited (R46)', {
    seat: seat(),
  }),
  OpportunitiesCollected: members('Free opportunities were collected [Collect Free Opportunities]', {
    seat: seat(),
    discarded: cards('Cards discarded first, in order'),
    drawn: cards('Cards drawn, in order'),
    count: count('Number of cards drawn'),
    final: flag('False where the deck ran out and the collection goes on'),
  }),
  PhaseLaid: members('A phase was laid [Lay a Phase]', {
    seat: seat(),
    cardId: card(),
    phase,
    city: contentId('The city of the card'),
    cost: money('Billions paid to the bank'),
    kept: nullable(KeptSchema),
    discardedCardId: nullable(contentId('The card that went to the discards')),
    businessPlaced: flag('False where the supply was empty (R5)'),
    pieceAdded: flag('Whether the secret base grew [Phases, HQ and Hand Limit]'),
  }),
  EndgameUnlocked: members('All three phases are in the own colour [Endgame]', { seat: seat() }),
  PhaseBought: members('A phase was taken over for its cost [Perform a Hostile Takeover]', {
    seat: seat(),
    from: named('fromSeat', seatIndex('The seat that had it')),
    phase,
    cardId: card(),
    price: money('Billions paid to the seat that had it'),
  }),
  PhaseSeized: members('A phase was taken with an agent [Lay a Phase]', {
    seat: seat(),
    from: named('fromSeat', seatIndex('The seat that had it')),
    phase,
    cardId: card(),
    agentCardId: contentId('The agent used'),
  }),
  OpportunityBought: members('A card was bought [Buy More Opportunity Cards]', {
    seat: seat(),
    cardId: card(),
    price: money('Billions paid to the bank'),
  }),
  BusinessPlaced: members('A business was placed', {
    seat: seat(),
    city: contentId('The city'),
    cause: named('businessCause', BusinessCauseSchema),
  }),
  WastedOpportunitiesRaided: members(
    'A discard was taken with an agent [Play Nasty Business or Agent Cards]',
    {
      seat: seat(),
      agentCardId: contentId('The agent used'),
      takenCardId: contentId('The card taken'),
    },
  ),
  WastedOpportunitiesReshuffled: members(
    'The discards were shuffled into the decks after the use of an agent [Play Nasty Business or Agent Cards]',
    {
      opportunityDeck: cards('The new order of the opportunity deck, top first'),
      worldEventDeck: nullable(
        cards('The new order of the world event deck, or null if it was not shuffled'),
      ),
      opportunityCount: count('Cards of the opportunity deck'),
      worldEventCount: count('Cards of the world event deck'),
      opportunityReturned: count('Cards that came from the opportunity discards'),
      worldEventReturned: count('Cards that came from the world event discards'),
    },
  ),
  OpportunityDeckRecycled: members('The opportunity discards became the deck (R23)', {
    deck: cards('The order of the deck, top first'),
    returned: count('Number of cards'),
  }),
  WorldEventDeckRecycled: members('The world event discards became the deck (R23)', {
    deck: cards('The order of the deck, top first'),
    returned: count('Number of cards'),
  }),
  SpecialPlayed: members('A special card was played', { seat: seat(), cardId: card() }),
  SpecialResolved: members('A special card is done and discarded', { seat: seat(), cardId: card() }),
  RegimeChanged: members('A regime change removed enemy businesses', {
    seat: seat(),
    market,
    removed: named('removedBusinesses', list('What was removed, in player order', RemovedBusinessesSchema)),
  }),
  TokenReturned: members('A token was given back', { seat: seat() }),
  BankPaid: members('The bank paid', {
    seat: seat(),
    amount: money('Billions'),
    reason: named('bankPaidReason', BankPaidReasonSchema),
  }),

  NastyBusinessPlayed: members('A nasty business was played [Play Nasty Business or Agent Cards]', {
    seat: seat(),
    cardId: card(),
    nasty: named('nastyKind', NastyKindSchema),
    params: named('nastyParams', NastyParamsSchema),
  }),
  CounterDeclined: members('A seat let the nasty business pass', { seat: seat() }),
  CounterPlayed: members('A seat played a counter [Play Nasty Business or Agent Cards]', {
    seat: seat(),
    cardId: card('The counter'),
  }),
  NastyBusinessBlocked: members('A nasty business was blocked and discarded', {
    seat: seat('The seat that played it'),
    cardId: card(),
    by: seatIndex('The seat that blocked it'),
  }),
  MoneyStolen: members('Money was embezzled', {
    from: named('fromSeat', seatIndex('The seat that loses it')),
    to: named('toSeat', seatIndex('The seat that gets it')),
    amount: money('Billions'),
  }),
  BusinessSeized: members('A business was replaced by one of an enemy', {
    from: named('fromSeat', seatIndex('The seat that loses it')),
    to: named('toSeat', seatIndex('The seat that places one')),
    city: contentId('The city'),
  }),
  BusinessRemoved: members('A business was removed', {
    seat: seat('Its owner'),
    city: contentId('The city'),
    cause: named('businessCause', BusinessCauseSchema),
  }),
  PhaseDiscarded: members('A laid phase was discarded', {
    seat: seat('The seat that had it'),
    phase,
    cardId: card(),
    cause: named('phaseCause', PhaseCauseSchema),
  }),
  CardPoached: members('A random card changed hands', {
    from: named('fromSeat', seatIndex('The seat that loses it')),
    to: named('toSeat', seatIndex('The seat that gets it')),
    cardId: card(),
  }),
  WorldEventRemoved: members('A world event was lobbied away', { cardId: card(), market }),
  WorldEventMoved: members('A world event was slid to another market (R36)', {
    cardId: card(),
    from: named('fromMarket', MarketIdSchema),
    to: named('toMarket', MarketIdSchema),
    replacedCardId: nullable(contentId('The world event discarded below it')),
  }),
  NastyBusinessResolved: members('A nasty business is done and discarded', {
    seat: seat(),
    cardId: card(),
    nasty: named('nastyKind', NastyKindSchema),
  }),

  WorldEventDrawn: members('A world event was drawn [World Event]', { seat: seat(), cardId: card() }),
  WorldDieRolled: members('The world die was rolled', {
    seat: seat('The seat whose turn it is'),
    purpose: named('diePurpose', DiePurposeSchema),
    face: integer('The face shown', { minimum: 1, maximum: 6 }),
    market,
    rollNumber: integer('1, and one more for each re-roll', { minimum: 1 }),
  }),
  RerollDeclined: members('A seat let the roll stand', { seat: seat() }),
  RerollForced: members('A seat forced a re-roll [Market Modifiers]', {
    seat: seat(),
    cardId: card('The counter'),
  }),
  WorldEventPlaced: members('A market modifier landed [Market Modifiers]', {
    cardId: card(),
    market,
    replacedCardId: nullable(contentId('The world event discarded below it')),
  }),
  DisasterStruck: members('A disaster struck [Disaster Philanthropy]', {
    cardId: card(),
    market,
    affected: seats('Seats with assets in the market, in the order in which they pay'),
  }),
  DebtSettled: members('A debt was paid as far as possible [Bankruptcy]', {
    debtor: seatIndex('Who owes'),
    creditor: nullable(seatIndex('Who is paid; null for the bank')),
    due: money('Billions owed'),
    paid: money('Billions paid; the rest is written off (R24)'),
    reason: named('debtReason', DebtReasonSchema),
  }),
  BankruptcyDeclared: members('A seat is bankrupt [Bankruptcy]', { seat: seat() }),
  BankruptcyAverted: members('A seat could not pay and is not bankrupt', {
    seat: seat(),
    cause: named('avertedCause', AvertedCauseSchema),
  }),

  EndgameAttempted: members('An endgame was attempted [Go for the Win]', {
    seat: seat(),
    cost: money('Billions paid to the bank'),
    endgamePlanId: contentId('The endgame plan'),
  }),
  EndgameAttackDeclined: members('A seat did not attack the attempt', { seat: seat() }),
  EndgameAttacked: members('A seat attacked the attempt with an agent [Go for the Win]', {
    seat: seat(),
    attempter: seatIndex('The seat that attempts its endgame'),
    cardId: card('The agent'),
  }),
  EndgameDefended: members('The attempt was defended with an agent [Go for the Win]', {
    seat: seat(),
    attacker: seatIndex('The seat that attacked'),
    cardId: card('The agent'),
  }),
  EndgameFailed: members('The attempt failed [Go for the Win]', {
    seat: seat(),
    attacker: seatIndex('The seat that attacked'),
  }),
  EndgameSucceeded: members('The attempt succeeded [Go for the Win]', {
    seat: seat(),
    endgamePlanId: contentId('The endgame plan'),
  }),

  AuditCalled: members('A seat called an audit [Audit]', {
    auditor: seatIndex('Who accuses'),
    accused: seatIndex('Who is accused'),
    kind: named('auditKind', AuditKindSchema),
  }),
  AuditUpheld: members('The audit was right [Audit]', {
    auditor: seatIndex('Who accused'),
    accused: seatIndex('Who was accused'),
    kind: named('auditKind', AuditKindSchema),
    declared: nullable(money('Billions declared, before the correction; null for the hand limit')),
    correct: nullable(money('Billions that are correct; only for a declaration')),
    withdrawn: nullable(integer('Billions withdrawn, before the correction; null if nothing was')),
    delta: nullable(integer('Billions by which the amount is corrected; null for the hand limit')),
    excess: nullable(integer('Cards above the hand limit; only for the hand limit', { minimum: 1 })),
  }),
  AuditRejected: members('The audit was wrong [Audit]', {
    auditor: seatIndex('Who accused'),
    accused: seatIndex('Who was accused'),
    kind: named('auditKind', AuditKindSchema),
  }),
  AuditDiscardMade: members('The cards above the hand limit were discarded [Audit]', {
    seat: seat(),
    cardIds: cards('The cards, in the order discarded'),
  }),
};

export type EvilCorpEvent = EventOf<typeof eventSchemas>;
export type EventType = EvilCorpEvent['type'];
/** The event of one type. */
export type EventNamed<T extends EventType> = Extract<EvilCorpEvent, { readonly type: T }>;
