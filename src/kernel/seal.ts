import { fromHex, hex, lp, sha256, tag, u64 } from './bytes.ts';
import { canonicalJson } from './canonical.ts';
import { commitDeck, type DeckCommitment } from './deck.ts';
import type { Audience, HiddenField } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Draw } from './random.ts';

/** A sealed field as the event lists it: what it is, who may read it, and the commitment (audit 3.3). */
export interface SealedField {
  readonly path: string;
  readonly audience: readonly Audience[];
  readonly commit: string;
}

/** The value behind a commitment. Kept encrypted, apart from the events. */
export interface OpeningValue {
  readonly path: string;
  readonly value: Json;
  /** 64 hex. */
  readonly salt: string;
}

/** A value to seal beside those that the game names, such as `$command`. */
export interface ExtraSeal {
  readonly path: `$${string}`;
  readonly audience: readonly Audience[];
  readonly value: Json;
}

/** Canonical texts of an event's content and the openings of what is hidden in it. */
export interface SealedContent {
  readonly payload: string;
  readonly sealed: string;
  readonly random: string;
  readonly openings: readonly OpeningValue[];
  readonly sealedFields: readonly SealedField[];
}

const SEALED = tag('sealed');

/** `commit` of audit 3.3. `value` is the canonical JSON text. */
export function sealCommit(
  matchId: string,
  version: number,
  path: string,
  salt: string,
  value: string,
): string {
  return hex(sha256(SEALED, lp(matchId), u64(version), lp(path), fromHex(salt), lp(value)));
}

/** An event's whole content, before what is hidden in it is sealed. */
export interface ContentToSeal {
  readonly matchId: string;
  readonly version: number;
  /** The whole payload, hidden values included. */
  readonly payload: JsonObject;
  readonly draws: readonly Draw[];
  /** What the game's `hidden` answered. */
  readonly hidden: readonly HiddenField[];
  readonly extra: readonly ExtraSeal[];
  /** The match key, for deck roots; null before the session is sealed. */
  readonly key: Buffer | null;
  /** Fresh 32 random bytes as hex, one a field. */
  readonly salt: () => string;
}

const DRAW_PATH = /^\/random\/(\d+)$/;

/**
 * Splits an event's content into public texts and openings. Sealed payload members are left out; of a
 * hidden draw `args`, `result` and `drawKey` become null and are sealed one by one. Shuffles of hidden
 * `deck/…` draws add their commitment as `$decks`.
 */
export function sealContent(content: ContentToSeal): SealedContent {
  if (content.hidden.length === 0 && content.extra.length === 0 && content.draws.length === 0) {
    return {
      payload: canonicalJson(content.payload),
      sealed: '[]',
      random: '[]',
      openings: [],
      sealedFields: [],
    };
  }
  const payload: Record<string, Json> = { ...content.payload };
  const random: Record<string, Json>[] = content.draws.map((d) => ({ ...d }));
  const opened: { path: string; audience: readonly Audience[]; value: Json }[] = [];
  const decks: DeckCommitment[] = [];

  for (const { path, audience } of content.hidden) {
    const drawNumber = DRAW_PATH.exec(path)?.[1];
    if (drawNumber !== undefined) {
      const draw = content.draws[Number(drawNumber)];
      if (draw === undefined) throw new Error(`hidden draw ${path} does not exist`);
      if (draw.op === 'shuffle' && draw.purpose.startsWith('deck/')) {
        if (content.key === null) throw new Error('a deck was shuffled before the session was sealed');
        const { purpose, index } = draw;
        decks.push(
          commitDeck(content.key, { matchId: content.matchId, purpose, index }, draw.result as string[]),
        );
      }
      for (const member of ['args', 'drawKey', 'result'] as const) {
        opened.push({ path: `${path}/${member}`, audience, value: draw[member] });
        (random[Number(drawNumber)] as Record<string, Json>)[member] = null;
      }
    } else {
      const member = path.slice(1);
      if (member.includes('/') || !(member in payload))
        throw new Error(`hidden member ${path} does not exist`);
      opened.push({ path, audience, value: payload[member] as Json });
      delete payload[member];
    }
  }
  if (decks.length > 0) payload['$decks'] = decks as unknown as Json;
  opened.push(...content.extra);
  opened.sort((a, b) => (a.path < b.path ? -1 : 1));

  const openings = opened.map(({ path, value }) => ({ path, value, salt: content.salt() }));
  const sealedFields = opened.map(({ path, audience, value }, i) => {
    const salt = (openings[i] as OpeningValue).salt;
    const commit = sealCommit(content.matchId, content.version, path, salt, canonicalJson(value));
    return { path, audience: [...audience].sort(), commit };
  });
  return {
    payload: canonicalJson(payload),
    sealed: canonicalJson(sealedFields),
    random: canonicalJson(random),
    openings,
    sealedFields,
  };
}

/** Puts opened values back where they belong; changes `payload` and `random` in place. `$…` paths are skipped. */
export function mergeOpenings(
  payload: Record<string, Json>,
  random: Record<string, Json>[],
  openings: readonly { readonly path: string; readonly value: Json }[],
): void {
  for (const { path, value } of openings) {
    if (path.startsWith('$')) continue;
    const parts = path.split('/');
    if (parts[1] === 'random') {
      const draw = random[Number(parts[2])];
      if (draw !== undefined) draw[parts[3] as string] = value;
    } else {
      payload[parts[1] as string] = value;
    }
  }
}
