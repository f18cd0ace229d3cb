import { describe, expect, it } from 'vitest';
import { isSameValue } from '../src/same-value.js';

describe('isSameValue', () => {
  it('tells 0 from -0 wherever it stands, since only one of them has a digest', () => {
    for (const hold of [
      (zero: number): unknown => zero,
      (zero: number): unknown => ['code', zero, 1],
      (zero: number): unknown => ({ kind: 'code', ordinal: zero }),
      (zero: number): unknown => ({ rows: [zero] }),
    ]) {
      expect(isSameValue(hold(0), hold(0))).toBe(true);
      expect(isSameValue(hold(0), hold(-0))).toBe(false);
      expect(isSameValue(hold(-0), hold(0))).toBe(false);
    }
  });

  it('takes members in any order, and none more, less or inherited', () => {
    const kept = { id: 'a', tool: { name: 'b', version: '1' } };
    expect(isSameValue(kept, { tool: { version: '1', name: 'b' }, id: 'a' })).toBe(true);
    for (const given of [
      { id: 'a' },
      { ...kept, more: undefined },
      { id: 'a', tool: { name: 'b', version: '2' } },
      { id: 'a', tool: ['b', '1'] },
      Object.assign(Object.create({ id: 'a' }), { tool: kept.tool, other: 1 }),
      null,
      'a',
    ]) {
      expect(isSameValue(kept, given)).toBe(false);
    }
  });

  it('takes items in their order alone, as many as there are', () => {
    const kept = ['a', ['b', 1]];
    expect(isSameValue(kept, ['a', ['b', 1]])).toBe(true);
    for (const given of [
      ['a'],
      ['a', ['b', 1], 'c'],
      [['b', 1], 'a'],
      ['a', ['b', 2]],
      { 0: 'a', 1: ['b', 1] },
    ]) {
      expect(isSameValue(kept, given)).toBe(false);
    }
  });
});
