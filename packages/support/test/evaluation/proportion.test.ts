import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareProportions, estimateProportion } from '../../src/index.js';

const counts = fc
  .tuple(fc.nat({ max: 5000 }), fc.nat({ max: 5000 }))
  .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);

describe('estimateProportion', () => {
  it('[A7] [B9] gives numerator, denominator and the interval of Wilson', () => {
    // Values of the tables that Newcombe gives for the method (Statistics in Medicine 17, table I).
    for (const [numerator, denominator, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const { interval } = estimateProportion(numerator, denominator);
      expect(interval?.low).toBeCloseTo(low, 4);
      expect(interval?.high).toBeCloseTo(high, 4);
    }
  });

  it('[A7] says of 0/0 that it is not applicable, and never 0', () => {
    expect(estimateProportion(0, 0)).toEqual({ numerator: 0, denominator: 0, value: null, interval: null });
  });

  it('holds the share between its ends, and is narrower with more cases', () => {
    seeded(
      fc.property(counts, ([numerator, denominator]) => {
        const { interval, value } = estimateProportion(numerator, denominator);
        if (value === null || interval === null) return;
        expect(
          0 <= interval.low && interval.low <= value && value <= interval.high && interval.high <= 1,
        ).toBe(true);
        const ten = estimateProportion(10 * numerator, 10 * denominator).interval;
        expect((ten?.high ?? 2) - (ten?.low ?? 0)).toBeLessThanOrEqual(interval.high - interval.low);
      }),
    );
  });

  it('refuses what is no count', () => {
    for (const [a, b] of [
      [2, 1],
      [-1, 1],
      [0.5, 1],
      [0, Number.NaN],
    ] as const) {
      expect(() => estimateProportion(a, b)).toThrow(RangeError);
    }
  });
});

describe('compareProportions', () => {
  it('[A7] gives the interval of Newcombe for two independent samples', () => {
    // The worked example of method 10: 56/70 against 48/80.
    const { interval, shown, value } = compareProportions(
      estimateProportion(48, 80),
      estimateProportion(56, 70),
    );
    expect(value).toBeCloseTo(0.2, 10);
    expect(interval?.low).toBeCloseTo(0.0524, 4);
    expect(interval?.high).toBeCloseTo(0.3339, 4);
    expect(shown).toBe(true);
  });

  it('[A7] shows no difference where the interval holds 0, and is turned round with its sides', () => {
    seeded(
      fc.property(counts, counts, ([a, b], [c, d]) => {
        const there = compareProportions(estimateProportion(a, b), estimateProportion(c, d));
        const back = compareProportions(estimateProportion(c, d), estimateProportion(a, b));
        expect(there.shown).toBe(back.shown);
        if (there.value === null || there.interval === null) {
          expect(b === 0 || d === 0).toBe(true);
          return;
        }
        expect(back.value).toBeCloseTo(-there.value, 12);
        expect(there.shown).toBe(there.interval.low > 0 || there.interval.high < 0);
        expect(there.interval.low <= there.value && there.value <= there.interval.high).toBe(true);
      }),
    );
  });
});
