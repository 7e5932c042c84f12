import { jwtVerify, SignJWT } from 'jose';
import type { TokenKey } from './token-key.ts';

/** Who a token speaks for, and until when (ms). */
export interface Bearer {
  readonly playerId: string;
  readonly expiresAt: number;
}

/** Seconds that an access token lasts (reliability 7). */
export const TOKEN_SECONDS = 15 * 60;
const LEEWAY_SECONDS = 60;
const AUDIENCE = 'boardroom';
const TYPE = 'boardroom-player+jwt';
/** Longer ones are refused unread. */
const MAX_LENGTH = 2048;
/** Verified tokens that are remembered; verifying costs 30 times a look-up (performance 1). */
const REMEMBERED = 10_000;

/** Issues and verifies player tokens: JWTs of one algorithm, one issuer and one known set of keys. */
export class PlayerTokens {
  readonly #key: TokenKey;
  readonly #issuer: string;
  readonly #known = new Map<string, Bearer>();

  constructor(key: TokenKey, issuer: string) {
    this.#key = key;
    this.#issuer = issuer;
  }

  async issue(playerId: string): Promise<{ readonly token: string; readonly expiresAt: number }> {
    const now = Math.floor(Date.now() / 1000);
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'EdDSA', typ: TYPE, kid: this.#key.id })
      .setIssuer(this.#issuer)
      .setAudience(AUDIENCE)
      .setSubject(playerId)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .sign(this.#key.signing);
    return { token, expiresAt: (now + TOKEN_SECONDS) * 1000 };
  }

  /** The bearer, or null for any token that is not one of ours and of now. */
  async verify(token: string): Promise<Bearer | null> {
    if (token.length > MAX_LENGTH) return null;
    const known = this.#known.get(token);
    if (known !== undefined) {
      if (known.expiresAt + LEEWAY_SECONDS * 1000 > Date.now()) return known;
      this.#known.delete(token);
      return null;
    }
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.#key.verifying, {
        algorithms: ['EdDSA'],
        issuer: this.#issuer,
        audience: AUDIENCE,
        typ: TYPE,
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['sub', 'exp', 'nbf'],
      });
      if (protectedHeader.kid !== this.#key.id || payload.sub === undefined) return null;
      const bearer = { playerId: payload.sub, expiresAt: (payload.exp as number) * 1000 };
      this.#remember(token, bearer);
      return bearer;
    } catch {
      return null;
    }
  }

  #remember(token: string, bearer: Bearer): void {
    if (this.#known.size >= REMEMBERED) {
      const oldest = this.#known.keys().next().value;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(token, bearer);
  }
}
