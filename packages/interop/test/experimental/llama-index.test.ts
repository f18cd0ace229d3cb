import { describe, expect, it } from 'vitest';
import { LLAMA_INDEX_RESPONSE } from '../../src/experimental/llama-index.js';
import { testResponseVectors } from '../response-vectors.js';

describe('LLAMA_INDEX_RESPONSE', () => {
  testResponseVectors('llama-index', 'llama-index-response');

  it('needs the nodes and the text of a response', () => {
    expect(LLAMA_INDEX_RESPONSE.recognizes({ response: 'Ships lean.', source_nodes: [] })).toBe(true);
    expect(LLAMA_INDEX_RESPONSE.recognizes({ response: 'Ships lean.' })).toBe(false);
    expect(LLAMA_INDEX_RESPONSE.recognizes({ source_nodes: [] })).toBe(false);
  });
});
