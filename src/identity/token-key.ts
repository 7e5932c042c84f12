import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/** The key that signs player tokens: Ed25519, kept as a JWK in a file that only its owner can read. */
export interface TokenKey {
  readonly id: string;
  readonly signing: CryptoKey;
  readonly verifying: CryptoKey;
}

/** Reads the key file; a missing one is made with mode 0600. */
export async function loadOrCreateTokenKey(path: string): Promise<TokenKey> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(fresh, `${JSON.stringify(await exportJWK(privateKey))}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link never replaces: of two processes that start at once, both end up with the first one's key.
    linkSync(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return loadTokenKey(path);
}

/** Throws when the file is missing, is no Ed25519 key, or may be read by others than its owner. */
export async function loadTokenKey(path: string): Promise<TokenKey> {
  if ((statSync(path).mode & 0o077) !== 0) {
    throw new Error(`${path} is readable by others than its owner: run chmod 600 on it`);
  }
  const jwk = parseJwk(path);
  const { d: _private, ...open } = jwk;
  const id = createHash('sha256').update(String(jwk.x)).digest('hex').slice(0, 16);
  const signing = (await importJWK(jwk, 'EdDSA')) as CryptoKey;
  const verifying = (await importJWK(open, 'EdDSA')) as CryptoKey;
  return { id, signing, verifying };
}

function parseJwk(path: string): JWK {
  const wrong = new Error(`${path} is not a private Ed25519 key in JWK form`);
  try {
    const jwk = JSON.parse(readFileSync(path, 'utf8')) as JWK;
    if (jwk.kty === 'OKP' && jwk.crv === 'Ed25519' && typeof jwk.d === 'string' && typeof jwk.x === 'string')
      return jwk;
  } catch {
    throw wrong;
  }
  throw wrong;
}
