import type { Kysely, Transaction } from 'kysely';
import { violates } from './errors.ts';
import type { PlayerRow, Tables } from './schema.ts';

/** A new player; `createdAt` in milliseconds since the epoch. */
export interface NewPlayer {
  readonly playerId: string;
  readonly kind: string;
  readonly displayName: string;
  readonly handle: string | null;
  readonly createdAt: number;
}

/** A refresh token as it is kept: its hash. Times in milliseconds since the epoch. */
export interface NewRefreshToken {
  readonly tokenHash: Buffer;
  readonly family: string;
  readonly playerId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * `reused`: the token had been exchanged before, so somebody else has it too; its whole family is revoked.
 */
export type Rotation =
  | { readonly type: 'rotated'; readonly playerId: string; readonly family: string }
  | { readonly type: 'unknown' | 'expired' | 'revoked' | 'reused' };

/** Players and their refresh tokens. */
export class IdentityStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async createPlayer(player: NewPlayer): Promise<{ readonly type: 'created' | 'handleTaken' }> {
    const row = {
      player_id: player.playerId,
      kind: player.kind,
      display_name: player.displayName,
      handle: player.handle,
      created_at: player.createdAt,
      erased_at: null,
    };
    try {
      await this.#db.insertInto('players').values(row).execute();
      return { type: 'created' };
    } catch (error) {
      if (violates(error, 'players_handle_key')) return { type: 'handleTaken' };
      throw error;
    }
  }

  /** Changes a player's name or handle. */
  async updatePlayer(
    playerId: string,
    change: Partial<Pick<PlayerRow, 'kind' | 'display_name' | 'handle'>>,
  ): Promise<{ readonly type: 'updated' | 'unknown' | 'handleTaken' }> {
    try {
      const query = this.#db.updateTable('players').set(change).where('player_id', '=', playerId);
      const result = await query.where('erased_at', 'is', null).executeTakeFirst();
      return { type: result.numUpdatedRows === 1n ? 'updated' : 'unknown' };
    } catch (error) {
      if (violates(error, 'players_handle_key')) return { type: 'handleTaken' };
      throw error;
    }
  }

  /**
   * Erases a person (reliability 8.10): names, the links from seats, tokens and creations go; the row stays
   * as "former player". The openings of `$account` are erased by `eraseOpenings`.
   */
  async erasePlayer(playerId: string, at: number): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const row = { display_name: null, handle: null, erased_at: at };
      await transaction.updateTable('players').set(row).where('player_id', '=', playerId).execute();
      const seat = { player_id: null, display_name: null };
      await transaction.updateTable('seats').set(seat).where('player_id', '=', playerId).execute();
      const match = { creator_id: null };
      const creations = transaction
        .selectFrom('creations')
        .select('match_id')
        .where('player_id', '=', playerId);
      await transaction.updateTable('matches').set(match).where('match_id', 'in', creations).execute();
      await transaction.deleteFrom('refresh_tokens').where('player_id', '=', playerId).execute();
      await transaction.deleteFrom('creations').where('player_id', '=', playerId).execute();
    });
  }

  async addRefreshToken(token: NewRefreshToken): Promise<void> {
    await insertToken(this.#db, token);
  }

  /**
   * Exchanges a token for the next one of its family, once. `now` is database time in milliseconds. The
   * second use of a token revokes the family, the token it was exchanged for included.
   */
  async rotate(
    tokenHash: Buffer,
    next: { readonly tokenHash: Buffer; readonly expiresAt: number },
    now: number,
  ): Promise<Rotation> {
    return await this.#db.transaction().execute(async (transaction) => {
      const taken = await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['family', 'player_id'])
        .executeTakeFirst();
      if (taken === undefined) return await refusal(transaction, tokenHash, now);
      const { family, player_id: playerId } = taken;
      await insertToken(transaction, { ...next, family, playerId, issuedAt: now });
      return { type: 'rotated', playerId, family };
    });
  }

  /** Ends a sign-in: all tokens of the family. */
  async revokeFamily(family: string, now: number): Promise<void> {
    await revoke(this.#db, family, now);
  }

  /** Forgets tokens that expired before a time in milliseconds. Returns their number. */
  async dropExpiredTokens(before: number): Promise<number> {
    const query = this.#db.deleteFrom('refresh_tokens').where('expires_at', '<', before);
    return Number((await query.executeTakeFirst()).numDeletedRows);
  }
}

async function insertToken(db: Kysely<Tables>, token: NewRefreshToken): Promise<void> {
  const row = {
    token_hash: token.tokenHash,
    family: token.family,
    player_id: token.playerId,
    issued_at: token.issuedAt,
    expires_at: token.expiresAt,
  };
  await db.insertInto('refresh_tokens').values(row).execute();
}

async function refusal(transaction: Transaction<Tables>, tokenHash: Buffer, now: number): Promise<Rotation> {
  const token = await transaction
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (token === undefined) return { type: 'unknown' };
  if (token.revoked_at !== null) return { type: 'revoked' };
  if (token.used_at === null) return { type: 'expired' };
  await revoke(transaction, token.family, now);
  return { type: 'reused' };
}

async function revoke(db: Kysely<Tables>, family: string, now: number): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
}
