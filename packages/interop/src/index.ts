export type {
  AnswerSpan,
  ResponseAdapter,
  ResponseCitation,
  ResponseReading,
  ResponseSource,
} from './read-response.js';
