import { expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
import { readResponse, toExtraction, toWebAnnotations } from '../src/index.js';

function chat(text: string, citations: readonly object[]): unknown {
  return {
    finish_reason: 'COMPLETE',
    message: { role: 'assistant', content: [{ type: 'text', text }], citations },
  };
}

const sources = [{ type: 'document', id: 'doc:0' }];

const recipes: Readonly<Record<string, (n: number) => unknown>> = {
  'citations that are right': (n) =>
    chat(
      'It rains. '.repeat(n),
      Array.from({ length: n }, (_, i) => ({ start: 10 * i, end: 10 * i + 9, text: 'It rains.', sources })),
    ),
  'offsets that lie about the same words': (n) =>
    chat(
      `${'It rains. '.repeat(n)}It blows.`,
      Array.from({ length: n }, () => ({ start: 1, end: 5, text: 'It blows.', sources })),
    ),
  'offsets that lie about other words each': (n) =>
    chat(
      'It rains. '.repeat(n),
      Array.from({ length: n }, (_, i) => ({ start: 1, end: 5, text: `It snows ${i}.`, sources })),
    ),
  'words that begin again and again': (n) =>
    chat(`${'a'.repeat(n * 10)}`, [{ start: 0, end: 1, text: `${'a'.repeat(n * 5)}b`, sources }]),
  'CRLF and decomposed characters': (n) =>
    chat(
      'Cafe\u0301\r\n'.repeat(n),
      Array.from({ length: n }, (_, i) => ({ start: 7 * i, end: 7 * i + 5, text: 'Cafe\u0301', sources })),
    ),
  'blocks of one letter': (n) => ({
    type: 'message',
    role: 'assistant',
    content: Array.from({ length: n }, () => ({
      type: 'text',
      text: 'a ',
      citations: [
        { type: 'char_location', document_index: 0, start_char_index: 0, end_char_index: 1, cited_text: 'a' },
      ],
    })),
  }),
};

describe('readResponse', () => {
  it.each(Object.entries(recipes))('reads, extracts and writes back in linear time: %s', (_, recipe) => {
    expectLinearGrowth(
      (size) => {
        const response = recipe(size);
        return () => {
          const reading = readResponse(response);
          toWebAnnotations(reading, { answerId: 'urn:example:answer' });
          return toExtraction(reading);
        };
      },
      { from: 500, factor: 8 },
    );
  });
});
