import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surveyNormal } from '../src/normal-form.js';
import { anyText, awkwardText } from './arbitraries.js';

const encoder = new TextEncoder();
const isNormal = (bytes: Uint8Array) => surveyNormal(bytes, 11) !== undefined;

/** Fillers of every length of sequence, of scripts that are full of marks, and longer than a stretch. */
const texts = fc
  .tuple(
    fc.oneof(awkwardText(), anyText()),
    fc.constantFrom('', 'x', 'é', '窑。', '\u{1f6a2}\ufe0f', 'कि', 'ไม้', 'ệ', '한'),
    fc.oneof(fc.nat(20), fc.nat(9000)),
    awkwardText(),
  )
  .map(([text, filler, times, after]) => (text + filler.repeat(times) + after).replaceAll('\r', ''));

describe('surveyNormal', () => {
  it('says what the platform says of the text as a string', () => {
    seeded(
      fc.property(texts, (text) => {
        expect(isNormal(encoder.encode(text))).toBe(text.normalize('NFC') === text);
      }),
      { runs: 500 },
    );
  });

  it('says so of text that is made canonical first', () => {
    seeded(
      fc.property(texts, (text) => {
        expect(isNormal(encoder.encode(text.normalize('NFC')))).toBe(true);
      }),
      { runs: 500 },
    );
  });
});
