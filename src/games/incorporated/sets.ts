import type { Static } from 'typebox';
import { closedSet } from '../../kernel/schema.ts';

export const SetupModeSchema = closedSet('SetupMode', 'How corporations are assigned [Setup]', {
  random: 'Each seat gets a corporation at random',
  auction: 'Seats bid for the corporations [Advanced Setup]',
});
export type SetupMode = Static<typeof SetupModeSchema>;

export const CorporationIdSchema = closedSet(
  'CorporationId',
  'A mega-corporation, in turn order [Mega-Corporation Cards]',
  {
    'fortress-derivatives': 'Fortress Derivatives, which acts first (R4)',
    'giant-squid': 'Giant Squid, which rolls the crisis die and chooses the discards',
    'big-brother': 'Big Brother, which draws the outlook, makes its choices and sees the next one',
    'old-money': 'Old Money, which has a bonus executive',
  },
);
export type CorporationId = Static<typeof CorporationIdSchema>;

export const PhaseSchema = closedSet('Phase', 'Phase of the game [Game Flow and Rules]', {
  corporationAuction: 'Corporations are being assigned [Advanced Setup]',
  outlook: 'Phase 1, Outlook',
  investment: 'Phase 2, Investment',
  competition: 'Phase 3, Competition',
  lobbying: 'Phase 4, Lobbying',
  earnings: 'Phase 5, Earnings',
  gameOver: 'The game has ended',
});
export type Phase = Static<typeof PhaseSchema>;

export const ZoneIdSchema = closedSet('ZoneId', 'A zone of the board [Countries]', {
  americas: 'Americas',
  europe: 'Europe',
  asia: 'Asia',
  'third-world': '3rd World',
});
export type ZoneId = Static<typeof ZoneIdSchema>;

export const CampSchema = closedSet('Camp', 'One of the two rival camps [The Camps]', {
  nato: 'NATO',
  sco: 'SCO',
});
export type Camp = Static<typeof CampSchema>;

export const AffiliationSchema = closedSet('Affiliation', 'To whom a country belongs [Countries]', {
  nato: 'NATO',
  sco: 'SCO',
  battleground: 'Both camps struggle for it',
  none: 'Tax Havens only',
});
export type Affiliation = Static<typeof AffiliationSchema>;

export const IndustrySchema = closedSet('Industry', 'An industry, in its fixed order [Industry Squares]', {
  finance: 'Finance',
  tech: 'Tech',
  heavy: 'Heavy Industry',
  energy: 'Energy',
  mining: 'Mining',
});
export type Industry = Static<typeof IndustrySchema>;

export const SliderSchema = closedSet('Slider', 'A slider of the board [Sliders]', {
  growth: 'Global Growth',
  interest: 'Interest Rates',
  stress: 'Stress',
  balanceOfPower: 'Balance of Power',
});
export type Slider = Static<typeof SliderSchema>;

export const SliderCauseSchema = closedSet('SliderCause', 'Why a slider moved', {
  outlook: 'An outlook card [Phase 1 - Global Outlook]',
  centralBanks: 'Lobbying at the central banks [Central Banks]',
  budget: 'Austerity or stimulus [Budget]',
  crisis: 'A crisis [Crisis]',
  zoneResolved: 'A camp has won a whole zone [Effects of Victory in a Minor Country]',
  collapse: 'A major country changed camps [Effects of Victory on a Major Country]',
});
export type SliderCause = Static<typeof SliderCauseSchema>;

export const DirectionSchema = closedSet('Direction', 'Where a slider is moved', {
  left: 'Toward lower values: easier money, less stress',
  right: 'Toward higher values: tighter money, more stress',
});
export type Direction = Static<typeof DirectionSchema>;

export const BudgetPolicySchema = closedSet('BudgetPolicy', 'The two policies of the budget [Budget]', {
  austerity: 'Growth one to the left, and a revealed payoff card is discarded',
  stimulus: 'Growth one to the right, and one more payoff card is revealed',
});
export type BudgetPolicy = Static<typeof BudgetPolicySchema>;

export const LobbyEventSchema = closedSet(
  'LobbyEvent',
  'A lobbying event that can be used once a turn [Phase 4 - Lobbying]',
  {
    'central-banks': 'Central Banks',
    budget: 'Budget',
    rd: 'R&D',
    subsidies: 'Subsidies',
    'zone:americas': 'Power Play in the Americas',
    'zone:europe': 'Power Play in Europe',
    'zone:asia': 'Power Play in Asia',
    'zone:third-world': 'Power Play in the 3rd World',
  },
);
export type LobbyEvent = Static<typeof LobbyEventSchema>;

export const DecisionKindSchema = closedSet('DecisionKind', 'Kind of an opened choice', {
  outlookChoice: 'The target of an outlook effect [Phase 1 - Global Outlook]',
  placeCube: 'The square for the cube of a bought share [a) Bid in Public Markets]',
  removeCube: 'The cube to remove for a sold share [a) Bid in Public Markets]',
  replaceCube: 'The cube of the seller to replace [b) Privately Sell Shares]',
  incomeShortage: 'Where to place too few income cubes (R34)',
  moveMarker: 'The next battleground of a zone [Effects of Victory in a Minor Country]',
  crisisDiscard: 'The payoff cards lost in a crisis [Crisis]',
});
export type DecisionKind = Static<typeof DecisionKindSchema>;

export const PlaceModeSchema = closedSet('PlaceMode', 'How the cube of a bought share is placed (R14)', {
  empty: 'On an empty square',
  replace: 'In place of a cube of another seat, as no square is empty',
});
export type PlaceMode = Static<typeof PlaceModeSchema>;

export const CubeCauseSchema = closedSet('CubeCause', 'Why a cube was placed or removed', {
  investment: 'Its owner bought a share [a) Bid in Public Markets]',
  replaced: 'The buyer of a share took its square [a) Bid in Public Markets]',
  shareSold: 'Its owner sold a share [a) Bid in Public Markets]',
  privateSale: 'A share changed hands [b) Privately Sell Shares]',
  powerPlay: 'The winner of a power play takes the square [Effects of Victory in a Minor Country]',
  locked: 'Its square is locked [Asset Cubes]',
});
export type CubeCause = Static<typeof CubeCauseSchema>;

export const CubeSkipReasonSchema = closedSet('CubeSkipReason', 'Why no cube was placed', {
  noSupply: 'No cube is left in the supply',
  allOwn: 'All squares are locked or already its own (R14)',
  noTarget: 'The seller has no cube to replace [b) Privately Sell Shares]',
});
export type CubeSkipReason = Static<typeof CubeSkipReasonSchema>;

export const OutlookSkipReasonSchema = closedSet('OutlookSkipReason', 'Why an outlook effect was skipped', {
  noTarget: 'Nothing qualifies',
  battleground: 'A battleground belongs to no camp',
});
export type OutlookSkipReason = Static<typeof OutlookSkipReasonSchema>;

export const AffiliationCauseSchema = closedSet('AffiliationCause', 'Why an affiliation changed', {
  outlook: 'An outlook card (R41)',
  powerPlay: 'A power play [Power Plays]',
});
export type AffiliationCause = Static<typeof AffiliationCauseSchema>;

export const PayoffDiscardReasonSchema = closedSet(
  'PayoffDiscardReason',
  'Why payoff cards were discarded [Payoff Cards]',
  {
    payoff: 'They were paid [Payoff]',
    austerity: 'Austerity [Budget]',
    crisis: 'A crisis [Crisis]',
    subsidies: 'An exchange [Subsidies]',
  },
);
export type PayoffDiscardReason = Static<typeof PayoffDiscardReasonSchema>;

export const ShuffleReasonSchema = closedSet('ShuffleReason', 'Why a deck was shuffled', {
  setup: 'The game starts',
  reshuffle: 'The payoff deck was empty [Payoff Cards]',
  fork: 'Another game branches off here',
  rollback: 'The game goes on from an earlier version',
});
export type ShuffleReason = Static<typeof ShuffleReasonSchema>;

export const RepaymentStageSchema = closedSet('RepaymentStage', 'Who repays bonds now [Corporate Bonds]', {
  others: 'All seats but Big Brother, secretly and at once',
  bigBrother: 'Big Brother, who has seen the others (R26)',
});
export type RepaymentStage = Static<typeof RepaymentStageSchema>;
