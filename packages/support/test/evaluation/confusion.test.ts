import { describe, expect, it } from 'vitest';
import { createConfusion, SUPPORT_LABELS } from '../../src/index.js';

describe('createConfusion', () => {
  it('[C12] counts an abstention as not supported, and apart', () => {
    const counter = createConfusion();
    for (const verdict of ['supported', 'undecided', 'undecided', 'contradicted'] as const)
      counter.add('supported', verdict);
    for (const verdict of ['undecided', 'contradicted', 'supported', 'unsupported'] as const)
      counter.add('contradicted', verdict);
    const { abstained, balancedAccuracy, pairs, sensitivity, specificity, verdicts } = counter.figures();
    expect(pairs).toBe(8);
    expect([sensitivity.value, specificity.value, balancedAccuracy.value]).toEqual([0.25, 0.75, 0.5]);
    expect([abstained.numerator, abstained.denominator]).toEqual([3, 8]);
    expect(verdicts.supported.precision).toMatchObject({ numerator: 1, denominator: 2 });
    expect(verdicts.contradicted.precision).toMatchObject({ numerator: 1, denominator: 2 });
    expect(verdicts.contradicted.recall).toMatchObject({ numerator: 1, denominator: 4 });
    expect(verdicts.unsupported.precision).toMatchObject({ numerator: 0, denominator: 1 });
    expect(verdicts.unsupported.notSupported).toMatchObject({ numerator: 1, denominator: 1 });
  });

  it('[C12] has no figure where nothing was counted', () => {
    const { balancedAccuracy, verdicts } = createConfusion().figures();
    expect(balancedAccuracy).toEqual({ value: null, interval: null });
    for (const label of SUPPORT_LABELS) expect(verdicts[label].precision.value).toBeNull();
    const alone = createConfusion();
    alone.add('supported', 'supported');
    expect(alone.figures().balancedAccuracy.value).toBeNull();
  });

  it('gives a set of two labels no precision of a verdict that has none', () => {
    const counter = createConfusion({ binaryOnly: true });
    counter.add('unsupported', 'contradicted');
    const { contradicted } = counter.figures().verdicts;
    expect(contradicted.precision.value).toBeNull();
    expect(contradicted.notSupported?.value).toBe(1);
  });

  it('is a coin at one half', () => {
    const counter = createConfusion();
    for (let at = 0; at < 400; at++)
      counter.add(at % 2 === 0 ? 'supported' : 'unsupported', at % 4 < 2 ? 'supported' : 'unsupported');
    const { interval, value } = counter.figures().balancedAccuracy;
    expect(value).toBe(0.5);
    expect(interval !== null && interval.low < 0.5 && 0.5 < interval.high).toBe(true);
  });
});
