import { Batch } from '../../kernel/batch.ts';
import type { Decided, Decision, Seat } from '../../kernel/game.ts';
import type { DrawPort } from '../../kernel/random.ts';
import type { Citation, RuleViolation } from '../../kernel/violation.ts';
import { cloneState } from './clone-state.ts';
import { defaultCitations, type EvilCorpCode, violation } from './codes.ts';
import { commandCitations } from './command-citations.ts';
import type { CommandType, EvilCorpCommand } from './commands.ts';
import { auditRules } from './decide/audit.ts';
import { beginningRules } from './decide/beginning.ts';
import { collectRules } from './decide/collect.ts';
import { shuffleDecks } from './decide/decks.ts';
import { endgameRules } from './decide/endgame.ts';
import { checkGeneral } from './decide/general.ts';
import { nastyRules } from './decide/nasty.ts';
import { phaseRules } from './decide/phases.ts';
import type { EvilCorpBatch, Rule, Rules } from './decide/rule.ts';
import { setupRules } from './decide/setup.ts';
import { specialRules } from './decide/specials.ts';
import { spendRules } from './decide/spend.ts';
import { closeCollectStage, collectIsDone } from './decide/turns.ts';
import { rerollRules } from './decide/world-event.ts';
import type { EvilCorpEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { EvilCorpState } from './state.ts';

// Its type holds one rule for every command type: leaving one out does not compile.
const rules: Rules<CommandType> = {
  ...setupRules,
  ...beginningRules,
  ...collectRules,
  ...phaseRules,
  ...nastyRules,
  ...spendRules,
  ...specialRules,
  ...rerollRules,
  ...endgameRules,
  ...auditRules,
};

const citations: Readonly<Partial<Record<EvilCorpCode, Citation>>> = defaultCitations;

const ruleOf = (type: CommandType): Rule<CommandType> => rules[type] as Rule<CommandType>;

/** Why the command is refused now, or null. It tells nothing of what would follow (specification 15.3). */
export function refusal(state: EvilCorpState, seat: Seat, command: EvilCorpCommand): RuleViolation | null {
  const refused = checkGeneral(state, seat, command) ?? ruleOf(command.type).check(state, seat, command);
  if (refused === null || typeof refused !== 'string') return refused;
  return violation(refused, citations[refused] ?? commandCitations[command.type]);
}

/** Decides a command that matches its schema (specification, chapter 11). */
export function decide(
  state: EvilCorpState,
  seat: Seat,
  command: EvilCorpCommand,
  random: DrawPort,
): Decision<EvilCorpEvent> {
  const refused = refusal(state, seat, command);
  if (refused !== null) return refused;
  const batch: EvilCorpBatch = new Batch(state, evolve, random, cloneState);
  ruleOf(command.type).play(batch, seat, command);
  // 6.3: only a turn that was collecting before the command can have its collect stage closed by it.
  if (state.turn?.stage === 'collect' && collectIsDone(batch.state)) closeCollectStage(batch);
  return batch.accepted();
}

/** Shuffles both decks again, each in its present order, after a fork or rollback (specification 15.2). */
export function reshuffle(
  state: EvilCorpState,
  reason: 'fork' | 'rollback',
  random: DrawPort,
): readonly Decided<EvilCorpEvent>[] {
  const batch: EvilCorpBatch = new Batch(state, evolve, random, cloneState);
  shuffleDecks(batch, reason, state.opportunityDeck, state.worldEventDeck);
  return batch.events;
}
