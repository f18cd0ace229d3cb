export { answerQuestion, type QuestionInput } from './answer-question.js';
export { composeAnswer } from './compose-answer.js';
export { listReadable, type ReadableDocuments } from './list-readable.js';

export { answerThresholds } from './select-passages.js';
