/** Code units that the segmenter asks about; all of them lie in the Basic Multilingual Plane. */
const FULL_STOPS = '。！？；｡．';
const TERMINATORS: ReadonlySet<number> = new Set(
  [...'.!?…⋯‼⁇', ...FULL_STOPS].map((mark) => mark.charCodeAt(0)),
);
const CLOSERS = '"\'”’」』）】)]›»》〉〕］｝}*_`~';
const SPACES = /[\t\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;

export const LF = 0x0a;

/** Whether a unit is white space, LF included. */
export function isSpace(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit === 0x20 || unit === LF || unit === 0x09) return true;
  if ((unit > 0x20 && unit < 0x80) || (unit > 0x3000 && unit !== 0xfeff)) return false;
  return SPACES.test(text.charAt(at));
}

/** First unit from `at` on that is no white space, or the end. */
export function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && isSpace(text, next)) next++;
  return next;
}

/** Whether a terminator begins at a unit of this value. */
export function isTerminator(unit: number): boolean {
  if (unit < 0x80) return unit === 0x2e || unit === 0x21 || unit === 0x3f;
  // Nearly all letters lie outside both ranges, so the set is seldom asked.
  return ((unit > 0x2000 && unit < 0x3003) || unit > 0xff00) && TERMINATORS.has(unit);
}

/** 'wide' ends a sentence on its own, 'narrow' needs something that follows, 'ellipsis' more of it. */
export type TerminatorKind = 'wide' | 'narrow' | 'stop' | 'ellipsis';

/** A maximal run of terminators, such as `?!` or `......`. */
export interface Terminator {
  readonly kind: TerminatorKind;
  readonly end: number;
}

/** The run of terminators that begins at a unit, if one does. */
export function readTerminator(text: string, at: number): Terminator | undefined {
  let end = at;
  let wide = false;
  let marks = false;
  let dots = 0;
  for (; end < text.length; end++) {
    const character = text.charAt(end);
    if (character === '.') dots++;
    else if (character === '…' || character === '⋯') dots += 3;
    else if (character === '!' || character === '?' || character === '‼' || character === '⁇') marks = true;
    else if (FULL_STOPS.includes(character)) wide = true;
    else break;
  }
  if (end === at) return undefined;
  const kind = wide ? 'wide' : marks ? 'narrow' : dots === 1 ? 'stop' : 'ellipsis';
  return { kind, end };
}

/**
 * End of what belongs to a terminator: closing quotes, brackets and emphasis, and marks such as `[3]` that
 * follow without a space.
 *
 * @param openQuote - Whether a straight double quote is open, so that the next one closes it.
 */
export function skipClosers(text: string, at: number, openQuote: boolean): number {
  let end = at;
  let quoteOpen = openQuote;
  while (end < text.length) {
    const character = text.charAt(end);
    if (character === '"') {
      if (!quoteOpen) break;
      quoteOpen = false;
      end++;
    } else if (CLOSERS.includes(character) || /[¹²³⁰⁴-⁹]/.test(character)) {
      end++;
    } else {
      const mark = matchMark(text, end);
      if (mark === 0) break;
      end += mark;
    }
  }
  return end;
}

const MARK = /\[\^?\d{1,4}(?:[ ,;–-]{1,3}\^?\d{1,4}){0,8}\]|【\d{1,4}】/y;

/** End of a run of citation marks that touch each other; `at` itself where none stands. */
export function skipMarks(text: string, at: number): number {
  let end = at;
  for (let length = matchMark(text, end); length > 0; length = matchMark(text, end)) end += length;
  return end;
}

/** Length of a citation mark at a unit, 0 where none stands. */
function matchMark(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit !== 0x5b && unit !== 0x3010) return 0;
  MARK.lastIndex = at;
  return MARK.exec(text)?.[0].length ?? 0;
}

const BLOCK_START =
  /(?:[-*+•·▪]|\d{1,9}[.)]|[a-zA-Z][.)]|#{1,6})[ \t]|[>|]|```|~~~|[（(]?(?:\d{1,3}|[一二三四五六七八九十]{1,3})[、）]/y;

/** Whether a line beginning at this unit opens a block of its own: a list item, heading, quote, fence or table row. */
export function opensBlock(text: string, lineStart: number): boolean {
  BLOCK_START.lastIndex = lineStart;
  return BLOCK_START.test(text);
}

const ATX_HEADING = /#{1,6}[ \t]/y;

/** Whether the sentence that begins here is a heading, which its own line end closes. */
export function isHeading(text: string, at: number): boolean {
  ATX_HEADING.lastIndex = at;
  return ATX_HEADING.test(text);
}
