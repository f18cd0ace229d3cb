import { describe, expect, it } from 'vitest';
import { breaksLine, CLAIM_KINDS } from '../src/index.js';

describe('breaksLine', () => {
  it('lets a fact alone have two lines, with a line feed between', () => {
    expect(CLAIM_KINDS.filter((kind) => !breaksLine(kind, 'a\nb'))).toEqual(['fact']);
  });

  it.each(['\v', '\f', '\r', '\u0085', '\u2028', '\u2029'])(
    'refuses every other break to every kind: %j',
    (mark) => {
      for (const kind of CLAIM_KINDS) expect(breaksLine(kind, `a${mark}b`)).toBe(true);
    },
  );
});
