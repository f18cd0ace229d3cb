/** Every reason for which this package refuses an input. */
export type TextErrorCode =
  | 'bom-conflict'
  | 'charset-unsupported'
  | 'ill-formed-text'
  | 'nul-character'
  | 'lone-surrogate'
  | 'too-large'
  | 'position-inside-character'
  | 'position-out-of-range';

/** What a position was counted in when it was refused. */
export type PositionUnit = 'code-point' | 'utf16-unit' | 'utf8-byte' | 'raw-byte' | 'line' | 'column';

/** What a refused position would have cut in two; `byte-sequence` is a character in another encoding than UTF-8. */
export type Indivisible =
  | 'surrogate-pair'
  | 'utf8-sequence'
  | 'byte-sequence'
  | 'crlf'
  | 'composed-character'
  | 'bom';

/**
 * The smallest stretch around a refused position whose ends are good positions.
 *
 * @remarks `start` and `end` are in the unit of the refused position, `charStart` and `charEnd` are the same
 * ends in code points. A byte order mark covers no code point, so there `charStart` equals `charEnd`.
 */
export interface CoveringSpan {
  readonly start: number;
  readonly end: number;
  readonly charStart: number;
  readonly charEnd: number;
}

/**
 * Where and by how much an input was refused: numbers only, never a part of the input.
 *
 * @remarks Byte offsets count from the first byte as received, a byte order mark included.
 */
export interface TextErrorDetails {
  /** First byte of the ill-formed sequence, or the byte that is NUL. */
  readonly byteOffset?: number;
  /** End of the ill-formed sequence: what a lenient decoder would replace by one U+FFFD. */
  readonly byteEnd?: number;
  /** Place of the offending unit in a string. */
  readonly utf16Offset?: number;
  /** The same place in code points. */
  readonly charOffset?: number;
  /** What was given, where a limit was passed. */
  readonly actual?: number;
  /** The limit that was passed. */
  readonly limit?: number;
  /** The refused position and its unit. */
  readonly position?: number;
  readonly unit?: PositionUnit;
  readonly indivisible?: Indivisible;
  readonly covering?: CoveringSpan;
}

/**
 * The one error of this package: an input that is not text, or a position that is not a boundary.
 *
 * @remarks The message is the code and numbers, so it may be logged; sentences for people belong to the
 * message catalogue.
 */
export class TextError extends Error {
  readonly code: TextErrorCode;
  readonly details: TextErrorDetails;

  constructor(code: TextErrorCode, details: TextErrorDetails = {}) {
    super(describe(code, details));
    this.name = 'TextError';
    this.code = code;
    this.details = details;
  }
}

function describe(code: TextErrorCode, details: TextErrorDetails): string {
  const parts: string[] = [code];
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'number' || typeof value === 'string') parts.push(`${name}=${value}`);
  }
  return parts.join(' ');
}

/** Refuses a position that is not an integer in `0..limit`. */
export function assertPosition(position: number, limit: number, unit: PositionUnit, first = 0): void {
  // Number.isInteger also turns away what untyped callers pass: a missing offset is never read as 0.
  if (!Number.isInteger(position) || position < first || position > limit) {
    throw new TextError('position-out-of-range', { position, unit, limit });
  }
}
