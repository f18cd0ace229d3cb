import { createTextIndex, type TextIndex } from './text-index.js';

// To make one takes longer than all that is asked of it.
let segmenter: Intl.Segmenter | undefined;

/** How far back, in code points, a cluster is followed; first a little, which is enough for most. */
const REACHES: readonly number[] = [32, 1024];

/**
 * Whether a position falls inside what a reader sees as one character.
 *
 * @remarks For warnings only, never for anything that is stored: clusters change with the Unicode version of
 * the platform. Looks at most 1,024 code points back from the position; a text index saves counting from the start.
 * @throws {@link TextError} `position-out-of-range`.
 * @see {@link https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries}
 */
export function splitsGrapheme(text: TextIndex | string, char: number): boolean {
  const index = typeof text === 'string' ? createTextIndex(text) : text;
  index.toUtf16(char);
  if (char === 0 || char === index.chars) return false;
  const after = index.slice(char, char + 1);
  const last = index.slice(char - 1, char).charCodeAt(0);
  if (last < 0x80 && after.charCodeAt(0) < 0x80) return last === 0x0d && after === '\n';
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  const before = precedingText(index, char);
  // Whether a break stands there depends on what precedes and on one character.
  const segments = segmenter.segment(before + after);
  return segments.containing(before.length)?.index !== before.length;
}

/** What stands before a position, from an ASCII character on: no rule that looks back sees past one. */
function precedingText(index: TextIndex, char: number): string {
  let text = '';
  for (const reach of REACHES) {
    text = index.slice(Math.max(0, char - reach), char);
    for (let at = text.length - 1; at >= 0; at--) if (text.charCodeAt(at) < 0x80) return text.slice(at);
  }
  return text;
}
