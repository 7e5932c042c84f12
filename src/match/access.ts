import type { Viewer } from '../kernel/game.ts';
import type { LiveMatch } from './live-match.ts';

/** Who asks: a player's id, or null for somebody without a token. */
export type Caller = string | null;

/** May the caller know that the match exists? Refused callers are answered as if it did not. */
export function maySee(live: LiveMatch, caller: Caller): boolean {
  if (live.state.visibility !== 'invitation') return true;
  return caller !== null && (live.seatOf(caller) !== null || live.creatorId === caller);
}

/** With whose eyes the caller looks: its seat's, a spectator's, or everybody's once the match has ended. */
export function viewerOf(live: LiveMatch, caller: Caller): Viewer {
  if (live.state.endedAt !== null) return 'open';
  return live.seatOf(caller) ?? 'spectator';
}
