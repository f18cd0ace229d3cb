import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareQuantities, findQuantities, type Interval, relateIntervals } from '../src/index.js';

const { rows } = loadVectors<{ rows: { a: string; b: string; is: string }[] }>('support/comparisons.json');

describe('compareQuantities', () => {
  it.each(rows)('[C6] [D4] finds $a and $b $is', ({ a, b, is }) => {
    const [x] = findQuantities(a);
    const [y] = findQuantities(b);
    if (x === undefined || y === undefined) throw new Error('a vector without quantity');
    expect(compareQuantities(x, y)).toBe(is);
    expect(compareQuantities(y, x)).toBe(is);
    expect(compareQuantities(x, x)).toBe('equal');
  });
});

describe('relateIntervals', () => {
  const end = fc.option(fc.integer({ min: -6, max: 6 }), { nil: null });
  const interval: fc.Arbitrary<Interval> = fc
    .record({ lo: end, hi: end, loOpen: fc.boolean(), hiOpen: fc.boolean() })
    .filter(
      ({ lo, hi, loOpen, hiOpen }) =>
        lo === null || hi === null || lo < hi || (lo === hi && !loOpen && !hiOpen),
    )
    .map((value) => ({
      ...value,
      loOpen: value.lo !== null && value.loOpen,
      hiOpen: value.hi !== null && value.hiOpen,
    }));
  const holds = ({ lo, hi, loOpen, hiOpen }: Interval, x: number): boolean =>
    (lo === null || x > lo || (x === lo && !loOpen)) && (hi === null || x < hi || (x === hi && !hiOpen));
  // Quarter steps beyond every end stand for all real numbers.
  const points = Array.from({ length: 81 }, (_, i) => (i - 40) / 4);

  it('[D1] agrees with membership, point by point, unbounded ends included', () => {
    seeded(
      fc.property(interval, interval, (a, b) => {
        const both = points.some((x) => holds(a, x) && holds(b, x));
        const onlyA = points.some((x) => holds(a, x) && !holds(b, x));
        const onlyB = points.some((x) => !holds(a, x) && holds(b, x));
        const expected = !both
          ? 'disjoint'
          : onlyA
            ? onlyB
              ? 'overlap'
              : 'contains'
            : onlyB
              ? 'inside'
              : 'equal';
        expect(relateIntervals(a, b)).toBe(expected);
      }),
      { runs: 5000 },
    );
  });

  it('[D1] never takes a bound for near to an unbounded end', () => {
    const bounded = { lo: 34, hi: 34, loOpen: false, hiOpen: false };
    const above = { lo: 50, hi: null, loOpen: false, hiOpen: false };
    expect(relateIntervals(bounded, above)).toBe('disjoint');
    expect(relateIntervals({ ...above, lo: null, hi: 33 }, bounded)).toBe('disjoint');
  });
});
