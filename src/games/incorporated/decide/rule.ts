import type { Batch } from '../../../kernel/batch.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Citation, RuleViolation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import type { CommandNamed, CommandType } from '../commands.ts';
import type { IncorporatedEvent } from '../events.ts';
import type { IncorporatedState } from '../state.ts';

export type IncorporatedBatch = Batch<IncorporatedState, IncorporatedEvent>;

/** The rule of one command: what refuses it, and what it does. */
export interface Rule<T extends CommandType> {
  /** The command's own checks, in the order of the specification; the general ones (6.1) came before. */
  readonly check: (state: IncorporatedState, seat: Seat, command: CommandNamed<T>) => RuleViolation | null;
  /** Emits the events of a command that no check refuses, up to the next decision that it opens. */
  readonly play: (batch: IncorporatedBatch, seat: Seat, command: CommandNamed<T>) => void;
}

export type Rules<T extends CommandType> = { readonly [K in T]: Rule<K> };

/** The check of a command that has none of its own. */
export const noCheck = (): null => null;

/** An id is known content, and one of the options of the open choice. */
export function checkOption(
  options: readonly string[],
  id: string,
  known: (id: string) => boolean,
  citation: Citation,
): RuleViolation | null {
  if (!known(id)) return violation('INVALID_PARAMETER');
  return options.includes(id) ? null : violation('INVALID_TARGET', citation);
}
