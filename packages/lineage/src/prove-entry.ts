import { type EntryTree, growEntryTree, rootOf } from './entry-tree.js';
import { isIdOf } from './found-record.js';
import { LineageError } from './lineage-error.js';
import { HASH_BYTES, hashAt } from './merkle-tree.js';
import type { AbsenceProof, InclusionProof, TreeHead } from './proof.js';
import type { EntryLeaf } from './rows.js';

/** Makes proofs about one generation's entries. */
export interface EntryProver extends TreeHead {
  /** Null for an entry that is not among them. */
  inclusion(indexEntryId: string): InclusionProof | null;
  /** Null for an entry that is among them. */
  absence(indexEntryId: string): AbsenceProof | null;
}

/**
 * Prepares proofs about the entries of a generation.
 *
 * @remarks 2n - 1 hashes once, then O(log n) a proof.
 * @throws {@link LineageError} when a leaf is malformed or an entry occurs twice.
 */
export function createEntryProver(leaves: readonly EntryLeaf[]): EntryProver {
  const tree = growEntryTree(leaves);
  const at = (index: number): InclusionProof | null => proofAt(tree, index);
  return {
    entries_root: rootOf(tree),
    entries_count: tree.leaves.length,
    inclusion: (id) => {
      const index = placeOf(tree, id);
      return tree.leaves[index]?.index_entry_id === id ? at(index) : null;
    },
    absence: (id) => {
      if (!isIdOf('index-entry', id)) throw new LineageError('wrong-form', '/index_entry_id');
      const index = placeOf(tree, id);
      if (tree.leaves[index]?.index_entry_id === id) return null;
      return { index_entry_id: id, before: at(index - 1), after: at(index) };
    },
  };
}

/**
 * Proof that an entry is among a generation's, null if it is not.
 *
 * @throws {@link LineageError} when a leaf is malformed or an entry occurs twice.
 * @see RFC 6962, section 2.1.1
 */
export function proveInclusion(leaves: readonly EntryLeaf[], indexEntryId: string): InclusionProof | null {
  return createEntryProver(leaves).inclusion(indexEntryId);
}

/**
 * Proof that an entry is not among a generation's, null if it is.
 *
 * @throws {@link LineageError} when a leaf or the id is malformed, or an entry occurs twice.
 */
export function proveAbsence(leaves: readonly EntryLeaf[], indexEntryId: string): AbsenceProof | null {
  return createEntryProver(leaves).absence(indexEntryId);
}

function proofAt(tree: EntryTree, index: number): InclusionProof | null {
  const leaf = tree.leaves[index];
  if (leaf === undefined) return null;
  const path: string[] = [];
  let place = index;
  for (const level of tree.levels) {
    const beside = place % 2 === 0 ? place + 1 : place - 1;
    // Without a neighbour a node stands on the next level as it is.
    if (beside < level.length / HASH_BYTES) path.push(hashAt(level, beside));
    place = Math.floor(place / 2);
  }
  return { index_entry_id: leaf.index_entry_id, acl_sha256: leaf.acl_sha256, leaf_index: index, path };
}

/** Where an id stands among the sorted, or would stand. */
function placeOf({ leaves }: EntryTree, id: string): number {
  let low = 0;
  let high = leaves.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((leaves[middle]?.index_entry_id ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
