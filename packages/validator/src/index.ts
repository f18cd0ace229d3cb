export { type CheckAnswerInput, checkAnswer } from './check-answer.js';
export type { Evidence } from './evidence/evidence.js';
