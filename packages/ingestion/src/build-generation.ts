import type { Route } from '@loccit/contract';
import {
  compareUtf8,
  createGenerationRecord,
  deriveAuthorizationRevision,
  digestPipeline,
  digestSnapshot,
  digestTombstones,
  type EntryLeaf,
  type Pipeline,
  treeRoot,
} from '@loccit/lineage';
import { describeSnapshotRow, type GenerationBuild, type StoredGeneration } from '@loccit/storage';
import { COORDINATE_SPACE } from '@loccit/text';
import type { IngestedDocument } from './ingest-document.js';
import { IngestionError } from './ingestion-error.js';
import { countSequences } from './tombstones.js';

/** The whole live set of a tenant. */
export interface BuildGenerationInput {
  readonly tenantId: string;
  /** In any order: the result does not depend on it. */
  readonly documents: readonly IngestedDocument[];
  readonly routes: readonly Route[];
  /** What the tenant serves now; its documents that are not given become tombstones. */
  readonly previous?: StoredGeneration | undefined;
}

/**
 * Puts documents together to a generation that a store can publish.
 *
 * @remarks Idempotent: the same documents over a previous generation of the same documents have its id. Linear but for sorting.
 * @throws {@link IngestionError} `duplicate-document` and `tenant-mismatch` with the place in the list, `previous-incomplete`
 * @example
 * ```ts
 * const raw = encodeUtf8('The fee is 4 crowns.');
 * const document = describeFolderFile('fees.txt', raw);
 * const documents = [ingestDocument({ tenantId: 'default', document, raw })];
 * const build = buildGeneration({ tenantId: 'default', documents, routes: [] });
 * createMemoryStore().publish(build).published; // true
 * ```
 * @see specification, sections 2 and 8
 */
export function buildGeneration(input: BuildGenerationInput): GenerationBuild {
  const { tenantId, documents: ingested, previous } = input;
  assertDistinct(ingested, tenantId);
  if (previous !== undefined && previous.tenantId !== tenantId) throw new IngestionError('tenant-mismatch');
  const { documents, tombstones } = countSequences(
    ingested.map(({ document }) => document),
    previous,
  );
  const rows = documents.map(describeSnapshotRow);
  const leaves = ingested.flatMap(listLeaves).sort(compareLeaves);
  const generation = createGenerationRecord(
    {
      tenant_id: tenantId,
      snapshot_sha256: digestSnapshot(rows),
      tombstones_sha256: digestTombstones(tombstones),
      authorization_revision: deriveAuthorizationRevision(
        documents.map(({ document_id, acl_sha256 }) => [document_id, acl_sha256]),
      ),
      pipeline_sha256: digestPipeline(describePipeline(ingested)),
      entries_root: treeRoot(leaves),
      entries_count: leaves.length,
    },
    { documents: rows, tombstones, leaves },
  );
  return {
    tenantId,
    generation,
    records: ingested.flatMap(({ records }) => records),
    documents,
    routes: input.routes,
    texts: new Map(ingested.map(({ canonical, text }) => [canonical.preimage.canonical_sha256, text])),
    raws: new Map(ingested.map(({ canonical, raw }) => [canonical.preimage.raw_sha256, raw])),
    previousId: previous?.id ?? null,
  };
}

function assertDistinct(ingested: readonly IngestedDocument[], tenantId: string): void {
  const seen = new Set<string>();
  for (const [index, { document, tenantId: own }] of ingested.entries()) {
    if (own !== tenantId) throw new IngestionError('tenant-mismatch', { index });
    if (seen.has(document.document_id)) throw new IngestionError('duplicate-document', { index });
    seen.add(document.document_id);
  }
}

function listLeaves({ indexEntryIds, document }: IngestedDocument): EntryLeaf[] {
  return indexEntryIds.map((index_entry_id) => ({ index_entry_id, acl_sha256: document.acl_sha256 }));
}

function compareLeaves(left: EntryLeaf, right: EntryLeaf): number {
  return compareUtf8(left.index_entry_id, right.index_entry_id);
}

// The tools that made live documents; the digest takes each once.
function describePipeline(ingested: readonly IngestedDocument[]): Pipeline {
  return {
    coordinate_space: COORDINATE_SPACE,
    extractors: [],
    parsers: ingested.map(({ tools }) => tools.parser),
    chunkers: ingested.map(({ tools }) => tools.chunker),
    indexers: ingested.map(({ tools }) => tools.indexer),
  };
}
