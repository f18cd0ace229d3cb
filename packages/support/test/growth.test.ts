import { describe, expect, it } from 'vitest';
import { judgeSupport, maskQuantities } from '../src/index.js';

const REPEATED = [
  '1',
  '1,',
  '1-',
  '三天',
  '三',
  'one ',
  '$5 ',
  '("',
  'A b. ',
  '2026-03-05 ',
  ' ',
  '\n',
  '.,;',
  'Fees are 3-5 yuan. ',
];

/** Best of two runs, in milliseconds. */
function measure(run: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 2; i++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe('growth', () => {
  it.each(REPEATED)('[C12] reads evidence of %j in linear time', (part) => {
    const times = [8_192, 65_536].map((size) => {
      const text = `"${part.repeat(Math.ceil(size / part.length))}`;
      return measure(() => {
        judgeSupport({ claim: 'A b. ', evidence: { text } });
        judgeSupport({ claim: 'Fees are 9 yuan on 5 March 2027', evidence: { text } });
        maskQuantities(text);
      });
    });
    // Eight times the text: linear is 8, quadratic 64.
    expect((times[1] ?? 0) / Math.max(times[0] ?? 0, 1)).toBeLessThan(32);
  });

  it('[C12] judges a megabyte of evidence', () => {
    const text = 'The ferry carries 40 cars and 300 guests every hour. '.repeat(20_000);
    expect(judgeSupport({ claim: 'The ferry carries 50 cars every hour.', evidence: { text } }).verdict).toBe(
      'contradicted',
    );
  });
});
