import { expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
import { ask } from './ask.js';
import { openCorpus } from './corpora.js';

const acme = openCorpus('acme');

describe('answerQuestion', () => {
  it('grows with the length of a question, not with its square', () => {
    const words = (n: number) =>
      Array.from({ length: n }, (_, i) => `refund${i.toString(36)} 退${i}`).join(' ');
    const prepare = (size: number) => {
      const question = words(size);
      return () => ask(acme, question);
    };
    expectLinearGrowth(prepare, { from: 2_000 });
  });
});
