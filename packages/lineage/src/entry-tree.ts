import { hashHex } from '#sha256';
import { ByteTemplate } from './byte-template.js';
import { writeDigest } from './hex-bytes.js';
import { LineageError } from './lineage-error.js';
import { growTree, HASH_BYTES, hashAt, hashLeaf } from './merkle-tree.js';
import type { EntryLeaf } from './rows.js';
import { hasExactly } from './same-value.js';
import { shapeOf, writeMembers } from './write-form.js';

const encoder = new TextEncoder();
const SHAPE = shapeOf({ index_entry_id: 'idx-id', acl_sha256: 'digest' });
const NAMES = ['index_entry_id', 'acl_sha256'];
const template = new ByteTemplate(['\0{"acl_sha256":"', '","index_entry_id":"idx_', '"}'], [0, 4]);

/** The entries of a generation in the order of their ids, with the levels of their tree. */
export interface EntryTree {
  readonly leaves: readonly EntryLeaf[];
  readonly levels: readonly Uint8Array[];
}

/**
 * Builds the tree of a generation's entries, in whatever order they are given.
 *
 * @throws {@link LineageError} when a leaf is malformed or an entry occurs twice.
 */
export function growEntryTree(given: readonly EntryLeaf[]): EntryTree {
  if (!Array.isArray(given)) throw new LineageError('wrong-type');
  const known = kept.get(given);
  if (known !== undefined) return known;
  const count = given.length;
  const hashes = new Uint8Array(count * HASH_BYTES);
  // A hole is read as undefined, which is no leaf.
  for (let index = 0; index < count; index++) {
    writeDigest(
      hashKnown(given[index]) ?? hashByTable(given[index], `/${index}`),
      hashes,
      index * HASH_BYTES,
    );
  }
  const order = orderOf(given);
  if (order === null) return { leaves: given, levels: growTree(hashes) };
  const sorted = new Uint8Array(hashes.length);
  let to = 0;
  for (const index of order) {
    const from = index * HASH_BYTES;
    for (let byte = 0; byte < HASH_BYTES; byte++) sorted[to++] = hashes[from + byte] as number;
  }
  const leaves = order.map((index) => given[index]).filter((leaf) => leaf !== undefined);
  return { leaves, levels: growTree(sorted) };
}

/** Trees of lists that nobody can change, because they were made here. */
const kept = new WeakMap<readonly EntryLeaf[], EntryTree>();

/**
 * The tree of a generation's entries over frozen copies of them, known again by its `leaves` for as long as these are held.
 *
 * @remarks For who makes a generation: a store that is given the list need not hash it once more.
 * @throws {@link LineageError} when a leaf is malformed or an entry occurs twice.
 * @example
 * ```ts
 * const leaf = { index_entry_id: `idx_${'0'.repeat(64)}`, acl_sha256: '1'.repeat(64) };
 * const tree = keepEntryTree([leaf]);
 * growEntryTree(tree.leaves) === tree; // true
 * ```
 */
export function keepEntryTree(given: readonly EntryLeaf[]): EntryTree {
  const { leaves, levels } = growEntryTree(given);
  const copies = leaves.map(({ acl_sha256, index_entry_id }) =>
    Object.freeze({ index_entry_id, acl_sha256 }),
  );
  const tree = { leaves: Object.freeze(copies), levels };
  kept.set(tree.leaves, tree);
  return tree;
}

/** Root of an entry tree; without an entry the SHA-256 of nothing. */
export function rootOf({ levels }: EntryTree): string {
  const top = levels.at(-1);
  return top === undefined ? hashHex('') : hashAt(top, 0);
}

/**
 * Hash of an entry as a leaf: its RFC 8785 bytes behind 00.
 *
 * @throws {@link LineageError} when it is malformed.
 */
export function hashEntry(leaf: unknown): string {
  return hashKnown(leaf) ?? hashByTable(leaf, '');
}

function hashKnown(leaf: unknown): string | undefined {
  if (typeof leaf !== 'object' || leaf === null || !hasExactly(leaf, NAMES)) return undefined;
  const { index_entry_id: id, acl_sha256: acl } = leaf as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof acl !== 'string' || acl.length !== 64) return undefined;
  return template.fill(acl + id) ? template.hash() : undefined;
}

/** What is wrong with a leaf the field forms say. */
function hashByTable(leaf: unknown, at: string): string {
  return hashLeaf(encoder.encode(writeMembers(leaf, SHAPE, at)));
}

/** Places of the entries in the order of their ids; null where they stand in it. */
function orderOf(given: readonly EntryLeaf[]): number[] | null {
  // Ids are ASCII, so that code units order them as their bytes do.
  const ids = given.map((leaf) => leaf.index_entry_id);
  if (ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id)) return null;
  const order = orderByStart(ids);
  order.sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
  for (let place = 1; place < order.length; place++) {
    if (ids[order[place - 1] ?? 0] === ids[order[place] ?? 0]) throw new LineageError('duplicate-entry');
  }
  return order;
}

/** What a number has room for behind eight hex digits. */
const PLACES = 2 ** 21;

/** Places of ids by their first digits, which order nearly all digests; numbers are sorted at a fraction of the cost. */
function orderByStart(ids: readonly string[]): number[] {
  if (ids.length > PLACES) return ids.map((_, index) => index);
  const coded = Float64Array.from(ids, (id, index) => Number.parseInt(id.slice(4, 12), 16) * PLACES + index);
  return Array.from(coded.sort(), (code) => code % PLACES);
}
