import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Database } from './connection.ts';
import type { Snapshot } from './read.ts';
import { aadOf, type Vault } from './vault.ts';

/** A folded state to be kept. */
export interface NewSnapshot {
  readonly version: number;
  readonly rulesVersion: string;
  /** Hex digits. */
  readonly stateHash: string;
  /** JSON of the whole state, hidden values included. */
  readonly state: string;
}

/** Snapshots: deflated, then encrypted. Every one may vanish at any time without any effect but time. */
export class SnapshotStore {
  readonly #database: Database;
  readonly #vault: Vault;

  constructor(database: Database, vault: Vault) {
    this.#database = database;
    this.#vault = vault;
  }

  /** Keeps a snapshot of a committed version. One that is already there stays as it is. */
  async write(matchId: string, snapshot: NewSnapshot): Promise<void> {
    const deflated = deflateRawSync(Buffer.from(snapshot.state));
    const { keyId, body } = this.#vault.seal(deflated, aadOf.snapshot(matchId, snapshot.version));
    await this.#database.query({
      name: 'write-snapshot',
      text: `INSERT INTO snapshots (match_id, version, rules_version, state_hash, key_id, body)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (match_id, version) DO NOTHING`,
      values: [
        matchId,
        snapshot.version,
        snapshot.rulesVersion,
        Buffer.from(snapshot.stateHash, 'hex'),
        keyId,
        body,
      ],
    });
  }

  /** The state's JSON. Throws on one that was altered or whose key is gone: then fold from the start. */
  open(matchId: string, snapshot: Snapshot): string {
    const deflated = this.#vault.open(
      snapshot.keyId,
      snapshot.body,
      aadOf.snapshot(matchId, snapshot.version),
    );
    return inflateRawSync(deflated).toString('utf8');
  }
}
