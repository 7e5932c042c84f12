import { assertNever } from '../../kernel/assert-never.ts';
import type { LegalCommand, Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import { bid } from './bot/campaign.ts';
import { enact, firstAct, pardon, veto } from './bot/capitol.ts';
import { onMainStreet, share } from './bot/main-street.ts';
import { tableOf } from './bot/table.ts';
import { byJobCreator, byThinkTank, fromMonopoly, onWallStreet } from './bot/wall-street.ts';
import type { CorporateAmericaCommand } from './commands.ts';
import type { CorporateAmericaView } from './view-schema.ts';

/**
 * The heuristic policy (specification 12), from the seat's own view and legal commands alone. Null: the seat
 * does nothing now; it gives, lends and pledges nothing. Chance decides what it bids, within narrow bounds.
 */
export function bot(
  view: CorporateAmericaView,
  seat: Seat,
  legal: readonly LegalCommand[],
  random: Random,
): CorporateAmericaCommand | null {
  const { step } = view;
  if (step === null || !view.active.includes(seat)) return null;
  // The arbiter has no place among the players and leaves every tie to the lot.
  if (step === 'supremeCourt' || step === 'finalSupremeCourt')
    return { type: 'ruleSupremeCourt', winner: null };
  const table = tableOf(view, seat, legal, random);
  switch (step) {
    case 'wallStreetTurn':
      return onWallStreet(table);
    case 'jobCreator':
      return byJobCreator(table);
    case 'thinkTank':
      return byThinkTank(table);
    case 'consumer':
      return onMainStreet(table);
    case 'sharedCustomers':
      return share(table);
    case 'settlement':
      return { type: 'confirmSettlement' };
    case 'debate':
      return { type: 'endDebate' };
    case 'bid':
      return bid(table);
    case 'firstAct':
      return firstAct(table);
    case 'privilegeWindow':
      return veto(table);
    case 'enact':
      return enact(table);
    case 'pardon':
      return pardon(table);
    case 'breakMonopoly':
      return fromMonopoly(table);
    default:
      return assertNever(step);
  }
}
