import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOnce } from '../src/find-once.js';

describe('findOnce', () => {
  it('finds what the search of the language finds once, and says when it is none or several', () => {
    const few = fc.string({ unit: fc.constantFrom('a', 'b', '\u{1f6a2}'), maxLength: 40 });
    seeded(
      fc.property(
        few,
        fc.string({ unit: fc.constantFrom('a', 'b', '\u{1f6a2}'), maxLength: 6 }),
        (text, words) => {
          const first = words === '' ? -1 : text.indexOf(words);
          const again = first < 0 ? -1 : text.indexOf(words, first + 1);
          expect(findOnce(text, words)).toBe(first < 0 ? 'none' : again < 0 ? first : 'several');
        },
      ),
      { runs: 2000 },
    );
  });

  it('counts occurrences that overlap as several', () => {
    expect(findOnce('aaa', 'aa')).toBe('several');
    expect(findOnce('ababa', 'aba')).toBe('several');
  });
});
