import { describe, expect, it } from 'vitest';
import { ANTHROPIC_MESSAGE } from '../src/anthropic.js';
import { testResponseVectors } from './response-vectors.js';

describe('ANTHROPIC_MESSAGE', () => {
  testResponseVectors('anthropic', 'anthropic-message');

  it('leaves an output item of another API, which is a message too', () => {
    const item = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: '' }] };
    expect(ANTHROPIC_MESSAGE.recognizes(item)).toBe(false);
    expect(ANTHROPIC_MESSAGE.recognizes({ ...item, content: [{ type: 'text', text: '' }] })).toBe(true);
    expect(ANTHROPIC_MESSAGE.recognizes({ ...item, role: 'user', content: [] })).toBe(false);
  });

  it('says where a member is missing or of another kind', () => {
    const read = (citation: unknown): unknown =>
      ANTHROPIC_MESSAGE.read({ content: [{ type: 'text', text: 'Calm.', citations: [citation] }] });
    expect(() => read({ type: 'page_location', document_index: 0 })).toThrow(
      'response-member-missing at=/content/0/citations/0/start_page_number',
    );
    expect(() => read({ type: 'page_location', document_index: -1 })).toThrow(
      'response-member-malformed at=/content/0/citations/0/document_index',
    );
    expect(() => read('none')).toThrow('response-member-malformed at=/content/0/citations/0');
  });
});
