import { describe, expect, it } from 'vitest';
import { cite } from '../artifacts.js';
import { answerWith, check, generation } from '../checked-corpus.js';

const FREE = 'The reading room is free of charge.';
const LATE = 'A late book costs 2 crowns per day.';
const LOAN = 'Books are lent for 21 days.';

/** What is shown of a source, beside the passage that is cited, for a claim that it does not seem to bear. */
const closestTo = (claim: string, document: string, cited: string) =>
  check(answerWith(claim, [cite(generation, document, cited)])).citations[0]?.closest;

describe('the key sentence of a citation', () => {
  it('[E6] is told where the wrong passage of the right source is cited', () => {
    const closest = closestTo('Books are lent for 21 days only.', 'loans', FREE);
    expect(closest?.text).toBe(LOAN);
    expect(closest?.ratio).toBeGreaterThan(0.8);
    expect(closestTo('A book that is late costs 2 crowns per day.', 'loans', FREE)?.text).toBe(LATE);
  });

  it('[E6] is told in Chinese too', () => {
    const closest = closestTo('园地每块每年的收费是一百二十元。', '园地规则', '浇水时间为早上六点到九点。');
    expect(closest?.text).toBe('每块园地每年收费一百二十元。');
  });

  it('[E6] is told neither where the passage bears the claim nor where no sentence is closer', () => {
    expect(closestTo(LOAN, 'loans', LOAN)).toBeUndefined();
    expect(closestTo('Books are lent for 21 days, as a rule.', 'loans', LOAN)).toBeUndefined();
    expect(closestTo('Zebras graze quietly.', 'loans', FREE)).toBeUndefined();
  });
});
