import { randomFillSync } from 'node:crypto';

/** Asking the system costs far more than the bytes do: salts and nonces are taken from a pool. */
const pool = Buffer.alloc(8192);
let at = pool.length;

/**
 * Fresh bytes of the system's cryptographic source, at most 1024; each is handed out once and wiped from
 * the pool.
 */
export function secretBytes(size: number): Buffer {
  if (!Number.isInteger(size) || size < 1 || size > 1024) throw new RangeError(`secretBytes(${size})`);
  if (at + size > pool.length) {
    randomFillSync(pool);
    at = 0;
  }
  const bytes = Buffer.from(pool.subarray(at, at + size));
  pool.fill(0, at, at + size);
  at += size;
  return bytes;
}
