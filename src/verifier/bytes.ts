/** Byte strings of audit 1, on what every JavaScript engine has. */

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const u8 = (n: number): Uint8Array => Uint8Array.of(n);

export const u32 = (n: number): Uint8Array =>
  Uint8Array.of((n >>> 24) & 0xff, (n >>> 16) & 0xff, (n >>> 8) & 0xff, n & 0xff);

export const u64 = (n: number): Uint8Array =>
  concat([u32(Math.floor(n / 0x1_0000_0000)), u32(n % 0x1_0000_0000)]);

/** `LP(x)`: the length in bytes, then the bytes. */
export function lp(x: string | Uint8Array): Uint8Array {
  const bytes = typeof x === 'string' ? utf8(x) : x;
  return concat([u32(bytes.length), bytes]);
}

export const tag = (name: string): Uint8Array => lp(`boardroom/v1/${name}`);

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}

/** `text` must be hex digits of whole bytes. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
