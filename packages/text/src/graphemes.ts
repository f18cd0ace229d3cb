import { createTextIndex, type TextIndex } from './text-index.js';

// To make one takes longer than all that is asked of it.
let segmenter: Intl.Segmenter | undefined;

/** How far back, in UTF-16 units, a cluster is followed. */
const WINDOW = 1024;

/**
 * Whether a position falls inside what a reader sees as one character.
 *
 * @remarks For warnings only, never for anything that is stored: clusters change with the Unicode version of
 * the platform. Looks at most 1,024 units around the position; a text index saves counting from the start.
 * @throws {@link TextError} `position-out-of-range`.
 * @see {@link https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries}
 */
export function splitsGrapheme(text: TextIndex | string, char: number): boolean {
  const index = typeof text === 'string' ? createTextIndex(text) : text;
  const utf16 = index.toUtf16(char);
  const whole = index.text;
  if (utf16 === 0 || utf16 === whole.length) return false;
  const before = whole.charCodeAt(utf16 - 1);
  const after = whole.charCodeAt(utf16);
  if (before < 0x80 && after < 0x80) return before === 0x0d && after === 0x0a;
  const start = windowStart(whole, utf16);
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  // Two units after the position suffice: whether a break stands there depends on what precedes and on one character.
  const segments = segmenter.segment(whole.slice(start, utf16 + 2));
  return segments.containing(utf16 - start)?.index !== utf16 - start;
}

/** No rule that looks back sees past an ASCII character. */
function windowStart(text: string, utf16: number): number {
  const earliest = Math.max(0, utf16 - WINDOW);
  let start = utf16 - 1;
  while (start > earliest && text.charCodeAt(start) >= 0x80) start--;
  return (text.charCodeAt(start) & 0xfc00) === 0xdc00 ? start - 1 : start;
}
