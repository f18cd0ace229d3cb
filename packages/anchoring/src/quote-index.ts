import { createTextIndex, type TextIndex } from '@loccit/text';
import { exactPlaces } from './exact-places.js';
import { foldText, LONGEST_MARKER } from './fold-text.js';
import type { FoldedText } from './folded-text.js';
import { GramIndex } from './gram-index.js';

/** A text made ready to look for quotes in. */
export interface QuoteIndex {
  /** The text with every way to count it. */
  readonly textIndex: TextIndex;
}

/**
 * Makes a text ready to look for quotes in; one index serves any number of quotes.
 *
 * @remarks Nothing is computed until a quote asks for it: an exact quote needs the text alone, a folded one the folded
 * text, an altered one the places of all grams, each made once in one pass. All of it takes at most 10 bytes a
 * character of prose. A string is taken as it is; canonicalise first.
 * @throws {@link TextError} `lone-surrogate`.
 * @example
 * ```ts
 * const index = createQuoteIndex('The quay opens at eight.');
 * matchQuote(index, { exact: 'quay opens' }).outcome; // 'exact'
 * ```
 */
export function createQuoteIndex(text: string | TextIndex): QuoteIndex {
  return new LazyQuoteIndex(typeof text === 'string' ? createTextIndex(text) : text);
}

/** The index with what it holds, for the matchers of this package. */
export class LazyQuoteIndex implements QuoteIndex {
  readonly textIndex: TextIndex;
  #folded: FoldedText | undefined;
  #hyphenKept: FoldedText | undefined;
  #grams: GramIndex | undefined;

  constructor(textIndex: TextIndex) {
    this.textIndex = textIndex;
  }

  get text(): string {
    return this.textIndex.text;
  }

  get folded(): FoldedText {
    this.#folded ??= foldText(this.text);
    return this.#folded;
  }

  /** Folded with the hyphens at line ends kept; the same as {@link folded} in a text that has none. */
  get hyphenKept(): FoldedText {
    this.#hyphenKept ??= /-\s*\n/.test(this.text) ? foldText(this.text, undefined, 'kept') : this.folded;
    return this.#hyphenKept;
  }

  /** Where a folded stretch stands in the folded text: by its grams once they are known, which are made for no less. */
  foldedPlaces(stretch: string, limit: number): number[] {
    const { text } = this.folded;
    return this.#grams?.wholePlaces(text, stretch, limit) ?? exactPlaces(text, stretch, limit);
  }

  /**
   * Whether it is known already that a text does not hold a quote letter by letter.
   *
   * @remarks A quote that stands there stands there folded too, unless a mark or a divided word reaches over its ends.
   */
  isKnownAbsent(exact: string, folded: string): boolean {
    if (this.#grams === undefined || exact.length <= LONGEST_MARKER || /[-[\]【】\u00ad]/.test(exact))
      return false;
    return this.#grams.wholePlaces(this.folded.text, folded, 1)?.length === 0;
  }

  get grams(): GramIndex {
    this.#grams ??= new GramIndex(this.folded.text);
    return this.#grams;
  }
}

/** The index behind what a caller holds. */
export function indexOf(index: QuoteIndex | string): LazyQuoteIndex {
  if (index instanceof LazyQuoteIndex) return index;
  return new LazyQuoteIndex(typeof index === 'string' ? createTextIndex(index) : index.textIndex);
}
