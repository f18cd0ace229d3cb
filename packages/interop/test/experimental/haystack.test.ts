import { describe, expect, it } from 'vitest';
import { HAYSTACK_ANSWER } from '../../src/experimental/haystack.js';
import { testResponseVectors } from '../response-vectors.js';

describe('HAYSTACK_ANSWER', () => {
  testResponseVectors('haystack', 'haystack-answer');

  it('is a generated answer, not one that was cut out of a document', () => {
    const members = { data: 'Ships lean.', query: 'Which way?', documents: [] };
    expect(HAYSTACK_ANSWER.recognizes(members)).toBe(true);
    expect(HAYSTACK_ANSWER.recognizes({ ...members, documents: undefined })).toBe(false);
    expect(HAYSTACK_ANSWER.recognizes({ type: 'haystack.ExtractedAnswer', init_parameters: members })).toBe(
      false,
    );
    expect(HAYSTACK_ANSWER.recognizes({ answers: [] })).toBe(false);
  });
});
