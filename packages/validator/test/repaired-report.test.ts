import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { checkMarkdown } from '../src/index.js';

const evidence = {
  reader: { tenantId: 'default', groups: [], principal: 'guest' },
  at: '2026-01-05T00:00:00Z',
};
const check = (text: string) => checkMarkdown({ bytes: encodeUtf8(text), evidence });

describe('checkMarkdown', () => {
  it.each([
    ['The quay is free [quay#0] (citation repaired).', 'The quay is free.'],
    ['码头免费[quay#0]（引文已修补）。', '码头免费。'],
  ])(
    '[A5] counts the citations of %j as repaired, and reads the statement without the label',
    (report, text) => {
      const { claims, counts } = check(report);
      expect(claims).toMatchObject([{ text, repaired: true }]);
      expect(counts.repaired).toEqual({ n: 1, m: 1 });
    },
  );

  it('[A5] leaves a statement that is labelled unverified as it is written', () => {
    const { claims, counts } = check('The quay is free [quay#0] (unverified).');
    expect(claims[0]?.text).toBe('The quay is free (unverified).');
    expect(claims[0]?.repaired).toBeUndefined();
    expect(counts.repaired).toEqual({ n: 0, m: 1 });
  });
});
