import { AnchoringError } from './errors.js';
import type { QuoteResult } from './outcome.js';
import { matchPlainTextFragment } from './plain-text-fragment.js';
import { indexOf, type QuoteIndex } from './quote-index.js';
import { RFC_5147, type Selector, TEXT_FRAGMENTS } from './selector.js';
import { matchTextFragment } from './text-fragment.js';
import { matchTextPosition } from './text-position-selector.js';
import { matchTextQuote } from './text-quote-selector.js';

/**
 * Every place that a selector stands for, best first.
 *
 * @remarks A fragment is read as `conformsTo` says, else by its form. Positions come to one exact place.
 * @throws {@link AnchoringError} for a selector that cannot be read.
 * @throws {@link TextError} for positions that are none.
 * @example
 * ```ts
 * matchSelector('keep the tide table', { type: 'FragmentSelector', value: 'char=9,13' }).matches[0]?.charEnd; // 13
 * ```
 */
export function matchSelector(
  index: QuoteIndex | string,
  selector: Selector,
  charStart?: number,
): QuoteResult {
  const held = indexOf(index);
  if (selector.type === 'TextQuoteSelector') return matchTextQuote(held, selector, charStart);
  if (selector.type === 'FragmentSelector' && isTextFragment(selector.value, selector.conformsTo)) {
    return matchTextFragment(held, selector.value);
  }
  const span =
    selector.type === 'TextPositionSelector'
      ? matchTextPosition(held.textIndex, selector)
      : matchPlainTextFragment(held.textIndex, selector.value);
  return { outcome: 'exact', matches: [{ ...span, score: 1, foldings: [] }] };
}

function isTextFragment(value: string, conformsTo: string | undefined): boolean {
  if (conformsTo === undefined) return value.includes(':~:') || value.startsWith('text=');
  const standard = conformsTo.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (standard === plain(TEXT_FRAGMENTS)) return true;
  if (standard === plain(RFC_5147) || /rfc-?editor\.org\/rfc\/rfc5147|ietf\.org\/.*rfc5147/.test(standard))
    return false;
  throw new AnchoringError('selector-unsupported', { member: 'conformsTo' });
}

const plain = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
