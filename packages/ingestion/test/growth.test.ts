import { isRecordOf } from '@loccit/lineage';
import { expectLinearGrowth } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { ingest } from './sources.js';

const shapes: [name: string, media_type: string, from: number, make: (size: number) => string][] = [
  ['paragraphs', 'text/plain', 250, (n) => 'A line of words.\n\n'.repeat(n)],
  ['one line of blanks', 'text/plain', 50_000, (n) => `a${' '.repeat(n)}b`],
  ['one run of lines', 'text/plain', 2_500, (n) => 'a \n'.repeat(n)],
  ['astral paragraphs', 'text/plain', 250, (n) => '\u{1f6a2} left \u{1f552}\n\n'.repeat(n)],
  ['sections', 'text/markdown', 250, (n) => '# Part\n\nwords *and* words\n\n'.repeat(n)],
  ['table rows', 'text/markdown', 400, (n) => `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(n)}`],
  ['comments', 'text/markdown', 500, (n) => 'a <!-- b --> c\n\n'.repeat(n)],
  ['comments that never end', 'text/markdown', 2_000, (n) => `a\n\n${'<!-- '.repeat(n)}`],
];

describe('ingestDocument', () => {
  it.each(shapes)('grows with the size of the text, not with its square: %s', (_, media_type, from, make) => {
    const prepare = (size: number) => {
      const text = make(size);
      return () => ingest(text, { media_type });
    };
    expectLinearGrowth(prepare, { from, factor: 8 });
  });

  it('makes records in proportion to the elements', () => {
    const count = (n: number) => {
      const { records } = ingest('A line of words.\n\n'.repeat(n), { media_type: 'text/plain' });
      const chunks = records.filter((record) => isRecordOf(record, 'chunk'));
      return [
        records.length,
        chunks.length,
        Math.max(...chunks.map((chunk) => chunk.preimage.element_ids.length)),
      ];
    };
    const [small = 0, smallChunks = 0, most] = count(440);
    const [large = 0, largeChunks = 0, mostOfLarge] = count(880);
    expect(large - 2).toBe(2 * (small - 2));
    expect(largeChunks).toBe(2 * smallChunks);
    expect(mostOfLarge).toBe(most);
  });
});
