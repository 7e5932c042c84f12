import { canonicalJson } from '../kernel/canonical.ts';
import type { Actor } from '../kernel/envelope.ts';
import type { Json } from '../kernel/json.ts';
import { mergeOpenings, type OpeningValue, type SealedField } from '../kernel/seal.ts';
import type { EncodedEvent, FoldEvent as FoldRow, Opening, StoredEvent } from '../store/index.ts';
import type { RecordedEvent } from './record.ts';
import { eventOf, type FoldEvent } from './state.ts';

/** Between the store's rows and the match service's events. */

/** A row for the fold: hidden values merged into the payload, draws by purpose and index. */
export function foldEvent(row: FoldRow): FoldEvent {
  const payload = JSON.parse(row.payload) as Record<string, Json>;
  if (row.openings !== null) {
    for (const [path, text] of row.openings) {
      if (!path.startsWith('/random/'))
        mergeOpenings(payload, [], [{ path, value: openingOf(path, text).value }]);
    }
  }
  return {
    version: row.version,
    type: row.type,
    payload: eventOf(row.type, payload),
    draws: row.random === '[]' ? [] : (JSON.parse(row.random) as FoldEvent['draws']),
    recordedAt: row.recordedAt,
    actorSeat: row.actorSeat,
  };
}

/** A stored event as the match service holds it, with the openings that were read. */
export function recordedEvent(row: StoredEvent): RecordedEvent {
  const actor = { kind: row.actorKind, ...(row.actorSeat === null ? {} : { seat: row.actorSeat }) } as Actor;
  return {
    version: row.version,
    type: row.type,
    schemaVersion: row.schemaVersion,
    payload: row.payload,
    sealed: row.sealed,
    random: row.random,
    actor,
    commandId: row.commandId,
    causation: row.causation,
    rulesVersion: row.rulesVersion,
    recordedAt: row.recordedAt,
    hash: row.hash,
    sealedFields: row.sealed === '[]' ? [] : (JSON.parse(row.sealed) as SealedField[]),
    openings: [...row.openings].map(([path, text]) => openingOf(path, text)),
  };
}

function openingOf(path: string, text: string): OpeningValue {
  const { salt, value } = JSON.parse(text) as { salt: string; value: Json };
  return { path, salt, value };
}

/** The openings of events as the store takes them. */
export function encodeOpenings(events: readonly RecordedEvent[]): Opening[] {
  return events.flatMap(({ version, openings }) =>
    openings.map(({ path, salt, value }) => ({ version, path, text: canonicalJson({ salt, value }) })),
  );
}

/** An event as the store takes it. */
export function encode(event: RecordedEvent): EncodedEvent {
  const { actor } = event;
  return {
    version: event.version,
    type: event.type,
    schemaVersion: event.schemaVersion,
    payload: event.payload,
    sealed: event.sealed,
    random: event.random,
    actorKind: actor.kind,
    actorSeat: 'seat' in actor ? actor.seat : null,
    commandId: event.commandId,
    causation: event.causation,
    rulesVersion: event.rulesVersion,
    recordedAt: event.recordedAt,
    hash: event.hash,
  };
}
