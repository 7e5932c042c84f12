import type { LegalCommand } from '../../../kernel/game.ts';
import { integerParameter, ruling } from '../../../kernel/legal.ts';
import { auctionOf, bidderInTurn, minimumBid, moneyOf } from '../auctions.ts';
import type { GreedIncorporatedState } from '../state.ts';
import { companyName } from '../words.ts';
import { complete, open } from './entry.ts';

const openAuction = ruling('R6');

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
    return [
      open('placeBid', 'Bid', openAuction, [amount]),
      complete({ type: 'passBid' }, 'Bid no more', openAuction),
    ];
  }
  const name = companyName(companyId);
  return [
    open('placeBid', `Bid for ${name}`, openAuction, [amount], {
      fixed: { companyId },
      targets: [companyId],
    }),
    complete({ type: 'passBid', companyId }, `Bid no more for ${name}`, openAuction, [companyId]),
  ];
}
