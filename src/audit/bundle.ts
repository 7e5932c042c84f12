import { createHash } from 'node:crypto';
import { canonicalJson } from '../kernel/canonical.ts';
import { eventText } from '../kernel/envelope.ts';
import type { OpeningValue, SealedField } from '../kernel/seal.ts';
import type { RecordedEvent } from '../match/record.ts';

/** Whose eyes an export is for (audit 5.1). */
export type ExportAudience = 'public' | 'full' | `seat:${number}`;

/** The first line of a bundle. */
export interface BundleHeader {
  readonly matchId: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly rulesHash: string;
  readonly audience: ExportAudience;
  readonly from: number;
  readonly to: number;
  /** The whole match, from its first version to after its end. */
  readonly complete: boolean;
  readonly origin: string;
  /** RFC 3339 with milliseconds, UTC. */
  readonly exportedAt: string;
}

/** The origin of a deployment that names none. */
export const DEFAULT_ORIGIN = 'localhost/log1';

/** Reads the spelling of an audience; null for anything else. */
export function parseAudience(text: string): ExportAudience | null {
  if (text === 'public' || text === 'full') return text;
  return /^seat:(0|[1-9]\d?)$/.test(text) ? (text as ExportAudience) : null;
}

/**
 * The lines of one bundle, each with its LF: canonical JSON as audit 5.1 wants it. Counts and digests what
 * it hands out, so that the footer closes exactly these lines.
 */
export class BundleLines {
  readonly #digest = createHash('sha256');
  #lines = 0;

  header(header: BundleHeader): string {
    return this.#line(
      canonicalJson({ t: 'header', format: 'boardroom-export', formatVersion: 1, ...header }),
    );
  }

  event(matchId: string, event: RecordedEvent, prevHash: string): string {
    const text = eventText({
      ...event,
      recordedAt: new Date(event.recordedAt).toISOString(),
      matchId,
      prevHash,
    });
    return this.#line(`{"event":${text},"hash":"${event.hash}","t":"event"}`);
  }

  opening(version: number, opening: OpeningValue): string {
    const { path, value, salt } = opening;
    return this.#line(canonicalJson({ t: 'opening', version, path, value, salt }));
  }

  erased(version: number, path: string, reason: string): string {
    return this.#line(canonicalJson({ t: 'erased', version, path, reason }));
  }

  footer(): string {
    const sha256 = this.#digest.copy().digest('hex');
    return this.#line(canonicalJson({ t: 'footer', lines: this.#lines, sha256 }));
  }

  #line(text: string): string {
    const line = `${text}\n`;
    this.#digest.update(line);
    this.#lines += 1;
    return line;
  }
}

/** Personal data: proved while it exists, never handed out (audit 6.5, reliability 8.10). */
const isPersonal = (path: string): boolean => path === '$account' || path === '$statement';

/** The opening lines of one event that an audience may have, in the order of its sealed fields. */
export function* openingLines(
  lines: BundleLines,
  event: Pick<RecordedEvent, 'version' | 'sealedFields' | 'openings'>,
  audience: ExportAudience,
): Generator<string> {
  if (audience === 'public') return;
  for (const field of event.sealedFields) {
    if (audience === 'full' ? isPersonal(field.path) : !isFor(field, audience)) continue;
    const opening = event.openings.find(({ path }) => path === field.path);
    if (opening === undefined) throw new Error(`version ${event.version} lacks the opening ${field.path}`);
    yield lines.opening(event.version, opening);
  }
}

/** The sealed fields of an event that even a full bundle leaves closed: it says so of each. */
export function closedFields(event: Pick<RecordedEvent, 'version' | 'sealedFields'>): ClosedField[] {
  const { version, sealedFields } = event;
  return sealedFields.filter(({ path }) => isPersonal(path)).map(({ path }) => ({ version, path }));
}

export interface ClosedField {
  readonly version: number;
  readonly path: string;
}

/** The reason where nothing was erased, but is not handed out either. */
export const WITHHELD = 'withheld';

const isFor = (field: SealedField, audience: `seat:${number}`): boolean => field.audience.includes(audience);
