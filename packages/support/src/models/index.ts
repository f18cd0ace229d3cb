// What the judge takes and gives is declared beside the rules.
export type * from '../index.js';
export type { Vector } from './embed-texts.js';
export type { Embedder, Embeddings } from './embedder.js';
export type { EntailmentModel, EntailmentPair, EntailmentScores } from './entailment-model.js';
export { type AgreedGrade, agreeOnGrade } from './grades.js';
export { type JudgeAnswer, type JudgeFault, type JudgeGrade, readJudgeAnswers } from './judge-answer.js';
export {
  addressesJudge,
  JUDGE_PROMPT,
  type JudgedPair,
  type PinnedPrompt,
  type Surroundings,
  writeJudgeRequest,
} from './judge-prompt.js';
export { listLanguages } from './languages.js';
export { createMemoryCache, type ModelCache } from './model-cache.js';
export {
  type CallOutcome,
  type CallRules,
  createModelCaller,
  type ModelCall,
  type ModelCaller,
} from './model-calls.js';
export { ModelFailure, type ModelFailureCode } from './model-failure.js';
export type { ModelIdentity } from './model-identity.js';
export type { JudgeWhen, ModelOptions } from './model-options.js';
export {
  estimateTokens,
  type ModelBudget,
  type ModelUsage,
  openUsageAccount,
  type Reservation,
  type TokenPrice,
  type UsageAccount,
} from './model-usage.js';
export { countOpinions, type OpinionRates, type Rate } from './opinion-rates.js';
export type { EntailmentThresholds } from './opinions.js';
export { cutPassages, type Passage } from './passages.js';
export { type QuestionInput, questionKey } from './question.js';
export type { Reranker, RerankScores } from './reranker.js';
export {
  createRetrievalModels,
  type PassageEmbedder,
  type PassageReranker,
  type RetrievalModelOptions,
  type RetrievalModels,
} from './retrieval-models.js';
export {
  bandOf,
  measureCosine,
  SIMILARITY_THRESHOLDS,
  type SimilarityThresholds,
} from './similarity.js';
export {
  type AskedModel,
  type BatchResult,
  createSupportJudge,
  judgeBatch,
  type SupportJudge,
} from './support-judge.js';
export type { AnswerSchema, TextModel, TextReply, TextRequest, TokenUsage } from './text-model.js';
export type { TextWindow } from './text-windows.js';
