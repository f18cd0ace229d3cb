import { comparePointers } from '@loccit/contract';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('comparePointers', () => {
  it('puts a prefix first, indexes before names, and compares indexes as numbers', () => {
    const sorted = [
      '',
      '/0',
      '/2',
      '/10',
      '/100000000000000000000',
      '/01',
      '/a',
      '/a/0',
      '/a/9',
      '/a/10/x',
      '/b',
    ];
    expect([...sorted].reverse().sort(comparePointers)).toEqual(sorted);
  });

  it('is a total order', () => {
    const step = fc.oneof(fc.nat({ max: 20 }).map(String), fc.constantFrom('a', 'b', '01', ''));
    const pointer = fc.array(step, { maxLength: 4 }).map((steps) => steps.map((s) => `/${s}`).join(''));
    seeded(
      fc.property(pointer, pointer, pointer, (a, b, c) => {
        expect(Math.sign(comparePointers(a, b))).toBe(-Math.sign(comparePointers(b, a)) + 0);
        expect(comparePointers(a, b) === 0).toBe(a === b);
        if (comparePointers(a, b) <= 0 && comparePointers(b, c) <= 0)
          expect(comparePointers(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
