export { type CheckAnswerInput, checkAnswer } from './check-answer.js';
export { type CheckMarkdownInput, checkMarkdown } from './check-markdown.js';
export { type CheckResponseInput, checkResponse } from './check-response.js';
export type { CheckedStore, Evidence, PackEvidence, SealEvidence } from './evidence/evidence.js';
export type { UnreadSource } from './evidence/unread-sources.js';
export type { NumberedPassage } from './markdown/resolve-mark.js';
export { describeSeal } from './seals/describe-seals.js';
export { listSourceUris } from './seals/list-source-uris.js';
export type { DecisionBinding } from './support/decisions.js';
export { collectQuestions, type OpinionLookup, type SupportQuestion } from './support/support-question.js';
export {
  type LineageTrace,
  type Rerun,
  type RerunOutcome,
  type TracedDrift,
  type TracedLink,
  type TraceOptions,
  traceLineage,
} from './trace-lineage.js';
export { type Conclusion, conclude, type Found } from './verification/conclude.js';
export type { VerificationParts, VerificationReason } from './verification/verification-parts.js';
