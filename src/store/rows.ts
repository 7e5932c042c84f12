import type { Append, EncodedEvent, JobRecord, Opening, SeatHolder } from './append.ts';
import { bytes, type Row } from './columns.ts';
import { aadOf, type Vault } from './vault.ts';

/** The stored causation: empty for the event's own command, which is nearly always the cause. */
export const storedCausation = (event: EncodedEvent): string =>
  event.causation === `command/${event.commandId}` ? '' : event.causation;

/** Undoes `storedCausation`. */
export const readCausation = (stored: string, commandId: string): string =>
  stored === '' ? `command/${commandId}` : stored;

export const eventRow = (matchId: string, event: EncodedEvent): Row => [
  matchId,
  event.commandId,
  event.recordedAt,
  event.version,
  event.schemaVersion,
  event.actorSeat,
  bytes(event.hash),
  event.type,
  event.actorKind,
  event.rulesVersion,
  storedCausation(event),
  event.payload,
  event.sealed,
  event.random,
];

export function openingRow(matchId: string, opening: Opening, vault: Vault): Row {
  const { keyId, body } = vault.seal(opening.text, aadOf.opening(matchId, opening.version, opening.path));
  return [matchId, opening.version, opening.path, keyId, body];
}

export const jobRow = (matchId: string, job: JobRecord): Row => [
  matchId,
  job.key,
  job.kind,
  job.dueAt,
  0,
  job.body,
];

export const seatRow = (matchId: string, holder: SeatHolder, joinedAt: number): Row => [
  matchId,
  holder.seat,
  holder.playerId,
  holder.kind,
  holder.displayName,
  joinedAt,
];

/** An append with its openings encrypted: made once, however often it is sent. */
export interface EncodedAppend {
  readonly append: Append;
  readonly lastVersion: number;
  readonly openings: readonly Row[];
}

/** Encodes an append. Throws on one that no match service should make: without events, or with a gap. */
export function encodeAppend(append: Append, vault: Vault): EncodedAppend {
  const { matchId, events } = append;
  const last = events.at(-1);
  if (last === undefined) throw new Error('an append without events');
  for (const [index, event] of events.entries()) {
    if (event.version !== append.afterVersion + 1 + index) throw new Error('an append with a gap');
  }
  if (last.hash !== append.headHash) throw new Error('an append whose head is not its last event');
  return {
    append,
    lastVersion: last.version,
    openings: append.openings.map((opening) => openingRow(matchId, opening, vault)),
  };
}
