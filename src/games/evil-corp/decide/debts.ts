import type { Seat } from '../../../kernel/game.ts';
import { endgameUnlocked } from '../derived.ts';
import type { DebtReason } from '../sets.ts';
import { playerOf } from '../state.ts';
import type { EvilCorpBatch } from './rule.ts';

/**
 * Settles a debt of `due` billions, more than 0, as far as the debtor's liquidity goes, and declares the
 * bankruptcy where one follows (specification, chapter 8). `creditor` null is the bank.
 */
export function settleDebt(
  batch: EvilCorpBatch,
  debtor: Seat,
  creditor: Seat | null,
  due: number,
  reason: DebtReason,
): void {
  const player = playerOf(batch.state, debtor);
  const paid = Math.min(due, player.liquidity);
  const { token } = player;
  const unlocked = endgameUnlocked(player);
  batch.emit({ type: 'DebtSettled', debtor, creditor, due, paid, reason });
  if (paid === due) return;
  const { turn } = batch.state;
  const jubilee = turn?.powerActive === 'power-debt-jubilee' && turn.seat === debtor;
  if (unlocked) batch.emit({ type: 'BankruptcyAverted', seat: debtor, cause: 'endgameUnlocked' });
  else if (jubilee) batch.emit({ type: 'BankruptcyAverted', seat: debtor, cause: 'ceoPower' });
  // R25: a shown token is neither flipped nor renewed.
  else if (token === 'none') batch.emit({ type: 'BankruptcyDeclared', seat: debtor });
}
