import type { Audit } from '@loccit/contract';
import { digestTombstones, type EntryLeaf, treeRoot, verifyInclusion } from '@loccit/lineage';
import {
  type CoherenceInput,
  findIncoherence,
  type StoredDocument,
  type StoredGeneration,
} from '@loccit/storage';
import { once } from '../once.js';
import { digestOrUndefined } from './record-id.js';

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
  readonly documents: ReadonlyMap<string, StoredDocument>;
  /** Whether the lists at hand are the ones the generation's id commits to. */
  holds(): boolean;
  /** Undefined where the list behind the digest is not at hand. */
  tombstones(): ReadonlySet<string> | undefined;
  /** `acl_sha256` by index entry, undefined where the leaves are not at hand or give another root. */
  leaves(): ReadonlyMap<string, string> | undefined;
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
  const { preimage, info } = generation.generation;
  return {
    generation,
    documents: new Map(generation.documents.map((document) => [document.document_id, document])),
    holds: once(() => bindsDocuments(generation)),
    tombstones: once(() => {
      const rows = info?.tombstones;
      const digest = rows === undefined ? undefined : digestOrUndefined(() => digestTombstones(rows));
      return rows !== undefined && digest === preimage.tombstones_sha256
        ? new Set(rows.map(([documentId]) => documentId))
        : undefined;
    }),
    leaves: once(() => {
      const leaves = info?.leaves;
      return leaves !== undefined && isTree(leaves, preimage.entries_root)
        ? new Map(leaves.map((leaf) => [leaf.index_entry_id, leaf.acl_sha256]))
        : undefined;
    }),
  };
}

function bindsDocuments(generation: StoredGeneration): boolean {
  const fault = digestOrUndefined(() => findIncoherence(generationFacts(generation)) ?? '');
  return fault === '';
}

function generationFacts(generation: StoredGeneration): CoherenceInput {
  const { tenantId, documents } = generation;
  return { tenantId, documents, generation: generation.generation, record: (id) => generation.record(id) };
}

function isTree(leaves: readonly EntryLeaf[], root: string): boolean {
  return digestOrUndefined(() => treeRoot(leaves)) === root;
}
