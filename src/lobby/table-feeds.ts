import type { LiveUpdates } from '../match/live-updates.ts';
import type { MatchRow, Store } from '../store/index.ts';

/** Entries that a feed begins with, at most. */
const FIRST = 100;

/** A table in the lobby that is new or has changed. */
export interface LobbyEntry {
  readonly matchId: string;
  /** It is still open for players. */
  readonly open: boolean;
}

/** Each open public table (of one game), then each change of one. */
export function lobbyFeed(store: Store, updates: LiveUpdates, game: string | null) {
  const filter = { status: 'open', visibility: 'public', ...(game === null ? {} : { game }) };
  const changes = changesOf();
  return updates.many<LobbyEntry>(async () => {
    const { rows } = await store.matches.listMatches({ filter, order: 'desc', limit: FIRST });
    const { changed, gone } = changes(rows);
    return [
      ...changed.map((matchId) => ({ matchId, open: true })),
      ...gone.map((matchId) => ({ matchId, open: false })),
    ];
  });
}

/** Each match that waits for the player, then each change of one: ids of matches. */
export function yourTurnFeed(store: Store, updates: LiveUpdates, playerId: string) {
  const filter = { status: 'playing', playerId, onTurn: true };
  const changes = changesOf();
  return updates.many<string>(async () => {
    const { rows } = await store.matches.listMatches({ filter, order: 'asc', limit: FIRST });
    const { changed, gone } = changes(rows);
    return [...changed, ...gone];
  });
}

/** Compares a list with the one before: what is new or has a new version, and what is no longer in it. */
function changesOf(): (rows: readonly MatchRow[]) => { changed: string[]; gone: string[] } {
  let before = new Map<string, number>();
  return (rows) => {
    const now = new Map(rows.map((row) => [row.match_id, row.version]));
    const changed = [...now].filter(([id, version]) => before.get(id) !== version).map(([id]) => id);
    const gone = [...before.keys()].filter((id) => !now.has(id));
    before = now;
    return { changed, gone };
  };
}
