import { Batch } from '../../kernel/batch.ts';
import type { Decided, Decision, Seat } from '../../kernel/game.ts';
import type { DrawPort } from '../../kernel/random.ts';
import type { Citation, RuleViolation } from '../../kernel/violation.ts';
import { cloneState } from './clone-state.ts';
import { defaultCitations, type GreedIncorporatedCode, violation } from './codes.ts';
import { commandCitation } from './command-citation.ts';
import type { CommandType, GreedIncorporatedCommand } from './commands.ts';
import { auctionRules } from './decide/auctions.ts';
import { balanceRules } from './decide/balance.ts';
import { blameRules } from './decide/blame.ts';
import { commerceRules } from './decide/commerce.ts';
import { checkGeneral } from './decide/general.ts';
import { investmentRules } from './decide/investments.ts';
import type { GreedIncorporatedBatch, Rule, Rules } from './decide/rule.ts';
import { runOn } from './decide/run-on.ts';
import { selectionRules } from './decide/selection.ts';
import { shareTradingRules } from './decide/share-trading.ts';
import { shareRules } from './decide/shares.ts';
import { shuffleAgain } from './decide/stack.ts';
import { startUpRules } from './decide/start-up.ts';
import { tradeRules } from './decide/trade.ts';
import type { GreedIncorporatedEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { GreedIncorporatedState } from './state.ts';

// Its type holds one rule for every command type: leaving one out does not compile.
const rules: Rules<CommandType> = {
  ...selectionRules,
  ...auctionRules,
  ...investmentRules,
  ...tradeRules,
  ...commerceRules,
  ...shareRules,
  ...shareTradingRules,
  ...balanceRules,
  ...blameRules,
  ...startUpRules,
};

const citations: Readonly<Partial<Record<GreedIncorporatedCode, Citation>>> = defaultCitations;

const ruleOf = (type: CommandType): Rule<CommandType> => rules[type] as Rule<CommandType>;

/** Why the command is refused now, or null. It tells nothing of what would follow (specification 20.2). */
export function refusal(
  state: GreedIncorporatedState,
  seat: Seat,
  command: GreedIncorporatedCommand,
): RuleViolation | null {
  const refused = checkGeneral(state, seat, command) ?? ruleOf(command.type).check(state, seat, command);
  if (refused === null || typeof refused !== 'string') return refused;
  return violation(refused, citations[refused] ?? commandCitation(state, command.type));
}

/** Decides a command that matches its schema (specification, chapters 7 to 13). */
export function decide(
  state: GreedIncorporatedState,
  seat: Seat,
  command: GreedIncorporatedCommand,
  random: DrawPort,
): Decision<GreedIncorporatedEvent> {
  const refused = refusal(state, seat, command);
  if (refused !== null) return refused;
  const batch: GreedIncorporatedBatch = new Batch(state, evolve, random, cloneState);
  runOn(batch, ruleOf(command.type).play(batch, seat, command));
  return batch.accepted();
}

/** Shuffles the undrawn assets again after a fork or rollback, each group by itself (specification 20.1). */
export function reshuffle(
  state: GreedIncorporatedState,
  reason: 'fork' | 'rollback',
  random: DrawPort,
): readonly Decided<GreedIncorporatedEvent>[] {
  const batch: GreedIncorporatedBatch = new Batch(state, evolve, random, cloneState);
  shuffleAgain(batch, reason);
  return batch.events;
}
