import { isRecordOf } from '@loccit/lineage';
import { describe, expect, it } from 'vitest';
import { ingest } from './sources.js';

/** Seconds of the quickest of three runs: what a busy machine adds is only ever added. */
function measure(act: () => void): number {
  const runs = [0, 1, 2].map(() => {
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

/** Exponent of the growth from the second to the last of doubling sizes; the first warms up. */
function fitExponent(make: (size: number) => string, media_type: string, base: number): number {
  const times = [1, 1, 2, 4, 8].map((factor) => {
    const text = make(base * factor);
    return measure(() => ingest(text, { media_type }));
  });
  return Math.log2((times[4] ?? 0) / (times[1] ?? 1)) / 3;
}

const shapes: [name: string, media_type: string, base: number, make: (size: number) => string][] = [
  ['paragraphs', 'text/plain', 500, (n) => 'A line of words.\n\n'.repeat(n)],
  ['one line of blanks', 'text/plain', 200_000, (n) => `a${' '.repeat(n)}b`],
  ['one run of lines', 'text/plain', 5_000, (n) => 'a \n'.repeat(n)],
  ['astral paragraphs', 'text/plain', 500, (n) => '\u{1f6a2} left \u{1f552}\n\n'.repeat(n)],
  ['sections', 'text/markdown', 250, (n) => '# Part\n\nwords *and* words\n\n'.repeat(n)],
  ['table rows', 'text/markdown', 400, (n) => `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(n)}`],
  ['comments', 'text/markdown', 500, (n) => 'a <!-- b --> c\n\n'.repeat(n)],
  ['comments that never end', 'text/markdown', 4_000, (n) => `a\n\n${'<!-- '.repeat(n)}`],
];

describe('ingestDocument', () => {
  it.each(shapes)('grows with the size of the text, not with its square: %s', (_, media_type, base, make) => {
    expect(fitExponent(make, media_type, base)).toBeLessThan(1.6);
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
