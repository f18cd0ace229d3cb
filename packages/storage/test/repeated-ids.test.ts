import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRepeatedId } from '../src/repeated-ids.js';

describe('hasRepeatedId', () => {
  it('tells what a set tells, also of ids that end alike or are none', () => {
    const end = fc.constantFrom('0'.repeat(12), `${'0'.repeat(11)}a`, '9', '', '\u0130', 'f'.repeat(12));
    const id = fc.tuple(fc.string({ maxLength: 2 }), end).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(id, { maxLength: 12 }), (ids) => {
        const records = ids.map((one) => ({ id: one }));
        expect(hasRepeatedId(records)).toBe(new Set(ids).size < ids.length);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});
