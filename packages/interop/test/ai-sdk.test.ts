import { describe, expect, it } from 'vitest';
import { AI_SDK } from '../src/ai-sdk.js';
import { testResponseVectors } from './response-vectors.js';

describe('AI_SDK', () => {
  testResponseVectors('ai-sdk', 'ai-sdk');

  it('is neither a user’s message nor a message of another kind', () => {
    const text = { type: 'text', text: 'Ships lean.' };
    for (const value of [
      { id: 'm', role: 'user', parts: [text] },
      { role: 'assistant', parts: [{ text: 'Ships lean.' }] },
      { role: 'assistant', content: [text] },
      { text: 'Ships lean.', sources: [] },
      { text: 'Ships lean.', sources: [{ url: 'https://port.example/' }], finishReason: 'stop' },
      { steps: [] },
      [],
    ]) {
      expect(AI_SDK.recognizes(value)).toBe(false);
    }
  });

  it('says where a member is of another kind', () => {
    const read = (part: object): unknown => AI_SDK.read({ role: 'assistant', parts: [part] });
    expect(() => read({ type: 'text' })).toThrow('response-member-missing at=/parts/0/text');
    expect(() =>
      read({ type: 'source-url', sourceId: 's', url: 'https://a.example/', providerMetadata: [] }),
    ).toThrow('response-member-malformed at=/parts/0/providerMetadata');
  });
});
