import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { secretBytes } from '../ops/secret-bytes.ts';

const NONCE = 12;
const TAG = 16;

/** A key-encryption key. The id is the first 8 hex digits of its SHA-256. */
export interface VaultKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** An encrypted value: nonce (12 bytes), ciphertext, tag (16 bytes). */
export interface Sealed {
  readonly keyId: string;
  readonly body: Buffer;
}

/**
 * Encrypts what may not be read from the database alone: openings, seeds, snapshots (reliability 9). The
 * first key writes, all of them read. AES-256-GCM with a fresh nonce; the associated data binds a value to
 * its place.
 */
export class Vault {
  readonly #writing: VaultKey;
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #hashKey: Buffer;
  #opened = 0;

  constructor(keys: readonly VaultKey[]) {
    const [writing] = keys;
    const oldest = keys.at(-1);
    if (writing === undefined || oldest === undefined) throw new Error('a vault needs a key');
    this.#writing = writing;
    this.#keys = new Map(keys.map((key) => [key.id, key.bytes]));
    // From the oldest key: input hashes are compared for as long as a match lasts, across rotations.
    this.#hashKey = Buffer.from(hkdfSync('sha256', oldest.bytes, '', 'boardroom/v1/input-hash', 32));
  }

  /** Id of the key that writes. */
  get keyId(): string {
    return this.#writing.id;
  }

  seal(plaintext: string | Buffer, aad: string): Sealed {
    const nonce = secretBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#writing.bytes, nonce, { authTagLength: TAG });
    cipher.setAAD(Buffer.from(aad));
    const head = cipher.update(typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext);
    const tail = cipher.final();
    return { keyId: this.#writing.id, body: Buffer.concat([nonce, head, tail, cipher.getAuthTag()]) };
  }

  /** How many values were decrypted: the one module that can decrypt counts what it does (reliability 9). */
  get opened(): number {
    return this.#opened;
  }

  /** Throws when the key is not here, or when body or associated data are not what was sealed. */
  open(keyId: string, body: Buffer, aad: string): Buffer {
    const key = this.#keys.get(keyId);
    if (key === undefined) throw new Error(`no encryption key ${keyId} in the key file`);
    if (body.length < NONCE + TAG) throw new Error('a sealed value is too short');
    const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(aad));
    decipher.setAuthTag(body.subarray(body.length - TAG));
    const head = decipher.update(body.subarray(NONCE, body.length - TAG));
    const plaintext = Buffer.concat([head, decipher.final()]);
    this.#opened += 1;
    return plaintext;
  }

  /** Keyed hash of a canonical command, 32 bytes: a plain one would let hidden bids be guessed. */
  inputHash(canonicalCommand: string): Buffer {
    return createHmac('sha256', this.#hashKey).update(canonicalCommand).digest();
  }
}

/**
 * Reads a key file: a line of 64 hex digits for each key, the one that writes first, the oldest last.
 * Throws when others than its owner may read it.
 */
export function loadKeys(path: string): readonly VaultKey[] {
  const mode = statSync(path).mode & 0o077;
  if (mode !== 0) throw new Error(`${path} is readable by others than its owner: run chmod 600 on it`);
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Error(`${path} holds no key`);
  return lines.map((line, index) => {
    if (!/^[0-9a-f]{64}$/.test(line.trim())) {
      throw new Error(`${path}: line ${index + 1} is not a key of 64 hex digits`);
    }
    const bytes = Buffer.from(line.trim(), 'hex');
    return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
  });
}

/** As `loadKeys`; a missing file is made with one random key and mode 0600. */
export function loadOrCreateKey(path: string): readonly VaultKey[] {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(fresh, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link never replaces: of two processes that start at once, both end up with the first one's key.
    linkSync(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return loadKeys(path);
}

/** Associated data of each kind of sealed value. */
export const aadOf = {
  opening: (matchId: string, version: number, path: string) => `opening/${matchId}/${version}/${path}`,
  seed: (matchId: string, session: number) => `seed/${matchId}/${session}`,
  snapshot: (matchId: string, version: number) => `snapshot/${matchId}/${version}`,
} as const;
