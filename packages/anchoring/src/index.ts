export { AnchoringError, type AnchoringErrorCode, type AnchoringErrorDetails } from './errors.js';
export { FOLDINGS, type Folding } from './foldings.js';
export { matchQuote } from './match-quote.js';
export type { AnchorOutcome, Quote, QuoteMatch, QuoteResult } from './outcome.js';
export { createQuoteIndex, type QuoteIndex } from './quote-index.js';
