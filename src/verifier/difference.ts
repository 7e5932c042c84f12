/** Where two JSON values part: a JSON pointer and what stands there on either side. */
export interface Difference {
  readonly path: string;
  readonly left: unknown;
  readonly right: unknown;
}

/** The first difference of two JSON values, or null. A member that is undefined counts as absent. */
export function difference(left: unknown, right: unknown, path = ''): Difference | null {
  if (left === right) return null;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return { path, left, right };
  }
  if (Array.isArray(left) !== Array.isArray(right)) return { path, left, right };
  const [a, b] = [left as Readonly<Record<string, unknown>>, right as Readonly<Record<string, unknown>>];
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(own(a, name), own(b, name), `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

const own = (object: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** A value for a sentence: short, and `nothing` where there is none. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
