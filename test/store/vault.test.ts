import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadKeys, loadOrCreateKey, Vault } from '../../src/store/vault.ts';
import { newKey } from './fixtures.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('sealed values', () => {
  const vault = new Vault([newKey()]);
  const sealed = vault.seal('{"salt":"00","value":7}', 'opening/m/2//bid');

  test('come back as they were', () => {
    const opened = vault.open(sealed.keyId, sealed.body, 'opening/m/2//bid');
    expect(opened.toString()).toBe('{"salt":"00","value":7}');
    expect(vault.open(sealed.keyId, vault.seal('', 'a').body, 'a')).toEqual(Buffer.alloc(0));
  });

  test('are counted when they open, and only then', () => {
    const counting = new Vault([newKey()]);
    const { keyId, body } = counting.seal('x', 'a');
    counting.open(keyId, body, 'a');
    expect(() => counting.open(keyId, body, 'b')).toThrow();
    expect(counting.opened).toBe(1);
  });

  test('hold nothing readable, and never look the same twice', () => {
    expect(sealed.body.toString('latin1')).not.toContain('value');
    expect(vault.seal('x', 'a').body.equals(vault.seal('x', 'a').body)).toBe(false);
    expect(sealed.body.length).toBe(12 + 23 + 16);
  });

  test('do not open in another place', () => {
    expect(() => vault.open(sealed.keyId, sealed.body, 'opening/m/3//bid')).toThrow();
  });

  test('do not open after a change of any byte', () => {
    for (let i = 0; i < sealed.body.length; i++) {
      const changed = Buffer.from(sealed.body);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(() => vault.open(sealed.keyId, changed, 'opening/m/2//bid')).toThrow();
    }
    expect(() => vault.open(sealed.keyId, sealed.body.subarray(0, 20), 'opening/m/2//bid')).toThrow(
      'too short',
    );
  });

  test('do not open without their key', () => {
    const other = new Vault([newKey()]);
    expect(() => other.open(sealed.keyId, sealed.body, 'opening/m/2//bid')).toThrow(sealed.keyId);
  });
});

describe('keys', () => {
  test('the first writes, all read, and input hashes outlive a rotation', () => {
    const [old, fresh] = [newKey(), newKey()];
    const before = new Vault([old]);
    const rotated = new Vault([fresh, old]);
    const sealed = before.seal('x', 'a');
    expect(rotated.open(sealed.keyId, sealed.body, 'a').toString()).toBe('x');
    expect(rotated.seal('x', 'a').keyId).toBe(fresh.id);
    expect(rotated.inputHash('{"bid":7}').equals(before.inputHash('{"bid":7}'))).toBe(true);
    expect(rotated.inputHash('{"bid":7}').equals(rotated.inputHash('{"bid":8}'))).toBe(false);
    expect(rotated.inputHash('{"bid":7}').equals(new Vault([fresh]).inputHash('{"bid":7}'))).toBe(false);
  });

  test('a missing file is made, for its owner alone, and read the next time', async () => {
    const path = join(folder, 'keys', 'encryption');
    const [made] = loadOrCreateKey(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(loadOrCreateKey(path)).toEqual([made]);
    expect(made?.id).toMatch(/^[0-9a-f]{8}$/);
  });

  test('a file that others may read, or with something else in it, is refused', async () => {
    const path = join(folder, 'open');
    loadOrCreateKey(path);
    await chmod(path, 0o640);
    expect(() => loadKeys(path)).toThrow('chmod 600');
    const wrong = join(folder, 'wrong');
    await writeFile(wrong, 'secret\n', { mode: 0o600 });
    expect(() => loadKeys(wrong)).toThrow('line 1 is not a key');
    expect(() => loadKeys(join(folder, 'none'))).toThrow('ENOENT');
  });
});
