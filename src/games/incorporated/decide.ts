import { Batch } from '../../kernel/batch.ts';
import type { Decided, Decision, Seat } from '../../kernel/game.ts';
import type { DrawPort } from '../../kernel/random.ts';
import type { RuleViolation } from '../../kernel/violation.ts';
import { cloneState } from './clone-state.ts';
import type { CommandType, IncorporatedCommand } from './commands.ts';
import { competitionRules } from './decide/competition.ts';
import { corporationRules } from './decide/corporations.ts';
import { earningsRules } from './decide/earnings.ts';
import { checkGeneral } from './decide/general.ts';
import { investmentRules } from './decide/investment.ts';
import { loanRules } from './decide/loans.ts';
import { lobbyingRules } from './decide/lobbying.ts';
import { buildPile, foresee, outlookRules } from './decide/outlook.ts';
import { shufflePayoffDeck } from './decide/payoff-cards.ts';
import type { IncorporatedBatch, Rule, Rules } from './decide/rule.ts';
import { runOn } from './decide/run-on.ts';
import type { IncorporatedEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { IncorporatedState } from './state.ts';

// Its type holds one rule for every command type: leaving one out does not compile.
const rules: Rules<CommandType> = {
  ...corporationRules,
  ...outlookRules,
  ...investmentRules,
  ...competitionRules,
  ...lobbyingRules,
  ...earningsRules,
  ...loanRules,
};

const ruleOf = (type: CommandType): Rule<CommandType> => rules[type] as Rule<CommandType>;

/** Why the command is refused now, or null. It tells nothing of what would follow (R47). */
export function refusal(
  state: IncorporatedState,
  seat: Seat,
  command: IncorporatedCommand,
): RuleViolation | null {
  return checkGeneral(state, seat, command) ?? ruleOf(command.type).check(state, seat, command);
}

/** Decides a command that matches its schema (specification, chapters 5 to 12). */
export function decide(
  state: IncorporatedState,
  seat: Seat,
  command: IncorporatedCommand,
  random: DrawPort,
): Decision<IncorporatedEvent> {
  const refused = refusal(state, seat, command);
  if (refused !== null) return refused;
  const batch: IncorporatedBatch = new Batch(state, evolve, random, cloneState);
  ruleOf(command.type).play(batch, seat, command);
  // 6.2: a loan leaves the open decision, a turn action among them, as it is.
  if (command.type !== 'takeLoan') runOn(batch);
  return batch.accepted();
}

/** Shuffles the undrawn cards of both decks again after a fork or rollback (specification 16.2). */
export function reshuffle(
  state: IncorporatedState,
  reason: 'fork' | 'rollback',
  random: DrawPort,
): readonly Decided<IncorporatedEvent>[] {
  const { outlookPile, outlookBox, payoffDeck, turn } = state;
  const batch: IncorporatedBatch = new Batch(state, evolve, random, cloneState);
  buildPile(batch, reason, [...outlookPile, ...outlookBox], outlookPile.length);
  // Before the first turn nobody sees the next card: Big Brother may not be assigned yet.
  if (turn > 0) foresee(batch);
  if (payoffDeck.length > 0) shufflePayoffDeck(batch, reason, payoffDeck);
  return batch.events;
}
