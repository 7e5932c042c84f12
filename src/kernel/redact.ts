import type { Viewer } from './game.ts';
import type { Json } from './json.ts';
import { mergeOpenings, type OpeningValue, type SealedField } from './seal.ts';

/** May the viewer read this sealed field? `open` reads all; `server` is nobody's audience but its own. */
export function mayRead(field: SealedField, viewer: Viewer): boolean {
  return viewer === 'open' || (typeof viewer === 'number' && field.audience.includes(`seat:${viewer}`));
}

/** A stored event's content as parsed from its canonical texts. */
export interface EventContent {
  readonly payload: Record<string, Json>;
  readonly random: Record<string, Json>[];
}

/**
 * The event as the viewer may see it: `null` stands where a sealed value is not the viewer's to read. One
 * function for all games; what is sealed was decided when the event was stored. Returns a new value.
 */
export function redact(
  content: EventContent,
  sealed: readonly SealedField[],
  openings: readonly OpeningValue[],
  viewer: Viewer,
): EventContent {
  const payload = { ...content.payload };
  const random = content.random.map((draw) => ({ ...draw }));
  for (const { path } of sealed) {
    if (!path.startsWith('$') && !path.startsWith('/random/')) payload[path.slice(1)] = null;
  }
  const readable = new Set(sealed.filter((field) => mayRead(field, viewer)).map((field) => field.path));
  mergeOpenings(
    payload,
    random,
    openings.filter((opening) => readable.has(opening.path)),
  );
  return { payload, random };
}
