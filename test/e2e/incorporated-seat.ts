import { entries, least, most, offered, type Style, type Wish } from './client-seat.ts';
import { type Board, Table } from './incorporated-table.ts';
import { fillIn, type Json } from './schema-client.ts';

/** How clients play Incorporated; loans out of need are for the rules to take. */
export const styleOf = (board: Board): Style<Table> => ({
  game: 'Incorporated',
  table: (client, matchId, seat) => Table.read(client, matchId, board, seat),
  spared: ['takeLoan'],
  passing: ['pass'],
});

/** Borrows in its own turn until it has the money, so that it can repay a bond in the end. */
export const borrowUpTo =
  (dollars: number): Wish<Table> =>
  (now, { view, seat, me }) =>
    view.phase === 'INVESTMENT' && view.activeSeat === seat && (me.cash ?? 0) < dollars
      ? offered(now, 'takeLoan', least)
      : null;

/** Commits to repay all that it can, at least one bond. */
export const repay: Wish<Table> = (now) => {
  const [entry] = entries(now, 'repayBonds');
  return entry === undefined || (entry.parameters[0]?.max ?? 0) < 1 ? null : fillIn(entry, most);
};

/** Moves one cube to where the score is highest, if anything there scores at all. */
export const moveTo =
  (score: (table: Table, country: string) => number): Wish<Table> =>
  (now, table) => {
    let best: { readonly value: number; readonly command: Json } | null = null;
    for (const { parameters } of entries(now, 'expand')) {
      const moves = parameters[0]?.options[0]?.value as readonly { from: string; to: string }[];
      const to = moves.at(-1)?.to ?? '';
      const value = score(table, to);
      if (value > (best?.value ?? 0)) best = { value, command: { type: 'expand', moves } };
    }
    return best?.command ?? null;
  };
