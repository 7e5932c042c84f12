/** A JSON value as the platform stores it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** A JSON object. */
export type JsonObject = { readonly [member: string]: Json };

/**
 * Copies a plain JSON value. States are plain JSON, so this is the one way to copy one; several times
 * faster than `structuredClone`.
 */
export function clonePlain<T>(value: T): T {
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      copy[i] = typeof item === 'object' && item !== null ? clonePlain(item) : item;
    }
    return copy as T;
  }
  if (typeof value === 'object' && value !== null) {
    const copy: Record<string, unknown> = {};
    for (const member in value) {
      const item = value[member];
      copy[member] = typeof item === 'object' && item !== null ? clonePlain(item) : item;
    }
    return copy as T;
  }
  return value;
}
