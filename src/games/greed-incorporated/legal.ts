import { assertNever } from '../../kernel/assert-never.ts';
import type { LegalCommand, Seat } from '../../kernel/game.ts';
import { activeSeats } from './derived.ts';
import { legalAuction } from './legal/auction.ts';
import { legalAbandon, legalBlame, legalCompensation, legalReward } from './legal/balance.ts';
import { legalSales, legalTrading } from './legal/commerce.ts';
import { legalAssetChoice, legalSealedBids, legalSelection } from './legal/investments.ts';
import { legalShareTrading } from './legal/share-trading.ts';
import { legalOption, legalShareChoice } from './legal/shares.ts';
import { legalFounding } from './legal/start-up.ts';
import type { GreedIncorporatedState } from './state.ts';

/**
 * Every command that the seat may use now, with open parameters as lists, ranges or goods (specification 13.2).
 * It depends on public state and the seat's own hand alone (20.2). Who need not act may do nothing.
 */
export function legalCommands(state: GreedIncorporatedState, seat: Seat): readonly LegalCommand[] {
  if (!activeSeats(state).includes(seat)) return [];
  const { phase } = state;
  switch (phase) {
    case 'investments.selection':
    case 'announcements.selection':
      return legalSelection(state, seat);
    case 'investments.auction':
    case 'shares.auction':
    case 'shares.saleAuction':
    case 'startUp.auction':
    case 'status.gold':
    case 'status.silver':
      return legalAuction(state);
    case 'investments.sealedBids':
      return legalSealedBids(state, seat);
    case 'investments.choice':
      return legalAssetChoice(state);
    case 'commerce':
    case 'tradeAndProcess':
      return legalTrading(state, seat);
    case 'sales':
      return legalSales(state, seat);
    case 'shares.choice':
      return legalShareChoice(state);
    case 'shares.options':
      return legalOption(state);
    case 'shares.trading':
      return legalShareTrading(state, seat);
    case 'balance.reward':
      return legalReward(state);
    case 'balance.compensation':
      return legalCompensation(state);
    case 'balance.abandon':
      return legalAbandon(state, 'abandonAsset');
    case 'blame':
      return legalBlame(state);
    case 'blame.dropAsset':
      return legalAbandon(state, 'dropAsset');
    case 'startUp.founding':
      return legalFounding(state);
    case 'setup':
    case 'ended':
      return [];
    default:
      return assertNever(phase);
  }
}
