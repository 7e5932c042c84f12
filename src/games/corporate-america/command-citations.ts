import { ruling, section } from '../../kernel/legal.ts';
import type { Citation } from '../../kernel/violation.ts';
import type { CommandType } from './commands.ts';

const wallStreet = section('Wall Street Phase');
const jobCreator = section('Job Creator');
const thinkTank = section('Think Tank');
const mainStreet = section('Main Street Phase');
const sponsored = section('Sponsored');
const campaignTrail = section('Campaign Trail Phase');
const debate = ruling('R20');
const capitolHill = section('Capitol Hill Phase');
const privileges = ruling('R26');

/** The rule that each command follows, for its refusals and for the list of legal commands. */
export const commandCitations: Readonly<Record<CommandType, Citation>> = {
  discardBusinessCard: wallStreet,
  startBusiness: wallStreet,
  finishStarting: wallStreet,
  startExtraBusiness: jobCreator,
  declineExtraBusiness: jobCreator,
  inspectHand: thinkTank,
  takeBusinessCard: thinkTank,
  declineThinkTank: thinkTank,
  revealConsumer: mainStreet,
  playConsumer: mainStreet,
  orderPeekedConsumers: privileges,
  assignSharedCustomers: section('Shared Customers'),
  giveMoney: mainStreet,
  lendSponsorship: sponsored,
  withdrawSponsorship: sponsored,
  confirmSettlement: ruling('R16'),
  makePledge: debate,
  endDebate: debate,
  placeBid: campaignTrail,
  passBid: campaignTrail,
  ruleSupremeCourt: ruling('R2'),
  revokeLaw: capitolHill,
  patriotActDismiss: section('Patriot Act'),
  endFirstAct: capitolHill,
  enactLegislation: capitolHill,
  discardMonopolyBusiness: section('Break Monopoly'),
  useExecutivePrivilege: privileges,
  passPrivilege: privileges,
};
