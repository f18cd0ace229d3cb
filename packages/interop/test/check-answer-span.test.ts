import { seeded } from '@loccit/testing';
import { canonicalizeText, countCodePoints, encodeUtf8 } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerText, type OffsetUnit } from '../src/answer-text.js';
import { checkAnswerSpan, checkAnswerSpanOf, checkPart, findStated } from '../src/check-answer-span.js';

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    ' ',
    '\r',
    '\n',
    'e',
    '\u0301',
    '\u{1f6a2}',
    '\u4e2d',
    '\ufeff',
    '\u1100',
    '\u1161',
  ),
  maxLength: 30,
});

const measures: Readonly<Record<OffsetUnit, (text: string) => number>> = {
  'code-point': countCodePoints,
  'utf16-unit': (part) => part.length,
  'utf8-byte': (part) => encodeUtf8(part).length,
};

describe('checkAnswerSpan', () => {
  it('counts in the text as received and answers in the canonical text, in every unit', () => {
    seeded(
      fc.property(
        text,
        text,
        text,
        fc.constantFrom<OffsetUnit>('code-point', 'utf16-unit', 'utf8-byte'),
        (a, b, c, unit) => {
          const measure = measures[unit];
          const answer = new AnswerText([a + b + c]);
          const { span, problem } = checkAnswerSpan(answer, measure(a), measure(a + b), unit);
          if (span === undefined) {
            const isEmpty = problem === 'answer-span-empty';
            expect(isEmpty ? canonicalizeText(b) : problem).toBe(isEmpty ? '' : 'answer-span-splits');
            return;
          }
          expect(answer.index.slice(span.charStart, span.charEnd)).toBe(canonicalizeText(b));
          expect(answer.index.slice(0, span.charStart)).toBe(canonicalizeText(a));
        },
      ),
      { runs: 1500 },
    );
  });

  it('finds each place of the text that canonicalising in pieces leaves as it is', () => {
    seeded(
      fc.property(text, text, (a, b) => {
        const answer = new AnswerText([a + b]);
        const parted =
          canonicalizeText(a) + canonicalizeText(b) === answer.text &&
          !(a.endsWith('\r') && b.startsWith('\n'));
        expect(typeof answer.place(a.length, 'utf16-unit') === 'number').toBe(parted);
      }),
      { runs: 1500 },
    );
  });

  it('gives no span for words that stand twice, whichever offset is wrong', () => {
    const answer = new AnswerText(['It rains. It blows. It rains.']);
    expect(checkAnswerSpan(answer, 20, 29, 'code-point', 'It rains.')).toEqual({
      span: { charStart: 20, charEnd: 29 },
    });
    expect(checkAnswerSpan(answer, 1, 10, 'code-point', 'It rains.')).toEqual({
      problem: 'answer-span-ambiguous',
    });
    expect(checkAnswerSpan(answer, 1, 10, 'code-point', 'It snows.')).toEqual({
      problem: 'answer-span-differs',
    });
    expect(checkAnswerSpan(answer, 0, 9, 'code-point', 'It blows.')).toEqual({
      span: { charStart: 10, charEnd: 19 },
      problem: 'answer-span-moved',
    });
  });

  it('names what is wrong with offsets that no words can mend', () => {
    const answer = new AnswerText(['\u{1f6a2}\r\ne\u0301']);
    const problem = (start: number, end: number): unknown =>
      checkAnswerSpan(answer, start, end, 'utf16-unit').problem;
    expect(problem(1, 2)).toBe('answer-span-splits');
    expect(problem(2, 3)).toBe('answer-span-splits');
    expect(problem(4, 5)).toBe('answer-span-splits');
    expect(problem(0, 7)).toBe('answer-span-outside');
    expect(problem(-1, 2)).toBe('answer-span-outside');
    expect(problem(2, 0)).toBe('answer-span-outside');
    expect(problem(2, 2)).toBe('answer-span-empty');
    for (const odd of [Number.NaN, 0.5, Number.POSITIVE_INFINITY, 1e300, -0.1]) {
      expect(problem(odd, 2)).toBe('answer-span-outside');
      expect(problem(0, odd)).toBe('answer-span-outside');
    }
    expect(problem(0, 6)).toBeUndefined();
  });

  it('counts from the beginning of a part, and no further than its end', () => {
    const answer = new AnswerText(['\u{1f6a2} one ', 'two three']);
    expect(checkAnswerSpan(answer, 0, 3, 'utf16-unit', 'two', 1)).toEqual({
      span: { charStart: 6, charEnd: 9 },
    });
    expect(checkAnswerSpan(answer, 0, 7, 'code-point', undefined, 0).problem).toBe('answer-span-outside');
    expect(checkAnswerSpan(answer, 0, 1, 'code-point', undefined, 2).problem).toBe('answer-span-outside');
    expect(checkAnswerSpan(answer, 0, 1, 'code-point', undefined, -1).problem).toBe('answer-span-outside');
  });

  it('takes stated words in any form of normalisation, and none that are no text', () => {
    const answer = new AnswerText(['Caf\u00e9.\n']);
    expect(checkAnswerSpan(answer, 0, 4, 'code-point', 'Cafe\u0301').problem).toBeUndefined();
    expect(checkAnswerSpan(answer, 0, 4, 'code-point', '\ud800')).toEqual({ problem: 'answer-span-differs' });
  });
});

describe('checkAnswerSpanOf', () => {
  it('takes neither of two readings that both find the words', () => {
    const answer = new AnswerText(['\u{1f6a2}aa']);
    const ways = [
      { start: 2, end: 3, unit: 'code-point' },
      { start: 2, end: 3, unit: 'utf16-unit' },
    ] as const;
    expect(checkAnswerSpanOf(answer, ways, 'a')).toEqual({ problem: 'answer-span-ambiguous' });
    expect(checkAnswerSpanOf(answer, ways)).toEqual({ span: { charStart: 2, charEnd: 3 } });
  });
});

describe('findStated', () => {
  it('finds words only where they stand once', () => {
    const answer = new AnswerText(['one two one']);
    expect(findStated(answer, 'two')).toEqual({ span: { charStart: 4, charEnd: 7 } });
    expect(findStated(answer, 'one')).toEqual({ problem: 'answer-span-ambiguous' });
    expect(findStated(answer, 'six')).toEqual({ problem: 'answer-span-differs' });
    expect(findStated(answer, '')).toEqual({ problem: 'answer-span-empty' });
  });
});

describe('checkPart', () => {
  it('covers a part without the white space around it', () => {
    const answer = new AnswerText(['a ', ' b c\r\n']);
    expect(checkPart(answer, 1)).toEqual({ span: { charStart: 3, charEnd: 6 } });
    expect(checkPart(new AnswerText(['\n']), 0)).toEqual({ problem: 'answer-span-empty' });
  });
});
