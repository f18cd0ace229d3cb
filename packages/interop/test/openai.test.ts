import { describe, expect, it } from 'vitest';
import { OPENAI_RESPONSE } from '../src/openai.js';
import { testResponseVectors } from './response-vectors.js';

function respond(text: string, annotations: unknown): unknown {
  return {
    object: 'response',
    output: [{ type: 'message', content: [{ type: 'output_text', text, annotations }] }],
  };
}

describe('OPENAI_RESPONSE', () => {
  testResponseVectors('openai', 'openai-response');

  it('leaves a chat completion to those who tell their sources beside it', () => {
    const choices = [{ message: { content: 'Ships lean.' } }];
    const recognizes = (members: object): boolean =>
      OPENAI_RESPONSE.recognizes({ object: 'chat.completion', choices, ...members });
    expect(recognizes({})).toBe(true);
    expect(recognizes({ citations: [] })).toBe(false);
    expect(recognizes({ search_results: [] })).toBe(false);
    expect(recognizes({ choices: [{ message: { content: '', context: {} } }] })).toBe(false);
  });

  it('says where a member is of another kind', () => {
    const at = (value: unknown): unknown => {
      try {
        return OPENAI_RESPONSE.read(value);
      } catch (error) {
        return error instanceof Error ? error.message : error;
      }
    };
    expect(at(respond('Ships lean.', 'none'))).toBe(
      'response-member-malformed at=/output/0/content/0/annotations',
    );
    expect(at(respond('Ships lean.', [{ type: 'url_citation' }]))).toBe(
      'response-member-missing at=/output/0/content/0/annotations/0/url',
    );
    expect(at(respond('Ships\ud800', []))).toBe('response-text-malformed at=/output/0/content/0/text');
  });

  it('passes over annotations of kinds that it does not know, and says so', () => {
    expect(OPENAI_RESPONSE.read(respond('Ships lean.', [{ type: 'gesture' }])).lost).toEqual([
      'citation-kind',
    ]);
  });

  it('compares no more of a long span than a link can be long', () => {
    const text = `${'[1](https://a.example/) '.repeat(5000)}`;
    const annotations = Array.from({ length: 500 }, () => ({
      type: 'url_citation',
      url: 'https://b.example/',
      title: '',
      start_index: 0,
      end_index: text.length,
    }));
    const { citations } = OPENAI_RESPONSE.read(respond(text, annotations));
    expect(citations.every(({ covers }) => covers === 'statement')).toBe(true);
  });
});
