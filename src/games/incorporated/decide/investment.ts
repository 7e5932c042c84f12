import { taxHavens } from '../content.ts';
import { auctionRules } from './auction.ts';
import { privateSaleRules } from './private-sale.ts';
import { noCheck, type Rules } from './rule.ts';
import { sellingRules } from './selling.ts';

type InvestmentCommand =
  | 'passInvestment'
  | keyof typeof auctionRules
  | keyof typeof sellingRules
  | keyof typeof privateSaleRules;

/** Phase 2 (specification, chapter 8). */
export const investmentRules: Rules<InvestmentCommand> = {
  ...auctionRules,
  ...sellingRules,
  ...privateSaleRules,
  passInvestment: {
    check: noCheck,
    play: (batch, seat) => {
      batch.emit({ type: 'ExecutiveSent', seat, location: taxHavens });
      batch.emit({ type: 'InvestmentPassed', seat });
    },
  },
};
