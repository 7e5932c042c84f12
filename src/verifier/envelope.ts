import {
  CAUSATION,
  EVENT_TYPE,
  HEX32,
  isCountFrom,
  isObject,
  isText,
  isTime,
  type Json,
  PURPOSE,
  READER,
  RULES_VERSION,
  SEALED_PATH,
  UUID,
} from './patterns.ts';

/** A sealed field as its event lists it. */
export interface SealedEntry {
  readonly path: string;
  readonly audience: readonly string[];
  readonly commit: string;
}

/** A draw as its event records it; hidden members are null. */
export interface DrawRecord {
  readonly purpose: string;
  readonly index: number;
  readonly op: 'uint' | 'shuffle' | 'weighted';
  readonly args: readonly unknown[] | null;
  readonly result: readonly unknown[] | null;
  readonly drawKey: string | null;
}

export type ActorKind = 'seat' | 'bot' | 'clock' | 'system' | 'referee' | 'operator';

/** An event as audit 3.1 describes it, without its hash. */
export interface EventEnvelope {
  readonly v: 1;
  readonly matchId: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly payload: Json;
  readonly sealed: readonly SealedEntry[];
  readonly random: readonly DrawRecord[];
  readonly actor: { readonly kind: ActorKind; readonly seat?: number };
  readonly commandId: string;
  readonly causationId: string;
  readonly rulesVersion: string;
  readonly recordedAt: string;
  readonly prevHash: string;
}

/** Longest canonical text of an event, bytes. */
export const EVENT_BYTES = 64 * 1024;

type Check = (value: unknown) => boolean;

const hash = isText(HEX32);
const list: Check = (value) => Array.isArray(value);

const MEMBERS: Readonly<Record<keyof EventEnvelope, Check>> = {
  v: (value) => value === 1,
  matchId: isText(UUID),
  version: isCountFrom(1),
  type: isText(EVENT_TYPE),
  schemaVersion: isCountFrom(1),
  payload: isObject,
  sealed: (value) => Array.isArray(value) && isSealedList(value),
  random: (value) => Array.isArray(value) && value.every(isDrawRecord),
  actor: isActor,
  commandId: isText(UUID),
  causationId: isText(CAUSATION),
  rulesVersion: isText(RULES_VERSION),
  recordedAt: isTime,
  prevHash: hash,
};

/** What breaks the envelope, or null: then `event` is an EventEnvelope. */
export function envelopeFault(event: Json): string | null {
  for (const [name, check] of Object.entries(MEMBERS)) {
    if (!Object.hasOwn(event, name)) return `the event has no member ${name}`;
    if (!check(event[name])) return `the event's member ${name} has not the form it must have`;
  }
  for (const name of Object.keys(event)) {
    if (!Object.hasOwn(MEMBERS, name)) return `the event has a member ${name} that no event has`;
  }
  return placesFault(event as unknown as EventEnvelope);
}

/** A sealed value must be absent from where it belongs, and a hidden one must be sealed. */
function placesFault({ payload, random, sealed }: EventEnvelope): string | null {
  const paths = new Set(sealed.map(({ path }) => path));
  for (const path of paths) {
    const [, first = '', number = '', member = ''] = path.split('/');
    if (path.startsWith('/random/')) {
      const draw = random[Number(number)];
      if (draw === undefined) return `${path} is sealed, but there is no such draw`;
      if (draw[member as 'args' | 'result' | 'drawKey'] !== null) return `${path} is sealed and in clear`;
    } else if (path.startsWith('/') && Object.hasOwn(payload, first)) {
      return `${path} is sealed and in clear`;
    }
  }
  for (const [number, draw] of random.entries()) {
    for (const member of ['args', 'result', 'drawKey'] as const) {
      const path = `/random/${number}/${member}`;
      if (draw[member] === null && !paths.has(path)) return `${path} is neither in clear nor sealed`;
    }
  }
  return null;
}

function isSealedList(entries: readonly unknown[]): boolean {
  let before = '';
  for (const entry of entries) {
    if (!isObject(entry) || Object.keys(entry).length !== 3) return false;
    const { path, audience, commit } = entry;
    if (!isText(SEALED_PATH)(path) || !hash(commit) || !Array.isArray(audience)) return false;
    if (path <= before || audience.length === 0 || !audience.every(isText(READER))) return false;
    before = path;
  }
  return true;
}

const DRAW_MEMBERS: Readonly<Record<keyof DrawRecord, Check>> = {
  purpose: isText(PURPOSE),
  index: isCountFrom(0),
  op: (value) => value === 'uint' || value === 'shuffle' || value === 'weighted',
  args: (value) => value === null || list(value),
  result: (value) => value === null || list(value),
  drawKey: (value) => value === null || hash(value),
};

function isDrawRecord(draw: unknown): boolean {
  if (!isObject(draw) || Object.keys(draw).length !== 6) return false;
  return Object.entries(DRAW_MEMBERS).every(
    ([name, check]) => Object.hasOwn(draw, name) && check(draw[name]),
  );
}

function isActor(actor: unknown): boolean {
  if (!isObject(actor)) return false;
  const { kind, seat } = actor;
  if (kind === 'seat' || kind === 'bot' || kind === 'clock') {
    return Object.keys(actor).length === 2 && isCountFrom(0)(seat);
  }
  return (kind === 'system' || kind === 'referee' || kind === 'operator') && Object.keys(actor).length === 1;
}
