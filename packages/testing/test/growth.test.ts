import { expectConstantCost, expectLinearGrowth, growthExponent, type PrepareWork } from '@loccit/testing';
import { describe, expect, it } from 'vitest';

/** Work that looks at every number once. */
const linear: PrepareWork = (size) => {
  const numbers = Array.from({ length: size }, (_, at) => at);
  return () => numbers.map((number) => `${number}`).join(' ');
};

/** Work that compares every number with every other. */
const quadratic: PrepareWork = (size) => {
  const numbers = Array.from({ length: size }, (_, at) => at);
  return () => numbers.filter((number) => !numbers.includes(-number - 1)).length;
};

/** Work that looks at half of a sorted list, and half of that, and so on, many times. */
const constant: PrepareWork = (size) => () => {
  let steps = 0;
  for (let time = 0; time < 20_000; time += 1) for (let rest = size; rest > 1; rest /= 2) steps += 1;
  return steps;
};

/** A clock that counts what work adds to it, and work of that cost. */
function counted(costOf: (size: number, run: number) => number) {
  let now = 0;
  let runs = 0;
  const prepare: PrepareWork = (size) => () => {
    runs += 1;
    now += costOf(size, runs);
  };
  return { prepare, clock: () => now, runs: () => runs };
}

describe('growthExponent', () => {
  it.each([
    ['constant', (_: number) => 10_000, 0],
    ['linear', (size: number) => size * 10_000, 1],
    ['quadratic', (size: number) => size ** 2 * 10_000, 2],
    ['cubic', (size: number) => size ** 3 * 10_000, 3],
  ])('is the exponent of counted work: %s', (_, costOf, exponent) => {
    const { prepare, clock } = counted(costOf);
    expect(growthExponent(prepare, { from: 1, clock })).toBeCloseTo(exponent);
  });

  it('measures work that is soon done many times', () => {
    const { prepare, clock, runs } = counted((size) => size);
    expect(growthExponent(prepare, { from: 1, factor: 8, clock })).toBeCloseTo(1);
    expect(runs()).toBe(1 + 8 + 1 + 8);
  });

  it('measures again what is above the limit, and no more than that', () => {
    const loaded = counted((size, run) => (size === 1 ? 10_000 : run < 10 ? 10_000_000 : 160_000));
    expect(growthExponent(loaded.prepare, { from: 1, clock: loaded.clock })).toBeCloseTo(1);
    expect(loaded.runs()).toBe(1 + 4 * 3);
    const quiet = counted((size) => size * 10_000);
    growthExponent(quiet.prepare, { from: 1, clock: quiet.clock });
    expect(quiet.runs()).toBe(1 + 3);
  });

  it('ends on work that costs nothing', () => {
    expect(growthExponent(() => () => undefined, { from: 1, clock: () => 0 })).toBe(
      Math.log(16) / Math.log(16),
    );
  });
});

describe('expectLinearGrowth', () => {
  it('passes what is linear', () => {
    expectLinearGrowth(linear, { from: 20_000 });
  });

  it('fails what is quadratic, ten times out of ten', () => {
    for (let time = 0; time < 10; time += 1)
      expect(() => expectLinearGrowth(quadratic, { from: 300 })).toThrow(
        /exponent (1\.[789]|2\.)\d*, limit 1\.7$/,
      );
  });

  it('fails what is linear and quadratic in halves at the smaller size', () => {
    const { prepare, clock } = counted((size) => size * 10_000 + size ** 2 * 10_000);
    expect(() => expectLinearGrowth(prepare, { from: 1, clock })).toThrow(/exponent 1\.77/);
  });
});

describe('expectConstantCost', () => {
  it('passes what does not depend on the size', () => {
    expectConstantCost(constant, { from: 2 ** 16 });
  });

  it('fails what is linear', () => {
    expect(() => expectConstantCost(linear, { from: 20_000 })).toThrow(/limit 0\.7$/);
  });
});
