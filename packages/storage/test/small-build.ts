import type { Route } from '@loccit/contract';
import {
  createCanonicalRecord,
  createChunkRecord,
  createElementRecord,
  createGenerationRecord,
  createIndexEntryRecord,
  createParseRecord,
  deriveAuthorizationRevision,
  digestAcl,
  digestElements,
  digestOptions,
  digestPipeline,
  digestSnapshot,
  digestTombstones,
  type ElementRow,
  sha256Hex,
  treeRoot,
} from '@loccit/lineage';
import { COORDINATE_SPACE, encodeUtf8 } from '@loccit/text';
import { describeSnapshotRow, type GenerationBuild, type StoredDocument } from '../src/index.js';

export interface SmallDocument {
  readonly id: string;
  readonly text: string;
  readonly groups?: readonly string[];
  readonly authority?: number;
}

const tool = (name: string) => ({ name, version: '1', options_sha256: digestOptions({ for: 'tests' }) });

/** A generation of one-paragraph documents, made by hand: storage lies below ingestion and must not need it. */
export function createSmallBuild(
  tenantId: string,
  documents: readonly SmallDocument[],
  extra: { readonly routes?: readonly Route[]; readonly previousId?: string | null } = {},
): GenerationBuild {
  const made = documents.map((document) => createDocument(tenantId, document));
  const stored = made.map(({ stored: document }) => document);
  const rows = stored.map(describeSnapshotRow);
  const leaves = made.map(({ entry, stored: { acl_sha256 } }) => ({ index_entry_id: entry.id, acl_sha256 }));
  const generation = createGenerationRecord(
    {
      tenant_id: tenantId,
      snapshot_sha256: digestSnapshot(rows),
      tombstones_sha256: digestTombstones([]),
      authorization_revision: deriveAuthorizationRevision(
        stored.map(({ document_id, acl_sha256 }) => [document_id, acl_sha256]),
      ),
      pipeline_sha256: digestPipeline({
        coordinate_space: COORDINATE_SPACE,
        extractors: [],
        parsers: [tool('parser')],
        chunkers: [tool('chunker')],
        indexers: [tool('indexer')],
      }),
      entries_root: treeRoot(leaves),
      entries_count: leaves.length,
    },
    { documents: rows, tombstones: [], leaves },
  );
  return {
    tenantId,
    generation,
    records: made.flatMap(({ records }) => records),
    documents: stored,
    routes: extra.routes ?? [],
    texts: new Map(made.map(({ text }) => [sha256Hex(text), text])),
    raws: new Map(made.map(({ text }) => [sha256Hex(text), encodeUtf8(text)])),
    ...(extra.previousId === undefined ? {} : { previousId: extra.previousId }),
  };
}

function createDocument(tenantId: string, { id, text, groups = ['public'], authority }: SmallDocument) {
  const digest = sha256Hex(text);
  const chars = [...text].length;
  const canonical = createCanonicalRecord(
    {
      tenant_id: tenantId,
      document_id: id,
      source_uri: 'urn:example:notes',
      source_version: '1',
      title: null,
      media_type: 'text/plain',
      charset: 'utf-8',
      raw_sha256: digest,
      extractor: null,
      locator_map_sha256: null,
      coordinate_space: COORDINATE_SPACE,
      canonical_sha256: digest,
    },
    { unicode_version: '14.0' },
  );
  const rows: ElementRow[] = [['paragraph', 0, chars, digest]];
  const parse = createParseRecord(
    { canonical_revision_id: canonical.id, parser: tool('parser'), elements_sha256: digestElements(rows) },
    { elements: rows },
  );
  const element = createElementRecord({
    parse_revision_id: parse.id,
    ordinal: 0,
    kind: 'paragraph',
    char_start: 0,
    char_end: chars,
    text_sha256: digest,
  });
  const chunk = createChunkRecord({
    parse_revision_id: parse.id,
    chunker: tool('chunker'),
    element_ids: [element.id],
    char_start: 0,
    char_end: chars,
    content_sha256: digest,
  });
  const entry = createIndexEntryRecord(
    { chunk_id: chunk.id, retrieval_sha256: digest, indexer: tool('indexer') },
    { retrieval_text: text },
  );
  const stored: StoredDocument = {
    document_id: id,
    canonical_revision_id: canonical.id,
    parse_revision_id: parse.id,
    allowed_groups: [...groups],
    acl_sha256: digestAcl(groups),
    work_id: null,
    effective_from: null,
    effective_to: null,
    authority: authority ?? null,
    marking: null,
    license: null,
    scope: null,
    sequence: 0,
    title: null,
    path: `${id}.txt`,
  };
  return { stored, text, entry, records: [canonical, parse, element, chunk, entry] };
}
