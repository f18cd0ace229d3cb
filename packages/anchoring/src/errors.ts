/** Every reason for which this package refuses an input. */
export type AnchoringErrorCode =
  | 'quote-empty'
  | 'selector-invalid'
  | 'selector-unsupported'
  | 'fragment-invalid'
  | 'fragment-check-failed';

/** Where an input was refused: a name of the standards or a number, never a part of the input. */
export interface AnchoringErrorDetails {
  /** The member of a selector that does not have its form. */
  readonly member?: string;
  /** Place in a fragment, in UTF-16 units. */
  readonly utf16Offset?: number;
}

/**
 * The one error of this package: a quote, selector or fragment that cannot be read.
 *
 * @remarks That a quote is not found is no error but an outcome.
 */
export class AnchoringError extends Error {
  readonly code: AnchoringErrorCode;
  readonly details: AnchoringErrorDetails;

  constructor(code: AnchoringErrorCode, details: AnchoringErrorDetails = {}) {
    super([code, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)].join(' '));
    this.name = 'AnchoringError';
    this.code = code;
    this.details = details;
  }
}
