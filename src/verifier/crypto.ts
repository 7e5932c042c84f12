/** The two primitives that everything rests on, handed in: Node, a browser and an auditor each bring their own. */
export interface Crypto {
  /** SHA-256, 32 bytes. */
  sha256(data: Uint8Array): Uint8Array;
  /** HMAC-SHA-256, 32 bytes. */
  hmac(key: Uint8Array, data: Uint8Array): Uint8Array;
  /** SHA-256 of data that comes in pieces. */
  startSha256(): Sha256Stream;
}

export interface Sha256Stream {
  update(data: Uint8Array): void;
  /** Called once, after the last piece. */
  digest(): Uint8Array;
}
