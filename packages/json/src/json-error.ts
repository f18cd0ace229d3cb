/**
 * Every reason for which this package refuses a document or a value.
 *
 * @remarks `parseJson` gives all but the last five; `canonicalizeJson` gives those five and `too-deep`,
 * `lone-surrogate` and `forbidden-name`.
 */
export type JsonErrorCode =
  | 'ill-formed-utf8'
  | 'byte-order-mark'
  | 'too-large'
  | 'too-deep'
  | 'too-many-values'
  | 'unexpected-end'
  | 'unexpected-character'
  | 'trailing-content'
  | 'invalid-literal'
  | 'invalid-number'
  | 'invalid-escape'
  | 'control-character'
  | 'lone-surrogate'
  | 'duplicate-name'
  | 'forbidden-name'
  | 'number-overflow'
  | 'unsafe-integer'
  | 'not-json'
  | 'not-plain'
  | 'not-finite'
  | 'sparse-array'
  | 'cycle';

/** Where a refusal stands and what limit it met; never the text that was refused. */
export interface JsonErrorDetails {
  /**
   * RFC 6901 pointer to the value or member at fault, the empty string for the whole document.
   *
   * @remarks A member whose name is not safe to repeat stands as `#` and its place in the object, from 0.
   */
  readonly pointer: string;
  /** Line from 1; 0 when the refused value did not come from a text. */
  readonly line: number;
  /** Column from 1, in code points; 0 when the refused value did not come from a text. */
  readonly column: number;
  /** Offset of the first ill-formed byte, from 0 (`ill-formed-utf8` only). */
  readonly byteOffset?: number;
  /** The limit that was exceeded (`too-large`: bytes, `too-deep`: levels, `too-many-values`: values). */
  readonly limit?: number;
}

/**
 * A document or value that this package does not accept.
 *
 * @remarks The message is mechanical (code and numbers) and safe to log: it holds nothing of the input.
 */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  readonly code: JsonErrorCode;
  readonly details: JsonErrorDetails;

  constructor(code: JsonErrorCode, details: JsonErrorDetails) {
    super(details.line === 0 ? code : `${code} at line ${details.line}, column ${details.column}`);
    this.code = code;
    this.details = details;
  }
}
