/** The closed list of reasons for which a response is not read. */
export type InteropErrorCode =
  /** No adapter knows the shape. */
  | 'response-unknown'
  /** Several adapters know the shape. */
  | 'response-ambiguous'
  /** A member that the form requires is not there. */
  | 'response-member-missing'
  /** A member is of another kind than the form says. */
  | 'response-member-malformed'
  /** A text holds U+0000 or half a surrogate pair. */
  | 'response-text-malformed'
  /** A text is longer, or a list has more members, than is read. */
  | 'response-too-large';

/** Where a response was refused, and by how much: never what stood there. */
export interface InteropErrorDetails {
  /** JSON Pointer into the response; of names that its form has, so it may be logged. */
  readonly at?: string;
  /** What was given, where a limit was passed. */
  readonly actual?: number;
  readonly limit?: number;
}

/**
 * The one error class of this package.
 *
 * @remarks `message` is the code with its place and numbers; nothing of the response is repeated.
 */
export class InteropError extends Error {
  readonly code: InteropErrorCode;
  readonly details: InteropErrorDetails;

  constructor(code: InteropErrorCode, details: InteropErrorDetails = {}) {
    super([code, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)].join(' '));
    this.name = 'InteropError';
    this.code = code;
    this.details = details;
  }
}
