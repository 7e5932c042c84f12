import { genesisHash } from '../kernel/envelope.ts';
import { recordedEvent } from '../match/stored.ts';
import { type Refusal, refusal } from '../ops/refusals.ts';
import type { MatchRow, Store, StoredEvent } from '../store/index.ts';
import {
  type BundleHeader,
  BundleLines,
  type ClosedField,
  closedFields,
  DEFAULT_ORIGIN,
  type ExportAudience,
  openingLines,
  WITHHELD,
} from './bundle.ts';

/** A bundle on its way out: lines with their LF, made as they are read. */
export interface ExportBundle {
  readonly type: 'ExportBundle';
  readonly header: BundleHeader;
  readonly lines: AsyncIterable<string>;
}

export interface ExportOptions {
  /** Origin of this deployment's log, such as `games.example/log1`. */
  readonly origin?: string;
  /** Events read at once. */
  readonly page?: number;
}

const PAGE = 500;
const ENDED: ReadonlySet<string> = new Set(['finished', 'abandoned', 'voided']);

/**
 * The export bundle of a match up to its present version (audit 5.1), read in pages: memory does not grow
 * with the match. Who may have which audience is the caller's to check, but for one thing: `full` is
 * refused with FORBIDDEN before the match has ended, a seat that does not exist with INVALID_INPUT, an
 * unknown match with NOT_FOUND.
 */
export async function exportBundle(
  store: Store,
  matchId: string,
  audience: ExportAudience,
  options: ExportOptions = {},
): Promise<ExportBundle | Refusal> {
  const [row] = await store.matches.readMatchRows([matchId]);
  const [first] = await store.exports.readEvents(matchId, 0, 1);
  if (row === undefined || first === undefined) return refusal('NOT_FOUND');
  const complete = ENDED.has(row.status);
  if (audience === 'full' && !complete) {
    return refusal(
      'FORBIDDEN',
      'The full export opens what is hidden: it is there once the match has ended.',
    );
  }
  const { rulesHash, seats } = JSON.parse(first.payload) as { rulesHash: string; seats: number };
  if (audience.startsWith('seat:') && Number(audience.slice(5)) >= seats) {
    return refusal('INVALID_INPUT', `The match has seats 0 to ${seats - 1}.`);
  }
  const header: BundleHeader = {
    ...{ matchId, audience, complete, rulesHash },
    game: row.game,
    rulesVersion: row.rules_version,
    from: 1,
    to: row.version,
    origin: options.origin ?? DEFAULT_ORIGIN,
    exportedAt: new Date(store.clock.now()).toISOString(),
  };
  return { type: 'ExportBundle', header, lines: bundleLines(store, header, row, options.page ?? PAGE) };
}

async function* bundleLines(
  store: Store,
  header: BundleHeader,
  row: MatchRow,
  page: number,
): AsyncGenerator<string> {
  const { matchId, audience } = header;
  const lines = new BundleLines();
  yield lines.header(header);
  let prevHash = genesisHash(matchId);
  for await (const stored of eventsOf(store, matchId, row.version, page, 'none')) {
    yield lines.event(matchId, recordedEvent(stored), prevHash);
    prevHash = stored.hash;
  }
  const closed: ClosedField[] = [];
  if (audience !== 'public') {
    for await (const stored of eventsOf(store, matchId, row.version, page, 'all')) {
      if (stored.sealed === '[]') continue;
      const event = recordedEvent(stored);
      yield* openingLines(lines, event, audience);
      closed.push(...closedFields(event));
    }
  }
  if (audience === 'full') {
    const reasons = await erasureReasons(store, matchId);
    for (const { version, path } of closed) {
      yield lines.erased(version, path, reasons.get(`${version} ${path}`) ?? WITHHELD);
    }
  }
  yield lines.footer();
}

async function* eventsOf(
  store: Store,
  matchId: string,
  to: number,
  page: number,
  openings: 'none' | 'all',
): AsyncGenerator<StoredEvent> {
  for (let after = 0; after < to; ) {
    const rows = await store.exports.readEvents(matchId, after, Math.min(page, to - after), openings);
    const last = rows.at(-1);
    if (last === undefined) throw new Error(`events after ${after} are missing`);
    yield* rows;
    after = last.version;
  }
}

/** Why openings were erased, by version and path. */
async function erasureReasons(store: Store, matchId: string): Promise<Map<string, string>> {
  const erasures = await store.readErasures(matchId);
  return new Map(erasures.map(({ version, path, reason }) => [`${version} ${path}`, reason]));
}
