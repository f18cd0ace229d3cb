import { describe, expect, it } from 'vitest';
import { checkMarkdown } from '../../src/index.js';
import { REVIEW_WEIGHTS } from '../../src/report/review-order.js';
import { AT } from '../corpus.js';
import { sourcesOf } from '../held-sources.js';

const sources = sourcesOf({
  'ferry.md': '# Ferry\n\nThe ferry takes 40 cars.\n\nDogs travel free of charge.\n',
  'lighthouse.md': '# 灯塔\n\n灯塔每天开放六小时。\n',
});
const reader = { tenantId: 'default', groups: [], principal: 'reader' };
const check = (markdown: string) =>
  checkMarkdown({
    bytes: new TextEncoder().encode(`${markdown}\n\n## Sources\n\n[1] ferry.md\n[2] lighthouse.md\n`),
    evidence: { sources, reader, at: AT },
  });

describe('orderReview', () => {
  it('puts what contradicts its source before what merely is undecided', () => {
    const { review = [] } = check(
      'People say that dogs may travel for nothing [1]. The ferry takes 60 cars [1]. 灯塔每天开放八小时。[2]',
    );
    expect(review.map(({ citation }) => citation)).toEqual(['C2.1', 'C3.1', 'C1.1']);
    expect(review.map(({ reasons }) => reasons[0])).toEqual(['contradicted', 'contradicted', 'undecided']);
    expect(review.map(({ score }) => score)).toEqual(
      [...review].map(({ score }) => score).sort((a, b) => b - a),
    );
  });

  it('leaves out what is supported, and what nobody can read here', () => {
    expect(check('Dogs travel free of charge [1].').review).toBeUndefined();
    expect(check('Dogs travel free of charge [7].').review).toBeUndefined();
  });

  it('weighs no two reasons alike', () => {
    const weights = Object.values(REVIEW_WEIGHTS);
    expect(new Set(weights).size).toBe(weights.length);
  });
});
