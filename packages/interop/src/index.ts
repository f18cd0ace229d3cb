export { ADAPTERS } from './adapters.js';
export {
  type AiSdkCitation,
  type AiSdkJson,
  type AiSdkMetadata,
  type AiSdkPart,
  type AiSdkPartsOptions,
  type AiSdkSource,
  type AiSdkSourceDocumentPart,
  type AiSdkSourceUrlPart,
  type AiSdkTextPart,
  toAiSdkParts,
} from './ai-sdk-parts.js';
export { AnswerText, type OffsetFault, type OffsetUnit } from './answer-text.js';
export { type AnswerSpanProblem, type CheckedSpan, checkAnswerSpan } from './check-answer-span.js';
export type { Occurrence } from './find-once.js';
export { InteropError, type InteropErrorCode, type InteropErrorDetails } from './interop-error.js';
export type {
  AnswerSpan,
  ResponseAdapter,
  ResponseCitation,
  ResponseReading,
  ResponseSource,
} from './read-response.js';
export { readResponse, recognizeResponse } from './recognize-response.js';
export { type ToExtractionOptions, toExtraction } from './to-extraction.js';
export type { WebSelector } from './write-selectors.js';
export {
  toWebAnnotations,
  type WebAnnotation,
  type WebAnnotationOptions,
  type WebAnnotationPage,
  type WebResource,
} from './write-web-annotations.js';
