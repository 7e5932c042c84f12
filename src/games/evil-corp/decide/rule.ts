import type { Batch } from '../../../kernel/batch.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { RuleViolation } from '../../../kernel/violation.ts';
import type { EvilCorpCode } from '../codes.ts';
import type { CommandNamed, CommandType } from '../commands.ts';
import { cardOf } from '../content.ts';
import type { EvilCorpEvent } from '../events.ts';
import { type EvilCorpState, playerOf } from '../state.ts';

export type EvilCorpBatch = Batch<EvilCorpState, EvilCorpEvent>;

/** Why a command is refused: a code, or a refusal whose rule is closer than that of the code or the command. */
export type Refusal = EvilCorpCode | RuleViolation;

/** The rule of one command: what refuses it, and what it does. */
export interface Rule<T extends CommandType> {
  /** The command's own checks, in the order of the specification; the general ones (11.1) came before. */
  readonly check: (state: EvilCorpState, seat: Seat, command: CommandNamed<T>) => Refusal | null;
  /** Emits the events of a command that no check refuses. */
  readonly play: (batch: EvilCorpBatch, seat: Seat, command: CommandNamed<T>) => void;
}

export type Rules<T extends CommandType> = { readonly [K in T]: Rule<K> };

/** The check of a command that has none of its own. */
export const noCheck = (): null => null;

/** A seat parameter names an enemy (specification 11.1). */
export function checkEnemy(state: EvilCorpState, seat: Seat, enemy: Seat): Refusal | null {
  if (!state.turnOrder.includes(enemy)) return 'INVALID_SEAT';
  if (enemy === seat) return 'CANNOT_TARGET_SELF';
  return null;
}

export const inHand = (state: EvilCorpState, seat: Seat, cardId: string): boolean =>
  playerOf(state, seat).hand.includes(cardId);

/** An agent of the hand [About Opportunity Cards]. */
export function checkAgent(state: EvilCorpState, seat: Seat, cardId: string): Refusal | null {
  if (!inHand(state, seat, cardId)) return 'CARD_NOT_IN_HAND';
  return cardOf(cardId).kind === 'agent' ? null : 'NOT_AN_AGENT';
}

/** A phase card of the hand whose nasty business is a counter [About Opportunity Cards]. */
export function checkCounter(state: EvilCorpState, seat: Seat, cardId: string): Refusal | null {
  if (!inHand(state, seat, cardId)) return 'CARD_NOT_IN_HAND';
  const card = cardOf(cardId);
  return card.kind === 'phase' && card.nasty === 'counter' ? null : 'NOT_A_COUNTER';
}

/** No card is named twice and all are in the hand. */
export const distinctInHand = (state: EvilCorpState, seat: Seat, cardIds: readonly string[]): boolean =>
  new Set(cardIds).size === cardIds.length && cardIds.every((cardId) => inHand(state, seat, cardId));
