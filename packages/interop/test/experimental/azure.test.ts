import { describe, expect, it } from 'vitest';
import { AZURE_CHAT } from '../../src/experimental/azure.js';
import { testResponseVectors } from '../response-vectors.js';

describe('AZURE_CHAT', () => {
  testResponseVectors('azure', 'azure-chat');

  it('is a chat completion whose message has a context', () => {
    expect(AZURE_CHAT.recognizes({ choices: [{ message: { content: '', context: {} } }] })).toBe(true);
    expect(AZURE_CHAT.recognizes({ choices: [{ message: { content: '', context: [] } }] })).toBe(false);
    expect(AZURE_CHAT.recognizes({ choices: [] })).toBe(false);
  });
});
