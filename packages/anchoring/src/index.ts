export { AnchoringError, type AnchoringErrorCode, type AnchoringErrorDetails } from './errors.js';
export {
  type Drift,
  DRIFT_STATES,
  type DriftRevision,
  type DriftState,
  findDrift,
  type PublishedNow,
} from './find-drift.js';
export { FOLDINGS, type Folding } from './foldings.js';
export { matchQuote } from './match-quote.js';
export { matchSelector } from './match-selector.js';
export type { AnchorOutcome, Quote, QuoteMatch, QuoteResult } from './outcome.js';
export { parseSelector } from './parse-selector.js';
export {
  describePlainTextFragment,
  matchPlainTextFragment,
  type PlainTextFragmentOptions,
} from './plain-text-fragment.js';
export { createQuoteIndex, type QuoteIndex } from './quote-index.js';
export {
  type FragmentSelector,
  RFC_5147,
  type Selector,
  TEXT_FRAGMENTS,
  type TextPositionSelector,
  type TextQuoteSelector,
} from './selector.js';
export { type DescribedFragment, describeTextFragment, matchTextFragment } from './text-fragment.js';
export { describeTextPosition, matchTextPosition, type SelectorUnit } from './text-position-selector.js';
export { type DescribedQuote, describeTextQuote, matchTextQuote } from './text-quote-selector.js';
