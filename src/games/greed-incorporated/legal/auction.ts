import type { LegalCommand } from '../../../kernel/game.ts';
import { integerParameter } from '../../../kernel/legal.ts';
import { auctionOf, bidderInTurn, minimumBid, moneyOf } from '../auctions.ts';
import type { GreedIncorporatedState } from '../state.ts';
import { companyName } from '../words.ts';
import { complete, open } from './entry.ts';

/** A bid from the minimum to all the money, or a pass (specification 5). */
export function legalAuction(state: GreedIncorporatedState): LegalCommand[] {
  const auction = auctionOf(state);
  const bidder = bidderInTurn(auction);
  const amount = integerParameter(
    'amount',
    'Millions of dollars',
    minimumBid(auction),
    moneyOf(state, bidder),
  );
  const { companyId } = bidder;
  if (companyId === null) {
    return [open(state, 'placeBid', 'Bid', [amount]), complete(state, { type: 'passBid' }, 'Bid no more')];
  }
  const name = companyName(companyId);
  return [
    open(state, 'placeBid', `Bid for ${name}`, [amount], {
      fixed: { companyId },
      targets: [companyId],
    }),
    complete(state, { type: 'passBid', companyId }, `Bid no more for ${name}`, [companyId]),
  ];
}
