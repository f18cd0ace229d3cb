import { describe } from 'vitest';
import { testResponseVectors } from './response-vectors.js';

describe('COHERE_CHAT', () => {
  testResponseVectors('cohere', 'cohere-chat');
});
