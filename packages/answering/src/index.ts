export { answerQuestion } from './answer-question.js';
export {
  type AnswerFault,
  AnsweringError,
  type AnsweringErrorCode,
  type AnsweringErrorDetails,
} from './answering-error.js';
export { type AnswerFrame, composeAnswer, type Outcome } from './compose-answer.js';
export { type AnswerInput, type ClaimInput, createAnswer, createAnswerId } from './create-answer.js';
export { type CitationInput, createCitation } from './create-citation.js';
export type { FoundConflict } from './find-conflict.js';
export type { IndexRow } from './lexical-index.js';
export type { Passage } from './list-passages.js';
export { listReadable, type ReadableDocuments } from './list-readable.js';
export type { Coverage, PassageTerms } from './match-units.js';
export type { QuestionInput } from './question-input.js';
export { answerThresholds, type Candidate } from './select-passages.js';
export type { TermSet } from './term-set.js';
