import type { Actor } from '../kernel/envelope.ts';
import type { AnyGame, GameEvent, Viewer } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { redact } from '../kernel/redact.ts';
import type { Citation } from '../kernel/violation.ts';
import { describePlatformEvent } from './describe-platform.ts';
import { Generations } from './generations.ts';
import { isPlatformEvent, type PlatformEvent } from './platform-events.ts';
import type { RecordedEvent } from './record.ts';

/** An event as one viewer may see it. */
export interface PresentedEvent {
  readonly game: AnyGame;
  /** One of the platform's own events, not the game's. */
  readonly platform: boolean;
  readonly matchId: string;
  readonly version: number;
  readonly type: string;
  /** Hidden members are null. */
  readonly payload: JsonObject;
  readonly draws: readonly JsonObject[];
  readonly recordedAt: number;
  readonly actor: Actor;
  readonly commandId: string;
  readonly text: string;
  readonly citation: Citation | null;
  readonly hash: string;
}

/** Events of which some viewer's copy is kept: the reply and the pushes of a command share it. */
const KEPT = 2048;
const kept = new Generations<RecordedEvent, Map<Viewer, PresentedEvent>>(KEPT);

/** The event as the viewer may see it; the same value for all who look with the same eyes. */
export function presentEvent(
  matchId: string,
  game: AnyGame,
  event: RecordedEvent,
  viewer: Viewer,
): PresentedEvent {
  let views = kept.get(event);
  if (views === undefined) {
    views = new Map();
    kept.set(event, views);
  }
  let presented = views.get(viewer);
  if (presented === undefined) {
    presented = present(matchId, game, event, viewer);
    views.set(viewer, presented);
  }
  return presented;
}

function present(matchId: string, game: AnyGame, event: RecordedEvent, viewer: Viewer): PresentedEvent {
  const content = {
    payload: JSON.parse(event.payload) as Record<string, Json>,
    random: event.random === '[]' ? [] : (JSON.parse(event.random) as Record<string, Json>[]),
  };
  const { payload, random } = redact(content, event.sealedFields, event.openings, viewer);
  const typed = { ...payload, type: event.type };
  const platform = isPlatformEvent(event.type);
  return {
    game,
    platform,
    matchId,
    version: event.version,
    type: event.type,
    payload,
    draws: random,
    recordedAt: event.recordedAt,
    actor: event.actor,
    commandId: event.commandId,
    text: platform
      ? describePlatformEvent(typed as unknown as PlatformEvent)
      : game.describe(typed as GameEvent, viewer),
    citation: platform ? null : game.cite(typed as GameEvent),
    hash: event.hash,
  };
}
