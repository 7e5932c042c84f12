import type { CommandNamed } from '../commands.ts';
import type { EvilCorpView, PlayerView } from '../view-schema.ts';
import { options, playerAt, revenueOf, type Table } from './table.ts';

/** An audit that is certain to be upheld, or null. */
export function certainAudit(table: Table): CommandNamed<'audit'> | null {
  for (const audit of options(table, 'audit')) {
    if (isWrong(table.view, playerAt(table.view, audit.accused), audit.kind)) return audit;
  }
  return null;
}

function isWrong(view: EvilCorpView, accused: PlayerView, kind: CommandNamed<'audit'>['kind']): boolean {
  const { claim } = accused;
  switch (kind) {
    case 'handLimit':
      return accused.handCount > accused.handLimit;
    case 'revenueWithdrawal':
      return claim !== null && claim.withdrawn !== claim.declared;
    case 'revenueDeclaration':
      // Businesses and world events are as they were at the declaration only while the collect stage lasts.
      return (
        claim !== null &&
        view.turn?.seat === accused.seat &&
        view.turn.stage === 'collect' &&
        revenueOf(view, accused) !== claim.declared
      );
  }
}
