import { canonicalizeJson } from '@loccit/json';
import { hashBytes, hashHex } from '#sha256';
import { assertList } from './assert-hashable.js';
import { checkMembers } from './check-form.js';
import { LineageError } from './lineage-error.js';
import type { EntryLeaf } from './rows.js';

const encoder = new TextEncoder();

/**
 * `entries_root`: the RFC 6962 tree hash over the RFC 8785 bytes of the leaves, sorted by `index_entry_id`.
 *
 * @remarks The order given does not matter. O(n log n) for the sort, 2n - 1 hashes.
 * @throws {@link LineageError} when a leaf is malformed or an entry occurs twice.
 * @see RFC 6962, section 2.1
 */
export function treeRoot(leaves: readonly EntryLeaf[]): string {
  assertList(leaves);
  const seen = new Set<string>();
  for (const [index, leaf] of leaves.entries()) {
    if (leaf === null || typeof leaf !== 'object') throw new LineageError('wrong-type', `/${index}`);
    checkMembers(leaf, { index_entry_id: 'idx-id', acl_sha256: 'digest' }, `/${index}`);
    if (seen.has(leaf.index_entry_id)) throw new LineageError('duplicate-entry', `/${index}`);
    seen.add(leaf.index_entry_id);
  }
  // Ids are ASCII, so that code units order them as their bytes do.
  const sorted = [...leaves].sort((a, b) => (a.index_entry_id < b.index_entry_id ? -1 : 1));
  return treeHash(sorted.map((leaf) => encoder.encode(canonicalizeJson(leaf))));
}

/**
 * Lowercase hex Merkle tree hash of a list of byte strings, in the order given.
 *
 * @remarks Leaves are hashed behind 00 and nodes behind 01, so that no leaf can pass for a node; an odd node is
 * not doubled; the hash of no leaves is the SHA-256 of nothing.
 * @see RFC 6962, section 2.1
 */
export function treeHash(leaves: readonly Uint8Array[]): string {
  if (leaves.length === 0) return hashHex('');
  let hash = '';
  for (const byte of subtree(leaves, 0, leaves.length)) hash += byte.toString(16).padStart(2, '0');
  return hash;
}

function subtree(leaves: readonly Uint8Array[], start: number, end: number): Uint8Array {
  if (end - start === 1) return prefixed(0x00, leaves[start] ?? new Uint8Array());
  // The left part is the largest power of two below the size; recursion is as deep as the logarithm of it.
  let left = 1;
  while (left * 2 < end - start) left *= 2;
  return prefixed(0x01, subtree(leaves, start, start + left), subtree(leaves, start + left, end));
}

function prefixed(prefix: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 1));
  bytes[0] = prefix;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return hashBytes(bytes);
}
