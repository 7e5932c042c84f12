import type { Static } from 'typebox';
import { closedSet } from '../../kernel/schema.ts';

export const PhaseSchema = closedSet('Phase', 'Phase of the turn [Phases of a Turn]', {
  wallStreet: 'Businesses are started [Wall Street Phase]',
  mainStreet: 'Consumers spend their money [Main Street Phase]',
  campaignTrail: 'The next president is determined [Campaign Trail Phase]',
  capitolHill: 'The new president enacts legislation [Capitol Hill Phase]',
  gameOver: 'The game has ended',
});
export type Phase = Static<typeof PhaseSchema>;

export const StepSchema = closedSet('Step', 'What is being decided', {
  wallStreetTurn: 'A business card is discarded, then businesses are started [Wall Street Phase]',
  jobCreator: 'An extra business may be started [Job Creator]',
  thinkTank: 'A card is taken from a hand [Think Tank]',
  consumer: 'Consumer cards are revealed and one is played [Main Street Phase]',
  sharedCustomers: 'A recipient is named [Shared Customers]',
  settlement: 'The last chance for gifts (R16)',
  debate: 'Pledges are made (R20)',
  bid: 'Money is bid on candidates [Campaign Trail Phase]',
  supremeCourt: 'The arbiter decides a tied election (R2)',
  firstAct: 'The new president cleans up [Capitol Hill Phase]',
  privilegeWindow: 'Executive privileges may be used before legislation is enacted (R26)',
  enact: 'The president enacts three pieces of legislation [Capitol Hill Phase]',
  pardon: 'A fine may be waived with an executive privilege (R26)',
  breakMonopoly: 'A business of the monopoly is discarded [Break Monopoly]',
  finalSupremeCourt: 'The arbiter decides who of the tied has won [Who Wins?]',
});
export type Step = Static<typeof StepSchema>;

export const IndustrySchema = closedSet('Industry', 'An industry, in content order', {
  energy: 'Energy',
  entertainment: 'Entertainment',
  finance: 'Finance',
  food: 'Food',
  green: 'Green',
  health: 'Health',
  home: 'Home',
  luxury: 'Luxury',
  media: 'Media',
  sin: 'Sin',
  technology: 'Technology',
  transportation: 'Transportation',
});
export type Industry = Static<typeof IndustrySchema>;

export const PrProblemSchema = closedSet('PrProblem', 'A PR problem of a business [Main Street Phase]', {
  polluting: 'Polluting',
  labor: 'Labor',
});
export type PrProblem = Static<typeof PrProblemSchema>;

export const IdeologySchema = closedSet('Ideology', 'An ideology, in content order', {
  conservative: 'Conservative',
  liberal: 'Liberal',
  christian: 'Christian',
  environmental: 'Environmental',
  antiCorporate: 'Anti-corporate',
  antiGovernment: 'Anti-government',
});
export type Ideology = Static<typeof IdeologySchema>;

export const DeckKindSchema = closedSet('Deck', 'A deck of cards', {
  business: 'The business deck',
  consumer: 'The consumer deck',
  legislation: 'The legislation deck',
  executivePrivilege: 'The executive privilege cards',
});
export type DeckKind = Static<typeof DeckKindSchema>;

export const ShuffleCauseSchema = closedSet('ShuffleCause', 'Why a deck was shuffled', {
  setup: 'The game starts',
  reshuffle: 'The deck was empty and the discard pile became the deck (R8)',
  fork: 'Another game branches off here',
  rollback: 'The game goes on from an earlier version',
});
export type ShuffleCause = Static<typeof ShuffleCauseSchema>;

export const SeatStageSchema = closedSet('SeatStage', 'Stage of a seat in the Wall Street Phase', {
  waiting: 'Its turn has not come',
  discard: 'It must discard a business card',
  start: 'It starts businesses',
  done: 'It starts no more',
});
export type SeatStage = Static<typeof SeatStageSchema>;

export const DrawReasonSchema = closedSet('DrawReason', 'Why business cards were drawn', {
  wallStreet: 'The two cards of the Wall Street Phase [Wall Street Phase]',
  thinkTank: 'A Think Tank [Think Tank]',
});
export type DrawReason = Static<typeof DrawReasonSchema>;

export const DiscardReasonSchema = closedSet('DiscardReason', 'Why cards were discarded', {
  wallStreet: 'The business card of the Wall Street Phase [Wall Street Phase]',
  startUpLabs: 'Not chosen among the cards of Start Up Labs [Job Creator]',
  breakMonopoly: 'The business of a broken monopoly [Break Monopoly]',
  notChosen: 'Revealed, but not played [Main Street Phase]',
  phaseEnd: 'Played, and the phase is over [Main Street Phase]',
  enacted: 'Enacted, but no law [Capitol Hill Phase]',
  rejected: 'Not enacted [Capitol Hill Phase]',
});
export type DiscardReason = Static<typeof DiscardReasonSchema>;

export const StartSourceSchema = closedSet('StartSource', 'Where a started business came from', {
  hand: 'The hand',
  deck: 'The top cards of the business deck [Job Creator]',
});
export type StartSource = Static<typeof StartSourceSchema>;

export const StartingEndSchema = closedSet('StartingEnd', 'Why a seat starts no more (R5)', {
  quotaMet: 'It has started as many businesses as it should',
  cannotAfford: 'It can pay for no card of its hand',
  declined: 'It wants no more, where the options allow that',
});
export type StartingEnd = Static<typeof StartingEndSchema>;

export const ThinkTankEndSchema = closedSet('ThinkTankEnd', 'Why a Think Tank took nothing [Think Tank]', {
  noCards: 'No card is left to draw',
  noHands: 'Every other hand is empty',
  declined: 'Its owner did not want to',
});
export type ThinkTankEnd = Static<typeof ThinkTankEndSchema>;

export const PlayCauseSchema = closedSet('PlayCause', 'Why a consumer card was played', {
  player: 'A player played it [Main Street Phase]',
  abstinenceEducation: 'The ninth card [Abstinence Education]',
});
export type PlayCause = Static<typeof PlayCauseSchema>;

export const RevealCauseSchema = closedSet('RevealCause', 'Why legislation was revealed', {
  electionIssues: 'The six election issues [Campaign Trail Phase]',
  newPresident: 'The two cards of the new president [Capitol Hill Phase]',
  pocketVeto: 'It replaces a vetoed card (R26)',
});
export type RevealCause = Static<typeof RevealCauseSchema>;

export const LegislationTypeSchema = closedSet(
  'LegislationType',
  'Type of a legislation card [Legislation Effects Reference]',
  {
    stimulus: 'Stimulus',
    giveaway: 'Giveaway',
    tax: 'Tax',
    fine: 'Fine',
    offset: 'Offset',
    distraction: 'Distraction',
    abstinenceEducation: 'Abstinence Education',
    crackDown: 'Crack Down',
    termLimits: 'Term Limits',
    revoke: 'Revoke',
    barTheRevolvingDoor: 'Bar the Revolving Door',
    breakMonopoly: 'Break Monopoly',
    corporateTransparency: 'Corporate Transparency',
    patriotAct: 'Patriot Act',
  },
);
export type LegislationType = Static<typeof LegislationTypeSchema>;

export const PrivilegeTimingSchema = closedSet(
  'PrivilegeTiming',
  'When an executive privilege is used (R26)',
  {
    mainStreetTurn: 'On the own Main Street turn, before the first reveal',
    playConsumer: 'With a played consumer card',
    startBusiness: 'With a started business',
    placeBid: 'With a bid',
    capitolHillWindow: 'After the eighth legislation card is revealed',
    fine: 'When a fine is due',
  },
);
export type PrivilegeTiming = Static<typeof PrivilegeTimingSchema>;

export const PrivilegeWindowSchema = closedSet(
  'PrivilegeWindow',
  'Where a seat was asked for a privilege (R26)',
  {
    capitolHill: 'After the eighth legislation card is revealed',
    fine: 'When a fine is due',
  },
);
export type PrivilegeWindow = Static<typeof PrivilegeWindowSchema>;

export const RevokeCauseSchema = closedSet('RevokeCause', 'Why a law was revoked', {
  firstAct: 'The first act of the new president [Capitol Hill Phase]',
  legislation: 'Revoke legislation [Revoke]',
  executiveOrder: 'The privilege Executive Order (R26)',
});
export type RevokeCause = Static<typeof RevokeCauseSchema>;

export const ProtestViaSchema = closedSet('ProtestVia', 'How a protest was satisfied or ended', {
  legislation: 'Legislation of its ideology [Capitol Hill Phase]',
  patriotAct: 'The Patriot Act [Patriot Act]',
  crackDown: 'Crack Down [Crack Down]',
  freeSpeechZone: 'The privilege Free Speech Zone (R26)',
});
export type ProtestVia = Static<typeof ProtestViaSchema>;

export const NoEffectReasonSchema = closedSet('NoEffectReason', 'Why legislation did nothing', {
  distraction: 'It is a distraction [Distraction]',
  noEligiblePlayer: 'Nobody may get the money [Giveaway]',
  nothingRevoked: 'No law was revoked [Revoke]',
  noProtestEnded: 'No protest was ended [Crack Down]',
  noSynergy: 'Nobody has synergy [Break Monopoly]',
});
export type NoEffectReason = Static<typeof NoEffectReasonSchema>;

export const CourtQuestionSchema = closedSet('CourtQuestion', 'What the Supreme Court is asked', {
  presidency: 'Who of the tied candidates is president [Capitol Hill Phase]',
  victory: 'Who of the tied players wins [Who Wins?]',
});
export type CourtQuestion = Static<typeof CourtQuestionSchema>;

export const CourtMethodSchema = closedSet('CourtMethod', 'How the Supreme Court decided (R2)', {
  random: 'By lot',
  arbiter: 'By the arbiter',
});
export type CourtMethod = Static<typeof CourtMethodSchema>;

export const WallStreetModeSchema = closedSet('WallStreetMode', 'Who acts when in the Wall Street Phase', {
  ordered: 'One seat after the other, clockwise from the president',
  simultaneous: 'All seats at the same time (R4)',
});
export type WallStreetMode = Static<typeof WallStreetModeSchema>;

export const FirstPresidentModeSchema = closedSet(
  'FirstPresidentMode',
  'How the first president is found (R1)',
  {
    random: 'By lot',
    seat: 'The named seat',
    declaredCash: 'The seat with the most real money declared, by lot among the tied [Who Goes First?]',
  },
);
export type FirstPresidentMode = Static<typeof FirstPresidentModeSchema>;

export const SupremeCourtModeSchema = closedSet('SupremeCourtMode', 'Who decides ties (R2)', {
  random: 'The lot',
  arbiter: 'A person outside the game, at one more place of the table (R39)',
});
export type SupremeCourtMode = Static<typeof SupremeCourtModeSchema>;

export const MoneyVisibilitySchema = closedSet('MoneyVisibility', 'Who sees fortunes [Setup]', {
  secret: 'Their owners only',
  open: 'Everybody; bids stay secret until they are revealed (R38)',
});
export type MoneyVisibility = Static<typeof MoneyVisibilitySchema>;

export const ImmaculateImageScopeSchema = closedSet(
  'ImmaculateImageScope',
  'What Immaculate Image protects from (R13)',
  {
    legislation: 'Legislation that names a PR problem, as a whole',
    prTag: 'The PR problems that legislation names; the industries it names still count',
  },
);
export type ImmaculateImageScope = Static<typeof ImmaculateImageScopeSchema>;
