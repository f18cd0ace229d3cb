import { extractCitations } from '@loccit/markdown';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { readResponse, toAiSdkParts, toExtraction } from '../src/index.js';
import type { ResponseVector } from './response-vectors.js';

const FORMS = ['openai', 'gemini', 'ai-sdk'];

/** What citations say, without the numbers and the order that an extraction gives to them and their sources. */
function sayings(response: unknown): string[] {
  const { citations, references } = toExtraction(readResponse(response));
  return citations
    .filter(({ target, char_start, char_end }) => target.kind !== 'none' && char_start < char_end)
    .map(
      ({ citation: _citation, mark_group: _group, problem: _problem, label: _label, target, ...members }) => {
        const reference = references.find((each) => each.reference === target.ref);
        const document = reference?.document_id ?? target.document_id;
        return JSON.stringify({ ...members, url: reference?.url ?? target.url, document });
      },
    )
    .sort();
}

describe('toAiSdkParts', () => {
  it.each(FORMS.flatMap((name) => loadVectors<ResponseVector[]>(`interop/${name}.json`)))(
    'gives parts that read back as the citations of $reading.form $id',
    ({ response }) => {
      const parts = toAiSdkParts(toExtraction(readResponse(response)));
      const again = { id: 'answer', role: 'assistant', parts: JSON.parse(JSON.stringify(parts)) };
      expect(sayings(again)).toEqual(sayings(response));
    },
  );

  it('writes a part for each source, with its citations beside it', () => {
    const text =
      'Ships lean [1]. The tide rises, see https://tide.example/.\n\n## References\n\n[1] The fleet.\n';
    const parts = toAiSdkParts(extractCitations(text), { text });
    expect(parts.map((part) => [part.type, 'title' in part ? part.title : undefined])).toEqual([
      ['text', undefined],
      ['source-document', 'The fleet'],
      ['source-url', undefined],
    ]);
    expect(parts[1]).toMatchObject({
      sourceId: 'S1',
      mediaType: 'application/octet-stream',
      providerMetadata: {
        loccit: { label: '1', citations: [{ citation: 'X1', mark: '[1]', char_start: 11, char_end: 14 }] },
      },
    });
    expect(parts[2]).toMatchObject({ sourceId: 'S2', url: 'https://tide.example/' });
  });

  it('writes sources alone where no text is at hand, and nothing for a mark that points to nothing', () => {
    expect(toAiSdkParts(extractCitations('Ships lean [1].'))).toEqual([]);
  });
});
