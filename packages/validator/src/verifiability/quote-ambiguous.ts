import { type CitationContext, spanOf } from '../citation-context.js';
import type { Rule } from '../rule.js';

/** With the words around it, a quote occurs once in its source; else a reader who looks for it may open another place. */
export const quoteAmbiguous: Rule<CitationContext> = {
  id: 'verifiability/quote-ambiguous',
  reads: ['source', 'text', 'span'],
  check: ({ citation, place }) => {
    const { quote } = citation;
    const text = place?.source.index()?.text;
    if (quote === undefined || text === undefined || spanOf(citation) === undefined) return 'inapplicable';
    const words = `${quote.prefix}${quote.exact}${quote.suffix}`;
    const first = text.indexOf(words);
    // That it does not stand there at all is for another rule to say.
    if (first < 0 || text.indexOf(words, first + 1) < 0) return 'pass';
    return [{ outcome: 'notice', at: '/quote' }];
  },
};
