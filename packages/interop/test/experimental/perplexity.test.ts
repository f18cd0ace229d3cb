import { describe, expect, it } from 'vitest';
import { PERPLEXITY_RESPONSE } from '../../src/experimental/perplexity.js';
import { testResponseVectors } from '../response-vectors.js';

describe('PERPLEXITY_RESPONSE', () => {
  testResponseVectors('perplexity', 'perplexity-response');

  it('is a chat completion with pages beside it, and no other', () => {
    const choices = [{ message: { content: 'Ships lean.' } }];
    expect(PERPLEXITY_RESPONSE.recognizes({ choices, citations: [] })).toBe(true);
    expect(PERPLEXITY_RESPONSE.recognizes({ choices, object: 'chat.completion' })).toBe(false);
    expect(PERPLEXITY_RESPONSE.recognizes({ citations: [] })).toBe(false);
  });

  it('says which address is none', () => {
    const value = {
      choices: [{ message: { content: 'Ships lean.' } }],
      citations: ['https://a.example/', 7],
    };
    expect(() => PERPLEXITY_RESPONSE.read(value)).toThrow('response-member-malformed at=/citations/1');
  });
});
