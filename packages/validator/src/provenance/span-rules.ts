import { countCodePoints, splitsGrapheme, type TextIndex } from '@loccit/text';
import { type CitationContext, spanOf } from '../citation-context.js';
import { isLineageCitation } from '../evidence/place.js';
import { type Fault, failAt, type Rule, type RuleVerdict, unverifiable } from '../rule.js';
import { readContent, showsContent } from './content.js';

type SpanRule = Rule<CitationContext>;

interface Cited {
  readonly index: TextIndex;
  readonly charStart: number;
  readonly charEnd: number;
}

/** A rule about the cited span; inapplicable to a citation that names a source only. */
function spanRule(id: string, check: (cited: Cited, context: CitationContext) => RuleVerdict): SpanRule {
  return {
    id: `provenance/${id}`,
    reads: ['source', 'text', 'span'],
    check: (context) => {
      const span = spanOf(context.citation);
      const index = context.place?.source.index();
      return span === undefined || index === undefined ? 'inapplicable' : check({ index, ...span }, context);
    },
  };
}

/** Only content is cited: a reader does not see what stands in a comment, or in no element at all. */
export const spanHidden: SpanRule = {
  ...spanRule('span-outside-element', ({ index, charStart, charEnd }, { citation, place }) => {
    const content = place === undefined ? undefined : readContent(place);
    if (content === undefined || !/[\p{L}\p{N}]/u.test(index.slice(charStart, charEnd)))
      return 'inapplicable';
    const isShown = showsContent(content, { charStart, charEnd });
    // Of a chain without the list of its parse another rule says so.
    if (isShown === undefined) return isLineageCitation(citation) ? 'inapplicable' : unverifiable('record');
    return isShown ? 'pass' : failAt('/char_start', { settles: ['span'] });
  }),
  reads: ['source', 'text', 'span', 'records'],
};

export const spanSplitsGrapheme = spanRule('span-splits-grapheme', ({ index, charStart, charEnd }) => {
  const faults: Fault[] = [];
  if (splitsGrapheme(index, charStart)) faults.push({ outcome: 'notice', at: '/char_start' });
  if (splitsGrapheme(index, charEnd)) faults.push({ outcome: 'notice', at: '/char_end' });
  return faults.length === 0 ? 'pass' : faults;
});

/** The quote is the slice and its neighbours, without any folding. */
export const quoteMismatch = spanRule('quote-mismatch', ({ index, charStart, charEnd }, { citation }) => {
  const { quote } = citation;
  if (quote === undefined) return 'inapplicable';
  const faults: Fault[] = [];
  const compare = (at: 'exact' | 'prefix' | 'suffix', from: number, to: number): void => {
    // What would reach beyond the text is not its slice.
    const isSlice = from >= 0 && to <= index.chars && quote[at] === index.slice(from, to);
    if (!isSlice) faults.push({ outcome: 'fail', at: `/quote/${at}` });
  };
  compare('exact', charStart, charEnd);
  compare('prefix', charStart - countCodePoints(quote.prefix), charStart);
  compare('suffix', charEnd, charEnd + countCodePoints(quote.suffix));
  return faults.length === 0 ? 'pass' : faults;
});
