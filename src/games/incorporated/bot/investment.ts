import type { IncorporatedCommand } from '../commands.ts';
import { best, options, rangeOf, shareWorth, type Table } from './table.ts';

const leastWorth = 6;

/** Opens the auction of the share that is worth most, at the least bid, or skips the action. */
export function invest(table: Table): IncorporatedCommand | null {
  const range = rangeOf(table, 'openAuction');
  const offered = table.legal.filter((entry) => entry.type === 'openAuction');
  const country = best(
    offered.map((entry) => String(entry.fixed['country'])),
    (id) => shareWorth(table, id),
  );
  if (range !== null && country !== null && shareWorth(table, country) >= leastWorth) {
    return { type: 'openAuction', country, bid: range.min };
  }
  return options(table, 'passInvestment')[0] ?? null;
}
