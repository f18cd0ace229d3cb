import { describe, expect, it } from 'vitest';
import { cite } from './artifacts.js';
import { answerWith, check, generation } from './rule-vectors.js';

const LOAN = 'Books are lent for 21 days.';
const loan = cite(generation, 'loans', LOAN);

describe('checkSupport', () => {
  it('[C6] makes no whole sentence of fragments that are cited together', () => {
    const late = cite(generation, 'loans', 'A late book costs 2 crowns per day.');
    for (const fragment of ['Books are lent for 2', 'book costs 2 crowns per day.', 'A late book costs']) {
      const part = cite(generation, 'loans', fragment);
      for (const pieces of [
        [part, late],
        [late, part],
        [late, part, late],
      ]) {
        const report = check(
          answerWith(
            fragment,
            pieces.map((piece) => ({ ...piece, group: 1 })),
          ),
        );
        expect(report.claims[0]?.verdict).not.toBe('supported');
        expect(report.verdict).not.toBe('pass');
      }
    }
  });

  it('[C6] takes a whole sentence of one of the spans that are cited together', () => {
    const late = cite(generation, 'loans', 'A late book costs 2 crowns per day.');
    const report = check(
      answerWith(LOAN, [
        { ...late, group: 1 },
        { ...loan, group: 1 },
      ]),
    );
    expect(report.claims[0]?.verdict).toBe('supported');
  });
});
