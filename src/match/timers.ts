import { createHash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';

/** Name space of the ids of commands that no client sent (audit 3.1: UUIDv5 of the cause). */
const CAUSES = '6f1d2c3a-3f0e-5b8e-9c55-0d6a2f4b7e10';

/** The same cause has the same id in every process, so that it takes effect once. */
export const causeId = (cause: string): string => uuidv5(cause, CAUSES);

/** A seed for a bot's own source of chance, no part of the record. */
export function botSeed(matchId: string, version: number, seat: number): number {
  return createHash('sha256').update(`bot/${matchId}/${version}/${seat}`).digest().readUInt32BE(0);
}
