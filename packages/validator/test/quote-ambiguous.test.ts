import { sha256Hex } from '@loccit/lineage';
import { describe, expect, it } from 'vitest';
import { cite } from './artifacts.js';
import { answerWith, check, generation } from './checked-corpus.js';

const LOAN = 'Books are lent for 21 days.';
const loan = cite(generation, 'loans', LOAN);

/** The report on an answer that cites this much of the sentence, and quotes it with this before it. */
function citing(exact: string, prefix: string) {
  const char_start = loan.char_start + LOAN.indexOf(exact);
  const quote = { type: 'TextQuoteSelector' as const, exact, prefix, suffix: '' };
  const char_end = char_start + exact.length;
  const citation = { ...loan, char_start, char_end, span_sha256: sha256Hex(exact), quote };
  return check(answerWith(LOAN, [citation])).findings.filter(
    ({ rule }) => rule === 'verifiability/quote-ambiguous',
  );
}

describe('verifiability/quote-ambiguous', () => {
  it('tells of a quote that, with what is around it, stands at several places of the source', () => {
    expect(citing('e', '')).toMatchObject([{ outcome: 'notice', pointer: '/claims/0/citations/0/quote' }]);
  });

  it('lets the words before a quote tell which place is meant', () => {
    expect(citing('21 days', 'lent for ')).toEqual([]);
  });
});
