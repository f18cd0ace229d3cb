import { describe, expect, it } from 'vitest';
import { AI_SDK } from '../src/ai-sdk.js';
import { readResponse, toExtraction } from '../src/index.js';
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

  // BUG-WEB-12
  it('leaves the citations of a conversation with the message that bears them, before and after it is stored', () => {
    const source = { type: 'source-url', sourceId: 's1', url: 'https://port.example/fleet' };
    const said = (role: string, text: string, ...sources: object[]) => ({
      id: text,
      role,
      parts: [{ type: 'text', text }, ...sources],
    });
    const greeted = [said('user', 'Good morning.'), said('assistant', 'Welcome aboard.')];
    const asked = [said('user', 'How do ships lean?'), said('assistant', 'Ships lean [1].', source)];
    const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const cited = (value: unknown) => {
      const { citations, references } = toExtraction(readResponse(value));
      return [citations.length, references.map(({ url }) => url)];
    };
    for (const read of [(value: unknown) => value, stored]) {
      expect(cited(read(greeted))).toEqual([0, []]);
      expect(cited(read([...greeted, ...asked]))).toEqual([1, [source.url]]);
      expect(cited(read([...asked, ...greeted]))).toEqual([0, []]);
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
