/** Every reason for which a digest or record is not made. */
export type LineageErrorCode =
  | 'unknown-type'
  | 'not-a-record'
  | 'missing-member'
  | 'unknown-member'
  | 'wrong-type'
  | 'wrong-form'
  | 'null-not-allowed'
  | 'empty-string'
  | 'not-nfc'
  | 'lone-surrogate'
  | 'unsafe-integer'
  | 'not-json'
  | 'duplicate-entry';

/** Where in the refused value the fault stands. */
export interface LineageErrorDetails {
  /** RFC 6901 pointer into the value, made safe as `@loccit/json` does. */
  readonly pointer: string;
}

/**
 * A value that no identity is made of.
 *
 * @remarks The message is the code; it holds nothing of the value.
 */
export class LineageError extends Error {
  override readonly name = 'LineageError';
  readonly code: LineageErrorCode;
  readonly details: LineageErrorDetails;

  constructor(code: LineageErrorCode, pointer = '') {
    super(code);
    this.code = code;
    this.details = { pointer };
  }
}
