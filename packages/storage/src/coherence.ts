import {
  compareUtf8,
  digestAcl,
  digestSnapshot,
  type GenerationPreimage,
  isRecordOf,
  LineageError,
  type LineageRecord,
  recomputeId,
  type SnapshotRow,
} from '@loccit/lineage';
import type { BuildFault } from './storage-error.js';
import type { StoredDocument } from './stored-document.js';

/** What a document list and its records must agree on, whether they are about to be stored or were just read. */
export interface CoherenceInput {
  readonly tenantId: string;
  readonly generation: LineageRecord<GenerationPreimage>;
  readonly documents: readonly StoredDocument[];
  readonly record: (id: string) => LineageRecord | undefined;
  /** Whether a generation that was held against its records before has the revision and the parse of this document. */
  readonly isHeld?: ((document: StoredDocument) => boolean) | undefined;
}

/** The row of a document in `snapshot_sha256`. */
export function describeSnapshotRow(document: StoredDocument): SnapshotRow {
  return [
    document.document_id,
    document.canonical_revision_id,
    document.acl_sha256,
    document.work_id,
    document.effective_from,
    document.effective_to,
  ];
}

/**
 * The first thing in which the generation's id and its document list contradict each other, undefined if nothing does.
 *
 * @remarks Linear in the documents. It binds access lists and validity to the generation's id, so that a
 * changed list in a stored manifest is noticed; it does not repeat the check of the chain below.
 */
export function findIncoherence(input: CoherenceInput): BuildFault | undefined {
  try {
    return findFault(input);
  } catch (error) {
    // What cannot be hashed at all has no id to agree with.
    if (error instanceof LineageError) return 'malformed';
    throw error;
  }
}

function findFault(input: CoherenceInput): BuildFault | undefined {
  const { generation, documents } = input;
  const lists = new Map<string, string>();
  if (recomputeId(generation) !== generation.id) return 'generation-id';
  if (generation.preimage.tenant_id !== input.tenantId) return 'tenant';
  for (const [at, document] of documents.entries()) {
    const before = documents[at - 1];
    if (before !== undefined && compareUtf8(before.document_id, document.document_id) >= 0) {
      return 'duplicate-document';
    }
    const fault = findDocumentFault(document, input, lists);
    if (fault !== undefined) return fault;
  }
  return digestSnapshot(documents.map(describeSnapshotRow)) === generation.preimage.snapshot_sha256
    ? undefined
    : 'snapshot';
}

function findDocumentFault(
  document: StoredDocument,
  input: CoherenceInput,
  lists: Map<string, string>,
): BuildFault | undefined {
  if (digestOnce(document.allowed_groups, lists) !== document.acl_sha256) return 'acl';
  if (input.isHeld?.(document) === true) return undefined;
  const canonical = input.record(document.canonical_revision_id);
  if (
    canonical === undefined ||
    !isRecordOf(canonical, 'canonical') ||
    canonical.preimage.document_id !== document.document_id ||
    canonical.preimage.tenant_id !== input.tenantId
  ) {
    return 'canonical-record';
  }
  const parse = input.record(document.parse_revision_id);
  return parse !== undefined &&
    isRecordOf(parse, 'parse') &&
    parse.preimage.canonical_revision_id === document.canonical_revision_id
    ? undefined
    : 'parse-record';
}

/** Many documents have the same list. */
function digestOnce(groups: readonly string[], known: Map<string, string>): string {
  const key = JSON.stringify(groups);
  const digest = known.get(key) ?? digestAcl(groups);
  known.set(key, digest);
  return digest;
}
