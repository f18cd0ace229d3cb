import { type Answer, type Audit, digestAnswer } from '@loccit/contract';
import { composeAnswer } from './compose-answer.js';
import { describeRun } from './describe-run.js';
import { extractAnswer } from './extract-answer.js';
import type { QuestionInput } from './question-input.js';
import type { Retrieval } from './retrieval/retrieval.js';
import { retrieve } from './retrieval/retrieve.js';

/**
 * Answers a question from one generation for one reader, or says that it cannot.
 *
 * @remarks Deterministic: same input, same bytes. Everything the reader may not see is filtered before anything is
 * scored, and no value computed over it enters the answer. The audit is protected: it must not reach the reader, and an
 * answer whose audit cannot be kept must not be given out.
 * @throws {@link TextError} when the question holds U+0000 or a lone surrogate.
 * @see SPEC 3 and 4
 */
export function answerQuestion(input: QuestionInput): { readonly answer: Answer; readonly audit: Audit } {
  return answerFromRetrieval(input, retrieve(input));
}

/**
 * Answers a question from what was already found for it, with the same guarantees as {@link answerQuestion}.
 *
 * @param retrieval - of the same question, generation, reader and time
 */
export function answerFromRetrieval(
  input: QuestionInput,
  retrieval: Retrieval,
): { readonly answer: Answer; readonly audit: Audit } {
  const { outcome, rules } = extractAnswer(input.generation, retrieval);
  const answer = composeAnswer(outcome, {
    answerId: input.answerId,
    lang: input.lang ?? retrieval.question.lang,
    question: retrieval.question.text,
    at: input.at,
  });
  return { answer, audit: describeRun(input, retrieval, rules, digestAnswer(answer)) };
}
