/** The small grammars of audit 3.1, 3.3 and 5.1. */

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const HEX32 = /^[0-9a-f]{64}$/;
export const RULES_VERSION = /^[a-z0-9][a-z0-9-]{0,62}\/\d{1,9}\.\d{1,9}\.\d{1,9}$/;
export const GAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
export const EVENT_TYPE = /^[A-Z][A-Za-z0-9]{0,63}$/;
export const PURPOSE = /^[a-z0-9][a-z0-9/._-]{0,63}$/;
export const CAUSATION =
  /^(command\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|event\/[1-9]\d{0,9}|timer\/[!-~]{1,200})$/;
export const READER = /^(seat:(0|[1-9]\d?)|server|referee)$/;
export const EXPORT_AUDIENCE = /^(public|full|seat:(0|[1-9]\d?))$/;
/** A place in the payload, one part of a draw record, or a name for what the rules do not read. */
export const SEALED_PATH =
  /^(\$[a-z]{1,32}|\/random\/(0|[1-9]\d{0,3})\/(args|drawKey|result)|\/[$A-Za-z0-9_:.-]{1,64})$/;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCountFrom =
  (least: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

export const isText =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value);

/** RFC 3339 in UTC with exactly three decimals, and a day that exists. */
export function isTime(value: unknown): value is string {
  if (typeof value !== 'string' || !TIME.test(value)) return false;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString() === value;
}
