import type { Static } from 'typebox';
import { closedSet } from '../../kernel/schema.ts';

export const DirectionSchema = closedSet('Direction', 'Direction of play around the table [Player Order]', {
  clockwise: 'Seat numbers rise',
  counterclockwise: 'Seat numbers fall',
});
export type Direction = Static<typeof DirectionSchema>;

export const RevenueModeSchema = closedSet('RevenueMode', 'How revenue is collected (R12)', {
  declared: 'The player states the revenue and may be wrong; enemies may audit it',
  automatic: 'The engine computes it and nobody can be audited about revenue',
});
export type RevenueMode = Static<typeof RevenueModeSchema>;

export const StatusSchema = closedSet('Status', 'Where the game stands', {
  setup: 'CEOs, secret bases and first businesses are being chosen',
  playing: 'Turns are being played',
  finished: 'The game has ended',
});
export type Status = Static<typeof StatusSchema>;

export const SetupStepSchema = closedSet('SetupStep', 'What is being chosen during setup', {
  ceo: 'Each seat selects its CEO',
  home: 'Each seat founds its secret base',
  businesses: 'Each seat places three businesses',
});
export type SetupStep = Static<typeof SetupStepSchema>;

export const StageSchema = closedSet('Stage', 'Stage of the turn', {
  collect: 'Revenue and free opportunities [Collect Revenue]',
  spend: 'Phases, nasty business, agents and purchases [Spend]',
  worldEvent: 'A world event is being resolved [World Event]',
  endgame: 'An endgame attempt replaces the turn [Go for the Win]',
});
export type Stage = Static<typeof StageSchema>;

export const RevenueStateSchema = closedSet('RevenueState', 'What became of the revenue of this turn', {
  available: 'Not yet declared',
  declared: 'Declared, not yet withdrawn',
  collected: 'Withdrawn',
  forbidden: 'Not to be had this turn [Bankruptcy]',
  forfeited: 'Lost by spending first [Collect Free Opportunities]',
});
export type RevenueState = Static<typeof RevenueStateSchema>;

export const OpportunitiesStateSchema = closedSet(
  'OpportunitiesState',
  'What became of the free opportunities of this turn',
  {
    available: 'Not yet collected',
    collected: 'Collected',
    forfeited: 'Lost by spending first [Collect Free Opportunities]',
  },
);
export type OpportunitiesState = Static<typeof OpportunitiesStateSchema>;

export const CollectItemSchema = closedSet('CollectItem', 'An item of the collect stage', {
  revenue: 'The revenue of the turn',
  opportunities: 'The free opportunity cards of the turn',
});
export type CollectItem = Static<typeof CollectItemSchema>;

export const MarketIdSchema = closedSet('MarketId', 'A market of the board [Board and Centrepiece]', {
  'north-america': 'North America, face 1 of the world die',
  'south-america': 'South America, face 2 of the world die',
  europe: 'Europe, face 3 of the world die',
  africa: 'Africa, face 4 of the world die',
  asia: 'Asia, face 5 of the world die',
  oceania: 'Oceania, face 6 of the world die',
});
export type MarketId = Static<typeof MarketIdSchema>;

export const ColourSchema = closedSet('Colour', 'Colour of a CEO and of phase cards', {
  red: 'The Visionary',
  orange: 'The Expansionist',
  blue: 'The Technocrat',
  green: 'The Savant',
  yellow: 'The Utopian',
  purple: 'The Oligarch',
});
export type Colour = Static<typeof ColourSchema>;

export const NastyKindSchema = closedSet(
  'NastyKind',
  'Kind of nasty business, the lower part of a phase card',
  {
    counter: 'Reaction: blocks an enemy nasty business, or forces a re-roll of the world die',
    embezzlement: 'Take up to 3 from one enemy',
    'class-action': 'One enemy owes you 4 at once',
    'market-crash': 'Every enemy owes the bank 2 at once',
    'asset-seizure': 'Replace one enemy business in a city by one of yours',
    demolition: 'Remove one enemy business from a city',
    injunction: "Discard a phase an enemy has in play that is not in that enemy's colour",
    'talent-poaching': "Take one random card from an enemy's hand",
    lobbying: 'Discard a world event in play, or slide it to another market',
    'insider-trading': 'Take 4 from the bank',
    'shell-company': 'Place one of your businesses in any city',
  },
);
export type NastyKind = Static<typeof NastyKindSchema>;

export const TokenSchema = closedSet('Token', 'Token that a seat shows [Bankruptcy]', {
  none: 'Nothing is shown',
  bankrupt: 'The BANKRUPT side',
  rebranding: 'The REBRANDING side',
});
export type Token = Static<typeof TokenSchema>;

export const PowerStateSchema = closedSet('PowerState', 'State of the CEO power card [CEO Power Cards]', {
  off: 'The game is played without CEO powers',
  unused: 'May be played once',
  used: 'Was played',
});
export type PowerState = Static<typeof PowerStateSchema>;

export const KeptSchema = closedSet('Kept', 'Which card stays in play when a number is laid again', {
  new: 'The card just laid',
  old: 'The card that was in play',
});
export type Kept = Static<typeof KeptSchema>;

export const DiePurposeSchema = closedSet('DiePurpose', 'Why the world die is rolled', {
  worldEvent: 'Where a world event lands [World Event]',
  regimeChange: 'Which market the regime change hits',
});
export type DiePurpose = Static<typeof DiePurposeSchema>;

export const ShuffleReasonSchema = closedSet('ShuffleReason', 'Why both decks were shuffled', {
  setup: 'The game starts',
  fork: 'Another game branches off here',
  rollback: 'The game goes on from an earlier version',
});
export type ShuffleReason = Static<typeof ShuffleReasonSchema>;

export const BusinessCauseSchema = closedSet('BusinessCause', 'Why a business was placed or removed', {
  landGrab: 'CEO power Land Grab',
  shellCompany: 'Nasty business Shell Company',
  demolition: 'Nasty business Demolition',
});
export type BusinessCause = Static<typeof BusinessCauseSchema>;

export const PhaseCauseSchema = closedSet('PhaseCause', 'Why a laid phase was discarded', {
  injunction: 'Nasty business Injunction',
});

export const BankPaidReasonSchema = closedSet('BankPaidReason', 'Why the bank paid', {
  insiderTrading: 'Nasty business Insider Trading',
  bailout: 'Special card Bailout',
  auditCorrection: 'An audit found the revenue too low',
});
export type BankPaidReason = Static<typeof BankPaidReasonSchema>;

export const DebtReasonSchema = closedSet('DebtReason', 'Why a debt was due [Bankruptcy]', {
  classAction: 'Nasty business Class Action',
  marketCrash: 'Nasty business Market Crash',
  disaster: 'Disaster Philanthropy',
  auditCorrection: 'An audit found the revenue too high',
  auditFee: 'Fee to the enemy whose audit was upheld',
  auditPenalty: 'Penalty of the enemy whose audit was rejected',
});
export type DebtReason = Static<typeof DebtReasonSchema>;

export const AvertedCauseSchema = closedSet('AvertedCause', 'What averted a bankruptcy', {
  endgameUnlocked: 'An unlocked endgame is immune [Bankruptcy]',
  ceoPower: 'CEO power Debt Jubilee',
});
export type AvertedCause = Static<typeof AvertedCauseSchema>;

export const AuditKindSchema = closedSet('AuditKind', 'What an audit is about [Audit]', {
  revenueDeclaration: 'Whether the declared revenue is correct',
  revenueWithdrawal: 'Whether the withdrawn amount is the declared one',
  handLimit: 'Whether the hand is over its limit',
});
export type AuditKind = Static<typeof AuditKindSchema>;

export const EndReasonSchema = closedSet('EndReason', 'Why the game ended', {
  endgame: 'An endgame attempt succeeded [Go for the Win]',
  roundLimit: 'The round limit was reached (R34)',
});
export type EndReason = Static<typeof EndReasonSchema>;
