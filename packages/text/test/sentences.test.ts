import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextIndex, segmentSentences } from '../src/index.js';
import { anyText, awkwardText } from './arbitraries.js';

const { texts } = loadVectors<{ texts: { name: string; text: string; sentences: string[] }[] }>(
  'text/sentences.json',
);
const slices = (text: string) => {
  const index = createTextIndex(text);
  return segmentSentences(text).map(({ charStart, charEnd }) => index.slice(charStart, charEnd));
};

const PIECES = [
  'Kiln',
  'Dr',
  'e.g',
  'it',
  '窑温',
  '3.5',
  '.',
  '!',
  '?',
  '…',
  '。',
  '；',
  '”',
  '"',
  ')',
  '(',
  '（',
  '）',
  ' ',
  '\n',
  '\n\n',
  '\n- ',
  '# ',
  '[2]',
  '\u{1f3fa}',
];
const prose = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('segmentSentences', () => {
  it.each(texts)('$name', ({ text, sentences }) => {
    expect(slices(text)).toEqual(sentences);
  });

  it('puts every character that is not white space into exactly one sentence, in order', () => {
    seeded(
      fc.property(fc.oneof(prose, awkwardText(), anyText()), (text) => {
        const spans = segmentSentences(text);
        const characters = [...text];
        let last = 0;
        for (const { charStart, charEnd } of spans) {
          expect(charStart).toBeGreaterThanOrEqual(last);
          expect(charEnd).toBeGreaterThan(charStart);
          expect(characters.slice(last, charStart).join('')).toMatch(/^[\s\u0085]*$/);
          expect(characters[charStart]).toMatch(/[^\s\u0085]/);
          expect(characters[charEnd - 1]).toMatch(/[^\s\u0085]/);
          last = charEnd;
        }
        expect(characters.slice(last).join('')).toMatch(/^[\s\u0085]*$/);
      }),
      { runs: 1500 },
    );
  });
});
