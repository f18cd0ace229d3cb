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
import type { IndexRow } from './lexical-index.js';
import type { PassageTerms } from './match-units.js';
import { isPlantedInstruction } from './planted-instruction.js';
import { createTermSet } from './term-set.js';

/** A whole sentence (or table row) that could stand as a claim, with its place and what stands around it. */
export interface Passage extends Span {
  readonly text: string;
  readonly row: IndexRow;
  readonly element: LineageRecord<ElementPreimage>;
  readonly canonical: LineageRecord<CanonicalPreimage>;
  readonly index: TextIndex;
  readonly terms: PassageTerms;
}

/**
 * The sentences of an index row's elements, in document order.
 *
 * @remarks Headings and code state no claims. A sentence that ends in a colon introduces what follows and is
 * context for it. A sentence that holds text no reader sees (a comment, raw HTML) does not stand in the retrieval text as it
 * is, and is left out; so is an instruction to machines. Spans lie inside element and chunk.
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
  for (const id of row.chunk.preimage.element_ids) {
    const element = generation.record(id) as LineageRecord<ElementPreimage> | undefined;
    if (element === undefined || element.preimage.kind === 'heading' || element.preimage.kind === 'code')
      continue;
    const { ordinal } = element.preimage;
    const title = row.document.title ?? '';
    const heading = createTermSet([title, ...listSurroundings(elements, ordinal, index)].join('\n'));
    const statements = listStatements(element.preimage, index).filter(({ charEnd, charStart }) => {
      const slice = index.slice(charStart, charEnd);
      return visibleText.includes(slice) && !isPlantedInstruction(slice);
    });
    const neighbours = createTermSet(
      statements.map(({ charEnd, charStart }) => index.slice(charStart, charEnd)).join('\n'),
    );
    for (const span of statements) {
      if (span.charStart < row.chunk.preimage.char_start || span.charEnd > row.chunk.preimage.char_end)
        continue;
      const slice = index.slice(span.charStart, span.charEnd);
      if (/[:：]$/.test(slice)) continue;
      passages.push({
        ...span,
        text: slice,
        row,
        element,
        canonical,
        index,
        terms: { passage: createTermSet(slice), heading, neighbours },
      });
    }
  }
  return passages;
}

/** Sentences of a paragraph; a table row is one statement. */
function listStatements({ kind, char_start, char_end }: ElementPreimage, index: TextIndex): Span[] {
  if (kind === 'table_row') return [{ charStart: char_start, charEnd: char_end }];
  return segmentSentences(index.slice(char_start, char_end)).map(({ charStart, charEnd }) => ({
    charStart: char_start + charStart,
    charEnd: char_start + charEnd,
  }));
}

const farthestIntroduction = 12;

/** The line that introduces an element, and the heading above it. */
function listSurroundings(elements: readonly ElementRow[], ordinal: number, index: TextIndex): string[] {
  const slices: string[] = [];
  for (let i = ordinal - 1; i >= 0; i--) {
    const [kind, start, end] = elements[i] ?? ['code', 0, 0];
    if (kind === 'heading') return [...slices, index.slice(start, end)];
    if (slices.length > 0 || kind === 'code' || ordinal - i > farthestIntroduction) continue;
    const slice = index.slice(start, end);
    if (/[:：]$/.test(slice)) slices.push(slice);
  }
  return slices;
}
