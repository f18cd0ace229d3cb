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

function annotate(text: string, annotations: readonly object[]): unknown {
  return {
    object: 'response',
    output: [{ type: 'message', content: [{ type: 'output_text', text, annotations }] }],
  };
}

function cite(url: string, start_index: number, end_index: number): object {
  return { type: 'url_citation', url, title: 'Rain', start_index, end_index };
}

function ground(text: string, segments: readonly object[]): unknown {
  const groundingSupports = segments.map((segment) => ({ segment, groundingChunkIndices: [0] }));
  const groundingMetadata = {
    groundingChunks: [{ web: { uri: 'https://rain.example/' } }],
    groundingSupports,
  };
  return { candidates: [{ content: { parts: [{ text }] }, groundingMetadata }] };
}

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
  'links that are right': (n) =>
    annotate(
      'It rains [a](https://a.example/). '.repeat(n),
      Array.from({ length: n }, (_, i) => cite('https://a.example/', 34 * i + 9, 34 * i + 32)),
    ),
  'links that are not there': (n) =>
    annotate(
      '[a](https://a.example/) '.repeat(n),
      Array.from({ length: n }, (_, i) => cite(`https://b.example/${i}`, 0, 24)),
    ),
  'brackets before a link': (n) =>
    annotate(
      `${'['.repeat(n)}${'a](https://a.example/)'.repeat(n)}`,
      Array.from({ length: n }, (_, i) => cite('https://a.example/', n + 22 * i, n + 22 * i + 22)),
    ),
  'places of insertion': (n) =>
    annotate(
      'It rains. '.repeat(n),
      Array.from({ length: n }, (_, i) => ({
        type: 'file_citation',
        file_id: 'f',
        filename: 'f',
        index: 10 * i + 9,
      })),
    ),
  'segments in bytes': (n) =>
    ground(
      '雨。'.repeat(n),
      Array.from({ length: n }, (_, i) => ({ startIndex: 6 * i, endIndex: 6 * i + 6, text: '雨。' })),
    ),
  'source parts': (n) => ({
    role: 'assistant',
    parts: Array.from({ length: n }, (_, i) => [
      { type: 'text', text: 'It rains. ' },
      {
        type: 'source-document',
        sourceId: `s${i}`,
        mediaType: 'text/plain',
        title: `${i}`,
        providerMetadata: { anthropic: { citedText: 'rain', startCharIndex: i, endCharIndex: i + 4 } },
      },
    ]).flat(),
  }),
  'numbers of pages': (n) => ({
    choices: [{ message: { content: 'It rains [1][2]. '.repeat(n) } }],
    citations: Array.from({ length: n }, (_, i) => `https://a.example/${i}`),
  }),
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
