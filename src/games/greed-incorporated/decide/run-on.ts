import { runAuction } from './auctions.ts';
import { closeBooks, compareAll, settleCompanies } from './balance.ts';
import { assignBlame } from './blame.ts';
import { awaitCommerce, awaitSales, produce } from './commerce.ts';
import { askForAssets, openTurnOrderAuction, takeSealedBids } from './investments.ts';
import type { GreedIncorporatedBatch, Next } from './rule.ts';
import { askForSelections, revealCards } from './selection.ts';
import { awaitShareTrading } from './share-trading.ts';
import { askForShares, issueShares, openShareRound, payDividends, settleOptions } from './shares.ts';
import { openStartUpAuction } from './start-up.ts';
import { openStatusAuction } from './status.ts';
import { endGame, endYear } from './year-end.ts';

const machine: Readonly<Record<Exclude<Next, 'wait'>, (batch: GreedIncorporatedBatch) => Next>> = {
  selection: askForSelections,
  reveal: revealCards,
  turnOrder: openTurnOrderAuction,
  sealedBids: takeSealedBids,
  auction: runAuction,
  assetChoice: askForAssets,
  production: produce,
  commerce: awaitCommerce,
  sales: awaitSales,
  shareIssue: issueShares,
  shareRound: openShareRound,
  shareChoice: askForShares,
  options: settleOptions,
  shareTrading: awaitShareTrading,
  dividends: payDividends,
  settlements: settleCompanies,
  comparison: compareAll,
  closeBooks,
  blame: assignBlame,
  gold: (batch) => openStatusAuction(batch, 'gold'),
  silver: (batch) => openStatusAuction(batch, 'silver'),
  startUp: openStartUpAuction,
  yearEnd: endYear,
  ending: endGame,
};

/** Goes through all automatic steps up to the next decision (specification 15.1). */
export function runOn(batch: GreedIncorporatedBatch, from: Next): void {
  let next = from;
  while (next !== 'wait') next = machine[next](batch);
}
