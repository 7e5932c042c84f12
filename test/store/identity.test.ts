import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { aMatch, openTestStore, testVault } from './fixtures.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startPostgres();
  store = await openTestStore(database.applicationUrl);
});

afterAll(async () => {
  await store.close();
  await database.stop();
});

const newPlayer = (handle: string | null = null) => ({
  playerId: randomUUID(),
  kind: 'guest',
  displayName: 'Ada',
  handle,
  createdAt: 1_000,
});

describe('players', () => {
  test('are found by id and by handle, and a handle belongs to one', async () => {
    const player = newPlayer('ada');
    expect(await store.identity.createPlayer(player)).toEqual({ type: 'created' });
    expect(await store.identity.createPlayer(newPlayer('ada'))).toEqual({ type: 'handleTaken' });
    const other = newPlayer('grace');
    await store.identity.createPlayer(other);
    expect(await store.identity.updatePlayer(other.playerId, { handle: 'ada' })).toEqual({
      type: 'handleTaken',
    });
    expect(await store.identity.updatePlayer(other.playerId, { handle: 'hopper' })).toEqual({
      type: 'updated',
    });
    expect(await store.identity.updatePlayer('nobody', { handle: 'x' })).toEqual({ type: 'unknown' });
    expect(await store.matches.readPlayerByHandle('ada')).toMatchObject({ player_id: player.playerId });
    expect(await store.matches.readPlayerByHandle('grace')).toBeNull();
    const both = await store.matches.readPlayers([player.playerId, other.playerId, 'nobody']);
    expect(both.map((row) => row.handle).sort()).toEqual(['ada', 'hopper']);
  });

  test('an erased one leaves its matches and no trace of itself', async () => {
    const player = newPlayer('gone');
    await store.identity.createPlayer(player);
    await store.identity.addRefreshToken(token(player.playerId));
    const match = aMatch({
      creatorId: player.playerId,
      seats: [{ seat: 0, playerId: player.playerId, kind: 'player', displayName: 'Ada' }],
      creation: { playerId: player.playerId, commandId: randomUUID(), inputHash: testVault.inputHash('{}') },
    });
    await store.createMatch(match);
    await store.identity.erasePlayer(player.playerId, 5_000);
    const [row] = await store.matches.readPlayers([player.playerId]);
    expect(row).toMatchObject({ display_name: null, handle: null, erased_at: 5_000 });
    const [seat] = await store.matches.readSeats([match.matchId]);
    expect(seat).toMatchObject({ seat: 0, player_id: null, display_name: null });
    expect(await store.matches.readMatchRows([match.matchId])).toMatchObject([
      { creator_id: null, version: 1 },
    ]);
    expect(await store.identity.dropExpiredTokens(Number.MAX_SAFE_INTEGER)).toBe(0);
  });
});

const token = (playerId = randomUUID()) => ({
  tokenHash: randomBytes(32),
  family: randomUUID(),
  playerId,
  issuedAt: 1_000,
  expiresAt: 9_000,
});
const next = () => ({ tokenHash: randomBytes(32), expiresAt: 9_000 });

describe('refresh tokens', () => {
  test('are exchanged once, for the next of the family', async () => {
    const first = token();
    await store.identity.addRefreshToken(first);
    const second = next();
    const rotated = { type: 'rotated', playerId: first.playerId, family: first.family };
    expect(await store.identity.rotate(first.tokenHash, second, 2_000)).toEqual(rotated);
    expect(await store.identity.rotate(second.tokenHash, next(), 3_000)).toEqual(rotated);
  });

  test('the second use revokes the family, the newest token included', async () => {
    const first = token();
    const bystander = token(first.playerId);
    await store.identity.addRefreshToken(first);
    await store.identity.addRefreshToken(bystander);
    const second = next();
    await store.identity.rotate(first.tokenHash, second, 2_000);
    expect(await store.identity.rotate(first.tokenHash, next(), 3_000)).toEqual({ type: 'reused' });
    expect(await store.identity.rotate(second.tokenHash, next(), 3_001)).toEqual({ type: 'revoked' });
    expect((await store.identity.rotate(bystander.tokenHash, next(), 3_002)).type).toBe('rotated');
  });

  test('of two exchanges at once one is a second use', async () => {
    const first = token();
    await store.identity.addRefreshToken(first);
    const exchanges = [next(), next()];
    const results = await Promise.all(
      exchanges.map((each) => store.identity.rotate(first.tokenHash, each, 2_000)),
    );
    expect(results.map((result) => result.type).sort()).toEqual(['reused', 'rotated']);
    for (const { tokenHash } of exchanges) {
      expect((await store.identity.rotate(tokenHash, next(), 3_000)).type).not.toBe('rotated');
    }
  });

  test('an unknown, an expired and a signed-out one are told apart', async () => {
    const [old, out] = [token(), token()];
    await store.identity.addRefreshToken(old);
    await store.identity.addRefreshToken(out);
    await store.identity.revokeFamily(out.family, 2_000);
    const rotate = async (hash: Buffer) => (await store.identity.rotate(hash, next(), 9_000)).type;
    expect(await rotate(randomBytes(32))).toBe('unknown');
    expect(await rotate(old.tokenHash)).toBe('expired');
    expect(await rotate(out.tokenHash)).toBe('revoked');
    expect(await store.identity.dropExpiredTokens(9_001)).toBeGreaterThanOrEqual(2);
  });
});
