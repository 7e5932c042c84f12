import { Batch } from '../../kernel/batch.ts';
import type { Decided, Decision, Seat } from '../../kernel/game.ts';
import type { DrawPort } from '../../kernel/random.ts';
import type { Citation, RuleViolation } from '../../kernel/violation.ts';
import { cloneState } from './clone-state.ts';
import { type CorporateAmericaCode, defaultCitations, violation } from './codes.ts';
import { commandCitations } from './command-citations.ts';
import type { CommandType, CorporateAmericaCommand } from './commands.ts';
import { arbiterRules } from './decide/arbiter.ts';
import { bribeRules } from './decide/bribes.ts';
import { campaignTrailRules } from './decide/campaign-trail.ts';
import { shuffleAgain } from './decide/decks.ts';
import { enactmentRules } from './decide/enactment.ts';
import { extraBusinessRules } from './decide/extra-businesses.ts';
import { firstActRules } from './decide/first-act.ts';
import { checkGeneral } from './decide/general.ts';
import { consumerRules } from './decide/main-street.ts';
import { privilegeRules, showTopConsumers } from './decide/privileges.ts';
import type { CorporateAmericaBatch, Rule, Rules } from './decide/rule.ts';
import { runOn } from './decide/run-on.ts';
import { sharedCustomersRules } from './decide/shared-customers.ts';
import { wallStreetRules } from './decide/wall-street.ts';
import type { CorporateAmericaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { CorporateAmericaState } from './state.ts';

// Its type holds one rule for every command type: leaving one out does not compile.
const rules: Rules<CommandType> = {
  ...wallStreetRules,
  ...extraBusinessRules,
  ...consumerRules,
  ...sharedCustomersRules,
  ...bribeRules,
  ...campaignTrailRules,
  ...arbiterRules,
  ...firstActRules,
  ...privilegeRules,
  ...enactmentRules,
};

const citations: Readonly<Partial<Record<CorporateAmericaCode, Citation>>> = defaultCitations;

const ruleOf = (type: CommandType): Rule<CommandType> => rules[type] as Rule<CommandType>;

/** Why the command is refused now, or null. It tells nothing of what would follow (specification 16.2). */
export function refusal(
  state: CorporateAmericaState,
  seat: Seat,
  command: CorporateAmericaCommand,
): RuleViolation | null {
  const refused = checkGeneral(state, seat, command) ?? ruleOf(command.type).check(state, seat, command);
  if (refused === null || typeof refused !== 'string') return refused;
  return violation(refused, citations[refused] ?? commandCitations[command.type]);
}

/** Decides a command that matches its schema (specification, chapters 6 to 11). */
export function decide(
  state: CorporateAmericaState,
  seat: Seat,
  command: CorporateAmericaCommand,
  random: DrawPort,
): Decision<CorporateAmericaEvent> {
  const refused = refusal(state, seat, command);
  if (refused !== null) return refused;
  const batch: CorporateAmericaBatch = new Batch(state, evolve, random, cloneState);
  runOn(batch, ruleOf(command.type).play(batch, seat, command));
  return batch.accepted();
}

/** Shuffles every undrawn card again after a fork or rollback; cards being looked at are others then. */
export function reshuffle(
  state: CorporateAmericaState,
  reason: 'fork' | 'rollback',
  random: DrawPort,
): readonly Decided<CorporateAmericaEvent>[] {
  const batch: CorporateAmericaBatch = new Batch(state, evolve, random, cloneState);
  shuffleAgain(batch, reason);
  const [seat] = state.active;
  if (state.mainStreet.peeked.length > 0 && seat !== undefined) showTopConsumers(batch, seat);
  return batch.events;
}
