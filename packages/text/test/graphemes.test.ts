import { readFileSync } from 'node:fs';
import { loadVectors, sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { createTextIndex, splitsGrapheme } from '../src/index.js';

const { texts } = loadVectors<{ texts: { text: string; splits: number[]; whole: number[] }[] }>(
  'text/graphemes.json',
);
const official = sharedData('vectors/unicode/GraphemeBreakTest-15.0.0.txt');

describe('splitsGrapheme', () => {
  it.each(texts)('tells positions inside a cluster from those between: $text', ({ text, splits, whole }) => {
    const index = createTextIndex(text);
    for (const char of splits) expect(splitsGrapheme(index, char)).toBe(true);
    for (const char of whole) expect(splitsGrapheme(text, char)).toBe(false);
  });

  it('looks past text before the cluster', () => {
    const before = '窑'.repeat(3000);
    expect(splitsGrapheme(`${before}\u{1f469}\u200d\u{1f466}`, 3001)).toBe(true);
    expect(splitsGrapheme(`${before}\u{1f469}\u{1f466}`, 3001)).toBe(false);
  });

  it.skipIf(official === undefined)(
    `agrees with the official breaks${official === undefined ? ' (skipped: GraphemeBreakTest-15.0.0.txt is not beside the checkout or not asked for)' : ''}`,
    () => {
      let rows = 0;
      for (const line of readFileSync(official ?? '', 'utf8').split('\n')) {
        const [row = ''] = line.split('#');
        if (row.trim() === '') continue;
        const marks = row.trim().split(/\s+/);
        const text = marks
          .filter((_, i) => i % 2 === 1)
          .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
          .join('');
        // Newer character data no longer counts U+2701 among the pictographs.
        if (!text.isWellFormed() || (text.includes('\u2701') && !/\p{Extended_Pictographic}/u.test('\u2701')))
          continue;
        rows++;
        for (const [char, mark] of marks.filter((_, i) => i % 2 === 0).entries()) {
          if (splitsGrapheme(text, char) !== (mark === '\u00d7'))
            expect([line, char]).toEqual('another break');
        }
      }
      expect(rows).toBeGreaterThan(500);
    },
  );
});
