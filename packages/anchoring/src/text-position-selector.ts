import { createTextIndex, type Span, type TextIndex } from '@loccit/text';
import { AnchoringError } from './errors.js';
import type { TextPositionSelector } from './selector.js';

/** What positions are counted in. */
export type SelectorUnit = 'code-point' | 'utf16-unit' | 'utf8-byte';

/**
 * Describes a span by its positions, in code points unless another unit is asked for.
 *
 * @remarks The Web Annotation Data Model counts code points; other units are for systems that count otherwise.
 * @throws {@link TextError} `position-out-of-range`.
 * @example
 * ```ts
 * describeTextPosition('\u{1f6a2} left port', { charStart: 2, charEnd: 6 }, 'utf16-unit').start; // 3
 * ```
 */
export function describeTextPosition(
  text: TextIndex | string,
  { charStart, charEnd }: Span,
  unit: SelectorUnit = 'code-point',
): TextPositionSelector {
  const index = typeof text === 'string' ? createTextIndex(text) : text;
  index.slice(charStart, charEnd);
  const count = (char: number): number => {
    if (unit === 'code-point') return char;
    return unit === 'utf16-unit' ? index.toUtf16(char) : index.toUtf8(char);
  };
  return { type: 'TextPositionSelector', start: count(charStart), end: count(charEnd) };
}

/**
 * The span that positions stand for.
 *
 * @throws {@link AnchoringError} `selector-invalid` where the end does not come after the start.
 * @throws {@link TextError} `position-out-of-range`, `position-inside-character`.
 * @example
 * ```ts
 * matchTextPosition('a tide', { type: 'TextPositionSelector', start: 2, end: 6 }); // { charStart: 2, charEnd: 6 }
 * ```
 */
export function matchTextPosition(
  text: TextIndex | string,
  { start, end }: TextPositionSelector,
  unit: SelectorUnit = 'code-point',
): Span {
  if (!(start < end)) throw new AnchoringError('selector-invalid', { member: 'end' });
  const index = typeof text === 'string' ? createTextIndex(text) : text;
  const place = (position: number): number => {
    if (unit === 'code-point') return index.fromUtf16(index.toUtf16(position));
    return unit === 'utf16-unit' ? index.fromUtf16(position) : index.fromUtf8(position);
  };
  return { charStart: place(start), charEnd: place(end) };
}
