import type { Decided, Game, GameCommand, GameEvent, Viewer } from '../../../src/kernel/game.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import type { Draw } from '../../../src/kernel/random.ts';

/** An event and its draws as the viewer may see them: null stands where a value is hidden. */
export function redacted<S, C extends GameCommand, E extends GameEvent, V>(
  game: Game<S, C, E, V>,
  decided: Decided<E>,
  before: S,
  viewer: Viewer,
): { readonly event: E; readonly draws: readonly (Draw | null)[] } {
  const event = clonePlain(decided.event);
  const draws: (Draw | null)[] = clonePlain([...decided.draws]);
  for (const { path, audience } of game.hidden(decided.event, before)) {
    if (viewer === 'open' || (typeof viewer === 'number' && audience.includes(`seat:${viewer}`))) continue;
    const draw = /^\/random\/(\d+)$/.exec(path)?.[1];
    if (draw !== undefined) draws[Number(draw)] = null;
    else (event as Record<string, unknown>)[path.slice(1)] = null;
  }
  return { event, draws };
}
