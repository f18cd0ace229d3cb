import { splitsGrapheme, type TextIndex } from '@loccit/text';
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
  const compare = (at: string, actual: string, expected: string): void => {
    if (actual !== expected) faults.push({ outcome: 'fail', at: `/quote/${at}` });
  };
  const utf16Start = index.toUtf16(charStart);
  const utf16End = index.toUtf16(charEnd);
  compare('exact', quote.exact, index.text.slice(utf16Start, utf16End));
  compare(
    'prefix',
    quote.prefix,
    index.text.slice(Math.max(0, utf16Start - quote.prefix.length), utf16Start),
  );
  compare('suffix', quote.suffix, index.text.slice(utf16End, utf16End + quote.suffix.length));
  return faults.length === 0 ? 'pass' : faults;
});
