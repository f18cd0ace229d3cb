import { describe, expect, it } from 'vitest';
import { answerQuestion, createExtractiveGenerator, generateAnswer } from '../../src/index.js';
import { AT, GUEST } from '../ask.js';
import { ferries } from './writing.js';

describe('createExtractiveGenerator', () => {
  it('[C9] gives the bytes that answerQuestion gives', async () => {
    for (const question of ['What does a single crossing cost?', '改签费用是多少？', 'Who founded it?']) {
      const input = {
        question,
        generation: ferries,
        reader: GUEST,
        at: AT,
        answerId: `ans_${'0'.repeat(32)}`,
        nonce: '0'.repeat(32),
      };
      expect(await generateAnswer(input, createExtractiveGenerator())).toEqual(answerQuestion(input));
    }
  });
});
