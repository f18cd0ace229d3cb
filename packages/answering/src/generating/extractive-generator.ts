import { EXTRACTIVE_GENERATOR } from '../compose-answer.js';
import { extractAnswer } from '../extract-answer.js';
import type { AnswerGenerator } from './answer-generator.js';

/**
 * The generator without a model: whole sentences of the sources, chosen by rules.
 *
 * @remarks What it gives is what `answerQuestion` gives. Deterministic.
 */
export function createExtractiveGenerator(): AnswerGenerator {
  return {
    identity: EXTRACTIVE_GENERATOR,
    generate: async ({ input, retrieval }) => extractAnswer(input.generation, retrieval),
  };
}
