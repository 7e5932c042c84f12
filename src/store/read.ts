import type { ActorKind, EncodedEvent } from './append.ts';
import type { Database } from './connection.ts';
import { readCausation } from './rows.ts';
import { aadOf, type Vault } from './vault.ts';

const MAX_VERSION = 2_147_483_647;

/** An event as it was stored, with those of its openings that were asked for: canonical texts by path. */
export interface StoredEvent extends EncodedEvent {
  readonly openings: ReadonlyMap<string, string>;
}

/** What a fold reads of an event. */
export interface FoldEvent {
  readonly version: number;
  readonly type: string;
  readonly payload: string;
  readonly random: string;
  /** Milliseconds since the epoch. */
  readonly recordedAt: number;
  readonly actorSeat: number | null;
  /** Canonical texts `{"salt", "value"}` of the game's sealed fields, by path; null where there are none. */
  readonly openings: ReadonlyMap<string, string> | null;
}

/** A folded state: the text as it was handed to the snapshot writer. */
export interface Snapshot {
  readonly version: number;
  readonly rulesVersion: string;
  /** Hex digits. */
  readonly stateHash: string;
  readonly keyId: string;
  readonly body: Buffer;
}

/** Where a stream stands at a version: what the next event of the chain needs. */
export interface ChainHead {
  readonly version: number;
  readonly hash: string;
  /** Milliseconds since the epoch. */
  readonly recordedAt: number;
}

/** The events after a version of a match, at most `limit`. */
export interface EventPage {
  readonly matchId: string;
  readonly after: number;
  readonly limit: number;
}

/** Which openings come with events: none, those of game fields, or also those named with `$`. */
export type OpeningsWanted = 'none' | 'game' | 'all';

/** A row of `commands`. */
export interface StoredCommand {
  readonly seat: number | null;
  readonly inputHash: Buffer;
  readonly firstVersion: number;
  readonly lastVersion: number;
}

/** Answer to `confirm`; version null: there is no such match. */
export interface Confirmation {
  readonly version: number | null;
  readonly command: StoredCommand | null;
}

type EventTuple = [
  version: number,
  type: string,
  schemaVersion: number,
  payload: string,
  sealed: string,
  random: string,
  actorKind: ActorKind,
  actorSeat: number | null,
  commandId: string,
  causation: string,
  rulesVersion: string,
  recordedAt: number,
  hash: string,
];

type OpeningTuple = [version: number, path: string, keyId: string, body: Buffer];

/** A row of the statements that read events and openings together, in one snapshot of the database. */
type FoldTuple = [
  kind: 0 | 1 | 2,
  version: number,
  first: string,
  second: string,
  third: string | null,
  body: Buffer | null,
  recordedAt: number | null,
  actorSeat: number | null,
];

/** The same with the place of the request that it answers, from 1. */
type StateTuple = [place: number, ...FoldTuple];

/** What a state is folded from. */
export interface Unfolded {
  readonly snapshot: Snapshot | null;
  /** The events after it, in order. */
  readonly tail: FoldEvent[];
}

const NO_OPENINGS: ReadonlyMap<string, string> = new Map();

const FOLD_EVENTS = `SELECT 1, e.version, e.type, e.payload, e.random, NULL::bytea, e.recorded_at, e.actor_seat FROM events e
  WHERE e.match_id = $1 AND e.version > `;
const FOLD_OPENINGS = `SELECT 2, o.version, o.path, o.key_id, NULL, o.body, NULL, NULL FROM openings o
  WHERE o.match_id = $1 AND o.path NOT LIKE '$%' AND o.version > `;

/** Reads streams. Hot paths: prepared statements, rows as arrays, texts unparsed. */
export class StreamReader {
  readonly #database: Database;
  readonly #vault: Vault;

  constructor(database: Database, vault: Vault) {
    this.#database = database;
    this.#vault = vault;
  }

  /** The events after a version, at most `limit`, in order. */
  async readEvents(
    matchId: string,
    after: number,
    limit: number,
    openings: OpeningsWanted = 'none',
  ): Promise<StoredEvent[]> {
    const [page] = await this.readPages([{ matchId, after, limit }], openings);
    return page ?? [];
  }

  /** The same for many pages, each in its place: two queries whatever their number. */
  async readPages(pages: readonly EventPage[], openings: OpeningsWanted = 'none'): Promise<StoredEvent[][]> {
    const rows = await this.#database.rows<[place: number, ...EventTuple]>({
      name: 'read-pages',
      text: `SELECT r.place, e.version, e.type, e.schema_version, e.payload, e.sealed, e.random, e.actor_kind,
          e.actor_seat, e.command_id, e.causation, e.rules_version, e.recorded_at, encode(e.hash, 'hex')
        FROM unnest($1::uuid[], $2::int[], $3::int[]) WITH ORDINALITY AS r(match_id, after, at_most, place)
        CROSS JOIN LATERAL (
          SELECT * FROM events WHERE match_id = r.match_id AND version > r.after
          ORDER BY version LIMIT r.at_most
        ) e`,
      values: [pages.map((p) => p.matchId), pages.map((p) => p.after), pages.map((p) => p.limit)],
    });
    const found = pages.map((): EventTuple[] => []);
    for (const [place, ...row] of rows) found[place - 1]?.push(row);
    for (const page of found) page.sort((a, b) => a[0] - b[0]);
    const opened = openings === 'none' ? [] : await this.#openings(pages, found, openings);
    return found.map((page, i) => page.map((row) => storedEvent(row, opened[i]?.get(row[0]) ?? NO_OPENINGS)));
  }

  /**
   * What a fold needs of all events after a version, up to and with `upTo`, openings of game fields
   * decrypted.
   */
  async readFold(matchId: string, afterVersion: number, upTo: number = MAX_VERSION): Promise<FoldEvent[]> {
    const rows = await this.#database.rows<FoldTuple>({
      name: 'read-fold',
      text: `(${FOLD_EVENTS} $2 AND e.version <= $3 ORDER BY e.version)
        UNION ALL ${FOLD_OPENINGS} $2 AND o.version <= $3`,
      values: [matchId, afterVersion, upTo],
    });
    return this.#fold(matchId, rows);
  }

  /** The newest snapshot, or the newest at or below a version, with the events after it up to that version. */
  async readLatestSnapshot(matchId: string, atOrBelow: number = MAX_VERSION): Promise<Unfolded> {
    const [unfolded] = await this.readStates([{ matchId, atOrBelow }]);
    return unfolded as Unfolded;
  }

  /** The same for many matches, each in its place: one query whatever their number. */
  async readStates(
    requests: readonly { readonly matchId: string; readonly atOrBelow: number }[],
  ): Promise<Unfolded[]> {
    const rows = await this.#database.rows<StateTuple>({
      name: 'read-states',
      text: `WITH s AS MATERIALIZED (
          SELECT r.place, r.match_id, r.at_or_below, f.version, f.rules_version, f.state_hash, f.key_id, f.body
          FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS r(match_id, at_or_below, place)
          LEFT JOIN LATERAL (
            SELECT version, rules_version, state_hash, key_id, body FROM snapshots
            WHERE match_id = r.match_id AND version <= r.at_or_below ORDER BY version DESC LIMIT 1
          ) f ON true
        )
        SELECT s.place, 0, version, rules_version, encode(state_hash, 'hex'), key_id, body,
          NULL::bigint, NULL::smallint FROM s WHERE version IS NOT NULL
        UNION ALL
        SELECT s.place, 1, e.version, e.type, e.payload, e.random, NULL, e.recorded_at, e.actor_seat
          FROM s CROSS JOIN LATERAL (
            SELECT * FROM events WHERE match_id = s.match_id
              AND version > coalesce(s.version, 0) AND version <= s.at_or_below ORDER BY version
          ) e
        UNION ALL
        SELECT s.place, 2, o.version, o.path, o.key_id, NULL, o.body, NULL, NULL
          FROM s CROSS JOIN LATERAL (
            SELECT * FROM openings WHERE match_id = s.match_id
              AND version > coalesce(s.version, 0) AND version <= s.at_or_below AND path NOT LIKE '$%'
          ) o`,
      values: [requests.map(({ matchId }) => matchId), requests.map(({ atOrBelow }) => atOrBelow)],
    });
    const byPlace = requests.map((): FoldTuple[] => []);
    for (const [place, ...row] of rows) byPlace[place - 1]?.push(row);
    return byPlace.map((own, place) => {
      const row = own.find(([kind]) => kind === 0);
      const { matchId } = requests[place] as { matchId: string };
      return { snapshot: row === undefined ? null : snapshotOf(row), tail: this.#fold(matchId, own) };
    });
  }

  /** The version of each match that exists: one query for many. */
  async readHead(matchIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#database.rows<[string, number]>({
      name: 'read-head',
      text: 'SELECT match_id, version FROM matches WHERE match_id = ANY($1::uuid[])',
      values: [matchIds],
    });
    return new Map(rows);
  }

  /** Hash and time of the event at a version, by default the newest; null where there is none. */
  async readChainHead(matchId: string, version: number = MAX_VERSION): Promise<ChainHead | null> {
    const [row] = await this.#database.rows<[number, string, number]>({
      name: 'read-chain-head',
      text: `SELECT version, encode(hash, 'hex'), recorded_at FROM events
        WHERE match_id = $1 AND version <= $2 ORDER BY version DESC LIMIT 1`,
      values: [matchId, version],
    });
    return row === undefined ? null : { version: row[0], hash: row[1], recordedAt: row[2] };
  }

  /**
   * What a refusal must be confirmed by (reliability 3): the match's version and the row of the command id,
   * for each item in its place. One query for many.
   */
  async confirm(
    items: readonly { readonly matchId: string; readonly commandId: string }[],
  ): Promise<Confirmation[]> {
    const rows = await this.#database.rows<
      [number | null, number | null, Buffer | null, number | null, number | null]
    >({
      name: 'confirm',
      text: `SELECT m.version, c.seat, c.input_hash, c.first_version, c.last_version
        FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS r(match_id, command_id, place)
        LEFT JOIN matches m ON m.match_id = r.match_id
        LEFT JOIN commands c ON c.match_id = r.match_id AND c.command_id = r.command_id
        ORDER BY r.place`,
      values: [items.map((item) => item.matchId), items.map((item) => item.commandId)],
    });
    return rows.map(([version, seat, inputHash, firstVersion, lastVersion]) => ({
      version,
      command:
        inputHash === null || firstVersion === null || lastVersion === null
          ? null
          : { seat, inputHash, firstVersion, lastVersion },
    }));
  }

  /** The openings of the events found for each page. */
  async #openings(
    pages: readonly EventPage[],
    found: readonly (readonly EventTuple[])[],
    wanted: 'game' | 'all',
  ): Promise<Map<number, Map<string, string>>[]> {
    const rows = await this.#database.rows<[place: number, ...OpeningTuple]>({
      name: wanted === 'all' ? 'read-openings' : 'read-game-openings',
      text: `SELECT r.place, o.version, o.path, o.key_id, o.body
        FROM unnest($1::uuid[], $2::int[], $3::int[]) WITH ORDINALITY AS r(match_id, after, up_to, place)
        CROSS JOIN LATERAL (
          SELECT * FROM openings WHERE match_id = r.match_id AND version > r.after AND version <= r.up_to
          ${wanted === 'all' ? '' : "AND path NOT LIKE '$%'"}
        ) o`,
      values: [
        pages.map((page) => page.matchId),
        pages.map((page) => page.after),
        pages.map((page, i) => found[i]?.at(-1)?.[0] ?? page.after),
      ],
    });
    const byPlace = pages.map((): OpeningTuple[] => []);
    for (const [place, ...row] of rows) byPlace[place - 1]?.push(row);
    return pages.map(({ matchId }, i) => this.#opened(matchId, byPlace[i] ?? []));
  }

  #opened(matchId: string, rows: readonly OpeningTuple[]): Map<number, Map<string, string>> {
    const opened = new Map<number, Map<string, string>>();
    for (const [version, path, keyId, body] of rows) {
      const text = this.#vault.open(keyId, body, aadOf.opening(matchId, version, path)).toString('utf8');
      const of = opened.get(version);
      if (of === undefined) opened.set(version, new Map([[path, text]]));
      else of.set(path, text);
    }
    return opened;
  }

  #fold(matchId: string, rows: readonly FoldTuple[]): FoldEvent[] {
    const sealed: OpeningTuple[] = [];
    const events: FoldTuple[] = [];
    for (const row of rows) {
      if (row[0] === 1) events.push(row);
      else if (row[0] === 2) sealed.push([row[1], row[2], row[3], row[5] as Buffer]);
    }
    const opened = this.#opened(matchId, sealed);
    // UNION ALL promises no order, though it keeps that of its parts.
    events.sort((a, b) => a[1] - b[1]);
    return events.map(([, version, type, payload, random, , recordedAt, actorSeat]) => ({
      version,
      type,
      payload,
      random: random ?? '[]',
      recordedAt: recordedAt ?? 0,
      actorSeat,
      openings: opened.get(version) ?? null,
    }));
  }
}

const snapshotOf = (row: FoldTuple): Snapshot => ({
  version: row[1],
  rulesVersion: row[2],
  stateHash: row[3],
  keyId: row[4] as string,
  body: row[5] as Buffer,
});

function storedEvent(row: EventTuple, openings: ReadonlyMap<string, string>): StoredEvent {
  return {
    version: row[0],
    type: row[1],
    schemaVersion: row[2],
    payload: row[3],
    sealed: row[4],
    random: row[5],
    actorKind: row[6],
    actorSeat: row[7],
    commandId: row[8],
    causation: readCausation(row[9], row[8]),
    rulesVersion: row[10],
    recordedAt: row[11],
    hash: row[12],
    openings,
  };
}
