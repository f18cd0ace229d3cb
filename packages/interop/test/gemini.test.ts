import { describe, expect, it } from 'vitest';
import { GEMINI_RESPONSE } from '../src/gemini.js';
import { testResponseVectors } from './response-vectors.js';

function respond(segment: object, chunks: unknown = [{ web: { uri: 'https://tide.example/' } }]): unknown {
  const groundingSupports = [{ segment, groundingChunkIndices: [0] }];
  const groundingMetadata = { groundingChunks: chunks, groundingSupports };
  return { candidates: [{ content: { parts: [{ text: 'The tide rises.' }] }, groundingMetadata }] };
}

describe('GEMINI_RESPONSE', () => {
  testResponseVectors('gemini', 'gemini-response');

  it('reads the names of REST and of Python alike', () => {
    const camel = GEMINI_RESPONSE.read(respond({ startIndex: 4, endIndex: 8, text: 'tide' }));
    const snake = GEMINI_RESPONSE.read(
      JSON.parse(
        JSON.stringify(respond({ startIndex: 4, endIndex: 8, text: 'tide' })).replace(
          /"[a-z]+(?:[A-Z][a-z]+)+"/g,
          (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        ),
      ),
    );
    expect(snake).toEqual(camel);
    expect(camel.citations).toHaveLength(1);
  });

  it('says where a member is of another kind', () => {
    expect(() => GEMINI_RESPONSE.read(respond({ startIndex: '4', endIndex: 8 }))).toThrow(
      'response-member-malformed at=/candidates/0/groundingMetadata/groundingSupports/0/segment/startIndex',
    );
    expect(() => GEMINI_RESPONSE.read(respond({}, {}))).toThrow(
      'response-member-malformed at=/candidates/0/groundingMetadata/groundingChunks',
    );
  });

  it('is not an object that merely has steps or candidates', () => {
    for (const value of [
      { steps: [{ type: 'text' }] },
      { candidates: [] },
      { candidates: ['Ada'] },
      { promptFeedback: '' },
    ]) {
      expect(GEMINI_RESPONSE.recognizes(value)).toBe(false);
    }
  });
});
