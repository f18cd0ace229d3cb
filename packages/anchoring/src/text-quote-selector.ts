import type { Span } from '@loccit/text';
import { AnchoringError } from './errors.js';
import { exactPlaces } from './exact-places.js';
import { MOST_MATCHES } from './find-literal.js';
import { matchQuote } from './match-quote.js';
import type { QuoteResult } from './outcome.js';
import { indexOf, type LazyQuoteIndex, type QuoteIndex } from './quote-index.js';
import type { TextQuoteSelector } from './selector.js';

/** How much context is given at most on each side, in code points, and in which steps it grows. */
const MOST_CONTEXT = 256;
const STEP = 4;

/** A quote that stands for a span, and whether it stands for it alone. */
export interface DescribedQuote {
  readonly selector: TextQuoteSelector;
  /** Whether no other place has the same quote in the same context. */
  readonly unique: boolean;
}

/**
 * Describes a span by its words, with the shortest context that tells it from every other place of the same words.
 *
 * @remarks Context grows on both sides alike, by 4 code points and to 256 at most. A quote that stands once gets none,
 * unless it is so short that {@link matchQuote} asks for it. `unique` is false where that is not enough.
 * @throws {@link TextError} `position-out-of-range`.
 * @throws {@link AnchoringError} `selector-invalid` for an empty span.
 * @example
 * ```ts
 * const { selector, unique } = describeTextQuote('Nils wrote it. Later Nils signed.', { charStart: 21, charEnd: 25 });
 * [selector.prefix, selector.suffix, unique]; // ['ter ', ' sig', true]
 * ```
 */
export function describeTextQuote(index: QuoteIndex | string, span: Span): DescribedQuote {
  const held = indexOf(index);
  const { text, textIndex } = held;
  const exact = textIndex.slice(span.charStart, span.charEnd);
  if (exact === '') throw new AnchoringError('selector-invalid', { member: 'exact' });
  const start = textIndex.toUtf16(span.charStart);
  const rivals = exactPlaces(text, exact, MOST_MATCHES).filter((place) => place !== start);
  for (let reach = shortestReach(held, span, exact, rivals); ; reach = Math.max(STEP, 2 * reach)) {
    const selector = describeWith(held, span, reach);
    const { outcome, matches } = matchTextQuote(held, selector);
    if (outcome === 'exact' && matches[0]?.charStart === span.charStart) return { selector, unique: true };
    if (reach >= MOST_CONTEXT) return { selector, unique: false };
  }
}

/** The least context that no rival has, letter by letter. */
function shortestReach(index: LazyQuoteIndex, span: Span, exact: string, rivals: readonly number[]): number {
  let left = rivals;
  for (let reach = 0; reach < MOST_CONTEXT; reach += STEP) {
    const { prefix = '', suffix = '' } = describeWith(index, span, reach);
    left = left.filter(
      (place) =>
        index.text.startsWith(suffix, place + exact.length) &&
        place >= prefix.length &&
        index.text.startsWith(prefix, place - prefix.length),
    );
    if (left.length === 0) return reach;
  }
  return MOST_CONTEXT;
}

function describeWith(
  { textIndex }: LazyQuoteIndex,
  { charStart, charEnd }: Span,
  reach: number,
): TextQuoteSelector {
  const prefix = textIndex.slice(Math.max(0, charStart - reach), charStart);
  const suffix = textIndex.slice(charEnd, Math.min(textIndex.chars, charEnd + reach));
  return {
    type: 'TextQuoteSelector',
    exact: textIndex.slice(charStart, charEnd),
    ...(prefix === '' ? {} : { prefix }),
    ...(suffix === '' ? {} : { suffix }),
  };
}

/**
 * Every place of a quote, best first.
 *
 * @remarks The same as {@link matchQuote} with the members of the selector, so what {@link describeTextQuote} calls
 * unique is found at its span.
 * @throws {@link AnchoringError} `quote-empty`.
 * @example
 * ```ts
 * matchTextQuote('keep the tide table', { type: 'TextQuoteSelector', exact: 'tide table' }).matches[0]?.charStart; // 9
 * ```
 */
export function matchTextQuote(
  index: QuoteIndex | string,
  selector: TextQuoteSelector,
  charStart?: number,
): QuoteResult {
  const { exact, prefix, suffix } = selector;
  return matchQuote(index, {
    exact,
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
    ...(charStart === undefined ? {} : { charStart }),
  });
}
