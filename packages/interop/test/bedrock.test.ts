import { describe } from 'vitest';
import { testResponseVectors } from './response-vectors.js';

describe('BEDROCK_RESPONSE', () => {
  testResponseVectors('bedrock', 'bedrock-response');
});
