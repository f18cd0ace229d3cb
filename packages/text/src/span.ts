/**
 * Name of the one coordinate space in which citations count: canonical text, LF line ends, NFC, code points.
 *
 * @see docs/specification.md, "Canonical text and coordinates"
 */
export const COORDINATE_SPACE = 'canonical-text-lf-nfc-char-v1';

/**
 * A half-open stretch of canonical text.
 *
 * @remarks Both ends are counted in code points from 0, and `charStart < charEnd`.
 */
export interface Span {
  readonly charStart: number;
  readonly charEnd: number;
}
