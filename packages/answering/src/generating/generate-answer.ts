import { type Answer, type Audit, digestAnswer } from '@loccit/contract';
import { composeAnswer } from '../compose-answer.js';
import { describeRun } from '../describe-run.js';
import type { QuestionInput } from '../question-input.js';
import type { Retrieval } from '../retrieval/retrieval.js';
import { retrieve } from '../retrieval/retrieve.js';
import type { AnswerGenerator } from './answer-generator.js';

/**
 * Answers a question through a generator, or says that it cannot.
 *
 * @remarks With the guarantees of `answerQuestion`, but for determinism where the generator asks a model. The audit says what
 * was asked, what came back, by digest, and what became of each sentence; none of it is in the answer. Keep the audit first.
 * @param retrieval - of the same question, generation, reader and time; found by words alone where it is absent
 * @throws {@link TextError} when the question holds U+0000 or a lone surrogate.
 * @example
 * ```ts
 * const reader = { tenantId: 'default', groups: [], principal: 'guest' };
 * const input = {
 *   question: 'What is the fee?', generation: undefined, reader, at: '2026-01-05T00:00:00Z',
 *   answerId: 'ans_00000000000000000000000000000000', nonce: '00000000000000000000000000000000',
 * };
 * const { answer } = await generateAnswer(input, createExtractiveGenerator());
 * answer.status; // 'dependency_unavailable'
 * ```
 */
export async function generateAnswer(
  input: QuestionInput,
  generator: AnswerGenerator,
  retrieval: Retrieval = retrieve(input),
): Promise<{ readonly answer: Answer; readonly audit: Audit }> {
  const { question } = retrieval;
  const lang = input.lang ?? question.lang;
  const generated = await generator.generate({ input, retrieval, lang });
  const answer = composeAnswer(generated.outcome, {
    answerId: input.answerId,
    lang,
    question: question.text,
    at: input.at,
    generator: generator.identity,
  });
  const audit = describeRun(input, retrieval, generated.rules, digestAnswer(answer));
  const { draftStatements, drafts, failure, timings, tools = [] } = generated;
  return {
    answer,
    audit: {
      ...audit,
      tools: [...audit.tools, ...tools],
      failure: audit.failure ?? failure ?? null,
      timings: { ...audit.timings, ...timings },
      ...(drafts === undefined ? {} : { drafts }),
      ...(draftStatements === undefined ? {} : { draft_statements: draftStatements }),
    },
  };
}
