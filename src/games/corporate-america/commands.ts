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
  variants,
} from '../../kernel/schema.ts';
import { IndustrySchema } from './sets.ts';

const dollars = integer('Dollars', { minimum: 1 });
const business = (description: string) => contentId(description);

export const BidContributionSchema = record('BidContribution', 'Money bid on one candidate', {
  candidate: seatIndex('The candidate, named once'),
  amount: dollars,
});
export type BidContribution = Static<typeof BidContributionSchema>;

export const AllocationSchema = record('Allocation', 'A share of a giveaway', {
  seat: seatIndex('An eligible seat, named once'),
  amount: dollars,
});
export type Allocation = Static<typeof AllocationSchema>;

export const MonopolySchema = record('Monopoly', 'A monopoly to break [Break Monopoly]', {
  target: seatIndex('A player with synergy'),
  industry: IndustrySchema,
});
export type Monopoly = Static<typeof MonopolySchema>;

export const ChoiceSchema = variants('Choice', 'The choice of a legislation’s effect', [
  record('AllocationsChoice', 'Giveaway', {
    allocations: list('In total the whole amount', AllocationSchema, { minItems: 1, maxItems: 6 }),
  }),
  record('LawChoice', 'Revoke', { lawId: contentId('Revoke: a law in play') }),
  record('ProtestChoice', 'Crack Down', { protestId: contentId('Crack Down: a protest in play') }),
  record('MonopolyChoice', 'Break Monopoly', { monopoly: MonopolySchema }),
]);
export type Choice = Static<typeof ChoiceSchema>;

/** A choice for whoever asks which one it is: all of its members but one are absent. */
export interface ChoiceMembers {
  readonly allocations?: readonly Allocation[];
  readonly lawId?: string;
  readonly protestId?: string;
  readonly monopoly?: Monopoly;
}

/** The commands with their parameters (specification, chapters 7 to 10). */
export const commandSchemas = {
  discardBusinessCard: members('Discard a business card of the hand [Wall Street Phase]', {
    businessId: business('A card of the hand'),
  }),
  startBusiness: members('Start a business of the hand [Wall Street Phase]', {
    businessId: business('A card of the hand'),
    privilegeId: Type.Optional(nullable(contentId('No-Bid Contract, to pay less'))),
  }),
  finishStarting: members('Start no more businesses (R5)', {}),
  startExtraBusiness: members('Start an extra business [Job Creator]', {
    businessId: business('A card of the hand, or one of those under Start Up Labs'),
  }),
  declineExtraBusiness: members('Start no extra business [Job Creator]', {}),
  inspectHand: members('Look at the hand of another player [Think Tank]', {
    target: seatIndex('A player with cards in hand'),
  }),
  takeBusinessCard: members('Take a card of the inspected hand [Think Tank]', {
    businessId: business('A card of that hand'),
  }),
  declineThinkTank: members('Take no card [Think Tank]', {}),
  revealConsumer: members('Reveal a consumer card [Main Street Phase]', {
    sponsors: list('Sponsored businesses that lower the price [Sponsored]', contentId('Own or borrowed'), {
      maxItems: 60,
    }),
  }),
  playConsumer: members('Play a revealed consumer card [Main Street Phase]', {
    consumerId: contentId('A revealed card'),
    privilegeId: Type.Optional(nullable(contentId('Stimulus Check, to make more'))),
  }),
  orderPeekedConsumers: members('Put the cards of an Insider Briefing back (R26)', {
    order: list('All of them, the new top first', contentId('A consumer card'), { maxItems: 4 }),
  }),
  assignSharedCustomers: members('Name who gets the money [Shared Customers]', {
    recipient: seatIndex('A seat with a business in the industry'),
  }),
  giveMoney: members('Give money to another player [Main Street Phase]', {
    to: seatIndex('Another player'),
    amount: dollars,
  }),
  lendSponsorship: members('Give a deduction to another player [Sponsored]', {
    businessId: business('An own Sponsored business that is not used'),
    to: seatIndex('Another player'),
  }),
  withdrawSponsorship: members('Take a lent deduction back (R11)', {
    businessId: business('A business that is lent and not used'),
  }),
  confirmSettlement: members('Agree to the end of the phase (R16)', {}),
  makePledge: members('Say which legislation the seat would enact (R20)', {
    legislationIds: list('Different cards of the board', contentId('A legislation card'), { maxItems: 3 }),
  }),
  endDebate: members('Agree to the end of the debate (R20)', {}),
  placeBid: members('Bid money on candidates [Campaign Trail Phase]', {
    contributions: list('Different candidates', BidContributionSchema, { minItems: 1, maxItems: 6 }),
    matchingFundsFor: Type.Optional(
      nullable(seatIndex('Matching Funds: the candidate of this bid that gets them')),
    ),
  }),
  passBid: members('Bid no more in this election [Campaign Trail Phase]', {}),
  ruleSupremeCourt: members('Decide a tie, by the arbiter (R2)', {
    winner: nullable(seatIndex('A tied seat; null leaves it to the lot')),
  }),
  revokeLaw: members('Revoke a law of former turns as the first act [Capitol Hill Phase]', {
    lawId: contentId('A law in play'),
  }),
  patriotActDismiss: members('Satisfy a protest as the first act [Patriot Act]', {
    protestId: contentId('A protest in play'),
  }),
  endFirstAct: members('Do no more as the first act [Capitol Hill Phase]', {}),
  enactLegislation: members('Enact legislation [Capitol Hill Phase]', {
    legislationId: contentId('A card of the board'),
    satisfies: nullable(contentId('The protest that it satisfies')),
    choice: nullable(ChoiceSchema),
  }),
  discardMonopolyBusiness: members('Discard a business of the monopoly [Break Monopoly]', {
    businessId: business('An own business in the industry'),
  }),
  useExecutivePrivilege: members('Use an executive privilege (R26)', {
    privilegeId: contentId('A card that the seat holds'),
    lawId: Type.Optional(contentId('Executive Order: the law')),
    legislationId: Type.Optional(contentId('Pocket Veto: the card of the board')),
    protestId: Type.Optional(contentId('Free Speech Zone: the protest')),
  }),
  passPrivilege: members('Use no executive privilege, or no more (R26)', {}),
};

export type CorporateAmericaCommand = CommandOf<typeof commandSchemas>;
export type CommandType = CorporateAmericaCommand['type'];
/** The command of one type. */
export type CommandNamed<T extends CommandType> = Extract<CorporateAmericaCommand, { readonly type: T }>;
