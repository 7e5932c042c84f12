import type { EventEnvelope, SealedEntry } from './envelope.ts';
import type { CardLine, HeaderLine, TapeLine } from './line-shapes.ts';
import type { Json } from './patterns.ts';

/** An event of the file that has the form of one. Its content is kept as text: a file may be large. */
export interface EventEntry {
  readonly line: number;
  readonly version: number;
  readonly type: string;
  readonly hash: string;
  /** Canonical text of the event without its hash. */
  readonly text: string;
  readonly sealed: readonly SealedEntry[];
  /** It has draws or commits to decks. */
  readonly drawn: boolean;
}

export interface OpeningEntry {
  readonly line: number;
  /** Canonical text of the value. */
  readonly text: string;
}

/** What the later levels need of the lines that were read. */
export interface Bundle {
  readonly header: HeaderLine;
  readonly events: EventEntry[];
  readonly openings: Map<number, Map<string, OpeningEntry>>;
  readonly erased: Map<number, Set<string>>;
  readonly cards: { readonly number: number; readonly line: CardLine }[];
  readonly tapes: { readonly number: number; readonly line: TapeLine }[];
}

export const emptyBundle = (header: HeaderLine): Bundle => ({
  header,
  events: [],
  openings: new Map(),
  erased: new Map(),
  cards: [],
  tapes: [],
});

export const envelopeOf = (entry: EventEntry): EventEnvelope => JSON.parse(entry.text) as EventEnvelope;

/** The opened value of a sealed field, or undefined. */
export function openedValue(bundle: Bundle, version: number, path: string): unknown {
  const opening = bundle.openings.get(version)?.get(path);
  return opening === undefined ? undefined : (JSON.parse(opening.text) as unknown);
}

/** An event with what is opened of it put back in its place. */
export function openedEvent(bundle: Bundle, entry: EventEntry): EventEnvelope {
  const event = envelopeOf(entry);
  const opened = bundle.openings.get(entry.version);
  if (opened === undefined) return event;
  const payload: Record<string, unknown> = { ...event.payload };
  const random = event.random.map((draw): Record<string, unknown> => ({ ...draw }));
  for (const [path, { text }] of opened) {
    if (path.startsWith('$')) continue;
    const [, first = '', number = '', member = ''] = path.split('/');
    const target = path.startsWith('/random/') ? random[Number(number)] : payload;
    if (target === undefined) continue;
    // Defined, not assigned: a hostile path may be /__proto__.
    Object.defineProperty(target, path.startsWith('/random/') ? member : first, {
      value: JSON.parse(text) as unknown,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return { ...event, payload: payload as Json, random: random as unknown as EventEnvelope['random'] };
}
