export { answerFromRetrieval, answerQuestion } from './answer-question.js';
export {
  type AnswerFault,
  AnsweringError,
  type AnsweringErrorCode,
  type AnsweringErrorDetails,
} from './answering-error.js';
export { type AnswerFrame, composeAnswer, type Outcome } from './compose-answer.js';
export { type AnswerInput, type ClaimInput, createAnswer, createAnswerId } from './create-answer.js';
export { type CitationInput, createCitation } from './create-citation.js';
export type { AskedSpan } from './figure-clause.js';
export type { AskedFigure } from './figure-role.js';
export type { FoundConflict } from './find-conflict.js';
export type { AnswerGenerator, Generated, GenerationTask } from './generating/answer-generator.js';
export type { DraftKind } from './generating/draft.js';
export { createExtractiveGenerator } from './generating/extractive-generator.js';
export { generateAnswer } from './generating/generate-answer.js';
export type { WritingModel } from './generating/model-desk.js';
export { createModelGenerator, type ModelGeneratorOptions } from './generating/model-generator.js';
export {
  FOLLOW_UPS,
  type FollowUp,
  NOT_FOUND,
  PROMPT_CONTRACTS,
  type PromptContract,
  type PromptForm,
  type PromptLang,
} from './generating/prompt-contract.js';
export {
  decodePassages,
  encodePassages,
  escapePassage,
  type PromptPassage,
  unescapePassage,
} from './generating/prompt-passages.js';
export type { Statement } from './generating/statement.js';
export {
  type FoundPassage,
  type Prompt,
  type PromptOptions,
  writePrompt,
} from './generating/write-prompt.js';
export type { Passage, PassageTable } from './list-passages.js';
export type { Coverage, PassageTerms } from './match-units.js';
export type { QuestionInput } from './question-input.js';
export type { QueryUnit, Question } from './read-question.js';
export { type DescribedRepair, describeRepair } from './repairing/describe-repair.js';
export {
  type ClaimRepair,
  type FailedCitation,
  REPAIR_POLICIES,
  type RepairedAnswer,
  type RepairOutcome,
  type RepairPolicy,
  type RepairScope,
  type ReplacingPassage,
} from './repairing/repair.js';
export { type RepairAnswerInput, repairAnswer } from './repairing/repair-answer.js';
export {
  type RepairedReport,
  type RepairReportInput,
  type ReportReading,
  repairReport,
} from './repairing/repair-report.js';
export { listReadable, type ReadableDocuments } from './retrieval/list-readable.js';
export type { IndexRow } from './retrieval/open-row.js';
export type { RetrievalInput } from './retrieval/open-search.js';
export type { RankedRow } from './retrieval/rank-rows.js';
export type {
  DroppedRow,
  DropReason,
  Retrieval,
  RetrievalStop,
  SelectedRow,
} from './retrieval/retrieval.js';
export { retrieve } from './retrieval/retrieve.js';
export { retrieveWithModels } from './retrieval/retrieve-with-models.js';
export type { ContextBudget } from './retrieval/select-rows.js';
export { answerThresholds, type Candidate } from './select-passages.js';
export type { TableCell } from './table-cells.js';
export type { TermSet } from './term-set.js';
export { termReader } from './terms.js';
export type { Wanted } from './wanted-quantity.js';
