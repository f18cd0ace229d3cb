import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, cutPassages, listLanguages, measureCosine } from '../../src/models/index.js';

describe('bandOf', () => {
  it('[B7] EX-B3: a threshold belongs to the band it begins', () => {
    expect([0.85, 0.849, 0.6, 0.599].map((cosine) => bandOf(cosine))).toEqual([
      'high',
      'middle',
      'middle',
      'low',
    ]);
  });

  it('[B7] takes other thresholds', () => {
    expect([0.7, 0.5, 0.49].map((cosine) => bandOf(cosine, { high: 0.7, middle: 0.5 }))).toEqual([
      'high',
      'middle',
      'low',
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('BUG-VAL-19: has no band for %s', (cosine) => {
    expect(() => bandOf(cosine)).toThrow(RangeError);
  });
});

describe('measureCosine', () => {
  it.each([
    ['other lengths', [1, 0], [1]],
    ['no direction', [0, 0], [1, 0]],
    ['no numbers', [Number.NaN, 0], [1, 0]],
    ['nothing', [], []],
  ])('has none for vectors of %s', (_, a, b) => {
    expect(measureCosine(a, b)).toBeUndefined();
  });

  it('lies between -1 and 1 and does not change with length', () => {
    const vector = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 });
    seeded(
      fc.property(vector, vector, (a, b) => {
        const cosine = measureCosine(a, b);
        if (cosine === undefined) return;
        expect(Math.abs(cosine)).toBeLessThanOrEqual(1);
        expect(
          measureCosine(
            a.map((x) => 3 * x),
            b,
          ),
        ).toBeCloseTo(cosine, 9);
      }),
    );
  });
});

describe('cutPassages', () => {
  it('[B7] cuts between sentences, in code points', () => {
    const sentence = `${'\u{1f511}'.repeat(150)} is a key. `;
    const passages = cutPassages(sentence.repeat(5));
    expect(passages.length).toBe(3);
    const characters = [...sentence.repeat(5)];
    for (const { charEnd, charStart, text } of passages) {
      expect(characters.slice(charStart, charEnd).join('')).toBe(text);
    }
  });

  it('cuts a sentence that is longer than a passage, and loses nothing but white space', () => {
    seeded(
      fc.property(
        fc.array(fc.constantFrom('锁。', 'Lock. ', 'x'.repeat(300), '\n\n', ' '), { maxLength: 30 }),
        (parts) => {
          const text = parts.join('');
          const passages = cutPassages(text);
          const kept = passages.map((passage) => passage.text).join('');
          expect(kept.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          expect(passages.every(({ charEnd, charStart }) => charEnd - charStart <= 400)).toBe(true);
        },
      ),
    );
  });
});

describe('listLanguages', () => {
  it.each([
    ['Keys are kept.', undefined, ['en']],
    ['Schlüssel bleiben hier.', 'de-AT', ['de']],
    ['钥匙留在这里。', undefined, ['zh']],
    ['钥匙留在 PDF 里，请不要带走，否则需要赔偿。', undefined, ['zh']],
    ['鍵はここにあります。', undefined, ['ja']],
    ['열쇠는 여기 있습니다.', undefined, ['ko']],
    ['123', undefined, []],
    ['The word 钥匙 means key', undefined, ['zh', 'en']],
  ])('reads the scripts of %j (%s)', (text, lang, languages) => {
    expect(listLanguages(text, lang)).toEqual(languages);
  });
});
