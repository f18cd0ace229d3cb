import { checkSchema } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { type ResponseReading, readResponse, toExtraction, toWebAnnotations } from '../src/index.js';
import type { ResponseVector } from './response-vectors.js';

const FILES = ['ai-sdk', 'anthropic', 'bedrock', 'cohere', 'gemini', 'openai', 'web-annotation'];

function reading(members: Partial<ResponseReading>): ResponseReading {
  return { form: 'cohere-chat', text: '', sources: [], citations: [], lost: [], ...members };
}

describe('toExtraction', () => {
  it.each(FILES)('writes what the schema takes for every response of %s', (name) => {
    for (const { response } of loadVectors<ResponseVector[]>(`interop/${name}.json`)) {
      const extraction = toExtraction(readResponse(response));
      expect(checkSchema('extraction', extraction)).toEqual([]);
      expect(extraction.text).toBe(readResponse(response).text);
    }
  });

  it('gives a citation of a statement to every claim that it overlaps', () => {
    const text = 'It rains. It blows. It snows.';
    const cite = (charStart: number, charEnd: number): unknown =>
      toExtraction(
        reading({
          text,
          sources: [{}],
          citations: [{ answerSpan: { charStart, charEnd }, covers: 'statement', source: 0 }],
        }),
      ).citations[0]?.claim_ids;
    expect(cite(3, 15)).toEqual(['C1', 'C2']);
    expect(cite(0, 9)).toEqual(['C1']);
    expect(cite(8, 10)).toEqual(['C1']);
    expect(cite(9, 10)).toEqual([]);
    expect(cite(0, 29)).toEqual(['C1', 'C2', 'C3']);
  });

  it('gives a citation of a mark to the claim that it stands in or follows, within the paragraph', () => {
    const text = 'It rains (a). (b)\n\n(c)';
    const cite = (mark: string): unknown => {
      const charStart = text.indexOf(mark);
      const answerSpan = { charStart, charEnd: charStart + 3 };
      const { claims, citations } = toExtraction(
        reading({ text, sources: [{}], citations: [{ answerSpan, covers: 'mark', source: 0 }] }),
      );
      return claims
        .filter(({ claim_id: id }) => citations[0]?.claim_ids.includes(id))
        .map((claim) => claim.char_start);
    };
    expect(cite('(a)')).toEqual([0]);
    expect(cite('(c)')).not.toEqual([0]);
  });

  it('takes a statement that a citation covers from those without one', () => {
    const text = 'It rains. It blows.';
    const answerSpan = { charStart: 10, charEnd: 19 };
    const { statements_uncited: uncited } = toExtraction(
      reading({ text, sources: [{}], citations: [{ answerSpan, covers: 'statement', source: 0 }] }),
    );
    expect(uncited.map((statement) => statement.text)).toEqual(['It rains.']);
  });

  it('lets a citation without a place stand at the end with its problem, for no claim', () => {
    const { citations } = toExtraction(
      reading({
        text: 'It rains.',
        sources: [{ title: 'Rain' }],
        citations: [
          { covers: 'statement', source: 0, problem: 'answer-span-differs' },
          { covers: 'statement' },
        ],
      }),
    );
    expect(citations[0]).toMatchObject({
      form: 'annotation',
      mark: 'Rain',
      char_start: 9,
      char_end: 9,
      claim_ids: [],
      problem: 'answer-span-differs',
    });
    expect(citations[1]).toMatchObject({ mark: '*', label: '', target: { kind: 'none' } });
  });

  it('adds to the link at the same place with the same URL, once, and takes the entry of the text for a source', () => {
    const text = 'It rains [sky](https://sky.example/).\n\n## References\n\n1. Wind. https://wind.example/\n';
    const answerSpan = { charStart: 9, charEnd: 36 };
    const citation = { answerSpan, covers: 'mark', source: 0, quote: { exact: 'rain' } } as const;
    const { citations, references } = toExtraction(
      reading({
        text,
        sources: [{ url: 'https://sky.example/' }, { url: 'https://wind.example/', documentId: 'wind' }],
        citations: [citation, citation],
      }),
    );
    expect(citations.map(({ form, quote }) => [form, quote?.exact])).toEqual([
      ['link', 'rain'],
      ['annotation', 'rain'],
    ]);
    expect(references.map(({ url, document_id: id }) => [url, id])).toEqual([
      ['https://wind.example/', 'wind'],
      ['https://sky.example/', undefined],
    ]);
  });

  it('points a number that the text has no entry for at the source with that label', () => {
    const { citations } = toExtraction(
      reading({
        text: 'It rains [2].',
        sources: [{ label: '1' }, { label: '2', url: 'https://sky.example/' }],
      }),
    );
    expect(citations[0]?.target).toEqual({ kind: 'reference', ref: 'R2', url: 'https://sky.example/' });
  });

  it('numbers citations in the order of the text, those of one span in one group', () => {
    const text = 'It rains. It blows.';
    const at = (charStart: number, charEnd: number, source: number) =>
      ({ answerSpan: { charStart, charEnd }, covers: 'statement', source }) as const;
    const { citations } = toExtraction(
      reading({ text, sources: [{}, {}], citations: [at(10, 19, 0), at(0, 9, 0), at(0, 9, 1)] }),
    );
    expect(citations.map((each) => [each.citation, each.char_start, each.mark_group])).toEqual([
      ['X1', 0, 0],
      ['X2', 0, 0],
      ['X3', 10, 1],
    ]);
  });

  it('refuses citations that meet claims without end', () => {
    const text = 'It rains. '.repeat(2000);
    const answerSpan = { charStart: 0, charEnd: 19_999 };
    const citations = Array.from({ length: 1000 }, () => ({ answerSpan, covers: 'statement' }) as const);
    expect(() => toExtraction(reading({ text, citations }))).toThrow('response-too-large limit=1000000');
  });

  it('refuses citations that would repeat a long answer or a long name without end', () => {
    const text = 'a'.repeat(70_000);
    const citation = {
      answerSpan: { charStart: 0, charEnd: 70_000 },
      covers: 'statement',
      source: 0,
    } as const;
    const citations = Array.from({ length: 1000 }, () => citation);
    const long = reading({ text, sources: [{ title: text }], citations });
    expect(() => toExtraction(long)).toThrow('response-too-large');
    expect(() => toWebAnnotations(long, { answerId: 'urn:example:answer' })).toThrow('response-too-large');
  });

  it('leaves out a name of a document that is longer than an extraction holds', () => {
    const { references } = toExtraction(
      reading({ sources: [{ documentId: '\u{1f6a2}'.repeat(500) }, { documentId: 'x'.repeat(501) }] }),
    );
    expect(references.map(({ document_id: id }) => id?.length)).toEqual([1000, undefined]);
  });
});
