import { createHmac, hash } from 'node:crypto';

/** Byte strings of audit 1: big-endian integers, length prefixes, tags, SHA-256 and HMAC-SHA-256. */

export function u8(n: number): Buffer {
  return Buffer.of(n);
}

/** Four bytes, big-endian. */
export function u32(n: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(n);
  return bytes;
}

/** Eight bytes, big-endian; up to 2^53 - 1. */
export function u64(n: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeUInt32BE(Math.floor(n / 2 ** 32), 0);
  bytes.writeUInt32BE(n % 2 ** 32, 4);
  return bytes;
}

/** `LP(x)`: the length in bytes, then the bytes; text is UTF-8. */
export function lp(x: string | Buffer): Buffer {
  const bytes = typeof x === 'string' ? Buffer.from(x, 'utf8') : x;
  return Buffer.concat([u32(bytes.length), bytes]);
}

/** Every hash and MAC starts with a tag of its own. The text is frozen: it never follows a rename. */
export function tag(name: string): Buffer {
  return lp(`boardroom/v1/${name}`);
}

/** `H` of audit 1 over the parts in a row, 32 bytes. */
export function sha256(...parts: readonly Buffer[]): Buffer {
  return hash('sha256', parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts), 'buffer');
}

/** `HMAC` of audit 1 over the parts in a row, 32 bytes. */
export function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
}

export const hex = (bytes: Buffer): string => bytes.toString('hex');
export const fromHex = (text: string): Buffer => Buffer.from(text, 'hex');
