import { describe, expect, it } from 'vitest';
import { describePointer } from '../src/pointer.js';

describe('describePointer', () => {
  it('escapes as RFC 6901 asks and keeps indexes as numbers', () => {
    expect(describePointer([])).toBe('');
    expect(describePointer([{ name: 'a/b~c', ordinal: 0 }, 12])).toBe('/a~1b~0c/12');
  });

  it.each([
    ['longer than 40 units', 'x'.repeat(41)],
    ['empty', ''],
    ['like a place', '#0'],
    ['holding a control', 'a\u0007'],
    ['holding a bidirectional override', '\u202ea'],
    ['holding an invisible character', 'a\u200bb'],
    ['holding a lone surrogate', '\ud800'],
    ['holding a line separator', 'a\u2028b'],
  ])('puts the place in the object for a name %s', (_, name) => {
    expect(describePointer([{ name, ordinal: 3 }, 0])).toBe('/#3/0');
  });

  it('keeps names in any script', () => {
    expect(describePointer([{ name: '来源', ordinal: 0 }])).toBe('/来源');
  });
});
