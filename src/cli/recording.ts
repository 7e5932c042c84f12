import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { gameByRules } from '../games/registry.ts';
import { canonicalJson } from '../kernel/canonical.ts';
import type { Actor } from '../kernel/envelope.ts';
import { genesisHash } from '../kernel/envelope.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { mergeOpenings, type OpeningValue, type SealedField } from '../kernel/seal.ts';
import type { RecordedEvent } from '../match/record.ts';
import { evolveMatch, initialMatch, type MatchState } from '../match/state.ts';
import { recordedEvent } from '../match/stored.ts';
import type { Store } from '../store/index.ts';

/** A match to be replayed: its events with the openings that are at hand. */
export interface Recording {
  readonly type: 'Recording';
  readonly matchId: string;
  readonly game: AnyGame;
  readonly events: readonly RecordedEvent[];
}

/** Why there is nothing to replay, one sentence. */
export interface NoRecording {
  readonly type: 'NoRecording';
  readonly reason: string;
  /** The file itself cannot be read, whatever it holds. */
  readonly unreadable?: true;
}

const none = (reason: string): NoRecording => ({ type: 'NoRecording', reason });

/** Reads an export file. It is taken as it is: whether it is true is for `verify` to say. */
export async function recordingOfFile(file: string): Promise<Recording | NoRecording> {
  const events = new Map<number, { event: RecordedEvent; openings: OpeningValue[] }>();
  const headers: { readonly matchId: string; readonly rulesVersion: string }[] = [];
  try {
    for await (const text of createInterface({ input: createReadStream(file) })) {
      const line = JSON.parse(text) as Readonly<Record<string, unknown>> & { t?: unknown };
      if (line.t === 'header') headers.push(line as unknown as (typeof headers)[number]);
      else if (line.t === 'event') {
        const event = exportedEvent(line as unknown as ExportedLine);
        events.set(event.version, event);
      } else if (line.t === 'opening') {
        const { version, path, value, salt } = line as unknown as OpeningValue & { version: number };
        events.get(version)?.openings.push({ path, value, salt });
      }
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) return { ...none(`${file} cannot be read: ${code}.`), unreadable: true };
    return none(`${file} is no export file: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [header] = headers;
  if (header === undefined) return none(`${file} is no export file: it has no header`);
  const list = [...events.values()].map(({ event, openings }) => ({ ...event, openings }));
  return recordingOf(header.matchId, header.rulesVersion, list);
}

/** Reads a match from the database; null: there is none of that id. */
export async function recordingOfMatch(store: Store, matchId: string): Promise<Recording | NoRecording> {
  const [row] = await store.matches.readMatchRows([matchId]);
  if (row === undefined) return none(`there is no match ${matchId} in this database`);
  const events: RecordedEvent[] = [];
  for (;;) {
    const rows = await store.exports.readEvents(matchId, events.length, 500, 'all');
    if (rows.length === 0) return recordingOf(matchId, row.rules_version, events);
    events.push(...rows.map(recordedEvent));
  }
}

/** The match's state after a version; null where a hidden value that the fold needs is not at hand. */
export function stateAt({ matchId, game, events }: Recording, version: number): MatchState | null {
  const state = initialMatch(matchId, genesisHash(matchId));
  for (const event of events) {
    if (event.version > version) break;
    const opened = new Set(event.openings.map(({ path }) => path));
    const needed = event.sealedFields.filter(
      ({ path }) => path.startsWith('/') && !path.startsWith('/random/'),
    );
    if (needed.some(({ path }) => !opened.has(path))) return null;
    const payload = JSON.parse(event.payload) as Record<string, Json>;
    const values = event.openings.filter(({ path }) => !path.startsWith('/random/'));
    mergeOpenings(payload, [], values);
    evolveMatch(state, game, {
      version: event.version,
      type: event.type,
      payload: { ...payload, type: event.type },
      draws: [],
      recordedAt: event.recordedAt,
      actorSeat: 'seat' in event.actor ? event.actor.seat : null,
    });
  }
  return state;
}

function recordingOf(
  matchId: string,
  rulesVersion: string,
  events: readonly RecordedEvent[],
): Recording | NoRecording {
  const game = gameByRules(rulesVersion);
  if (game === null) return none(`the rules ${rulesVersion} are not installed`);
  if (events[0]?.version !== 1) return none('the beginning of the match is missing');
  return { type: 'Recording', matchId, game, events };
}

interface ExportedLine {
  readonly hash: string;
  readonly event: {
    readonly version: number;
    readonly type: string;
    readonly schemaVersion: number;
    readonly payload: JsonObject;
    readonly sealed: readonly SealedField[];
    readonly random: readonly JsonObject[];
    readonly actor: Actor;
    readonly commandId: string;
    readonly causationId: string;
    readonly rulesVersion: string;
    readonly recordedAt: string;
  };
}

function exportedEvent({ event, hash }: ExportedLine) {
  const openings: OpeningValue[] = [];
  const recorded: RecordedEvent = {
    version: event.version,
    type: event.type,
    schemaVersion: event.schemaVersion,
    payload: canonicalJson(event.payload),
    sealed: canonicalJson(event.sealed),
    random: canonicalJson(event.random),
    actor: event.actor,
    commandId: event.commandId,
    causation: event.causationId,
    rulesVersion: event.rulesVersion,
    recordedAt: Date.parse(event.recordedAt),
    hash,
    sealedFields: event.sealed,
    openings,
  };
  return { event: recorded, openings, version: event.version };
}
