/** The closed list of what answering refuses to write. */
export type AnsweringErrorCode =
  // a citation
  | 'entry-unknown'
  | 'span-bounds'
  | 'span-outside-chunk'
  | 'span-outside-element'
  | 'quote-not-found'
  | 'quote-ambiguous'
  // an answer
  | 'answer-malformed'
  // a report
  | 'report-not-utf8';

/** Something of an answer that a check would fail in its first layer. */
export interface AnswerFault {
  /** The rule that would fail, without its layer: `status-shape`, `missing-citation`, ... */
  readonly rule: string;
  /** JSON Pointer into the answer. */
  readonly pointer: string;
}

/** Facts that go with a code: places and rules, never what stood there. */
export interface AnsweringErrorDetails {
  /** Every fault, by pointer and rule; with `answer-malformed` only. */
  readonly faults?: readonly AnswerFault[];
}

/**
 * The one error class of this package.
 *
 * @remarks `message` is the code, with the rules and pointers of `details`; nothing of a text is repeated.
 */
export class AnsweringError extends Error {
  readonly code: AnsweringErrorCode;
  readonly details: AnsweringErrorDetails;

  constructor(code: AnsweringErrorCode, details: AnsweringErrorDetails = {}) {
    super([code, ...(details.faults ?? []).map(({ rule, pointer }) => `${rule}=${pointer}`)].join(' '));
    this.name = 'AnsweringError';
    this.code = code;
    this.details = details;
  }
}
