import type {
  CanonicalPreimage,
  ElementRow,
  IndexEntryInfo,
  LineageRecord,
  ParsePreimage,
  Tool,
  ToolOptions,
} from '@loccit/lineage';

/** What the chunks, or the entries, of a unit have in common. */
export interface SharedTool {
  readonly tool: Tool;
  readonly options?: ToolOptions;
}

/** The part of a unit that is read with every record of it. */
export interface UnitHead {
  readonly canonical: LineageRecord<CanonicalPreimage> | null;
  readonly parse: LineageRecord<ParsePreimage> | null;
  /** Whether the list of elements was taken out of the `info` of the parse. */
  readonly apart: boolean;
  readonly elements: number;
  readonly chunks: number;
  readonly entries: number;
  readonly chunker: SharedTool | null;
  readonly indexer: SharedTool | null;
  /** Records that are written out, behind all others. */
  readonly others: readonly LineageRecord[];
}

/** A chunk: its first element, their number, its span, and the hash of its slice. */
export type ChunkRow = readonly [
  first: number,
  count: number,
  char_start: number,
  char_end: number,
  content_sha256: string,
];

/**
 * An entry: its chunk, the hash of its retrieval text, and what stands before the chunk's own lines in that text.
 *
 * @remarks `whole` true: the third is the whole text.
 */
export type EntryRow = readonly [chunk: number, retrieval_sha256: string, text: string, whole: 0 | 1];

/** Where each kind of record begins among the ids of a unit. */
export interface Slots {
  readonly parse: number;
  readonly elements: number;
  readonly chunks: number;
  readonly entries: number;
  readonly others: number;
}

/** The places of a head's records: revision, parse, elements, chunks, entries, others. */
export function slotsOf(head: UnitHead): Slots {
  const parse = head.canonical === null ? 0 : 1;
  const elements = parse + (head.parse === null ? 0 : 1);
  const chunks = elements + head.elements;
  const entries = chunks + head.chunks;
  return { parse, elements, chunks, entries, others: entries + head.entries };
}

/** Reads the text between two positions. */
export type Slice = (charStart: number, charEnd: number) => string;

/** The visible lines of a chunk as the indexer joins them, from the slices of its elements. */
export function joinLines(elements: readonly ElementRow[], row: ChunkRow, slice: Slice): string {
  return listLines(elements, row, slice).join('\n');
}

/**
 * Where the visible lines of a chunk begin in a text that ends in them; undefined where it does not, or there are none.
 *
 * @remarks They are compared one by one: nothing is joined for it.
 */
export function findLines(
  text: string,
  elements: readonly ElementRow[],
  row: ChunkRow,
  slice: Slice,
): number | undefined {
  const lines = listLines(elements, row, slice);
  let from = text.length;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? '';
    const end = from;
    from -= line.length;
    if (from < 0 || text.slice(from, end) !== line) return undefined;
    if (at === 0) return from;
    if (text[--from] !== '\n') return undefined;
  }
  return undefined;
}

function listLines(
  elements: readonly ElementRow[],
  [first, count, from, to]: ChunkRow,
  slice: Slice,
): string[] {
  const lines: string[] = [];
  for (const [, start, end] of elements.slice(first, first + count)) {
    const line = slice(Math.max(start, from), Math.min(end, to)).trim();
    if (line !== '') lines.push(line);
  }
  return lines;
}

/** An entry's `info` around its text. */
export function infoOf(text: string, shared: SharedTool): IndexEntryInfo {
  return shared.options === undefined
    ? { retrieval_text: text }
    : { retrieval_text: text, options: shared.options };
}
