import { createEntryProver, type InclusionProof, isRecordOf } from '@loccit/lineage';
import type { BaseAnswer } from './bases.js';
import type { StoreFinder } from './store-finder.js';

/** The first proof in the audit of an answer. */
export function proofOf(answers: Readonly<Record<string, BaseAnswer>>, name: string): InclusionProof {
  const proof = answers[name]?.audit?.proofs?.[0];
  if (proof === undefined) throw new Error(`no proof of ${name}`);
  return proof;
}

/** The proof that a generation's store would give of one of its entries: of the first that is not the one named. */
export function proveOther({ generation }: StoreFinder, indexEntryId?: string): InclusionProof {
  const leaves = isRecordOf(generation, 'generation') ? (generation.info?.leaves ?? []) : [];
  const other = leaves.find(({ index_entry_id }) => index_entry_id !== indexEntryId);
  const proof = createEntryProver(leaves).inclusion(other?.index_entry_id ?? '');
  if (proof === null) throw new Error('no other entry');
  return proof;
}
