import { countUpTo } from './binary-search.js';

/**
 * Conversion of UTF-16 offsets of one text to code points.
 *
 * @remarks Holds the positions of astral characters only; a look-up is a binary search over them.
 */
export class CodePoints {
  readonly #astral: readonly number[];

  constructor(text: string) {
    const astral: number[] = [];
    if (/[\ud800-\udbff]/.test(text))
      for (const found of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) astral.push(found.index);
    this.#astral = astral;
  }

  /** Code points before the UTF-16 offset. */
  at(utf16: number): number {
    return utf16 - countUpTo(this.#astral.length, (i) => (this.#astral[i] ?? 0) < utf16);
  }

  /** The UTF-16 offset behind so many code points. */
  toUnits(char: number): number {
    return char + countUpTo(this.#astral.length, (i) => (this.#astral[i] ?? 0) - i < char);
  }

  /** A range of UTF-16 units as a span of code points. */
  span(range: { readonly from: number; readonly to: number }): { charStart: number; charEnd: number } {
    return { charStart: this.at(range.from), charEnd: this.at(range.to) };
  }
}
