import {
  EXPORT_AUDIENCE,
  GAME,
  HEX32,
  isCountFrom,
  isObject,
  isText,
  isTime,
  type Json,
  PURPOSE,
  RULES_VERSION,
  SEALED_PATH,
  UUID,
} from './patterns.ts';

/** The lines of a bundle (audit 5.1). */

export interface HeaderLine {
  readonly t: 'header';
  readonly format: string;
  readonly formatVersion: number;
  readonly matchId: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly rulesHash: string;
  readonly audience: 'public' | 'full' | `seat:${number}`;
  readonly from: number;
  readonly to: number;
  readonly complete: boolean;
  readonly origin: string;
  readonly exportedAt: string;
}

export interface EventLine {
  readonly t: 'event';
  readonly event: Json;
  readonly hash: string;
}

export interface HashLine {
  readonly t: 'hash';
  readonly version: number;
  readonly hash: string;
}

export interface OpeningLine {
  readonly t: 'opening';
  readonly version: number;
  readonly path: string;
  readonly value: unknown;
  readonly salt: string;
}

export interface ErasedLine {
  readonly t: 'erased';
  readonly version: number;
  readonly path: string;
  readonly reason: string;
}

export interface CardLine {
  readonly t: 'card';
  readonly version: number;
  readonly position: number;
  readonly cardId: string;
  readonly salt: string;
  readonly proof: readonly string[];
}

export interface TapeLine {
  readonly t: 'tape';
  readonly purpose: string;
  readonly index: number;
  readonly proof: readonly string[];
}

export interface CheckpointLine {
  readonly t: 'checkpoint';
  readonly scope: string;
  readonly note: string;
}

export interface InclusionLine {
  readonly t: 'inclusion';
  readonly day: string;
}

export interface FooterLine {
  readonly t: 'footer';
  readonly lines: number;
  readonly sha256: string;
}

export type BundleLine =
  | HeaderLine
  | EventLine
  | HashLine
  | OpeningLine
  | ErasedLine
  | CardLine
  | TapeLine
  | CheckpointLine
  | InclusionLine
  | FooterLine;

type Check = (value: unknown) => boolean;

const any: Check = () => true;
const text: Check = (value) => typeof value === 'string';
const hash = isText(HEX32);
const version = isCountFrom(1);
const index = isCountFrom(0);
const proof: Check = (value) => Array.isArray(value) && value.length <= 64 && value.every(hash);

/** Members of each line beside `t`; each must be there, and no other. */
const SHAPES: Readonly<Record<BundleLine['t'], Readonly<Record<string, Check>>>> = {
  header: {
    format: text,
    formatVersion: isCountFrom(0),
    matchId: isText(UUID),
    game: isText(GAME),
    rulesVersion: isText(RULES_VERSION),
    rulesHash: hash,
    audience: isText(EXPORT_AUDIENCE),
    from: version,
    to: version,
    complete: (value) => typeof value === 'boolean',
    origin: text,
    exportedAt: isTime,
  },
  event: { event: isObject, hash },
  hash: { version, hash },
  opening: { version, path: isText(SEALED_PATH), value: any, salt: hash },
  erased: { version, path: isText(SEALED_PATH), reason: text },
  card: { version, position: index, cardId: text, salt: hash, proof },
  tape: { purpose: isText(PURPOSE), index, proof },
  checkpoint: { scope: (value) => value === 'match' || value === 'days', note: text },
  inclusion: { day: text, version, headProof: proof, record: isObject, size: version, proof },
  footer: { lines: index, sha256: hash },
};

/** The order in which kinds of lines come. */
export const LINE_ORDER = Object.keys(SHAPES) as readonly BundleLine['t'][];

export type ShapedLine =
  | { readonly type: 'Shaped'; readonly line: BundleLine }
  | { readonly type: 'Unknown'; readonly detail: string };

/** The line that a JSON value is, or why it is none. */
export function shapeLine(value: unknown): ShapedLine {
  const unknown = (detail: string): ShapedLine => ({ type: 'Unknown', detail });
  if (!isObject(value)) return unknown('the line is no object');
  const { t } = value;
  if (typeof t !== 'string') return unknown('the line has no member t');
  if (!Object.hasOwn(SHAPES, t))
    return unknown(`there are no lines of kind ${JSON.stringify(t.slice(0, 40))}`);
  const shape = SHAPES[t as BundleLine['t']];
  for (const [name, check] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) return unknown(`the ${t} line has no member ${name}`);
    if (!check(value[name])) return unknown(`the ${t} line's member ${name} has not the form it must have`);
  }
  for (const name of Object.keys(value)) {
    if (name !== 't' && !Object.hasOwn(shape, name)) {
      return unknown(`the ${t} line has a member ${name} that such a line has not`);
    }
  }
  return { type: 'Shaped', line: value as unknown as BundleLine };
}
