import { seeded } from '@loccit/testing';
import { canonicalizeText, countCodePoints, encodeUtf8 } from '@loccit/text';
import fc from 'fast-check';
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

  it('takes bytes of a part to the same words, whatever stands before them', () => {
    const piece = fc.constantFrom(
      'ship ',
      '\u{1f6a2}',
      '\r\n',
      'e\u0301',
      '\u96e8\u3002',
      '\u{20000}',
      'ship ',
    );
    const parts = fc.array(fc.array(piece, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 });
    seeded(
      fc.property(parts, fc.nat(2), fc.nat(7), fc.nat(7), (pieces, at, from, length) => {
        const partIndex = at % pieces.length;
        const part = pieces[partIndex] ?? [];
        const before = part.slice(0, from % part.length).join('');
        const words = part.slice(from % part.length, (from % part.length) + 1 + length).join('');
        const startIndex = encodeUtf8(before).length;
        const endIndex = startIndex + encodeUtf8(words).length;
        const segment = { partIndex, startIndex, endIndex, text: words };
        const reading = GEMINI_RESPONSE.read({
          candidates: [
            {
              content: { parts: pieces.map((each) => ({ text: each.join('') })) },
              groundingMetadata: {
                groundingChunks: [{ web: { uri: 'https://tide.example/' } }],
                groundingSupports: [{ segment, groundingChunkIndices: [0] }],
              },
            },
          ],
        });
        const earlier = pieces.slice(0, partIndex).flat().join('') + before;
        const charStart = countCodePoints(canonicalizeText(earlier));
        const charEnd = charStart + countCodePoints(canonicalizeText(words));
        expect(reading.citations).toEqual([
          { answerSpan: { charStart, charEnd }, covers: 'statement', source: 0 },
        ]);
      }),
      { runs: 500 },
    );
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
