import {
  createGenerationRecord,
  deriveAuthorizationRevision,
  digestPipeline,
  digestSnapshot,
  digestTombstones,
  type EntryLeaf,
  type GenerationPreimage,
  keepEntryTree,
  type LineageRecord,
  rootOf,
  type TombstoneRow,
} from '@loccit/lineage';
import { describeSnapshotRow, type StoredDocument } from '@loccit/storage';
import { COORDINATE_SPACE } from '@loccit/text';
import type { PipelineTools } from './build-records.js';

/** What a generation's record is made of. */
export interface GenerationParts {
  readonly tenantId: string;
  /** Sorted by the UTF-8 bytes of `document_id`. */
  readonly documents: readonly StoredDocument[];
  /** Sorted by the UTF-8 bytes of the ids. */
  readonly tombstones: readonly TombstoneRow[];
  /** In any order. */
  readonly leaves: readonly EntryLeaf[];
  /** The tools that made live documents, in any order and however often. */
  readonly tools: readonly Partial<PipelineTools>[];
}

/** The record of a generation with the lists behind its digests. */
export function assembleGeneration(parts: GenerationParts): LineageRecord<GenerationPreimage> {
  const { documents, tenantId, tombstones } = parts;
  const rows = documents.map(describeSnapshotRow);
  const tree = keepEntryTree(parts.leaves);
  return createGenerationRecord(
    {
      tenant_id: tenantId,
      snapshot_sha256: digestSnapshot(rows),
      tombstones_sha256: digestTombstones(tombstones),
      authorization_revision: deriveAuthorizationRevision(
        documents.map(({ document_id, acl_sha256 }) => [document_id, acl_sha256]),
      ),
      pipeline_sha256: digestTools(parts.tools),
      entries_root: rootOf(tree),
      entries_count: tree.leaves.length,
    },
    { documents: rows, tombstones, leaves: tree.leaves },
  );
}

/** `pipeline_sha256` of these tools; the digest takes each once. */
export function digestTools(tools: readonly Partial<PipelineTools>[]): string {
  return digestPipeline({
    coordinate_space: COORDINATE_SPACE,
    extractors: [],
    parsers: tools.flatMap(({ parser }) => parser ?? []),
    chunkers: tools.flatMap(({ chunker }) => chunker ?? []),
    indexers: tools.flatMap(({ indexer }) => indexer ?? []),
  });
}
