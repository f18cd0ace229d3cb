import { loadVectors } from '@loccit/testing';
import { extractCitations } from '@loccit/markdown';
import { describe, expect, it } from 'vitest';
import {
  type ResponseReading,
  readResponse,
  toExtraction,
  toWebAnnotations,
  type WebSelector,
} from '../src/index.js';
import type { ResponseVector } from './response-vectors.js';

const FILES = ['ai-sdk', 'anthropic', 'bedrock', 'cohere', 'gemini', 'openai', 'web-annotation'];
const answerId = 'urn:example:answer:1';

/** What annotations can hold of a reading: citations with a source, and of a place what fragments name. */
function writable(reading: ResponseReading): unknown {
  return reading.citations.flatMap(({ answerSpan, source, quote, sourceSpan }) => {
    if (source === undefined) return [];
    const { url, title, documentId } = reading.sources[source] ?? {};
    return [{ answerSpan, url, title, documentId, quote, sourceSpan }];
  });
}

function selectorsOf(value: unknown): readonly WebSelector[] {
  return (value as { selector?: readonly WebSelector[] }).selector ?? [];
}

describe('toWebAnnotations', () => {
  it.each(FILES)('writes pages that read back as the readings of %s', (name) => {
    for (const { reading } of loadVectors<ResponseVector[]>(`interop/${name}.json`)) {
      const page = toWebAnnotations(reading, { answerId });
      const back = readResponse(JSON.parse(JSON.stringify(page)));
      if (reading.text === '' || page.items.length === 1) continue;
      expect(back.text).toBe(reading.text);
      expect(writable(back)).toEqual(writable(reading));
    }
  });

  it('writes quote and position of one place, in code points', () => {
    const text = '\u{1f6a2} It rains.';
    const citations = [
      { answerSpan: { charStart: 2, charEnd: 11 }, covers: 'statement', source: 0 },
    ] as const;
    const page = toWebAnnotations(
      { form: 'cohere-chat', text, sources: [{ url: 'https://sky.example/' }], citations, lost: [] },
      { answerId },
    );
    expect(selectorsOf(page.items[1]?.target)).toEqual([
      { type: 'TextQuoteSelector', exact: 'It rains.', prefix: '\u{1f6a2} ' },
      { type: 'TextPositionSelector', start: 2, end: 11 },
    ]);
    expect(page.items[1]?.body).toEqual({ type: 'SpecificResource', source: 'https://sky.example/' });
  });

  it('lets a Markdown mark cover the statements it belongs to, and wants the text it counts in', () => {
    const text = 'It rains. It blows [1].\n\n[1]: https://sky.example/\n';
    const extraction = extractCitations(text);
    expect(() => toWebAnnotations(extraction, { answerId })).toThrow('response-member-missing at=/text');
    const page = toWebAnnotations(extraction, { answerId, text });
    expect(selectorsOf(page.items[1]?.target)[0]).toMatchObject({
      exact: expect.stringMatching(/^It blows/),
    });
  });

  it('writes lines, pages and quotes with two ends as fragments that read back', () => {
    const text = 'It rains.';
    const answerSpan = { charStart: 0, charEnd: 9 };
    const cite = (members: object) => ({ answerSpan, covers: 'statement', source: 0, ...members }) as const;
    const reading: ResponseReading = {
      form: 'web-annotation',
      text,
      sources: [{ url: 'https://sky.example/' }],
      citations: [
        cite({ locator: { type: 'lines', first: 5, last: 6 } }),
        cite({ locator: { type: 'page', first: 3, last: 3 } }),
        cite({ quote: { exact: 'wind-blown, & wet', exact_end: '\u{20bb7}\u91ce\u5bb6' } }),
      ],
      lost: [],
    };
    expect(readResponse(toWebAnnotations(reading, { answerId }))).toEqual(reading);
    expect(toWebAnnotations(toExtraction(reading), { answerId }).items).toHaveLength(4);
  });
});
