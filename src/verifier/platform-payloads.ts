import { HEX32, isCountFrom, isObject, isText, type Json } from './patterns.ts';

/** The payloads of the platform's own events: exact members, each with its form. */

type Check = (value: unknown) => boolean;

const count = isCountFrom(0);
const hash = isText(HEX32);
const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const exactly =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).length === Object.keys(members).length &&
    Object.entries(members).every(([name, check]) => Object.hasOwn(value, name) && check(value[name]));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const clock = exactly({ kind: oneOf('perMove'), seconds: isCountFrom(1) });
const place = exactly({
  seat: count,
  rank: isCountFrom(1),
  score: (value) => value === null || Number.isSafeInteger(value),
});

const PAYLOADS: Readonly<Record<string, Check>> = {
  MatchCreated: exactly({
    game: text,
    rulesVersion: text,
    rulesHash: hash,
    seats: isCountFrom(1),
    options: isObject,
    visibility: oneOf('public', 'unlisted', 'invitation'),
    seating: oneOf('chosen', 'random'),
    clock: (value) => value === null || clock(value),
    startWhenFull: flag,
  }),
  RandomnessCommitted: exactly({ session: count, serverCommit: hash, mode: oneOf('one-step') }),
  SeatTaken: exactly({ seat: count, kind: oneOf('player', 'bot'), participant: count }),
  SeatLeft: exactly({ seat: count, participant: count }),
  EntropyFrozen: exactly({
    session: count,
    participants: listOf(exactly({ participant: count, state: oneOf('absent') })),
  }),
  RandomnessSealed: exactly({ session: count, transcript: hash, class: oneOf('A', 'B', 'C') }),
  SeatsDealt: exactly({ order: listOf(count) }),
  MatchStarted: exactly({}),
  MatchFinished: exactly({ reason: text, ranking: listOf(place) }),
  MatchAbandoned: exactly({ reason: oneOf('inactive') }),
  RandomnessRevealed: exactly({ session: count, serverSeed: hash }),
};

/** Whether a platform event's payload has the form that the platform gives it; unknown types have none. */
export function isPlatformPayload(type: string, payload: Json): boolean {
  return Object.hasOwn(PAYLOADS, type) && PAYLOADS[type]?.(payload) === true;
}
