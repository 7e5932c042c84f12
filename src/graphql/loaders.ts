import DataLoader from 'dataloader';
import type { Services } from '../services.ts';
import type { MatchRow, PlayerRow, SeatRow } from '../store/index.ts';

/** Loads that are asked for in one turn of the event loop share a statement, whatever their number. */
export interface Loaders {
  readonly matchRow: DataLoader<string, MatchRow | null>;
  readonly seats: DataLoader<string, readonly SeatRow[]>;
  readonly player: DataLoader<string, PlayerRow | null>;
}

// Without caches: an operation may live as long as a subscription, and must not show what was.
const FRESH = { cache: false } as const;

export function makeLoaders({ store }: Services): Loaders {
  return {
    matchRow: new DataLoader(async (ids) => {
      const rows = new Map(
        (await store.matches.readMatchRows([...new Set(ids)])).map((row) => [row.match_id, row]),
      );
      return ids.map((id) => rows.get(id) ?? null);
    }, FRESH),
    seats: new DataLoader(async (ids) => {
      const rows = groupByMatch(await store.matches.readSeats([...new Set(ids)]));
      return ids.map((id) => rows.get(id) ?? []);
    }, FRESH),
    player: new DataLoader(async (ids) => {
      const rows = new Map(
        (await store.matches.readPlayers([...new Set(ids)])).map((row) => [row.player_id, row]),
      );
      return ids.map((id) => rows.get(id) ?? null);
    }, FRESH),
  };
}

function groupByMatch(rows: readonly SeatRow[]): Map<string, SeatRow[]> {
  const groups = new Map<string, SeatRow[]>();
  for (const row of rows) {
    const group = groups.get(row.match_id);
    if (group === undefined) groups.set(row.match_id, [row]);
    else group.push(row);
  }
  return groups;
}
