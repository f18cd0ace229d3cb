import { decodeMarkup, findTitleEnd, readDestination, skipWhitespace, TitleMemo } from './link-target.js';

/** A link definition, `[label]: destination "title"`; positions are UTF-16 offsets into the text it was read from. */
export interface LinkDefinition {
  /** The label as written. */
  readonly label: string;
  readonly url: string;
  readonly title: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly targetFrom: number;
}

const LABEL_LIMIT = 999;

/** The form in which labels are compared: white space collapsed, case folded. */
export function normalizeLabel(label: string): string {
  return label
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}

/** UTF-16 offset of the `]` of a label that opens at `from`, or -1. */
export function findLabelEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + LABEL_LIMIT + 2);
  let blank = true;
  for (let i = from + 1; i < limit; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === 93) return blank ? -1 : i;
    if (unit === 91) return -1;
    if (unit === 92) i += 1;
    if (unit !== 32 && unit !== 9 && unit !== 10) blank = false;
  }
  return -1;
}

function endOfBlankLine(text: string, from: number): number {
  let i = from;
  while (i < text.length && (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9)) i += 1;
  return i === text.length || text.charCodeAt(i) === 10 ? i : -1;
}

function readDefinition(text: string, from: number, memo: TitleMemo): LinkDefinition | undefined {
  if (text.charCodeAt(from) !== 91) return undefined;
  const labelEnd = findLabelEnd(text, from);
  if (labelEnd < 0 || text.charCodeAt(labelEnd + 1) !== 58) return undefined;
  const targetFrom = skipWhitespace(text, labelEnd + 2);
  const destination = readDestination(text, targetFrom);
  if (destination === undefined) return undefined;
  let to = endOfBlankLine(text, destination.end);
  let title: string | undefined;
  const titleFrom = skipWhitespace(text, destination.end);
  if (titleFrom > destination.end) {
    const titleEnd = findTitleEnd(text, titleFrom, memo);
    const lineEnd = titleEnd < 0 ? -1 : endOfBlankLine(text, titleEnd);
    if (lineEnd >= 0) {
      title = decodeMarkup(text.slice(titleFrom + 1, titleEnd - 1));
      to = lineEnd;
    }
  }
  if (to < 0) return undefined;
  const url = decodeMarkup(text.slice(destination.from, destination.to));
  return { label: text.slice(from + 1, labelEnd), url, title, from, to, targetFrom };
}

/**
 * The link definitions at the start of a paragraph's content, and where the rest of it begins.
 *
 * @remarks Linear in the length of `content`.
 * @see CommonMark 0.31 section 4.7
 */
export function readDefinitions(content: string): { definitions: LinkDefinition[]; end: number } {
  const definitions: LinkDefinition[] = [];
  const memo = new TitleMemo();
  let end = 0;
  for (;;) {
    const definition = readDefinition(content, skipWhitespace(content, end), memo);
    if (definition === undefined) return { definitions, end };
    definitions.push(definition);
    end = definition.to;
  }
}
