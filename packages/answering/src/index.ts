export { answerQuestion } from './answer-question.js';
export { type AnswerFrame, composeAnswer, type Outcome } from './compose-answer.js';
export type { FoundConflict } from './find-conflict.js';
export type { Passage } from './list-passages.js';
export { listReadable, type ReadableDocuments } from './list-readable.js';
export type { QuestionInput } from './question-input.js';
export { answerThresholds, type Candidate } from './select-passages.js';
