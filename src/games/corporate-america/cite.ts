import type { Citation } from '../../kernel/violation.ts';
import { legislationOf } from './content.ts';
import type { CorporateAmericaEvent, EventType } from './events.ts';
import type { LegislationType } from './sets.ts';

const section = (id: string): Citation => ({ kind: 'section', id });
const ruling = (id: string): Citation => ({ kind: 'ruling', id });

const setup = section('Setup');
const wallStreet = section('Wall Street Phase');
const mainStreet = section('Main Street Phase');
const campaignTrail = section('Campaign Trail Phase');
const capitolHill = section('Capitol Hill Phase');
const jobCreator = section('Job Creator');
const thinkTank = section('Think Tank');
const sponsored = section('Sponsored');
const sharedCustomers = section('Shared Customers');
const fine = section('Fine');
const privileges = ruling('R26');

const byType: Readonly<Record<EventType, Citation>> = {
  GameStarted: section('Who Goes First?'),
  DeckShuffled: setup,
  StartingMoneyDealt: setup,
  OpeningHandDealt: setup,
  PrivilegesPlaced: setup,
  TurnStarted: section('Phases of a Turn'),
  PhaseStarted: section('Phases of a Turn'),
  StepEntered: section('Phases of a Turn'),
  BusinessCardsDrawn: wallStreet,
  BusinessCardDiscarded: wallStreet,
  BusinessStarted: wallStreet,
  StartingFinished: ruling('R5'),
  TopBusinessesInspected: jobCreator,
  JobCreatorDeclined: jobCreator,
  HandInspected: thinkTank,
  BusinessCardTaken: thinkTank,
  ThinkTankDeclined: thinkTank,
  ProtestRevealed: mainStreet,
  OppressedMarketPaid: section('Oppressed Market'),
  ConsumerRevealed: mainStreet,
  RevealExhausted: mainStreet,
  ConsumersPeeked: privileges,
  ConsumersReordered: ruling('R41'),
  ConsumerPlayed: mainStreet,
  IncomePaid: mainStreet,
  SharedCustomersQueued: sharedCustomers,
  SharedCustomersGiven: sharedCustomers,
  ConsumersDiscarded: mainStreet,
  MoneyGiven: mainStreet,
  SponsorshipLent: sponsored,
  SponsorshipWithdrawn: sponsored,
  SettlementConfirmed: ruling('R16'),
  ExecutivePrivilegeUsed: privileges,
  LegislationRevealed: campaignTrail,
  PledgeMade: ruling('R20'),
  DebateReady: ruling('R20'),
  BidRoundStarted: campaignTrail,
  BidPlaced: ruling('R17'),
  BidPassed: ruling('R17'),
  ContributionsRevealed: capitolHill,
  PoliticsFeverPaid: section('Politics Fever'),
  SupremeCourtConsulted: ruling('R18'),
  SupremeCourtRuled: ruling('R2'),
  PresidentElected: capitolHill,
  ContributionsForfeited: capitolHill,
  ExecutivePrivilegeTaken: ruling('R19'),
  LawRevoked: capitolHill,
  ProtestSatisfied: capitolHill,
  ProtestEnded: section('Crack Down'),
  FirstActFinished: capitolHill,
  LegislationVetoed: privileges,
  PrivilegePassed: ruling('R37'),
  LegislationEnacted: capitolHill,
  LobbyistPaid: section('Lobbyist'),
  GiveawayDistributed: section('Giveaway'),
  FineAssessed: fine,
  FineWaived: privileges,
  FinePaid: fine,
  MonopolyBroken: section('Break Monopoly'),
  FortunesDisclosed: section('Corporate Transparency'),
  NoEffect: section('Legislation Effects Reference'),
  LegislationDiscarded: capitolHill,
  TurnEnded: capitolHill,
  GameEnded: section('Who Wins?'),
};

/** The section of the rulebook that tells what each type of legislation does. */
export const legislationCitations: Readonly<Record<LegislationType, Citation>> = {
  stimulus: section('Stimulus'),
  giveaway: section('Giveaway'),
  tax: section('Tax'),
  fine,
  offset: section('Offset'),
  distraction: section('Distraction'),
  revoke: section('Revoke'),
  abstinenceEducation: section('Abstinence Education'),
  crackDown: section('Crack Down'),
  termLimits: section('Term Limits'),
  barTheRevolvingDoor: section('Bar the Revolving Door'),
  breakMonopoly: section('Break Monopoly'),
  corporateTransparency: section('Corporate Transparency'),
  patriotAct: section('Patriot Act'),
};

/** The rule or ruling by which the event happened. */
export function cite(event: CorporateAmericaEvent): Citation {
  switch (event.type) {
    case 'BusinessCardsDrawn':
      return event.reason === 'thinkTank' ? thinkTank : wallStreet;
    case 'BusinessCardDiscarded':
      if (event.reason === 'startUpLabs') return jobCreator;
      return event.reason === 'breakMonopoly' ? section('Break Monopoly') : wallStreet;
    case 'BusinessStarted':
      return event.trigger === null ? wallStreet : jobCreator;
    case 'ConsumerPlayed':
      return event.cause === 'abstinenceEducation' ? section('Abstinence Education') : mainStreet;
    case 'LegislationRevealed':
      if (event.cause === 'pocketVeto') return privileges;
      return event.cause === 'newPresident' ? capitolHill : campaignTrail;
    case 'LawRevoked':
      if (event.cause === 'executiveOrder') return privileges;
      return event.cause === 'legislation' ? section('Revoke') : capitolHill;
    case 'ProtestSatisfied':
      return event.via === 'patriotAct' ? section('Patriot Act') : capitolHill;
    case 'ProtestEnded':
      return event.via === 'freeSpeechZone' ? privileges : section('Crack Down');
    case 'LegislationEnacted':
    case 'NoEffect':
      return legislationCitations[legislationOf(event.legislationId).type];
    default:
      return byType[event.type];
  }
}
