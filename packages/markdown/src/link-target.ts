/** What stands behind a link's text or a definition's colon. */
export interface LinkTarget {
  /** Destination with escapes and character references resolved. */
  readonly url: string;
  readonly title: string | undefined;
  /** UTF-16 offset behind the target. */
  readonly end: number;
}

const RAW_DESTINATION_NESTING = 32;

/** Remembers from where on no closing delimiter was found, so that unclosed titles cost linear time together. */
export class TitleMemo {
  readonly #failedFrom = new Map<number, number>();

  isHopeless(closer: number, from: number): boolean {
    return from >= (this.#failedFrom.get(closer) ?? Number.POSITIVE_INFINITY);
  }

  fail(closer: number, from: number): void {
    this.#failedFrom.set(closer, Math.min(from, this.#failedFrom.get(closer) ?? from));
  }
}

export function skipWhitespace(text: string, from: number): number {
  let i = from;
  for (; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit !== 32 && unit !== 9 && unit !== 10) break;
  }
  return i;
}

/** A link destination at `from`: `<...>` or a run without white space and with balanced parentheses. */
export function readDestination(
  text: string,
  from: number,
): { from: number; to: number; end: number } | undefined {
  if (text.charCodeAt(from) === 60) {
    for (let i = from + 1; i < text.length; i += 1) {
      const unit = text.charCodeAt(i);
      if (unit === 10 || unit === 60) return undefined;
      if (unit === 62) return { from: from + 1, to: i, end: i + 1 };
      if (unit === 92) i += 1;
    }
    return undefined;
  }
  let depth = 0;
  let i = from;
  for (; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit <= 32 || unit === 127) break;
    if (unit === 92 && isEscapable(text.charCodeAt(i + 1))) i += 1;
    else if (unit === 40) {
      depth += 1;
      if (depth > RAW_DESTINATION_NESTING) return undefined;
    } else if (unit === 41) {
      if (depth === 0) break;
      depth -= 1;
    }
  }
  return i > from && depth === 0 ? { from, to: i, end: i } : undefined;
}

/** End of a link title that opens at `from`, or -1. */
export function findTitleEnd(text: string, from: number, memo: TitleMemo): number {
  const opener = text.charCodeAt(from);
  if (opener !== 34 && opener !== 39 && opener !== 40) return -1;
  const closer = opener === 40 ? 41 : opener;
  if (memo.isHopeless(closer, from)) return -1;
  for (let i = from + 1; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === closer) return i + 1;
    if (unit === 40 && opener === 40) return -1;
    if (unit === 92) i += 1;
  }
  memo.fail(closer, from);
  return -1;
}

/** The `(destination "title")` of an inline link; `from` is the opening parenthesis. */
export function readInlineTarget(text: string, from: number, memo: TitleMemo): LinkTarget | undefined {
  let i = skipWhitespace(text, from + 1);
  if (text.charCodeAt(i) === 41) return { url: '', title: undefined, end: i + 1 };
  const destination = readDestination(text, i);
  if (destination === undefined) return undefined;
  const url = decodeMarkup(text.slice(destination.from, destination.to));
  i = skipWhitespace(text, destination.end);
  let title: string | undefined;
  if (i > destination.end) {
    const titleEnd = findTitleEnd(text, i, memo);
    if (titleEnd > 0) {
      title = decodeMarkup(text.slice(i + 1, titleEnd - 1));
      i = skipWhitespace(text, titleEnd);
    }
  }
  return text.charCodeAt(i) === 41 ? { url, title, end: i + 1 } : undefined;
}

/** Whether a backslash before this unit is an escape (ASCII punctuation). */
export function isEscapable(unit: number): boolean {
  return (
    (unit >= 33 && unit <= 47) ||
    (unit >= 58 && unit <= 64) ||
    (unit >= 91 && unit <= 96) ||
    (unit >= 123 && unit <= 126)
  );
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  times: '×',
};

/** The character a reference such as `&amp;` or `&#8211;` stands for; the source itself if it is not known here. */
export function decodeReference(source: string): string {
  const numeric = /^&#(?:[xX]([0-9a-fA-F]{1,6})|(\d{1,7}));$/.exec(source);
  if (numeric !== null) {
    const code = numeric[1] === undefined ? Number(numeric[2]) : Number.parseInt(numeric[1], 16);
    const scalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return String.fromCodePoint(scalar ? code : 0xfffd);
  }
  const name = source.slice(1, -1);
  return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? source) : source;
}

/** Text with backslash escapes and character references resolved. */
export function decodeMarkup(source: string): string {
  return source.replace(
    /\\([!-/:-@[-`{-~])|&(?:#[xX][0-9a-fA-F]{1,6}|#\d{1,7}|[A-Za-z][A-Za-z0-9]{1,31});/g,
    (match, escaped: string | undefined) => (escaped === undefined ? decodeReference(match) : escaped),
  );
}
