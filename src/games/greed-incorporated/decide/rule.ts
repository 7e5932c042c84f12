import type { Batch } from '../../../kernel/batch.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { RuleViolation } from '../../../kernel/violation.ts';
import type { GreedIncorporatedCode } from '../codes.ts';
import type { CommandNamed, CommandType } from '../commands.ts';
import { isCeo } from '../derived.ts';
import type { GreedIncorporatedEvent } from '../events.ts';
import { rulesOf, type YearStep } from '../modes.ts';
import type { Phase } from '../sets.ts';
import { findCompany, type GreedIncorporatedState } from '../state.ts';

export type GreedIncorporatedBatch = Batch<GreedIncorporatedState, GreedIncorporatedEvent>;

/**
 * What the machine does next without being asked: a step of the year, from where it stands, the auction that is
 * held, or the end. `wait` is the end of the batch: the next decision is a seat's.
 */
export type Next = 'wait' | 'auction' | 'shareRound' | 'ending' | YearStep;

/** Why a command is refused: a code, or a refusal whose rule is closer than that of the code or the command. */
export type Refusal = GreedIncorporatedCode | RuleViolation;

/** The rule of one command: what refuses it, and what it does. */
export interface Rule<T extends CommandType> {
  /** The command's own checks, in the order of specification 13; the general ones came before. */
  readonly check: (state: GreedIncorporatedState, seat: Seat, command: CommandNamed<T>) => Refusal | null;
  /** Emits the events of a command that no check refuses; answers what follows them. */
  readonly play: (batch: GreedIncorporatedBatch, seat: Seat, command: CommandNamed<T>) => Next;
}

export type Rules<T extends CommandType> = { readonly [K in T]: Rule<K> };

/** The refusal with the code where the condition does not hold. */
export const refuseUnless = (holds: boolean, code: GreedIncorporatedCode): Refusal | null =>
  holds ? null : code;

/** Only the CEO acts for a company in business. */
export const refuseUnlessCeo = (
  state: GreedIncorporatedState,
  seat: Seat,
  companyId: string,
): Refusal | null => refuseUnless(isCeo(findCompany(state, companyId), seat), 'NOT_CEO');

/** A phase waits for a decision; it is told when it differs from the one before. */
export function enterPhase(batch: GreedIncorporatedBatch, phase: Phase): Next {
  const { phase: before, year } = batch.state;
  if (before !== phase) batch.emit({ type: 'PhaseStarted', phase, year });
  return 'wait';
}

/** The step of the year after the given one, in the order of the mode. */
export function afterStep(state: GreedIncorporatedState, step: YearStep): Next {
  const { steps } = rulesOf(state);
  const next = steps[steps.indexOf(step) + 1];
  if (next === undefined) throw new Error(`nothing follows ${step}`);
  return next;
}
