import type { IncorporatedCommand } from '../commands.ts';
import { best, options, rangeOf, shareWorth, type Table } from './table.ts';

const leastWorth = 6;

/** Opens the auction of the share that is worth most, at the least bid, or skips the action. */
export function invest(table: Table): IncorporatedCommand | null {
  const range = rangeOf(table, 'openAuction');
  const offered = table.legal.filter((entry) => entry.type === 'openAuction');
  const worths = offered.map((entry) => {
    const country = String(entry.fixed['country']);
    return { country, worth: shareWorth(table, country) };
  });
  const share = best(worths, ({ worth }) => worth);
  if (range !== null && share !== null && share.worth >= leastWorth) {
    return { type: 'openAuction', country: share.country, bid: range.min };
  }
  return options(table, 'passInvestment')[0] ?? null;
}
