import {
  createChunkRecord,
  createElementRecord,
  createIndexEntryRecord,
  createParseRecord,
  digestElements,
  type ElementRow,
  type LineageRecord,
  sha256Hex,
  type Tool,
} from '@loccit/lineage';
import type { Block } from '@loccit/markdown';
import type { TextIndex } from '@loccit/text';
import { chunkElements } from './chunk-elements.js';
import { INDEXER, type PipelineTool } from './pipeline-tools.js';
import { describeRetrievalText } from './retrieval-text.js';

/** A parsed text, about to get its identities. */
export interface BuildRecordsInput {
  readonly canonicalRevisionId: string;
  readonly title: string | null;
  readonly blocks: readonly Block[];
  readonly index: TextIndex;
  readonly parser: PipelineTool;
  readonly chunker: PipelineTool;
  readonly maxChunkCodePoints: number;
}

/** The records of the levels from parse to index entry. */
export interface BuiltRecords {
  readonly records: readonly LineageRecord[];
  readonly parseRevisionId: string;
  readonly chunkIds: readonly string[];
  readonly indexEntryIds: readonly string[];
  readonly tools: { readonly parser: Tool; readonly chunker: Tool; readonly indexer: Tool };
}

/**
 * Gives a parsed text its identities.
 *
 * @remarks Positions come from the parser and are never looked for again: repeated text keeps its own place. Every
 * hash is of the slice those positions cut.
 */
export function buildRecords(input: BuildRecordsInput): BuiltRecords {
  const { blocks, index, parser, chunker } = input;
  const rows = blocks.map((block): ElementRow => {
    const slice = index.slice(block.charStart, block.charEnd);
    return [block.kind, block.charStart, block.charEnd, sha256Hex(slice)];
  });
  const parse = createParseRecord(
    {
      canonical_revision_id: input.canonicalRevisionId,
      parser: parser.tool,
      elements_sha256: digestElements(rows),
    },
    { elements: rows, options: parser.options },
  );
  const elements = rows.map(([kind, char_start, char_end, text_sha256], ordinal) =>
    createElementRecord({ parse_revision_id: parse.id, ordinal, kind, char_start, char_end, text_sha256 }),
  );
  const chunks = chunkElements(blocks, input.maxChunkCodePoints).map(({ first, last }) => {
    const members = elements.slice(first, last + 1);
    const char_start = blocks[first]?.charStart ?? 0;
    const char_end = blocks[last]?.charEnd ?? 0;
    const chunk = createChunkRecord(
      {
        parse_revision_id: parse.id,
        chunker: chunker.tool,
        element_ids: members.map((element) => element.id),
        char_start,
        char_end,
        content_sha256: sha256Hex(index.slice(char_start, char_end)),
      },
      { options: chunker.options },
    );
    return { chunk, entry: describeEntry(chunk.id, blocks.slice(first, last + 1), input) };
  });
  return {
    records: [parse, ...elements, ...chunks.map(({ chunk }) => chunk), ...chunks.map(({ entry }) => entry)],
    parseRevisionId: parse.id,
    chunkIds: chunks.map(({ chunk }) => chunk.id),
    indexEntryIds: chunks.map(({ entry }) => entry.id),
    tools: { parser: parser.tool, chunker: chunker.tool, indexer: INDEXER.tool },
  };
}

function describeEntry(chunkId: string, blocks: readonly Block[], input: BuildRecordsInput) {
  const retrievalText = describeRetrievalText(input.title, blocks, input.index);
  return createIndexEntryRecord(
    { chunk_id: chunkId, retrieval_sha256: sha256Hex(retrievalText), indexer: INDEXER.tool },
    { retrieval_text: retrievalText, options: INDEXER.options },
  );
}
