import { type Static, Type } from 'typebox';
import {
  type CommandOf,
  contentId,
  integer,
  list,
  members,
  nullable,
  record,
  seatIndex,
} from '../../kernel/schema.ts';
import { AuditKindSchema, KeptSchema, MarketIdSchema } from './sets.ts';

const phaseNumber = (description: string) => integer(description, { minimum: 1, maximum: 3 });

/** Parameters of a nasty business; which ones a kind takes is told in specification 11.5. */
export const NastyParamsSchema = record(
  'NastyParams',
  'Parameters of a nasty business: exactly those that its kind takes',
  {
    target: Type.Optional(seatIndex('The enemy that is attacked')),
    city: Type.Optional(contentId('The city concerned')),
    phase: Type.Optional(phaseNumber('Number of the laid phase that is attacked')),
    market: Type.Optional(MarketIdSchema),
    to: Type.Optional(nullable(MarketIdSchema)),
  },
);
export type NastyParams = Static<typeof NastyParamsSchema>;

/** The commands with their parameters (specification, chapter 11). */
export const commandSchemas = {
  selectCeo: members('Select a CEO [CEO Card and Gameplay Pieces]', {
    ceoId: contentId('A CEO that no other seat has'),
  }),
  foundSecretBase: members('Found the secret base [Secret Base]', { market: MarketIdSchema }),
  placeStartingBusinesses: members('Place the three starting businesses [Businesses]', {
    cities: list('Three cities in three different markets', contentId('A city'), {
      minItems: 3,
      maxItems: 3,
    }),
  }),
  playCeoPower: members('Play the CEO power card at the start of the turn [CEO Power Cards]', {
    cities: Type.Optional(
      list('Land grab only: two different cities, or one if one token is left', contentId('A city'), {
        maxItems: 18,
      }),
    ),
  }),
  attemptEndgame: members('Attempt the endgame instead of a normal turn [Go for the Win]', {}),
  declareRevenue: members('Declare the revenue [Collect Revenue]', {
    amount: integer('Billions (R39)', { minimum: 0, maximum: 99 }),
  }),
  withdrawRevenue: members('Withdraw the declared revenue [Collect Revenue]', {
    amount: integer('Billions (R39)', { minimum: 0, maximum: 99 }),
  }),
  collectRevenue: members('Collect the computed revenue, in automatic mode (R12)', {}),
  collectOpportunities: members('Discard, then draw up to the hand limit [Collect Free Opportunities]', {
    discard: list('Cards of the hand to discard first', contentId('An opportunity card')),
  }),
  layPhase: members('Lay a phase [Lay a Phase]', {
    cardId: contentId('A phase card of the hand'),
    keep: Type.Optional(KeptSchema),
  }),
  buyPhase: members('Take over a laid phase of the own colour for its cost [Perform a Hostile Takeover]', {
    from: seatIndex('The enemy that has it'),
    phase: phaseNumber('Its number'),
  }),
  seizePhase: members('Take a laid phase of the own colour with an agent, for free [Lay a Phase]', {
    agentCardId: contentId('An agent of the hand'),
    from: seatIndex('The enemy that has it'),
    phase: phaseNumber('Its number'),
  }),
  playNastyBusiness: members('Play the nasty business of a phase card [Play Nasty Business or Agent Cards]', {
    cardId: contentId('A phase card of the hand'),
    params: NastyParamsSchema,
  }),
  raidWastedOpportunities: members(
    'Take a card from the opportunity discards with an agent [Play Nasty Business or Agent Cards]',
    {
      agentCardId: contentId('An agent of the hand'),
      takeCardId: contentId('A card of the opportunity discards'),
    },
  ),
  playSpecial: members('Play a special card [About Opportunity Cards]', {
    cardId: contentId('A special card of the hand'),
  }),
  buyOpportunity: members('Buy the top opportunity card [Buy More Opportunity Cards]', {}),
  endTurn: members('End the turn and draw a world event [World Event]', {}),
  acceptRevenue: members('Accept the withdrawn revenue; it may still be audited (R46)', {}),
  playCounter: members('Block the nasty business [Play Nasty Business or Agent Cards]', {
    cardId: contentId('A counter of the hand'),
  }),
  declineCounter: members('Let the nasty business pass', {}),
  forceReroll: members('Force a re-roll of the world die [Market Modifiers]', {
    cardId: contentId('A counter of the hand'),
  }),
  declineReroll: members('Let the roll stand', {}),
  attackEndgame: members('Attack the endgame attempt [Go for the Win]', {
    cardId: contentId('An agent of the hand'),
  }),
  declineAttack: members('Do not attack the endgame attempt', {}),
  defendEndgame: members('Defend the endgame attempt [Go for the Win]', {
    cardId: contentId('An agent of the hand'),
  }),
  concedeEndgame: members('Give up the endgame attempt [Go for the Win]', {}),
  discardForAudit: members('Discard the cards above the hand limit [Audit]', {
    cardIds: list('Exactly as many cards of the hand as are too many', contentId('An opportunity card')),
  }),
  audit: members('Audit an enemy [Audit]', {
    accused: seatIndex('The enemy'),
    kind: AuditKindSchema,
  }),
};

export type EvilCorpCommand = CommandOf<typeof commandSchemas>;
export type CommandType = EvilCorpCommand['type'];
/** The command of one type. */
export type CommandNamed<T extends CommandType> = Extract<EvilCorpCommand, { readonly type: T }>;
