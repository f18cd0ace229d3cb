import type { ElementRow } from '@loccit/lineage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLines, joinLines } from '../src/unit-form.js';

describe('findLines', () => {
  it('finds the lines of a chunk at the end of a text exactly where they stand joined there', () => {
    const line = fc.constantFrom('', ' ', 'fee', 'fee\nfee', ' four crowns', 'n');
    const before = fc.constantFrom('', 'Fees\n', 'fee', '\n', 'fee\nfee\n');
    const change = fc.constantFrom('none', 'none', 'first', 'last', 'behind');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), before, change, (lines, head, changed) => {
        const canonical = lines.join('\n\n');
        let start = 0;
        const elements = lines.map((one): ElementRow => {
          const row: ElementRow = ['paragraph', start, start + one.length, ''];
          start += one.length + 2;
          return row;
        });
        const slice = (from: number, to: number): string => canonical.slice(from, to);
        const row = [0, lines.length, 0, canonical.length, ''] as const;
        const joined = joinLines(elements, row, slice);
        const given = {
          none: joined,
          first: joined.slice(1),
          last: joined.slice(0, -1),
          behind: `${joined} `,
        };
        const text = head + given[changed as keyof typeof given];
        const expected = joined !== '' && text.endsWith(joined) ? text.length - joined.length : undefined;
        expect(findLines(text, elements, row, slice)).toBe(expected);
      }),
      { seed: 5, numRuns: 1500 },
    );
  });
});
