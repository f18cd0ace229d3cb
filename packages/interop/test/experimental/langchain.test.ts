import { describe, expect, it } from 'vitest';
import { LANGCHAIN_MESSAGE } from '../../src/experimental/langchain.js';
import { testResponseVectors } from '../response-vectors.js';

describe('LANGCHAIN_MESSAGE', () => {
  testResponseVectors('langchain', 'langchain-message');

  it('is an answer of a model, not a question nor a document', () => {
    const document = { page_content: 'It leans.', metadata: {} };
    const written = {
      lc: 1,
      type: 'constructor',
      id: ['langchain_core', 'messages', 'HumanMessage'],
      kwargs: {},
    };
    for (const value of [
      { type: 'human', content: 'Which way?' },
      { type: 'ai' },
      { type: 'ai', data: {} },
      written,
      document,
      { answer: 'Ships lean.', context: [] },
      { answer: 'Ships lean.', context: 'It leans.' },
      { answer: 'Ships lean.', context: [document, 'It leans.'] },
    ]) {
      expect(LANGCHAIN_MESSAGE.recognizes(value)).toBe(false);
    }
  });
});
