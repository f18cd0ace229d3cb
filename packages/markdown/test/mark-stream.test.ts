import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarkStream, type MarkStreamOptions, type StreamedCitation } from '../src/index.js';

interface StreamVector {
  readonly title: string;
  readonly options?: MarkStreamOptions;
  readonly pieces: readonly string[];
  readonly text: string;
  readonly citations: readonly (readonly [string, string, number])[];
}

function run(pieces: readonly string[], options?: MarkStreamOptions) {
  const stream = createMarkStream(options);
  const citations: StreamedCitation[] = [];
  let text = '';
  const shown: string[] = [];
  for (const piece of [...pieces.map((each) => stream.push(each)), stream.end()]) {
    text += piece.text;
    shown.push(text);
    citations.push(...piece.citations);
  }
  return { text, citations, shown };
}

describe('createMarkStream', () => {
  for (const vector of loadVectors<StreamVector[]>('markdown/stream.json')) {
    it(vector.title, () => {
      const found = run(vector.pieces, vector.options);
      expect(found.text).toBe(vector.text);
      expect(found.citations.map(({ label, form, at }) => [label, form, at])).toEqual(vector.citations);
      // Whatever is shown is a beginning of the whole: no part of a mark was ever seen.
      for (const shown of found.shown) expect(vector.text.startsWith(shown)).toBe(true);
      const single = run([...vector.pieces.join('')], vector.options);
      expect([single.text, single.citations]).toEqual([found.text, found.citations]);
    });
  }

  it('gives the same wherever the text is cut', () => {
    const part = fc.constantFrom(
      ...[
        '[1]',
        '[1, 2]',
        '【4:0†a b.pdf】',
        '<|f-a|>',
        '<|',
        '[',
        ']',
        '`',
        '``',
        '\n',
        '\n\n',
        '```\n',
        ' ',
        '\t',
      ],
      ...[
        'word',
        '.',
        '。',
        '🧊',
        '\\',
        '!',
        '(u)',
        ':',
        '[x](y)',
        '^',
        'K',
        '[2_3]',
        '[^n]',
        '[2019]',
        '[a-b#1]',
        '~~~\n',
      ],
    );
    seeded(
      fc.property(
        fc.array(part, { maxLength: 30 }),
        fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
        (parts, cuts) => {
          const text = parts.join('');
          const options = { delimiters: [{ open: '<|f-', close: '|>' }] };
          const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
          const pieces = places.slice(1).map((to, i) => text.slice(places[i], to));
          const whole = run([text], options);
          const cut = run(pieces, options);
          expect([cut.text, cut.citations]).toEqual([whole.text, whole.citations]);
          const marks = [...new Map(whole.citations.map((one) => [one.mark_group, one.mark])).values()];
          const letters = (from: string): number => from.replace(/[ \t]/g, '').length;
          expect(letters(whole.text) + letters(marks.join(''))).toBe(letters(text));
        },
      ),
      { runs: 2000 },
    );
  });

  it('holds back no more than the longest mark and the white space before it', () => {
    const longest = 50;
    for (const text of [
      '[1, '.repeat(40),
      '[1,2'.padEnd(300, ',3'),
      '<|f-'.padEnd(300, 'x'),
      ' '.repeat(300),
      '`'.repeat(900),
    ]) {
      const stream = createMarkStream({ delimiters: [{ open: '<|f-', close: '|>' }], longest });
      let taken = 0;
      let shown = 0;
      for (const unit of text) {
        taken += 1;
        shown += stream.push(unit).text.length;
        expect(taken - shown).toBeLessThanOrEqual(unit === '`' ? 200 : longest + 45);
      }
      shown += stream.end().text.length;
      expect(shown).toBe(text.length);
    }
  });

  it('refuses empty delimiters and a length that is none', () => {
    expect(() => createMarkStream({ delimiters: [{ open: '', close: ']' }] })).toThrow(RangeError);
    expect(() => createMarkStream({ longest: 0 })).toThrow(RangeError);
    expect(() => createMarkStream({ passages: -1 })).toThrow(RangeError);
  });
});
