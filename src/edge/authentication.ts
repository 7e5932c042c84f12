import type { Lockout } from '../ops/rates.ts';
import { type Refusal, refusal } from '../ops/refusals.ts';

/** What verifies player tokens. */
export interface Verifier {
  verify(token: string): Promise<{ readonly playerId: string; readonly expiresAt: number } | null>;
}

/** Who asks. `token` and `expiresAt` (ms) are null for somebody without a token. */
export interface Authenticated {
  readonly type: 'Authenticated';
  readonly playerId: string | null;
  readonly token: string | null;
  readonly expiresAt: number | null;
}

const NOBODY: Authenticated = { type: 'Authenticated', playerId: null, token: null, expiresAt: null };

/**
 * The caller of an `Authorization` header or its twin in `connection_init`. A bad token is refused, not
 * taken for none; after many of them so is the address (reliability 2.4).
 */
export async function authenticate(
  verifier: Verifier,
  authorization: unknown,
  address: string,
  logins: Lockout,
): Promise<Authenticated | Refusal> {
  if (authorization === undefined || authorization === null) return NOBODY;
  const wait = logins.refusedFor(address);
  if (wait > 0) return refusal('RATE_LIMITED', 'Too many bad tokens came from this address.', wait);
  const token =
    typeof authorization === 'string' ? /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1] : undefined;
  const bearer = token === undefined ? null : await verifier.verify(token);
  if (token === undefined || bearer === null) {
    logins.failed(address);
    return refusal('UNAUTHENTICATED');
  }
  return { type: 'Authenticated', playerId: bearer.playerId, token, expiresAt: bearer.expiresAt };
}

/** The key of an address in budgets: of IPv6 the network of a customer, as a host has as many as it likes. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':');
}
