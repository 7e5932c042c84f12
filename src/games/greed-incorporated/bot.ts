import { assertNever } from '../../kernel/assert-never.ts';
import type { LegalCommand, Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import { bid } from './bot/auctions.ts';
import { blame, chooseCompensation, chooseReward, found, giveUpAsset } from './bot/balance.ts';
import { sell, trade } from './bot/commerce.ts';
import { chooseAsset, sealBid, select } from './bot/investments.ts';
import { chooseShare, settleOption, tradeShares } from './bot/shares.ts';
import { tableOf } from './bot/table.ts';
import type { GreedIncorporatedCommand } from './commands.ts';
import type { GreedIncorporatedView } from './view-schema.ts';

/**
 * The heuristic policy (specification 16.2), from the seat's own view and legal commands alone. Null: the seat
 * waits for others. Chance decides on some of its bids, within bounds.
 */
export function bot(
  view: GreedIncorporatedView,
  seat: Seat,
  legal: readonly LegalCommand[],
  random: Random,
): GreedIncorporatedCommand | null {
  if (legal.length === 0) return null;
  const table = tableOf(view, seat, legal, random);
  const { phase } = view;
  switch (phase) {
    case 'investments.selection':
    case 'announcements.selection':
      return select(table);
    case 'investments.auction':
    case 'shares.auction':
    case 'shares.saleAuction':
    case 'startUp.auction':
    case 'status.gold':
    case 'status.silver':
      return bid(table);
    case 'investments.sealedBids':
      return sealBid(table);
    case 'investments.choice':
      return chooseAsset(table);
    case 'commerce':
    case 'tradeAndProcess':
      return trade(table);
    case 'sales':
      return sell(table);
    case 'shares.choice':
      return chooseShare(table);
    case 'shares.options':
      return settleOption(table);
    case 'shares.trading':
      return tradeShares(table);
    case 'balance.reward':
      return chooseReward(table);
    case 'balance.compensation':
      return chooseCompensation(table);
    case 'balance.abandon':
      return giveUpAsset(table, 'abandonAsset');
    case 'blame.dropAsset':
      return giveUpAsset(table, 'dropAsset');
    case 'blame':
      return blame(table);
    case 'startUp.founding':
      return found(table);
    case 'setup':
    case 'ended':
      return null;
    default:
      return assertNever(phase);
  }
}
