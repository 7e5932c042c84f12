import type { LegalCommand, Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import { answer } from './bot/answers.ts';
import { certainAudit } from './bot/audits.ts';
import { discards } from './bot/hand.ts';
import { chooseSetup } from './bot/setup.ts';
import { spend } from './bot/spend.ts';
import { offers, options, revenueOf, type Table, tableOf } from './bot/table.ts';
import { startTurn } from './bot/turn-start.ts';
import type { EvilCorpCommand } from './commands.ts';
import type { EvilCorpView } from './view-schema.ts';

/**
 * The heuristic policy (specification 13.3), from the seat's own view and legal commands alone. Null: the
 * seat does nothing now. Out of turn it audits what is certainly wrong. It needs no chance.
 */
export function bot(
  view: EvilCorpView,
  seat: Seat,
  legal: readonly LegalCommand[],
  _random: Random,
): EvilCorpCommand | null {
  if (legal.length === 0 || view.status === 'finished') return null;
  const table = tableOf(view, seat, legal);
  if (view.status === 'setup') return chooseSetup(table);
  if (view.pending !== null) return answer(table, view.pending);
  const audit = certainAudit(table);
  if (audit !== null) return audit;
  const { turn } = view;
  if (turn === null || turn.seat !== seat) return null;
  return startTurn(table, turn) ?? collect(table) ?? spend(table);
}

/** Declares and withdraws the correct amount, then draws free cards. */
function collect(table: Table): EvilCorpCommand | null {
  if (offers(table, 'declareRevenue')) {
    return { type: 'declareRevenue', amount: revenueOf(table.view, table.me) };
  }
  if (offers(table, 'withdrawRevenue')) {
    return { type: 'withdrawRevenue', amount: table.me.claim?.declared ?? 0 };
  }
  const automatic = options(table, 'collectRevenue')[0];
  if (automatic !== undefined) return automatic;
  return offers(table, 'collectOpportunities')
    ? { type: 'collectOpportunities', discard: [...discards(table)] }
    : null;
}
