import { describe, expect, it } from 'vitest';
import { bootstrap, compareCases, seededRandom } from '../../src/index.js';

const of = (numerator: number, denominator: number) => ({ numerator, denominator });

describe('compareCases', () => {
  it('[A7] shows a difference that every answer has, and none that chance alone can make', () => {
    const better = Array.from({ length: 20 }, (_, at) => ({ a: of(at % 3, 4), b: of((at % 3) + 1, 4) }));
    const { interval, shown, value } = compareCases(better);
    expect(value).toBeCloseTo(0.25, 12);
    expect(interval?.low).toBeCloseTo(0.25, 12);
    expect(interval?.high).toBeCloseTo(0.25, 12);
    expect(shown).toBe(true);
    const mixed = Array.from({ length: 20 }, (_, at) => ({ a: of(at % 2, 1), b: of((at + 1) % 2, 1) }));
    expect(compareCases(mixed).shown).toBe(false);
  });

  it('[A7] has no value where one side counts nothing, and no interval of a single case', () => {
    expect(compareCases([{ a: of(0, 0), b: of(1, 2) }])).toEqual({
      value: null,
      interval: null,
      shown: false,
    });
    expect(compareCases([{ a: of(0, 1), b: of(1, 1) }])).toEqual({ value: 1, interval: null, shown: false });
    expect(compareCases([])).toEqual({ value: null, interval: null, shown: false });
  });

  it('gives the same for the same groups', () => {
    const random = seededRandom(5);
    const groups = Array.from({ length: 30 }, () => ({
      a: of(Math.floor(random() * 4), 4),
      b: of(Math.floor(random() * 4), 4),
    }));
    expect(compareCases(groups)).toEqual(compareCases(groups));
  });

  it('covers the truth about as often as it says', () => {
    let held = 0;
    const runs = 60;
    for (let run = 0; run < runs; run++) {
      const random = seededRandom(run + 100);
      const draw = (rate: number) => of([0, 0, 0].filter(() => random() < rate).length, 3);
      const { interval } = compareCases(Array.from({ length: 60 }, () => ({ a: draw(0.5), b: draw(0.6) })));
      if (interval !== null && interval.low <= 0.1 && 0.1 <= interval.high) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.85);
  });
});

describe('bootstrap', () => {
  it('leaves out samples that have no figure, and gives none where most have none', () => {
    expect(bootstrap([1, 2, 3], () => null)).toBeNull();
    expect(bootstrap([1], ([one]) => one ?? null)).toBeNull();
    expect(bootstrap([2, 2], (sample) => sample.reduce((a, b) => a + b, 0))).toEqual({ low: 4, high: 4 });
  });
});
