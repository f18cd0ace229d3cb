import { formatRate, listLimits } from '@loccit/contract';
import { describe, expect, it } from 'vitest';

describe('listLimits', () => {
  it('says in both languages what a pass does not prove', () => {
    expect(listLimits('en')).toHaveLength(7);
    expect(new Set([...listLimits('en'), ...listLimits('zh')]).size).toBe(14);
  });
});

describe('formatRate', () => {
  it('shows numerator and denominator, and no figure where there is nothing to divide by', () => {
    expect(formatRate({ n: 3, m: 5 }, 'en')).toBe('3/5');
    expect(formatRate({ n: 0, m: 5 }, 'zh')).toBe('0/5');
    expect(formatRate({ n: 0, m: 0 }, 'en')).toBe('n/a');
  });
});
