import { describe, expect, it } from 'vitest';
import { VERTEX_GROUNDING } from '../../src/experimental/vertex-grounding.js';
import { testResponseVectors } from '../response-vectors.js';

describe('VERTEX_GROUNDING', () => {
  testResponseVectors('vertex', 'vertex-grounding');

  it('is not an artifact that merely has claims', () => {
    expect(VERTEX_GROUNDING.recognizes({ claims: [], citations: [], references: [] })).toBe(false);
    expect(VERTEX_GROUNDING.recognizes({ claims: [], supportScore: 0.5 })).toBe(true);
  });

  it('says where a claim has no text', () => {
    expect(() => VERTEX_GROUNDING.read({ citedChunks: [], claims: [{ startPos: 0 }] })).toThrow(
      'at=/claims/0/claim_text',
    );
  });
});
