import type {
  CanonicalPreimage,
  ElementPreimage,
  ElementRow,
  LineageRecord,
  ParseInfo,
  ParsePreimage,
} from '@loccit/lineage';
import type { StoredGeneration } from '@loccit/storage';
import { createTextIndex, type Span, segmentSentences, type TextIndex } from '@loccit/text';
import type { PassageTerms } from './match-units.js';
import { isPlantedInstruction } from './planted-instruction.js';
import type { IndexRow } from './retrieval/open-row.js';
import { listCells, listLabels, type TableCell } from './table-cells.js';
import { createTermSet, type TermSet } from './term-set.js';

/** A whole sentence (or table row) that could stand as a claim, with its place and what stands around it. */
export interface Passage extends Span {
  readonly text: string;
  readonly row: IndexRow;
  readonly element: LineageRecord<ElementPreimage>;
  readonly canonical: LineageRecord<CanonicalPreimage>;
  readonly index: TextIndex;
  readonly terms: PassageTerms;
  /** Of a sentence with clauses parted by `；`: the one that this passage is about; the others are stated with it. */
  readonly clause?: string;
  /** Of a table row: its cells, and the table that it stands in. */
  readonly table?: PassageTable;
}

/** Where a table row stands, see {@link Passage}. */
export interface PassageTable {
  readonly cells: readonly TableCell[];
  /** The table's first row, as it stands; absent where this is it. */
  readonly header: string | undefined;
  /** Ordinal of the table's first row in its parse. */
  readonly firstRow: number;
}

/**
 * The sentences of an index row's elements, in document order.
 *
 * @remarks Headings, code and the header of a table state no claims. A sentence that ends in a colon introduces what follows and is
 * context for it. A sentence that holds text no reader sees (a comment, raw HTML) does not stand in the retrieval text as it
 * is, and is left out; so is an instruction to machines, and a sentence with the mark of a note. Spans lie inside element and chunk.
 */
export function listPassages(generation: StoredGeneration, row: IndexRow): Passage[] {
  const parse = generation.record(row.chunk.preimage.parse_revision_id) as
    | LineageRecord<ParsePreimage>
    | undefined;
  const canonical = generation.record(row.document.canonical_revision_id) as
    | LineageRecord<CanonicalPreimage>
    | undefined;
  const text = canonical && generation.text(canonical.preimage.canonical_sha256);
  if (parse === undefined || canonical === undefined || text === undefined) return [];
  const index = createTextIndex(text);
  const elements = (parse.info as ParseInfo | undefined)?.elements ?? [];
  const visibleText = row.entry.info?.retrieval_text ?? '';
  const passages: Passage[] = [];
  const labels = readLabels(generation, row, { elements, index });
  for (const id of row.chunk.preimage.element_ids) {
    const element = generation.record(id) as LineageRecord<ElementPreimage> | undefined;
    if (element === undefined || element.preimage.kind === 'heading' || element.preimage.kind === 'code')
      continue;
    const { ordinal } = element.preimage;
    const title = row.document.title ?? '';
    // A cell says what it says under its column's name.
    const firstRow = findFirstRow(elements, ordinal);
    if (firstRow === ordinal && elements[ordinal + 1]?.[0] === 'table_row') continue;
    const header =
      firstRow === undefined || firstRow === ordinal ? undefined : sliceOf(elements, firstRow, index);
    const heading = createTermSet([title, ...listSurroundings(elements, ordinal, index)].join('\n'));
    const statements = listStatements(element.preimage, index).filter(({ charEnd, charStart }) => {
      const slice = index.slice(charStart, charEnd);
      return visibleText.includes(slice) && !noteMark.test(slice) && !isPlantedInstruction(slice);
    });
    const neighbours = createTermSet(
      statements.map(({ charEnd, charStart }) => index.slice(charStart, charEnd)).join('\n'),
    );
    for (const [at, span] of statements.entries()) {
      if (span.charStart < row.chunk.preimage.char_start || span.charEnd > row.chunk.preimage.char_end)
        continue;
      const slice = index.slice(span.charStart, span.charEnd);
      if (/[:：]$/.test(slice)) continue;
      const whole = joinClauses(statements, at, index, row.chunk.preimage);
      const text = index.slice(whole.charStart, whole.charEnd);
      passages.push({
        ...whole,
        text,
        ...(text === slice ? {} : { clause: slice }),
        row,
        element,
        canonical,
        index,
        terms: {
          passage: createTermSet([header ?? '', slice].join('\n')),
          heading,
          neighbours,
          siblings: labels.get(firstRow ?? -1),
        },
        ...(firstRow === undefined ? {} : { table: { cells: listCells(slice, header), header, firstRow } }),
      });
    }
  }
  return passages;
}

/** Code points that sentences leaning on each other make at most. */
const longestStatement = 600;

/** The mark of a note, which may hold a condition that the sentence does not. */
const noteMark = /\[\^[^\]\s]{1,40}\]/;

/** Begins with a word that stands for something in the sentence before. */
const referring =
  /^[*_"“(（]*(?:(?:it|its|they|them|their|this|that|these|those|he|she|his|her|such|both|otherwise|however|then)\b|它|他们|她们|其[^他它中余]|该|此|这|那|否则|但是?|因此|上述|前述)/i;

/**
 * Sentences of a paragraph; a table row is one statement.
 *
 * @remarks A sentence that leans on the one before ("It is not provided ...") is stated together with it.
 */
function listStatements({ kind, char_start, char_end }: ElementPreimage, index: TextIndex): Span[] {
  if (kind === 'table_row') return [{ charStart: char_start, charEnd: char_end }];
  const statements: Span[] = [];
  for (const { charEnd, charStart } of segmentSentences(index.slice(char_start, char_end))) {
    const span = { charStart: char_start + charStart, charEnd: char_start + charEnd };
    const previous = statements.at(-1);
    const leans =
      previous !== undefined &&
      span.charEnd - previous.charStart <= longestStatement &&
      referring.test(index.slice(span.charStart, span.charEnd));
    statements.push(leans ? { charStart: previous.charStart, charEnd: span.charEnd } : span);
  }
  return statements;
}

/** By the first row of each table in the chunk: what tells its rows apart, as far as they stand in the chunk. */
function readLabels(
  generation: StoredGeneration,
  { chunk }: IndexRow,
  { elements, index }: { readonly elements: readonly ElementRow[]; readonly index: TextIndex },
): ReadonlyMap<number, TermSet> {
  const rows = new Map<number, string[]>();
  let first = 0;
  let last = -2;
  for (const id of chunk.preimage.element_ids) {
    const element = generation.record(id) as LineageRecord<ElementPreimage> | undefined;
    if (element?.preimage.kind !== 'table_row') continue;
    const { char_end, char_start, ordinal } = element.preimage;
    if (ordinal !== last + 1) first = findFirstRow(elements, ordinal) ?? ordinal;
    last = ordinal;
    if (ordinal === first) continue;
    const slices = rows.get(first) ?? [];
    slices.push(index.slice(char_start, char_end));
    rows.set(first, slices);
  }
  return new Map([...rows].map(([at, slices]) => [at, createTermSet(listLabels(slices))]));
}

/**
 * The clauses of one sentence, parted by `；`, around one of them: grades of one rule are stated together.
 *
 * @returns the clause alone where they are longer than a statement may be, or do not all stand in the chunk
 * @remarks Looks no further than a statement is long.
 */
function joinClauses(
  statements: readonly Span[],
  at: number,
  index: TextIndex,
  chunk: { readonly char_start: number; readonly char_end: number },
): Span {
  const clause = statements[at] ?? { charStart: 0, charEnd: 0 };
  let { charEnd, charStart } = clause;
  const fits = (): boolean =>
    charEnd - charStart <= longestStatement && charStart >= chunk.char_start && charEnd <= chunk.char_end;
  for (let i = at; fits() && areClauses(statements[i - 1], statements[i], index); i--)
    charStart = statements[i - 1]?.charStart ?? charStart;
  for (let i = at; fits() && areClauses(statements[i], statements[i + 1], index); i++)
    charEnd = statements[i + 1]?.charEnd ?? charEnd;
  return fits() ? { charStart, charEnd } : clause;
}

/** Whether one ends in `；` where the other begins; a statement that leans on another begins where that one does. */
const areClauses = (one: Span | undefined, next: Span | undefined, index: TextIndex): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.charEnd <= next.charStart &&
  index.slice(one.charEnd - 1, next.charStart).trim() === '；';

const farthestIntroduction = 12;

/** The line that introduces an element, and the heading above it. */
function listSurroundings(elements: readonly ElementRow[], ordinal: number, index: TextIndex): string[] {
  const slices: string[] = [];
  let introduced = false;
  for (let i = ordinal - 1; i >= 0; i--) {
    const [kind, start, end] = elements[i] ?? ['code', 0, 0];
    if (kind === 'heading') return [...slices, index.slice(start, end)];
    if (introduced || kind === 'code' || ordinal - i > farthestIntroduction) continue;
    const slice = index.slice(start, end);
    if (!/[:：]$/.test(slice)) continue;
    introduced = true;
    slices.push(slice);
  }
  return slices;
}

/** The ordinal of the first row of the table that a row stands in. */
function findFirstRow(elements: readonly ElementRow[], ordinal: number): number | undefined {
  if (elements[ordinal]?.[0] !== 'table_row') return undefined;
  let first = ordinal;
  while (elements[first - 1]?.[0] === 'table_row') first -= 1;
  return first;
}

function sliceOf(elements: readonly ElementRow[], ordinal: number, index: TextIndex): string {
  const [, start, end] = elements[ordinal] ?? ['table_row', 0, 0];
  return index.slice(start, end);
}
