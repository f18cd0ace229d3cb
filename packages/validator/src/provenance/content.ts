import { type ElementRow, isRecordOf, type LineageRecord } from '@loccit/lineage';
import { createTextIndex, type Span, type TextIndex } from '@loccit/text';
import type { Place } from '../evidence/place.js';
import type { SourceText } from '../evidence/source-text.js';

/** What of a source is content: what its elements hold, without the comments in them. */
export interface Content {
  /** The text as a judge reads it: what is hidden is blank, so that every position stays. */
  readonly index: TextIndex;
  /** In document order; undefined where they are not at hand. */
  readonly elements: readonly Span[] | undefined;
}

const WORD = /[\p{L}\p{N}]/u;
const HIDDEN_LINE = /[\p{L}\p{N}<]/u;
/** The marks of a code fence stay: whoever counts them knows where code begins and ends. */
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/;

const opened = new WeakMap<SourceText, Content>();

/** Of texts that outlive a check: the content by records that cannot change, the last of each text. */
const lasting = new WeakMap<
  TextIndex,
  { readonly parse: LineageRecord; readonly canonical: LineageRecord; readonly content: Content }
>();

/**
 * Reads the content of a source from the elements that its parse record lists; undefined without a text.
 *
 * @remarks Nothing is parsed: a comment is what stands between its signs inside one element that is not code, and
 * what lies outside every element is none. Linear in the text, once a source.
 */
export function readContent(place: Place): Content | undefined {
  const held = opened.get(place.source);
  if (held !== undefined) return held;
  const index = place.source.index();
  if (index === undefined) return undefined;
  const content = readLasting(place, index);
  opened.set(place.source, content);
  return content;
}

/** Records of an opened generation are frozen: what they make of a text is what they made of it before. */
function readLasting(place: Place, index: TextIndex): Content {
  const parse = place.shelf.generation.record(place.document.parse_revision_id);
  if (parse === undefined || !place.source.isChecked) return openContent(place, index, parse);
  const held = lasting.get(index);
  const { canonical } = place;
  if (held?.parse === parse && held.canonical === canonical) return held.content;
  const content = openContent(place, index, parse);
  lasting.set(index, { parse, canonical, content });
  return content;
}

function openContent(place: Place, index: TextIndex, parse: LineageRecord | undefined): Content {
  const rows = listRows(parse, index.chars);
  const isMarkdown = place.canonical.preimage.media_type === 'text/markdown';
  return {
    index: rows !== undefined && isMarkdown ? blankHidden(index, rows) : index,
    elements: rows?.map(([, charStart, charEnd]) => ({ charStart, charEnd })),
  };
}

/**
 * Whether a letter or digit of a span is content; undefined where the elements are not at hand.
 *
 * @remarks Finds the first element by halving.
 */
export function showsContent({ index, elements }: Content, span: Span): boolean | undefined {
  if (elements === undefined) return undefined;
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((elements[middle]?.charEnd ?? 0) <= span.charStart) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < elements.length; at++) {
    const element = elements[at];
    if (element === undefined || element.charStart >= span.charEnd) break;
    const from = Math.max(element.charStart, span.charStart);
    if (WORD.test(index.slice(from, Math.min(element.charEnd, span.charEnd)))) return true;
  }
  return false;
}

function listRows(parse: LineageRecord | undefined, chars: number): readonly ElementRow[] | undefined {
  if (parse === undefined || !isRecordOf(parse, 'parse')) return undefined;
  const rows: unknown = parse.info?.elements;
  if (!Array.isArray(rows)) return undefined;
  let end = 0;
  for (const row of rows as readonly unknown[]) {
    // A list that does not fit the text says nothing of it.
    if (!isRow(row, end, chars)) return undefined;
    end = row[2];
  }
  return rows as readonly ElementRow[];
}

/** The list is no further than carried: whether it is what the record commits to is the chain's question. */
function isRow(row: unknown, from: number, to: number): row is ElementRow {
  if (!Array.isArray(row)) return false;
  const [, charStart, charEnd] = row as readonly unknown[];
  return (
    Number.isSafeInteger(charStart) &&
    Number.isSafeInteger(charEnd) &&
    (charStart as number) >= from &&
    (charStart as number) < (charEnd as number) &&
    (charEnd as number) <= to
  );
}

/** The text with blanks for comments in elements and for lines between elements that hold a word or a tag. */
function blankHidden(index: TextIndex, rows: readonly ElementRow[]): TextIndex {
  const parts: string[] = [];
  let at = 0;
  for (const [kind, charStart, charEnd] of rows) {
    parts.push(blankLines(index.slice(at, charStart)));
    const element = index.slice(charStart, charEnd);
    parts.push(kind === 'code' ? element : blankComments(element));
    at = charEnd;
  }
  parts.push(blankLines(`${index.slice(at, index.chars)}\n`).slice(0, -1));
  const text = parts.join('');
  return text === index.text ? index : createTextIndex(text);
}

/** Comments that the element closes; an open one is text. */
function blankComments(element: string): string {
  let shown = '';
  let at = 0;
  for (let open = element.indexOf('<!--'); open >= 0; open = element.indexOf('<!--', at)) {
    const close = element.indexOf('-->', open + 2);
    if (close < 0) break;
    shown += element.slice(at, open) + blank(element.slice(open, close + 3));
    at = close + 3;
  }
  return shown + element.slice(at);
}

/** What follows the last line break are the markers of the element behind it. */
function blankLines(gap: string): string {
  return gap.replaceAll(/[^\n]*\n/g, (line) => {
    const fence = FENCE.exec(line)?.[0] ?? '';
    return HIDDEN_LINE.test(line) ? fence + blank(line.slice(fence.length)) : line;
  });
}

/** As many code points, line breaks kept. */
const blank = (text: string): string => text.replaceAll(/[^\n]/gu, ' ');
