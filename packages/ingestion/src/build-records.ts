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
import { type ChunkPlan, clipBlock, type PlannedChunk } from './chunk-plan.js';
import { describeForeignTool, type ForeignIndexer } from './foreign-tool.js';
import { INDEXER, type PipelineTool } from './pipeline-tools.js';
import { describeRetrievalText } from './retrieval-text.js';

/** A parsed text, about to get its identities. */
export interface BuildRecordsInput {
  readonly canonicalRevisionId: string;
  readonly title: string | null;
  readonly blocks: readonly Block[];
  readonly index: TextIndex;
  readonly parser: PipelineTool;
  readonly plan: ChunkPlan;
  readonly indexer: ForeignIndexer | undefined;
}

/** The tools that made a document, as its identities name them. */
export interface PipelineTools {
  readonly parser: Tool;
  readonly chunker: Tool;
  readonly indexer: Tool;
}

/** The records of the levels from parse to index entry. */
export interface BuiltRecords {
  readonly records: readonly LineageRecord[];
  readonly parseRevisionId: string;
  readonly chunkIds: readonly string[];
  readonly indexEntryIds: readonly string[];
  readonly tools: PipelineTools;
}

/**
 * Gives a parsed text its identities.
 *
 * @remarks Positions come from the parser and are never looked for again: repeated text keeps its own place. Every
 * hash is of the slice those positions cut.
 */
export function buildRecords(input: BuildRecordsInput): BuiltRecords {
  const { blocks, index, parser } = input;
  const { chunker } = input.plan;
  const indexer = input.indexer === undefined ? INDEXER : describeForeignTool(input.indexer);
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
  const chunkInfo = { options: chunker.options };
  const chunks = input.plan.chunks.map((planned) => {
    const { charStart, charEnd } = planned;
    const chunk = createChunkRecord(
      {
        parse_revision_id: parse.id,
        chunker: chunker.tool,
        element_ids: elements.slice(planned.first, planned.last + 1).map((element) => element.id),
        char_start: charStart,
        char_end: charEnd,
        content_sha256: sha256Hex(index.slice(charStart, charEnd)),
      },
      chunkInfo,
    );
    return { chunk, entry: describeEntry(chunk.id, planned, indexer, input) };
  });
  return {
    records: [parse, ...elements, ...chunks.map(({ chunk }) => chunk), ...chunks.map(({ entry }) => entry)],
    parseRevisionId: parse.id,
    chunkIds: chunks.map(({ chunk }) => chunk.id),
    indexEntryIds: chunks.map(({ entry }) => entry.id),
    tools: { parser: parser.tool, chunker: chunker.tool, indexer: indexer.tool },
  };
}

function describeEntry(
  chunkId: string,
  chunk: PlannedChunk,
  { tool, options }: PipelineTool,
  { blocks, index, indexer, title }: BuildRecordsInput,
) {
  const members = blocks.slice(chunk.first, chunk.last + 1).map((block) => clipBlock(block, chunk));
  const retrievalText =
    indexer === undefined
      ? describeRetrievalText(title, members, index)
      : indexer.describe(index.slice(chunk.charStart, chunk.charEnd), title);
  return createIndexEntryRecord(
    { chunk_id: chunkId, retrieval_sha256: sha256Hex(retrievalText), indexer: tool },
    { retrieval_text: retrievalText, options },
  );
}
