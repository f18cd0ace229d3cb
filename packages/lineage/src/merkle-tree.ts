import { hashHex } from '#sha256';
import { writeDigest } from './hex-bytes.js';

/** Bytes of one hash. */
export const HASH_BYTES = 32;

const LEAF = 0x00;
const NODE = 0x01;
const node = new Uint8Array(1 + 2 * HASH_BYTES);
node[0] = NODE;

/**
 * Levels of a Merkle tree, from its leaves to its root, each as the hashes one behind the other.
 *
 * @remarks A node without a neighbour stands on the next level as it is. Splitting at the largest power of two below
 * the size, as RFC 6962 says it, gives the same tree. n - 1 hashes.
 * @param leaves hashes of the leaves; none give no level
 */
export function growTree(leaves: Uint8Array): readonly Uint8Array[] {
  const levels: Uint8Array[] = [];
  for (let level = leaves; level.length > 0; level = levelAbove(level)) {
    levels.push(level);
    if (level.length === HASH_BYTES) break;
  }
  return levels;
}

function levelAbove(level: Uint8Array): Uint8Array {
  const count = level.length / HASH_BYTES;
  const above = new Uint8Array(Math.ceil(count / 2) * HASH_BYTES);
  for (let index = 0; index + 1 < count; index += 2) {
    const from = index * HASH_BYTES;
    for (let byte = 0; byte < 2 * HASH_BYTES; byte++) node[byte + 1] = level[from + byte] as number;
    writeDigest(hashHex(node), above, from / 2);
  }
  if (count % 2 === 1) above.set(level.subarray(-HASH_BYTES), above.length - HASH_BYTES);
  return above;
}

/** Hash of a leaf's bytes, behind 00. */
export function hashLeaf(data: Uint8Array): string {
  const bytes = new Uint8Array(1 + data.length);
  bytes[0] = LEAF;
  bytes.set(data, 1);
  return hashHex(bytes);
}

/** Hash of two nodes, behind 01. */
export function hashNode(left: string, right: string): string {
  writeDigest(left, node, 1);
  writeDigest(right, node, 1 + HASH_BYTES);
  return hashHex(node);
}

/** Hex of the hash at a place of a level. */
export function hashAt(level: Uint8Array, index: number): string {
  let text = '';
  for (let byte = index * HASH_BYTES; byte < (index + 1) * HASH_BYTES; byte++) {
    text += (level[byte] as number).toString(16).padStart(2, '0');
  }
  return text;
}
