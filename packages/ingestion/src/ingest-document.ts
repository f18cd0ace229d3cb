import { isDocumentId, isSourceUri, isSourceVersion } from '@loccit/contract';
import {
  type CanonicalPreimage,
  compareUtf8,
  createCanonicalRecord,
  digestAcl,
  type LineageRecord,
  sha256Hex,
} from '@loccit/lineage';
import { listBlocks } from '@loccit/markdown';
import type { StoredDocument } from '@loccit/storage';
import { COORDINATE_SPACE, createTextIndex, UNICODE_VERSION } from '@loccit/text';
import { buildRecords, type PipelineTools } from './build-records.js';
import { planChunks, planForeignChunks } from './chunk-plan.js';
import { resolveTitle } from './document-title.js';
import { listWithinLimit } from './element-limit.js';
import type { ForeignChunker, ForeignIndexer } from './foreign-tool.js';
import { countHiddenText, type HiddenText } from './hidden-text.js';
import { IngestionError } from './ingestion-error.js';
import { isTextMediaType } from './media-type.js';
import { DEFAULT_CHUNK_CODE_POINTS, MARKDOWN_PARSER, PLAIN_PARSER } from './pipeline-tools.js';
import { listPlainBlocks } from './plain-blocks.js';
import { readSource } from './read-source.js';
import type { SourceFile } from './source-file.js';
import { assertPathBelow } from './source-path.js';

/** Limits and sizes that a caller may set. */
export interface IngestOptions {
  /** Most bytes of a source; 32 MiB unless given. */
  readonly maxBytes?: number;
  /** Most code points of a chunk of several elements; 800 unless given. Part of every id from the chunk upwards. */
  readonly maxChunkCodePoints?: number;
  /** Cuts in place of our chunker; `maxChunkCodePoints` does not count then. */
  readonly chunker?: ForeignChunker;
  /** Says what is searched of a chunk in place of our indexer. */
  readonly indexer?: ForeignIndexer;
}

/** One document from raw bytes to index entries. */
export interface IngestedDocument {
  readonly tenantId: string;
  /** Canonical, parse, elements, chunks, index entries, each in document order. */
  readonly records: readonly LineageRecord[];
  readonly canonical: LineageRecord<CanonicalPreimage>;
  readonly elements: number;
  /** Ids in document order: the chunk's ordinal is its place here. */
  readonly chunkIds: readonly string[];
  readonly indexEntryIds: readonly string[];
  /** For each piece of a foreign chunker its place in `chunkIds`, null where it holds no content; else the places in order. */
  readonly piecePlaces: readonly (number | null)[];
  readonly tools: PipelineTools;
  readonly hidden: HiddenText;
  /** Canonical text. */
  readonly text: string;
  readonly raw: Uint8Array;
  /** With `sequence` 0; the generation it is built into counts on from the one before. */
  readonly document: StoredDocument;
}

/**
 * Derives everything of a document that citations rest on, from its bytes alone.
 *
 * @remarks Deterministic: equal input gives equal records in every process. Linear in the bytes. A document without content is
 * live and has no chunk. A foreign chunker is not run again by any check: its chunks are what it was recorded to have made.
 * @throws {@link IngestionError} for a description or bytes that are refused, and for pieces that cannot be anchored
 * @example
 * ```ts
 * const raw = encodeUtf8('# Fees\n\nThe fee is 4 crowns.\n');
 * const { chunkIds } = ingestDocument({ tenantId: 'default', document: describeFolderFile('fees.md', raw), raw });
 * chunkIds.length; // 1
 * ```
 * @see specification, section 2
 */
export function ingestDocument(source: SourceFile, options: IngestOptions = {}): IngestedDocument {
  const { document, raw, tenantId } = source;
  assertPathBelow(document.path);
  if (!isDocumentId(document.document_id)) throw new IngestionError('document-id');
  if (!isSourceVersion(document.source_version)) throw new IngestionError('source-version');
  if (!isSourceUri(document.source_uri)) throw new IngestionError('source-uri');
  if (!isTextMediaType(document.media_type)) throw new IngestionError('media-type-unknown');
  const isMarkdown = document.media_type === 'text/markdown';
  const canonicalText = readSource(raw, document.charset, options.maxBytes);
  const { text, bytes, charset } = canonicalText;
  const index = createTextIndex(canonicalText);
  const blocks = listWithinLimit(text, isMarkdown ? listBlocks : listPlainBlocks);
  const title = resolveTitle(document, blocks, index);
  const rawSha256 = sha256Hex(raw);
  const canonical = createCanonicalRecord(
    {
      tenant_id: tenantId,
      document_id: document.document_id,
      source_uri: document.source_uri,
      source_version: document.source_version,
      title,
      media_type: document.media_type,
      charset,
      raw_sha256: rawSha256,
      extractor: null,
      locator_map_sha256: null,
      coordinate_space: COORDINATE_SPACE,
      canonical_sha256: isWhole(bytes, raw) ? rawSha256 : sha256Hex(bytes),
    },
    { unicode_version: UNICODE_VERSION },
  );
  const { chunker, indexer, maxChunkCodePoints = DEFAULT_CHUNK_CODE_POINTS } = options;
  const plan =
    chunker === undefined
      ? planChunks(blocks, maxChunkCodePoints)
      : planForeignChunks(blocks, index, chunker);
  const built = buildRecords({
    canonicalRevisionId: canonical.id,
    title,
    blocks,
    index,
    parser: isMarkdown ? MARKDOWN_PARSER : PLAIN_PARSER,
    plan,
    indexer,
  });
  return {
    tenantId,
    records: [canonical, ...built.records],
    canonical,
    elements: blocks.length,
    chunkIds: built.chunkIds,
    indexEntryIds: built.indexEntryIds,
    piecePlaces: plan.places,
    tools: built.tools,
    hidden: countHiddenText(blocks, index),
    text,
    raw,
    document: describeStored(source, canonical, built.parseRevisionId),
  };
}

/** Whether canonical bytes are a view of all that was received, as they are where nothing had to change. */
function isWhole(bytes: Uint8Array, raw: Uint8Array): boolean {
  return (
    bytes.buffer === raw.buffer && bytes.byteOffset === raw.byteOffset && bytes.byteLength === raw.byteLength
  );
}

function describeStored(
  { document }: SourceFile,
  canonical: LineageRecord<CanonicalPreimage>,
  parseRevisionId: string,
): StoredDocument {
  return {
    document_id: document.document_id,
    canonical_revision_id: canonical.id,
    parse_revision_id: parseRevisionId,
    allowed_groups: [...new Set(document.allowed_groups)].sort(compareUtf8),
    acl_sha256: digestAcl(document.allowed_groups),
    work_id: document.work_id,
    effective_from: document.effective_from,
    effective_to: document.effective_to,
    authority: document.authority,
    marking: document.marking,
    license: document.license,
    scope: document.scope,
    sequence: 0,
    title: canonical.preimage.title,
    path: document.path,
  };
}
