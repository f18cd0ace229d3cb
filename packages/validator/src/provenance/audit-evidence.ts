import type { Audit } from '@loccit/contract';
import { type EntryLeaf, type EntryProver, type TreeHead, verifyInclusion } from '@loccit/lineage';
import { lookUp, type StoredDocument, type StoredGeneration } from '@loccit/storage';
import { once } from '../once.js';

/** An audit with the generation it names, indexed for the citations that will be held against it. */
export interface AuditEvidence {
  readonly audit: Audit;
  readonly selected: ReadonlySet<string>;
  readonly generation: GenerationEvidence | undefined;
  /** Whether one of its proofs shows a leaf of the generation that is retained, which vouches for the root. */
  proves(leaf: EntryLeaf): boolean;
}

/** A generation as an audit names it: unfiltered, because it is judged for the audit's reader. */
export interface GenerationEvidence {
  readonly generation: StoredGeneration;
  readonly documents: { readonly size: number; get(documentId: string): StoredDocument | undefined };
  /** Whether the lists at hand are the ones the generation's id commits to. */
  holds(): boolean;
  /** Undefined where the list behind the digest is not at hand. */
  tombstones(): { readonly size: number; has(documentId: string): boolean } | undefined;
  /** `acl_sha256` by index entry, undefined where the leaves are not at hand or give another root. */
  leaves(): { get(indexEntryId: string): string | undefined } | undefined;
}

/** Indexes an audit and the generation it names, where that is retained. */
export function openAudit(audit: Audit, generation: StoredGeneration | undefined): AuditEvidence {
  const proved = once(() => listProved(audit, generation));
  return {
    audit,
    selected: new Set(audit.selected_entry_ids),
    generation: generation === undefined ? undefined : openGeneration(generation),
    proves: (leaf) => proved().has(describeLeaf(leaf)),
  };
}

function listProved({ proofs = [] }: Audit, generation: StoredGeneration | undefined): ReadonlySet<string> {
  if (generation === undefined) return new Set();
  const { preimage } = generation.generation;
  const proved = proofs.filter((proof) => verifyInclusion(proof, preimage) === 'proved');
  return new Set(proved.map(describeLeaf));
}

function describeLeaf({ index_entry_id, acl_sha256 }: EntryLeaf): string {
  return `${index_entry_id} ${acl_sha256}`;
}

function openGeneration(generation: StoredGeneration): GenerationEvidence {
  const { preimage } = generation.generation;
  const lookups = lookUp(generation);
  return {
    generation,
    documents: { size: lookups.documentCount, get: (documentId) => lookups.document(documentId) },
    holds: once(() => lookups.isCoherent()),
    tombstones: once(() => {
      const size = lookups.tombstoneCount;
      return size === undefined
        ? undefined
        : { size, has: (documentId) => lookups.isTombstoned(documentId) === true };
    }),
    leaves: once(() => {
      const { entries } = lookups;
      return entries === undefined ? undefined : { get: (id) => proveAcl(entries, id, preimage) };
    }),
  };
}

/** Under which access list a generation commits to an entry. */
function proveAcl(entries: EntryProver, indexEntryId: string, head: TreeHead): string | undefined {
  const proof = entries.inclusion(indexEntryId);
  if (proof?.index_entry_id !== indexEntryId) return undefined;
  return verifyInclusion(proof, head) === 'proved' ? proof.acl_sha256 : undefined;
}
