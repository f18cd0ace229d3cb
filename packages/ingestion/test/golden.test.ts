import type { GenerationPreimage, Tool } from '@loccit/lineage';
import { loadVectors } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import {
  buildGeneration,
  DEFAULT_CHUNK_CODE_POINTS,
  type DescribedDocument,
  describeChunker,
  INDEXER,
  ingestDocument,
  MARKDOWN_PARSER,
  PLAIN_PARSER,
} from '../src/index.js';
import { chunksOf, elementsOf, retrievalTextsOf } from './read-records.js';

interface Golden {
  readonly tenant_id: string;
  readonly tools: (Tool & { readonly options: object })[];
  readonly documents: {
    readonly document: DescribedDocument;
    readonly text: string;
    readonly ids: {
      readonly canonical: string;
      readonly parse: string;
      readonly elements: string[];
      readonly chunks: string[];
      readonly index_entries: string[];
    };
    readonly retrieval_texts: string[];
    readonly elements: [string, number, number][];
  }[];
  readonly generation: { readonly id: string; readonly preimage: GenerationPreimage };
}

const golden = loadVectors<Golden>('ingestion/golden.json');
const documents = golden.documents.map(({ document, text }) =>
  ingestDocument({ tenantId: golden.tenant_id, document, raw: encodeUtf8(text) }),
);

describe('pinned identities', () => {
  it('hold for every tool with its complete options', () => {
    const tools = [MARKDOWN_PARSER, PLAIN_PARSER, describeChunker(DEFAULT_CHUNK_CODE_POINTS), INDEXER];
    expect(tools.map(({ tool, options }) => ({ ...tool, options }))).toEqual(golden.tools);
  });

  it.each(golden.documents.map((pinned, at) => ({ id: pinned.document.document_id, pinned, at })))(
    'hold for every level of $id',
    ({ pinned, at }) => {
      const document = documents[at];
      if (document === undefined) throw new Error('no document');
      const elements = elementsOf(document);
      expect(
        elements.map(({ preimage: { kind, char_start, char_end } }) => [kind, char_start, char_end]),
      ).toEqual(pinned.elements);
      expect(retrievalTextsOf(document)).toEqual(pinned.retrieval_texts);
      expect({
        canonical: document.canonical.id,
        parse: document.document.parse_revision_id,
        elements: elements.map(({ id }) => id),
        chunks: chunksOf(document).map(({ id }) => id),
        index_entries: document.indexEntryIds,
      }).toEqual(pinned.ids);
    },
  );

  it('hold for the generation', () => {
    const { generation } = buildGeneration({ tenantId: golden.tenant_id, documents, routes: [] });
    expect({ id: generation.id, preimage: generation.preimage }).toEqual(golden.generation);
  });
});
