import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, packIds } from '../src/record-key.js';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
const prefix = fc.constantFrom('can_', 'par_', 'el_', 'chk_', 'idx_');
const id = fc.tuple(prefix, digits).map((parts) => parts.join(''));
const zeros = '0'.repeat(63);
const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 70 }),
  // As long as an id, or digits once they are cut to a byte.
  fc.constantFrom(
    `el_${zeros}A`,
    `el_${zeros}\u0130`,
    `EL_${zeros}0`,
    `elem_${zeros}0`,
    `el_0${zeros}0`,
    zeros,
    `_${zeros}0`,
  ),
);

describe('packIds', () => {
  it('gives the bytes that each id is found by, whatever stands among them', () => {
    const among = fc.array(fc.oneof({ weight: 30, arbitrary: id }, { weight: 1, arbitrary: strange }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(among, (ids) => {
        expect(packIds(ids).toString('hex')).toBe(ids.map(digitsOf).join(''));
      }),
      { seed: 11, numRuns: 600 },
    );
  });
});
