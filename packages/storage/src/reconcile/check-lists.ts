import {
  compareUtf8,
  deriveAuthorizationRevision,
  digestAcl,
  digestSnapshot,
  digestTombstones,
  isRecordOf,
  LineageError,
  treeRoot,
} from '@loccit/lineage';
import { describeSnapshotRow } from '../coherence.js';
import { recomputeSafely } from './check-chain.js';
import type { StoreFindingCode } from './finding.js';
import type { LaidGeneration } from './laid-generation.js';

type Tell = (code: StoreFindingCode, place: string) => void;

/** Checks what a generation commits to against what lies there: documents, deletes, access, entries. Linear but for sorting. */
export function checkLists(laid: LaidGeneration, tell: Tell): void {
  const { documents, generation, id, tenantId } = laid;
  for (const [at, document] of documents.entries()) {
    const before = documents[at - 1];
    if (before !== undefined && compareUtf8(before.document_id, document.document_id) >= 0) {
      tell('documents-unsorted', document.document_id);
    }
    if (attempt(() => digestAcl(document.allowed_groups)) !== document.acl_sha256) {
      tell('acl-digest', document.document_id);
    }
    const canonical = laid.record(document.canonical_revision_id);
    const parse = laid.record(document.parse_revision_id);
    if (canonical === undefined || parse === undefined || !isRecordOf(canonical, 'canonical')) {
      tell('document-without-revision', document.document_id);
    } else if (
      canonical.preimage.document_id !== document.document_id ||
      canonical.preimage.tenant_id !== tenantId ||
      !isRecordOf(parse, 'parse') ||
      parse.preimage.canonical_revision_id !== canonical.id
    ) {
      tell('revision-of-another', document.document_id);
    }
  }
  if (generation === undefined) return;
  const { preimage } = generation;
  if (recomputeSafely(generation) !== id) tell('generation-id', id);
  if (preimage.tenant_id !== tenantId) tell('generation-of-another', id);
  if (attempt(() => digestSnapshot(documents.map(describeSnapshotRow))) !== preimage.snapshot_sha256) {
    tell('snapshot-digest', id);
  }
  const listed = generation.info?.documents;
  if (listed !== undefined && attempt(() => digestSnapshot(listed)) !== preimage.snapshot_sha256) {
    tell('snapshot-digest', id);
  }
  checkDeletes(laid, tell);
  checkEntries(laid, tell);
}

function checkDeletes({ documents, generation, id }: LaidGeneration, tell: Tell): void {
  const tombstones = generation?.info?.tombstones ?? [];
  if (attempt(() => digestTombstones(tombstones)) !== generation?.preimage.tombstones_sha256) {
    tell('tombstones-digest', id);
  }
  const gone = new Set(tombstones.map(([documentId]) => documentId));
  for (const { document_id } of documents) if (gone.has(document_id)) tell('tombstone-live', document_id);
  const revision = attempt(() =>
    deriveAuthorizationRevision(documents.map(({ document_id, acl_sha256 }) => [document_id, acl_sha256])),
  );
  const stated = generation?.preimage.authorization_revision ?? '';
  // One that an authorizer gave is not derived from the lists.
  if (/^acl-[0-9a-f]{16}$/.test(stated) && revision !== stated) tell('authorization-revision', id);
}

function checkEntries(laid: LaidGeneration, tell: Tell): void {
  const { generation, id } = laid;
  const leaves = generation?.info?.leaves ?? [];
  const { preimage } = generation ?? {};
  if (attempt(() => treeRoot(leaves)) !== preimage?.entries_root) tell('entries-root', id);
  if (leaves.length !== preimage?.entries_count) tell('entries-count', id);
  const aclOf = new Map(laid.documents.map((document) => [document.parse_revision_id, document.acl_sha256]));
  const lists = new Map(leaves.map((leaf) => [leaf.index_entry_id, leaf.acl_sha256]));
  const seen = new Set<string>();
  for (const record of laid.records()) {
    if (!isRecordOf(record, 'index-entry')) continue;
    seen.add(record.id);
    const list = lists.get(record.id);
    if (list === undefined) {
      tell('record-without-entry', record.id);
      continue;
    }
    const chunk = laid.record(record.preimage.chunk_id);
    const parseId = chunk !== undefined && isRecordOf(chunk, 'chunk') ? chunk.preimage.parse_revision_id : '';
    const expected = aclOf.get(parseId);
    if (expected !== undefined && expected !== list) tell('entry-acl', record.id);
  }
  for (const entryId of lists.keys()) if (!seen.has(entryId)) tell('entry-without-record', entryId);
}

/** What cannot be hashed at all is the digest of nothing. */
function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof LineageError || error instanceof TypeError) return undefined;
    throw error;
  }
}
