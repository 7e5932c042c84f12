import type { Citation } from '../../kernel/violation.ts';
import type { EventType, EvilCorpEvent } from './events.ts';

const section = (id: string): Citation => ({ kind: 'section', id });
const ruling = (id: string): Citation => ({ kind: 'ruling', id });

const nasty = section('Play Nasty Business or Agent Cards');
const layPhase = section('Lay a Phase');
const audit = section('Audit');
const bankruptcy = section('Bankruptcy');
const goForTheWin = section('Go for the Win');
const modifiers = section('Market Modifiers');
const opportunityCards = section('About Opportunity Cards');

const byType: Readonly<Record<EventType, Citation>> = {
  GameStarted: section('Player Order'),
  DecksShuffled: section('The Opportunity and World Event Decks'),
  CeoSelected: section('CEO Card and Gameplay Pieces'),
  SecretBaseFounded: section('Secret Base'),
  StartingBusinessesPlaced: section('Businesses'),
  StartingHandDealt: section('Liquidity and Opportunity'),
  TurnStarted: section('Player Turn'),
  CeoPowerPlayed: section('CEO Power Cards'),
  CollectStageClosed: section('Collect Free Opportunities'),
  TurnEnded: section('Player Turn'),
  GameEnded: goForTheWin,
  RevenueDeclared: section('Collect Revenue'),
  RevenueWithdrawn: section('Collect Revenue'),
  RevenueAccepted: ruling('R46'),
  OpportunitiesCollected: section('Collect Free Opportunities'),
  PhaseLaid: layPhase,
  EndgameUnlocked: section('Endgame'),
  PhaseBought: section('Perform a Hostile Takeover'),
  PhaseSeized: layPhase,
  OpportunityBought: section('Buy More Opportunity Cards'),
  BusinessPlaced: nasty,
  WastedOpportunitiesRaided: nasty,
  WastedOpportunitiesReshuffled: nasty,
  OpportunityDeckRecycled: ruling('R23'),
  WorldEventDeckRecycled: ruling('R23'),
  SpecialPlayed: opportunityCards,
  SpecialResolved: opportunityCards,
  RegimeChanged: ruling('R33'),
  TokenReturned: bankruptcy,
  BankPaid: nasty,
  NastyBusinessPlayed: nasty,
  CounterDeclined: nasty,
  CounterPlayed: ruling('R17'),
  NastyBusinessBlocked: ruling('R17'),
  MoneyStolen: nasty,
  BusinessSeized: nasty,
  BusinessRemoved: nasty,
  PhaseDiscarded: nasty,
  CardPoached: ruling('R44'),
  WorldEventRemoved: nasty,
  WorldEventMoved: ruling('R36'),
  NastyBusinessResolved: nasty,
  WorldEventDrawn: section('World Event'),
  WorldDieRolled: modifiers,
  RerollDeclined: ruling('R20'),
  RerollForced: ruling('R20'),
  WorldEventPlaced: modifiers,
  DisasterStruck: section('Disaster Philanthropy'),
  DebtSettled: bankruptcy,
  BankruptcyDeclared: bankruptcy,
  BankruptcyAverted: bankruptcy,
  EndgameAttempted: goForTheWin,
  EndgameAttackDeclined: goForTheWin,
  EndgameAttacked: goForTheWin,
  EndgameDefended: goForTheWin,
  EndgameFailed: goForTheWin,
  EndgameSucceeded: goForTheWin,
  AuditCalled: audit,
  AuditUpheld: audit,
  AuditRejected: audit,
  AuditDiscardMade: audit,
};

const debts = {
  classAction: nasty,
  marketCrash: nasty,
  disaster: section('Disaster Philanthropy'),
  auditCorrection: audit,
  auditFee: audit,
  auditPenalty: audit,
} as const;

const payments = {
  insiderTrading: nasty,
  bailout: opportunityCards,
  auditCorrection: ruling('R15'),
} as const;

/** The rule behind an event; where one type has several causes, the cause decides. */
export function cite(event: EvilCorpEvent): Citation {
  switch (event.type) {
    case 'DebtSettled':
      return debts[event.reason];
    case 'BankPaid':
      return payments[event.reason];
    case 'BusinessPlaced':
      return event.cause === 'landGrab' ? section('CEO Power Cards') : nasty;
    case 'WorldDieRolled':
      return event.purpose === 'regimeChange' ? opportunityCards : modifiers;
    case 'BankruptcyAverted':
      return event.cause === 'ceoPower' ? section('CEO Power Cards') : ruling('R35');
    case 'GameEnded':
      return event.reason === 'roundLimit' ? ruling('R34') : goForTheWin;
    default:
      return byType[event.type];
  }
}
