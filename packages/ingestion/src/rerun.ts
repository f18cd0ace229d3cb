import {
  type ChunkPreimage,
  createElementRecord,
  digestElements,
  type ElementPreimage,
  type ElementRow,
  type IndexEntryPreimage,
  type LineageRecord,
  type ParsePreimage,
  sha256Hex,
  type Tool,
} from '@loccit/lineage';
import { type Block, listBlocks } from '@loccit/markdown';
import { createTextIndex, type TextIndex } from '@loccit/text';
import { clipBlock, type PlannedChunk, planChunks } from './chunk-plan.js';
import { listWithinLimit } from './element-limit.js';
import { IngestionError } from './ingestion-error.js';
import {
  DEFAULT_CHUNK_CODE_POINTS,
  describeChunker,
  INDEXER,
  MARKDOWN_PARSER,
  PLAIN_PARSER,
} from './pipeline-tools.js';
import { listPlainBlocks } from './plain-blocks.js';
import { describeRetrievalText } from './retrieval-text.js';

/** What became of running a tool again: the same came out, something else did, or the tool is not one of ours. */
export type RerunState = 'matched' | 'mismatched' | 'not-available';

/** A checked text with the records that say what was made of it; what is not here is left out. */
export interface RecordedLevels {
  /** Canonical text whose digest was compared. */
  readonly text: string;
  readonly title: string | null;
  readonly parse?: LineageRecord<ParsePreimage> | undefined;
  readonly element?: LineageRecord<ElementPreimage> | undefined;
  readonly chunk?: LineageRecord<ChunkPreimage> | undefined;
  readonly entry?: LineageRecord<IndexEntryPreimage> | undefined;
}

/** What became of each level that a tool makes. */
export type RerunStates = Readonly<Record<'parse' | 'element' | 'chunk' | 'index-entry', RerunState>>;

const UNKNOWN: RerunStates = {
  parse: 'not-available',
  element: 'not-available',
  chunk: 'not-available',
  'index-entry': 'not-available',
};

/**
 * Runs parser, chunker and indexer again over checked texts and compares what comes out with the records.
 *
 * @remarks A tool is ours if name, version and `options_sha256` are; a foreign one, and all that stands on a foreign
 * parse, is `not-available`. Each text is parsed once, however many citations lead to it.
 * @example
 * ```ts
 * const rerun = createRerunner();
 * rerun({ text: 'The fee is 4 crowns.', title: null }).parse; // 'not-available'
 * ```
 * @see specification, section 4.14
 */
export function createRerunner(): (recorded: RecordedLevels) => RerunStates {
  const parses = new Map<string, { readonly text: string; readonly parsed: Reparsed | undefined }>();
  return (recorded) => {
    const { parse, text } = recorded;
    if (parse === undefined) return UNKNOWN;
    const known = parses.get(parse.id);
    const parsed = known?.text === text ? known.parsed : reparse(text, parse.preimage.parser);
    parses.set(parse.id, { text, parsed });
    return parsed === undefined ? UNKNOWN : compare(recorded, parse, parsed);
  };
}

interface Reparsed {
  readonly blocks: readonly Block[];
  readonly rows: readonly ElementRow[];
  readonly digest: string;
  readonly index: TextIndex;
  /** Chunks by their span, for each size that was asked for. */
  readonly chunks: Map<number, ReadonlyMap<string, PlannedChunk>>;
}

function reparse(text: string, parser: Tool): Reparsed | undefined {
  const list = isSame(parser, MARKDOWN_PARSER.tool)
    ? listBlocks
    : isSame(parser, PLAIN_PARSER.tool)
      ? listPlainBlocks
      : undefined;
  if (list === undefined) return undefined;
  try {
    const index = createTextIndex(text);
    const blocks = listWithinLimit(text, list);
    const rows = blocks.map((block): ElementRow => {
      const slice = index.slice(block.charStart, block.charEnd);
      return [block.kind, block.charStart, block.charEnd, sha256Hex(slice)];
    });
    return { blocks, rows, digest: digestElements(rows), index, chunks: new Map() };
  } catch (error) {
    if (error instanceof IngestionError) return undefined;
    throw error;
  }
}

function compare(
  { element, chunk, entry, title }: RecordedLevels,
  parse: LineageRecord<ParsePreimage>,
  parsed: Reparsed,
): RerunStates {
  return {
    parse: stateOf(parsed.digest === parse.preimage.elements_sha256),
    element: element === undefined ? 'not-available' : stateOf(isRow(element.preimage, parsed.rows)),
    chunk: chunk === undefined ? 'not-available' : rechunk(chunk, parse.id, parsed),
    'index-entry':
      chunk === undefined || entry === undefined
        ? 'not-available'
        : reindex(chunk.preimage, entry.preimage, title, parsed),
  };
}

function isRow(element: ElementPreimage, rows: readonly ElementRow[]): boolean {
  const { ordinal, kind, char_start, char_end, text_sha256 } = element;
  const row = rows[ordinal];
  const recorded = [kind, char_start, char_end, text_sha256];
  return row?.every((value, at) => value === recorded[at]) === true;
}

function rechunk(
  { preimage, info }: LineageRecord<ChunkPreimage>,
  parseId: string,
  parsed: Reparsed,
): RerunState {
  const size = sizeOf(preimage.chunker, info?.options?.max_code_points);
  if (size === undefined) return 'not-available';
  const planned = plannedChunks(size, parsed).get(`${preimage.char_start}-${preimage.char_end}`);
  if (planned === undefined) return 'mismatched';
  const ids = parsed.rows
    .slice(planned.first, planned.last + 1)
    .map(([kind, char_start, char_end, text_sha256], at) => {
      const ordinal = planned.first + at;
      return createElementRecord({
        parse_revision_id: parseId,
        ordinal,
        kind,
        char_start,
        char_end,
        text_sha256,
      }).id;
    });
  const { element_ids } = preimage;
  return stateOf(ids.length === element_ids.length && ids.every((id, at) => id === element_ids[at]));
}

/** The size that gives the recorded digest of options; options that are carried are a hint and nothing more. */
function sizeOf(chunker: Tool, carried: unknown): number | undefined {
  const sizes = [Number(carried ?? DEFAULT_CHUNK_CODE_POINTS), DEFAULT_CHUNK_CODE_POINTS];
  return sizes.find(
    (size) => Number.isSafeInteger(size) && size > 0 && isSame(chunker, describeChunker(size).tool),
  );
}

function plannedChunks(size: number, { blocks, chunks }: Reparsed): ReadonlyMap<string, PlannedChunk> {
  const known =
    chunks.get(size) ??
    new Map(planChunks(blocks, size).chunks.map((chunk) => [`${chunk.charStart}-${chunk.charEnd}`, chunk]));
  chunks.set(size, known);
  return known;
}

function reindex(
  chunk: ChunkPreimage,
  entry: IndexEntryPreimage,
  title: string | null,
  { blocks, index }: Reparsed,
): RerunState {
  if (!isSame(entry.indexer, INDEXER.tool)) return 'not-available';
  const span = { charStart: chunk.char_start, charEnd: chunk.char_end };
  const members = blocks
    .filter((block) => block.charStart < span.charEnd && span.charStart < block.charEnd)
    .map((block) => clipBlock(block, span));
  return stateOf(sha256Hex(describeRetrievalText(title, members, index)) === entry.retrieval_sha256);
}

function isSame(a: Tool, b: Tool): boolean {
  return a.name === b.name && a.version === b.version && a.options_sha256 === b.options_sha256;
}

function stateOf(isEqual: boolean): RerunState {
  return isEqual ? 'matched' : 'mismatched';
}
