import { sha256, u8 } from './bytes.ts';

/** Merkle trees of RFC 6962 / RFC 9162 over leaf data. */

export const leafHash = (data: Buffer): Buffer => sha256(u8(0), data);
const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(u8(1), left, right);

/** The largest power of two smaller than n; n >= 2. */
function split(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/** Root over leaf hashes; the hash of nothing for an empty tree. */
export function merkleRoot(leaves: readonly Buffer[], from = 0, to = leaves.length): Buffer {
  const n = to - from;
  if (n === 0) return sha256(Buffer.alloc(0));
  if (n === 1) return leaves[from] as Buffer;
  const k = split(n);
  return nodeHash(merkleRoot(leaves, from, from + k), merkleRoot(leaves, from + k, to));
}

/** Inclusion path of a leaf, from its neighbour up to the root's child. */
export function merklePath(
  leaves: readonly Buffer[],
  position: number,
  from = 0,
  to = leaves.length,
): Buffer[] {
  const n = to - from;
  if (position < 0 || position >= n) throw new RangeError(`no leaf ${position}`);
  if (n === 1) return [];
  const k = split(n);
  return position < k
    ? [...merklePath(leaves, position, from, from + k), merkleRoot(leaves, from + k, to)]
    : [...merklePath(leaves, position - k, from + k, to), merkleRoot(leaves, from, from + k)];
}
