import { createHash, randomBytes } from 'node:crypto';
import { customAlphabet, nanoid } from 'nanoid';
import { type Refusal, refusal } from '../ops/refusals.ts';
import type { PlayerRow, Store } from '../store/index.ts';
import { type Bearer, PlayerTokens } from './player-tokens.ts';
import { loadOrCreateTokenKey, type TokenKey } from './token-key.ts';

const REFRESH_DAYS = 90;
const handleText = customAlphabet('abcdefghijkmnpqrstuvwxyz23456789', 10);

/** Tokens of a player who has just signed in or refreshed. */
export interface SignedIn {
  readonly type: 'SignedIn';
  readonly player: PlayerRow;
  readonly token: string;
  readonly expiresAt: number;
  readonly refreshToken: string;
}

/** A letter, number, mark of punctuation or symbol that is drawn: fillers and the blank braille pattern are not. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Controls, and the marks that turn the direction of all text after them (Unicode TR 9). */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Guests and their tokens. */
export class Identity {
  readonly #store: Store;
  readonly #tokens: PlayerTokens;

  constructor(store: Store, key: TokenKey, issuer: string) {
    this.#store = store;
    this.#tokens = new PlayerTokens(key, issuer);
  }

  /** Who a bearer token speaks for; null: nobody. */
  verify(token: string): Promise<Bearer | null> {
    return this.#tokens.verify(token);
  }

  /** Makes a guest, known by its tokens alone. */
  async createGuest(displayName: string): Promise<SignedIn | Refusal> {
    const name = displayName.trim();
    if (name.length > 40 || !VISIBLE.test(name) || INVISIBLE.test(name) || !name.isWellFormed()) {
      return refusal(
        'INVALID_INPUT',
        'displayName must have 1 to 40 characters, a visible one among them, and no controls or marks of direction.',
      );
    }
    const playerId = `player_${nanoid()}`;
    const now = this.#store.clock.now();
    const handle = `guest-${handleText()}`;
    await this.#store.identity.createPlayer({
      playerId,
      kind: 'guest',
      displayName: name,
      handle,
      createdAt: now,
    });
    const refreshToken = newRefreshToken();
    await this.#store.identity.addRefreshToken({
      tokenHash: hashOf(refreshToken),
      family: nanoid(),
      playerId,
      issuedAt: now,
      expiresAt: now + REFRESH_DAYS * 86_400_000,
    });
    return this.#signedIn(playerId, refreshToken);
  }

  /** Exchanges a refresh token, once; using it again revokes all tokens that came from it. */
  async refresh(refreshToken: string): Promise<SignedIn | Refusal> {
    const now = this.#store.clock.now();
    const next = newRefreshToken();
    const expiresAt = now + REFRESH_DAYS * 86_400_000;
    const rotation = await this.#store.identity.rotate(
      hashOf(refreshToken),
      { tokenHash: hashOf(next), expiresAt },
      now,
    );
    if (rotation.type !== 'rotated')
      return refusal('UNAUTHENTICATED', 'The refresh token is not valid any more.');
    return this.#signedIn(rotation.playerId, next);
  }

  async #signedIn(playerId: string, refreshToken: string): Promise<SignedIn | Refusal> {
    const [player] = await this.#store.matches.readPlayers([playerId]);
    if (player === undefined || player.erased_at !== null) return refusal('UNAUTHENTICATED');
    const { token, expiresAt } = await this.#tokens.issue(playerId);
    return { type: 'SignedIn', player, token, expiresAt, refreshToken };
  }
}

/** Opens the identity of a service: `issuer` names it in its tokens. */
export async function openIdentity(store: Store, keyFile: string, issuer = 'boardroom'): Promise<Identity> {
  return new Identity(store, await loadOrCreateTokenKey(keyFile), issuer);
}

const newRefreshToken = (): string => `brr_${randomBytes(32).toString('base64url')}`;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
