import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerText } from '../src/answer-text.js';
import { checkLinkSpan } from '../src/openai-link.js';

const URL = 'https://port.example/lean';

function check(
  text: string,
  start: number,
  end: number,
  url = URL,
): { slice: string | undefined; problem?: string } {
  const answer = new AnswerText([text]);
  const { span, problem } = checkLinkSpan(answer, url, start, end, 0);
  const slice = span === undefined ? undefined : answer.index.slice(span.charStart, span.charEnd);
  return { slice, ...(problem === undefined ? {} : { problem }) };
}

describe('checkLinkSpan', () => {
  it('leaves out the brackets around a link', () => {
    expect(check(`([a](${URL}))`, 0, 32)).toEqual({ slice: `[a](${URL})` });
  });

  it('takes a URL without the parameter by which the vendor counts visits for the same', () => {
    expect(check(`[a](${URL})`, 0, 30, `${URL}?utm_source=openai`)).toEqual({ slice: `[a](${URL})` });
  });

  it('does not find a URL in a longer one', () => {
    expect(check(`[a](${URL}/more) leans`, 0, 35)).toEqual({
      slice: undefined,
      problem: 'answer-span-differs',
    });
    expect(check(`[a](${URL}/more) leans`, 36, 41)).toEqual({ slice: 'leans' });
  });

  it('finds the text of a link with brackets in it', () => {
    expect(check(`x [a [b] c](${URL} "T") y`, 0, 3)).toEqual({
      slice: `[a [b] c](${URL} "T")`,
      problem: 'answer-span-moved',
    });
  });

  it('leaves of a link that is longer than any the URL alone', () => {
    const text = `[${'a'.repeat(5000)}](${URL})`;
    expect(check(text, 0, text.length)).toEqual({ slice: URL, problem: 'answer-span-moved' });
  });

  it('takes the text of a link for no marker', () => {
    expect(check(`[1](${URL})`, 0, 3)).toEqual({ slice: `[1](${URL})`, problem: 'answer-span-moved' });
    expect(check(`[1] ${URL}`, 0, 3)).toEqual({ slice: '[1]' });
  });

  it('gives a span that shows the URL or a marker, or is no mark, whatever the offsets', () => {
    const piece = fc.constantFrom(
      'ships ',
      '\u{1f6a2}',
      '\r\n',
      'e\u0301',
      '[1]',
      '\u30104:0\u2020a\u3011',
      `[a](${URL})`,
      `<${URL}>`,
      `${URL} `,
      `[b](${URL}/b)`,
      '[',
      '](',
      ')',
    );
    seeded(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.integer({ min: -2, max: 120 }),
        fc.nat(60),
        (pieces, start, length) => {
          const answer = new AnswerText([pieces.join('')]);
          const { span, covers, problem } = checkLinkSpan(answer, URL, start, start + length, 0);
          if (span === undefined) {
            expect(problem).toBeDefined();
            return;
          }
          expect(span.charStart).toBeLessThan(span.charEnd);
          const slice = answer.index.slice(span.charStart, span.charEnd);
          if (covers === 'mark')
            expect(slice.includes(URL) || slice === '[1]' || slice.startsWith('\u3010')).toBe(true);
          else expect(answer.text.replaceAll(`${URL}/`, '')).not.toContain(URL);
        },
      ),
      { runs: 1000 },
    );
  });
});
