import { createHash } from 'node:crypto';
import { playRecorded } from '../../src/cli/simulation/play.ts';
import { nodeCrypto } from '../../src/cli/verify.ts';
import { gameById } from '../../src/games/registry.ts';
import { canonicalJson } from '../../src/kernel/canonical.ts';
import { eventHash, genesisHash } from '../../src/kernel/envelope.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import { sealCommit } from '../../src/kernel/seal.ts';
import { rulesHashOf } from '../../src/ops/rules-hash.ts';
import { type Report, type VerifyOptions, verifyBundle } from '../../src/verifier/index.ts';

/** The members of an event that tests change. */
export interface EditableContent {
  version: number;
  type: string;
  matchId: string;
  prevHash: string;
  recordedAt: string;
  rulesVersion: string;
  commandId: string;
  causationId: string;
  actor: { kind: string; seat?: number };
  payload: Record<string, unknown>;
  sealed: { path: string; audience: string[]; commit: string }[];
  random: { purpose: string; index: number; args: unknown; result: unknown; drawKey: string | null }[];
}

export interface EditableEvent {
  event: EditableContent;
  hash: string;
}

export interface EditableOpening {
  version: number;
  path: string;
  value: unknown;
  salt: string;
}

export interface EditableHeader {
  [member: string]: unknown;
  matchId: string;
  from: number;
  to: number;
  complete: boolean;
  audience: string;
  rulesVersion: string;
  rulesHash: string;
}

/** A bundle in parts that a test may change in any way. */
export interface Editable {
  header: EditableHeader;
  events: EditableEvent[];
  openings: EditableOpening[];
  erased: { version: number; path: string; reason: string }[];
}

const evilCorp = gameById('evil-corp') as AnyGame;

/** The lines of a small whole game's full export. */
export function gameLines(number: number, players = 3, change: { maxRounds?: number } = {}): string[] {
  const options = { ...evilCorp.schemas.optionDefaults, maxRounds: 5, ...change };
  const plan = {
    ...{ game: 'evil-corp', players, games: 1, options, seed: 'abcd', coverage: false, events: null },
    bots: number % 2 === 0 ? ('heuristic' as const) : ('random' as const),
  };
  return playRecorded(plan, evilCorp, number).lines;
}

export function editable(lines: readonly string[]): Editable {
  const parts: Record<string, unknown[]> = { header: [], event: [], opening: [], erased: [], footer: [] };
  for (const text of lines) {
    const { t, ...line } = JSON.parse(text) as { t: string };
    parts[t]?.push(line);
  }
  const [header] = parts['header'] as EditableHeader[];
  if (header === undefined) throw new Error('no header');
  return {
    header,
    events: parts['event'] as EditableEvent[],
    openings: parts['opening'] as EditableOpening[],
    erased: parts['erased'] as Editable['erased'],
  };
}

/** Lines with a footer that fits them. */
export function withFooter(lines: readonly string[]): string {
  const text = lines.join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return `${text}${canonicalJson({ t: 'footer', lines: lines.length, sha256 })}\n`;
}

export function render({ header, events, openings, erased }: Editable): string {
  const lines = [
    { t: 'header', ...header },
    ...events.map((line) => ({ t: 'event', ...line })),
    ...openings.map((line) => ({ t: 'opening', ...line })),
    ...erased.map((line) => ({ t: 'erased', ...line })),
  ];
  return withFooter(lines.map((line) => `${canonicalJson(line)}\n`));
}

/** Makes the chain fit again, from genesis to the last event. */
export function rehash(bundle: Editable): void {
  let prevHash = genesisHash(bundle.header.matchId);
  for (const entry of bundle.events) {
    entry.event.prevHash = prevHash;
    entry.hash = eventHash(canonicalJson(entry.event));
    prevHash = entry.hash;
  }
}

/** Changes an opened value and the commitment to it. */
export function reseal(
  bundle: Editable,
  version: number,
  path: string,
  change: (value: unknown) => unknown,
): void {
  const opening = openingOf(bundle, version, path);
  opening.value = change(opening.value);
  const field = bundle.events[version - 1]?.event.sealed.find((sealed) => sealed.path === path);
  if (field === undefined) throw new Error(`version ${version} seals nothing at ${path}`);
  field.commit = sealCommit(bundle.header.matchId, version, path, opening.salt, canonicalJson(opening.value));
}

export function openingOf(bundle: Editable, version: number, path: string): EditableOpening {
  const opening = bundle.openings.find((line) => line.version === version && line.path === path);
  if (opening === undefined) throw new Error(`version ${version} has no opening ${path}`);
  return opening;
}

export function verifyText(text: string | Uint8Array, options: Partial<VerifyOptions> = {}): Promise<Report> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return verifyBundle([bytes], { crypto: nodeCrypto, rulesHashOf, ...options });
}

export const codesOf = ({ findings }: Report): string[] => [...new Set(findings.map(({ code }) => code))];

/** The first event of a type. */
export function eventOf(bundle: Editable, type: string, skip = 0): EditableEvent {
  const found = bundle.events.filter(({ event }) => event.type === type)[skip];
  if (found === undefined) throw new Error(`the game has no ${type}`);
  return found;
}
