import { hashHex } from '#sha256';
import { growEntryTree, rootOf } from './entry-tree.js';
import { writeDigest } from './hex-bytes.js';
import { growTree, HASH_BYTES, hashAt, hashLeaf } from './merkle-tree.js';
import type { EntryLeaf } from './rows.js';

/**
 * `entries_root`: the RFC 6962 tree hash over the RFC 8785 bytes of the leaves, sorted by `index_entry_id`.
 *
 * @remarks The order given does not matter; leaves that stand in it are not sorted. O(n log n) for the sort, 2n - 1
 * hashes.
 * @throws {@link LineageError} when a leaf is malformed or an entry occurs twice.
 * @see RFC 6962, section 2.1
 */
export function treeRoot(leaves: readonly EntryLeaf[]): string {
  return rootOf(growEntryTree(leaves));
}

/**
 * Lowercase hex Merkle tree hash of a list of byte strings, in the order given.
 *
 * @remarks Leaves are hashed behind 00 and nodes behind 01, so that no leaf can pass for a node; an odd node is
 * not doubled; the hash of no leaves is the SHA-256 of nothing.
 * @see RFC 6962, section 2.1
 */
export function treeHash(leaves: readonly Uint8Array[]): string {
  const hashes = new Uint8Array(leaves.length * HASH_BYTES);
  for (const [index, leaf] of leaves.entries()) writeDigest(hashLeaf(leaf), hashes, index * HASH_BYTES);
  const top = growTree(hashes).at(-1);
  return top === undefined ? hashHex('') : hashAt(top, 0);
}
