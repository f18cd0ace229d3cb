import type { LineageCitation } from '@loccit/contract';
import { buildGeneration, ingestDocument, readSourceManifest } from '@loccit/ingestion';
import {
  createCanonicalRecord,
  createChunkRecord,
  createElementRecord,
  createGenerationRecord,
  createIndexEntryRecord,
  createParseRecord,
  digestElements,
  type ElementRow,
  sha256Hex,
  treeRoot,
} from '@loccit/lineage';
import { createMemoryStore, type Store, type StoredGeneration } from '@loccit/storage';
import { cite } from './artifacts.js';
import { buildCorpus, readCorpusFile, TENANT } from './corpus.js';

/** How a chain departs from what an honest parser and chunker would have made. */
export interface Forgery {
  /** What the source bytes say. */
  readonly raw?: string;
  /** Canonical text that the record commits to, whatever the raw bytes give. */
  readonly text?: string;
  /** The element is not in the list of its parse revision. */
  readonly unlisted?: boolean;
  /** Code points by which the chunk begins too late. */
  readonly chunkDelay?: number;
}

const SENTENCE = 'Books are lent for 21 days.';

/** Publishes a document whose every id is made of its record, and whose records lie. */
export function publishForgery(forgery: Forgery): { store: Store; citation: LineageCitation } {
  const manifest = readSourceManifest(readCorpusFile('sources.json'));
  const described = manifest.documents.find((document) => document.document_id === 'loans');
  if (described === undefined) throw new Error('no such document');
  const raw = new Uint8Array(Buffer.from(forgery.raw ?? `${SENTENCE}\n`));
  const honest = ingestDocument({
    tenantId: TENANT,
    document: { ...described, media_type: 'text/plain' },
    raw,
  });
  const text = forgery.text ?? honest.text;
  const { type: _, ...fields } = honest.canonical.preimage;
  const canonical = createCanonicalRecord({ ...fields, canonical_sha256: sha256Hex(text) }, {});
  const [parser, chunker, indexer] = [honest.tools.parser, honest.tools.chunker, honest.tools.indexer];
  const characters = [...text.trimEnd()];
  const charEnd = characters.length;
  const span = characters.join('');
  const row: ElementRow = ['paragraph', 0, charEnd, sha256Hex(span)];
  const elements: ElementRow[] = [forgery.unlisted === true ? ['heading', 0, charEnd, sha256Hex(span)] : row];
  const parse = createParseRecord(
    { canonical_revision_id: canonical.id, parser, elements_sha256: digestElements(elements) },
    { elements },
  );
  const element = createElementRecord({
    parse_revision_id: parse.id,
    ordinal: 0,
    kind: 'paragraph',
    char_start: 0,
    char_end: charEnd,
    text_sha256: sha256Hex(span),
  });
  const charStart = forgery.chunkDelay ?? 0;
  const chunk = createChunkRecord({
    parse_revision_id: parse.id,
    chunker,
    element_ids: [element.id],
    char_start: charStart,
    char_end: charEnd,
    content_sha256: sha256Hex(characters.slice(charStart).join('')),
  });
  const entry = createIndexEntryRecord(
    { chunk_id: chunk.id, retrieval_sha256: sha256Hex(span), indexer },
    { retrieval_text: span },
  );
  const store = createMemoryStore();
  store.publish(
    buildGeneration({
      tenantId: TENANT,
      routes: [],
      documents: [
        {
          ...honest,
          records: [canonical, parse, element, chunk, entry],
          canonical,
          chunkIds: [chunk.id],
          indexEntryIds: [entry.id],
          text,
          raw,
          document: {
            ...honest.document,
            canonical_revision_id: canonical.id,
            parse_revision_id: parse.id,
          },
        },
      ],
    }),
  );
  return {
    store,
    citation: {
      document_id: fields.document_id,
      source_uri: fields.source_uri,
      source_version: fields.source_version,
      title: fields.title,
      raw_sha256: fields.raw_sha256,
      canonical_revision_id: canonical.id,
      parse_revision_id: parse.id,
      element_id: element.id,
      chunk_id: chunk.id,
      index_entry_id: entry.id,
      coordinate_space: fields.coordinate_space,
      char_start: 0,
      char_end: charEnd,
      span_sha256: sha256Hex(span),
    },
  };
}

/** Publishes the corpus without one index entry among the leaves of its generation. */
export function publishWithoutLeaf(generation: StoredGeneration, documentId: string, text: string): Store {
  const build = buildCorpus();
  const { type: _, ...fields } = build.generation.preimage;
  const missing = cite(generation, documentId, text).index_entry_id;
  const info = build.generation.info ?? {};
  const leaves = (info.leaves ?? []).filter((leaf) => leaf.index_entry_id !== missing);
  const store = createMemoryStore();
  store.publish({
    ...build,
    generation: createGenerationRecord(
      { ...fields, entries_root: treeRoot(leaves), entries_count: leaves.length },
      { ...info, leaves },
    ),
  });
  return store;
}
