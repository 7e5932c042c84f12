/** A value that our canonical JSON cannot carry; a bug of whoever built it. */
export class NotCanonical extends Error {}

const MEMBER = /^[$A-Za-z0-9_:./-]{1,64}$/;
const MAX_DEPTH = 32;

/**
 * Canonical JSON by RFC 8785 with our restrictions (audit 1): integers within ±(2^53-1), well-formed
 * strings, plain member names, depth at most 32, members sorted by UTF-16 code unit. Members that are
 * undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0);
}

function write(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw new NotCanonical('deeper than 32');
  switch (typeof value) {
    case 'string':
      if (!value.isWellFormed()) throw new NotCanonical('a lone surrogate');
      return JSON.stringify(value);
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new NotCanonical(`the number ${value}`);
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeArray(value, depth) : writeObject(value, depth);
    default:
      throw new NotCanonical(`a ${typeof value}`);
  }
}

function writeArray(items: readonly unknown[], depth: number): string {
  let out = '[';
  for (let i = 0; i < items.length; i++) {
    if (i > 0) out += ',';
    out += write(items[i], depth + 1);
  }
  return `${out}]`;
}

function writeObject(object: object, depth: number): string {
  // The default order compares UTF-16 code units, as RFC 8785 asks.
  const names = Object.keys(object).sort();
  let out = '{';
  for (const name of names) {
    const item = (object as Record<string, unknown>)[name];
    if (item === undefined) continue;
    if (!MEMBER.test(name)) throw new NotCanonical('a member name outside the profile');
    if (out.length > 1) out += ',';
    out += `"${name}":${write(item, depth + 1)}`;
  }
  return `${out}}`;
}
