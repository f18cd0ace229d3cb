import type { ExtractedLocator, ExtractedQuote, ExtractedSourceSpan, InputForm } from '@loccit/contract';

/** A half-open span of code points of {@link ResponseReading.text}. */
export interface AnswerSpan {
  readonly charStart: number;
  readonly charEnd: number;
}

/** A source that a response names, in the order in which it names them. */
export interface ResponseSource {
  /** The number or key by which marks in the text name it, where they do. */
  readonly label?: string;
  /** The name by which the response's own system knows it. */
  readonly documentId?: string;
  readonly title?: string;
  readonly url?: string;
}

/** One citation of a response: a part of the answer, a source, and what is said of the place in it. */
export interface ResponseCitation {
  /** What of the answer it covers, checked against the text; absent where the response does not tell or tells wrongly. */
  readonly answerSpan?: AnswerSpan;
  /** Whether the span is a mark (`[1]`, a link) or the statement itself. */
  readonly covers: 'mark' | 'statement';
  /** Index into {@link ResponseReading.sources}. */
  readonly source?: number;
  readonly quote?: ExtractedQuote;
  readonly locator?: ExtractedLocator;
  /** Code points of the source's text, converted from the unit of the response; nothing has checked them. */
  readonly sourceSpan?: ExtractedSourceSpan;
  /** Why it is not a plain citation: a code, such as `answer-span-differs`. */
  readonly problem?: string;
}

/** A provider's response in the one shape that all adapters give. */
export interface ResponseReading {
  readonly form: InputForm;
  /** The answer as canonical text. */
  readonly text: string;
  readonly sources: readonly ResponseSource[];
  readonly citations: readonly ResponseCitation[];
  /** Codes for what the response says and this shape cannot hold, or should say and does not. */
  readonly lost: readonly string[];
}

/** One way in which a response may look. */
export interface ResponseAdapter {
  readonly form: InputForm;
  /** Whether a JSON value has the shape, told by members that no other form has. */
  readonly recognizes: (value: unknown) => boolean;
  /** Reads a value that {@link ResponseAdapter.recognizes} accepts; throws an `InteropError` with a place where it is malformed. */
  readonly read: (value: unknown) => ResponseReading;
}
