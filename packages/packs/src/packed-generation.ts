import {
  createGenerationRecord,
  deriveAuthorizationRevision,
  digestPipeline,
  digestSnapshot,
  digestTombstones,
  type GenerationPreimage,
  isRecordOf,
  type LineageRecord,
  type Tool,
  treeRoot,
} from '@loccit/lineage';
import {
  describeSnapshotRow,
  StorageError,
  type StoredDocument,
  type StoredGeneration,
} from '@loccit/storage';
import { COORDINATE_SPACE } from '@loccit/text';
import { PackError } from './pack-error.js';
import { type PackPath, rawPath, textPath } from './pack-paths.js';
import { deriveDocuments, listRevisions } from './packed-documents.js';

/** Reads a listed file anew and checks it, as `ReadPack.bytes` does. */
type ReadFile = (path: PackPath) => Uint8Array | undefined;

/**
 * What a pack holds, in the shape of a generation that a check can put on a shelf; undefined where the answer cites nothing.
 *
 * @remarks Its id is that of a generation of just these documents, never that of the generation which the pack was made
 * from: a pack cannot show what else was published, so what asks for that generation stays unverifiable.
 * @throws {@link PackError} `several-tenants` or `several-revisions`.
 */
export function openPackedGeneration(
  records: readonly LineageRecord[],
  read: ReadFile,
): StoredGeneration | undefined {
  const documents = deriveDocuments(records);
  const tenantId = listRevisions(records)[0]?.preimage.tenant_id;
  if (tenantId === undefined) return undefined;
  const generation = describeGeneration(tenantId, documents, records);
  const byId = new Map([...records, generation].map((record) => [record.id, record]));
  const texts = new Set(listRevisions(records).map(({ preimage }) => preimage.canonical_sha256));
  const raws = new Set(listRevisions(records).map(({ preimage }) => preimage.raw_sha256));
  return {
    tenantId,
    id: generation.id,
    generation,
    documents,
    routes: [],
    record: (id) => byId.get(id),
    records: () => [...byId.values()].sort((left, right) => (left.id < right.id ? -1 : 1)),
    text: (sha256) => {
      const bytes = texts.has(sha256) ? readHeld(read, textPath(sha256), 'text') : undefined;
      return bytes === undefined ? undefined : decodeText(bytes);
    },
    raw: (sha256) => (raws.has(sha256) ? readHeld(read, rawPath(sha256), 'raw') : undefined),
  };
}

function describeGeneration(
  tenantId: string,
  documents: readonly StoredDocument[],
  records: readonly LineageRecord[],
): LineageRecord<GenerationPreimage> {
  const entries = records.filter((record) => isRecordOf(record, 'index-entry'));
  const acl = documents[0]?.acl_sha256 ?? '';
  const leaves = entries.map(({ id }) => ({ index_entry_id: id, acl_sha256: acl }));
  const rows = documents.map(describeSnapshotRow);
  const revisions = listRevisions(records);
  return createGenerationRecord(
    {
      tenant_id: tenantId,
      snapshot_sha256: digestSnapshot(rows),
      tombstones_sha256: digestTombstones([]),
      authorization_revision: deriveAuthorizationRevision(
        rows.map(([document, , digest]) => [document, digest]),
      ),
      pipeline_sha256: digestPipeline({
        coordinate_space: COORDINATE_SPACE,
        extractors: listTools(revisions.map(({ preimage }) => preimage.extractor)),
        parsers: listTools(records.map((one) => (isRecordOf(one, 'parse') ? one.preimage.parser : null))),
        chunkers: listTools(records.map((one) => (isRecordOf(one, 'chunk') ? one.preimage.chunker : null))),
        indexers: listTools(entries.map(({ preimage }) => preimage.indexer)),
      }),
      entries_root: treeRoot(leaves),
      entries_count: leaves.length,
    },
    { documents: rows, tombstones: [], leaves },
  );
}

const listTools = (tools: readonly (Tool | null)[]): Tool[] => tools.filter((tool) => tool !== null);

/** A pack that changed after it was read is, for who reads from a generation, a damaged store. */
function readHeld(read: ReadFile, path: PackPath, role: 'text' | 'raw'): Uint8Array | undefined {
  try {
    return read(path);
  } catch (cause) {
    if (!(cause instanceof PackError)) throw cause;
    throw new StorageError('store-damaged', { role, fault: 'hash' }, { cause });
  }
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new StorageError('store-damaged', { role: 'text', fault: 'malformed' }, { cause });
  }
}
