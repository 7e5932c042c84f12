import type { Batch } from '../../../kernel/batch.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { RuleViolation } from '../../../kernel/violation.ts';
import type { CorporateAmericaCode } from '../codes.ts';
import type { CommandNamed, CommandType } from '../commands.ts';
import { holdsPrivilege } from '../derived.ts';
import type { CorporateAmericaEvent } from '../events.ts';
import type { Step } from '../sets.ts';
import type { CorporateAmericaState } from '../state.ts';

export type CorporateAmericaBatch = Batch<CorporateAmericaState, CorporateAmericaEvent>;

/**
 * What the machine does next without being asked (specification 6). `wait` is the end of the batch: the next
 * decision is a seat's.
 */
export type Next =
  | 'wait'
  | 'wallStreet'
  | 'nextStarter'
  | 'extraBusinesses'
  | 'mainStreet'
  | 'sharedCustomers'
  | 'nextSpot'
  | 'closeMainStreet'
  | 'campaignTrail'
  | 'bidRound'
  | 'nextBidder'
  | 'capitolHill'
  | 'firstAct'
  | 'newLegislation'
  | 'privilegeWindow'
  | 'fines'
  | 'enacted'
  | 'ending';

/** Why a command is refused: a code, or a refusal whose rule is closer than that of the code or the command. */
export type Refusal = CorporateAmericaCode | RuleViolation;

/** The rule of one command: what refuses it, and what it does. */
export interface Rule<T extends CommandType> {
  /** The command's own checks, in the order of the specification; the general ones (6) came before. */
  readonly check: (state: CorporateAmericaState, seat: Seat, command: CommandNamed<T>) => Refusal | null;
  /** Emits the events of a command that no check refuses; answers what follows them. */
  readonly play: (batch: CorporateAmericaBatch, seat: Seat, command: CommandNamed<T>) => Next;
}

export type Rules<T extends CommandType> = { readonly [K in T]: Rule<K> };

/** The check of a command that has none of its own. */
export const noCheck = (): null => null;

/** The refusal with the code where the condition does not hold. */
export const refuseUnless = (holds: boolean, code: CorporateAmericaCode): CorporateAmericaCode | null =>
  holds ? null : code;

/** A step begins, or asks other seats. */
export function enterStep(batch: CorporateAmericaBatch, step: Step, seats: readonly Seat[]): Next {
  batch.emit({ type: 'StepEntered', phase: batch.state.phase, step, seats: [...seats] });
  return 'wait';
}

/** The privilege that a command may name beside its own parameters: only one fits it (R26). */
export function checkNamedPrivilege(
  state: CorporateAmericaState,
  seat: Seat,
  named: string | null | undefined,
  fitting: string,
): Refusal | null {
  if (named === null || named === undefined) return null;
  if (!holdsPrivilege(state, seat, named)) return 'PRIVILEGE_NOT_HELD';
  const usable = named === fitting && state.config.executivePrivilegeEffects;
  return refuseUnless(usable, 'PRIVILEGE_NOT_USABLE');
}
