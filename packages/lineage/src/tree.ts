import { hashBytes, hashHex } from '#sha256';
import { LineageError } from './lineage-error.js';
import type { EntryLeaf } from './rows.js';
import { shapeOf, writeEach, writeMembers } from './write-form.js';

const encoder = new TextEncoder();
const LEAF = shapeOf({ index_entry_id: 'idx-id', acl_sha256: 'digest' });

/**
 * `entries_root`: the RFC 6962 tree hash over the RFC 8785 bytes of the leaves, sorted by `index_entry_id`.
 *
 * @remarks The order given does not matter. O(n log n) for the sort, 2n - 1 hashes.
 * @throws {@link LineageError} when a leaf is malformed or an entry occurs twice.
 * @see RFC 6962, section 2.1
 */
export function treeRoot(leaves: readonly EntryLeaf[]): string {
  const texts = writeEach(leaves, (leaf, at) => writeMembers(leaf, LEAF, at));
  const entries = texts.map((text, index) => ({ id: leaves[index]?.index_entry_id ?? '', text }));
  // Ids are ASCII, so that code units order them as their bytes do.
  entries.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (const [index, entry] of entries.entries()) {
    if (entry.id === entries[index + 1]?.id) throw new LineageError('duplicate-entry');
  }
  return treeHash(entries.map((entry) => encoder.encode(entry.text)));
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
