import { ruling, section } from '../../kernel/legal.ts';
import type { Citation } from '../../kernel/violation.ts';
import { phaseCitations } from './cite.ts';
import type { CommandType } from './commands.ts';
import { commandsOf } from './phases.ts';
import type { Phase } from './sets.ts';
import type { GreedIncorporatedState } from './state.ts';

const trade = ruling('R10');
const investments = section('Phase 3: Investments');
const entrepreneurs = section('Phase 10: Entrepreneurs');

/** Commands with a rule that is closer than that of their phase. */
const closer: Readonly<Partial<Record<CommandType, Citation>>> = {
  declineAsset: ruling('R8'),
  offerTrade: trade,
  acceptTrade: trade,
  rejectTrade: trade,
  withdrawTrade: trade,
  processAsset: section('Phase 5: Trade And Process'),
  // Storage is a rule of the base game in both modes (R13).
  closeCommerce: section('Phase 6: Sales'),
  declineShare: ruling('R36'),
  offerShareSwap: ruling('R16'),
};

/** Phases of both modes that follow a section of its own in the base game (specification 12). */
const inBaseGame: Readonly<Partial<Record<Phase, Citation>>> = {
  'investments.choice': investments,
  'startUp.auction': entrepreneurs,
  'startUp.founding': entrepreneurs,
};

const phases = Object.keys(commandsOf) as readonly Phase[];

/**
 * The rule that a command follows, for its refusals and for the list of legal commands: of one that serves
 * several phases that of the present one, of one that is tried at the wrong time that of its first phase.
 */
export function commandCitation(
  { phase, config }: Pick<GreedIncorporatedState, 'phase' | 'config'>,
  type: CommandType,
): Citation {
  const own = closer[type];
  if (own !== undefined) return own;
  const has = (at: Phase): boolean => commandsOf[at].includes(type);
  const at = has(phase) ? phase : (phases.find(has) ?? phase);
  return (config.mode === 'statusSymbols' ? inBaseGame[at] : undefined) ?? phaseCitations[at];
}
