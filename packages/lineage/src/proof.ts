import type { EntryLeaf } from './rows.js';

/** An entry with its place in the tree and the hashes beside its way to the root, from the leaf up. */
export interface InclusionProof extends EntryLeaf {
  readonly leaf_index: number;
  readonly path: readonly string[];
}

/**
 * The neighbours that an absent entry would stand between.
 *
 * @remarks `before` is null before the first entry, `after` behind the last, both in a tree without entries.
 */
export interface AbsenceProof {
  readonly index_entry_id: string;
  readonly before: InclusionProof | null;
  readonly after: InclusionProof | null;
}

/** What a generation commits its entries with. */
export interface TreeHead {
  readonly entries_root: string;
  readonly entries_count: number;
}

/**
 * What came of a proof.
 *
 * @remarks `malformed` is no proof, whatever it is about; `mismatched` is one of something else: another root or
 * count, another place, another entry.
 */
export type ProofOutcome = 'proved' | 'malformed' | 'mismatched';
