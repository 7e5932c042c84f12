import DataLoader from 'dataloader';
import type { MatchRow, PlayerRow, SeatRow, Store } from '../store/index.ts';

// Without caches: an operation may live as long as a subscription, and must not show what was.
const FRESH = { cache: false } as const;

/**
 * Loads that are asked for in one turn of the event loop share a statement, whatever their number. Each loader
 * is made when it is first needed: most operations need none.
 */
export class Loaders {
  readonly #matches: Store['matches'];
  #matchRow: DataLoader<string, MatchRow | null> | null = null;
  #seats: DataLoader<string, readonly SeatRow[]> | null = null;
  #player: DataLoader<string, PlayerRow | null> | null = null;

  constructor({ matches }: Store) {
    this.#matches = matches;
  }

  get matchRow(): DataLoader<string, MatchRow | null> {
    this.#matchRow ??= new DataLoader(async (ids) => {
      const rows = await this.#matches.readMatchRows([...new Set(ids)]);
      return inOrder(ids, new Map(rows.map((row) => [row.match_id, row])));
    }, FRESH);
    return this.#matchRow;
  }

  get seats(): DataLoader<string, readonly SeatRow[]> {
    this.#seats ??= new DataLoader(async (ids) => {
      const rows = groupByMatch(await this.#matches.readSeats([...new Set(ids)]));
      return ids.map((id) => rows.get(id) ?? []);
    }, FRESH);
    return this.#seats;
  }

  get player(): DataLoader<string, PlayerRow | null> {
    this.#player ??= new DataLoader(async (ids) => {
      const rows = await this.#matches.readPlayers([...new Set(ids)]);
      return inOrder(ids, new Map(rows.map((row) => [row.player_id, row])));
    }, FRESH);
    return this.#player;
  }
}

const inOrder = <T>(ids: readonly string[], rows: ReadonlyMap<string, T>): (T | null)[] =>
  ids.map((id) => rows.get(id) ?? null);

function groupByMatch(rows: readonly SeatRow[]): Map<string, SeatRow[]> {
  const groups = new Map<string, SeatRow[]>();
  for (const row of rows) {
    const group = groups.get(row.match_id);
    if (group === undefined) groups.set(row.match_id, [row]);
    else group.push(row);
  }
  return groups;
}
