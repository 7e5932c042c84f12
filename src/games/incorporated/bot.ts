import { assertNever } from '../../kernel/assert-never.ts';
import type { LegalCommand, Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import { answer } from './bot/answers.ts';
import { compete } from './bot/competition.ts';
import { invest } from './bot/investment.ts';
import { lobby } from './bot/lobbying.ts';
import { tableOf } from './bot/table.ts';
import type { IncorporatedCommand } from './commands.ts';
import type { IncorporatedView } from './view-schema.ts';

/**
 * The heuristic policy (specification 14.1), from the seat's own view and legal commands alone. Null: the
 * seat does nothing now. It takes no loan but those that a payment forces. Chance
 * decides on what it takes a share to be worth, within narrow bounds.
 */
export function bot(
  view: IncorporatedView,
  seat: Seat,
  legal: readonly LegalCommand[],
  random: Random,
): IncorporatedCommand | null {
  // Out of turn nothing but a loan is legal.
  if (legal.every((entry) => entry.type === 'takeLoan')) return null;
  const table = tableOf(view, seat, legal, random);
  if (view.pending !== null) return answer(table, view.pending);
  switch (view.phase) {
    case 'investment':
      return invest(table);
    case 'competition':
      return compete(table);
    case 'lobbying':
      return lobby(table);
    case 'corporationAuction':
    case 'outlook':
    case 'earnings':
    case 'gameOver':
      return null;
    default:
      return assertNever(view.phase);
  }
}
