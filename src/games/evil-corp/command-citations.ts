import { ruling, section } from '../../kernel/legal.ts';
import type { Citation } from '../../kernel/violation.ts';
import type { CommandType } from './commands.ts';

const revenue = section('Collect Revenue');
const layPhase = section('Lay a Phase');
const nasty = section('Play Nasty Business or Agent Cards');
const modifiers = section('Market Modifiers');
const endgame = section('Go for the Win');
const audit = section('Audit');

/** The rule that each command follows, for its refusals and for the list of legal commands. */
export const commandCitations: Readonly<Record<CommandType, Citation>> = {
  selectCeo: section('CEO Card and Gameplay Pieces'),
  foundSecretBase: section('Secret Base'),
  placeStartingBusinesses: section('Businesses'),
  playCeoPower: section('CEO Power Cards'),
  attemptEndgame: endgame,
  declareRevenue: revenue,
  withdrawRevenue: revenue,
  collectRevenue: revenue,
  collectOpportunities: section('Collect Free Opportunities'),
  layPhase,
  buyPhase: section('Perform a Hostile Takeover'),
  seizePhase: layPhase,
  playNastyBusiness: nasty,
  raidWastedOpportunities: nasty,
  playSpecial: section('About Opportunity Cards'),
  buyOpportunity: section('Buy More Opportunity Cards'),
  endTurn: section('World Event'),
  acceptRevenue: ruling('R46'),
  playCounter: nasty,
  declineCounter: nasty,
  forceReroll: modifiers,
  declineReroll: modifiers,
  attackEndgame: endgame,
  declineAttack: endgame,
  defendEndgame: endgame,
  concedeEndgame: endgame,
  discardForAudit: audit,
  audit,
};
