import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../src/fold-text.js';
import { md5 } from '../src/md5.js';

const texts = fc
  .array(
    fc.constantFrom(
      'a',
      'B',
      'ﬃ',
      'İ',
      ' ',
      '\n',
      '\u3000',
      '-\n',
      ' [12]',
      '“',
      '\u200b',
      '港',
      '\u{10400}',
      '\u{1f6a2}',
      '.',
      'Σ',
    ),
    {
      maxLength: 80,
    },
  )
  .map((parts) => parts.join(''));

describe('foldText', () => {
  it('keeps for every unit where it came from: sources ascend and lie in the text', () => {
    seeded(
      fc.property(texts, (text) => {
        const folded = foldText(text);
        let before = -1;
        for (let at = 0; at < folded.text.length; at++) {
          const source = folded.sourceOf(at);
          expect(source).toBeGreaterThanOrEqual(before);
          expect(source).toBeLessThan(text.length);
          before = source;
        }
      }),
    );
  });

  it('folds the source of any folded stretch to that stretch again', () => {
    seeded(
      fc.property(texts, fc.nat(), fc.nat(), (text, from, length) => {
        const folded = foldText(text);
        if (folded.text === '') return;
        const start = from % folded.text.length;
        const end = start + 1 + (length % (folded.text.length - start));
        const span = folded.sourceSpan(start, end);
        const stretch = folded.text.slice(start, end);
        if (span === undefined || /[\s\-[\]]/.test(stretch) || !stretch.isWellFormed()) return;
        expect(foldText(text.slice(...span)).text).toBe(stretch);
      }),
      { runs: 500 },
    );
  });

  it('changes nothing in a text that is folded already, but what its folding joined', () => {
    expect(foldText(foldText('The “Old” Quay\n is ﬁne [3].').text).text).toBe('the "old" quay is fine.');
  });
});

describe('md5', () => {
  it('gives the digests of RFC 1321', () => {
    const digest = (text: string): string => md5(new TextEncoder().encode(text));
    expect(digest('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
    expect(digest('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
    expect(digest('1234567890'.repeat(8))).toBe('57edf4a22be3c955ac49da2e2107b67a');
  });
});
