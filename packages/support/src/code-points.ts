import type { Place } from './finding.js';

interface Utf16Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Turns ascending UTF-16 spans of a text into code-point spans, in one pass.
 *
 * @remarks A lone surrogate counts as one character; the text need not be well formed.
 */
export function toCodePointSpans<T extends Utf16Span>(
  text: string,
  spans: readonly T[],
): (Omit<T, 'start' | 'end'> & { charStart: number; charEnd: number })[] {
  let unit = 0;
  let char = 0;
  const seek = (target: number): number => {
    while (unit < target) {
      const code = text.codePointAt(unit) ?? 0;
      unit += code > 0xffff ? 2 : 1;
      char += 1;
    }
    return char;
  };
  return spans.map((span) => {
    const { start, end, ...rest } = span;
    const charStart = seek(start);
    return { ...rest, charStart, charEnd: seek(end) };
  });
}

/** A UTF-16 place of a text in code points, `from` of which stand before the text. */
export function toPlace(text: string, { start, end }: Utf16Span, from = 0): Place {
  const [place] = toCodePointSpans(text, [{ start, end }]);
  return { charStart: from + (place?.charStart ?? 0), charEnd: from + (place?.charEnd ?? 0) };
}
