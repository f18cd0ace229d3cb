/**
 * Every reason for which this package does not read what it was given.
 *
 * @remarks A signature that does not hold is no error: `verifyEnvelope`, `verifyProof` and `evaluateTrust` return it.
 */
export type SigningErrorCode =
  | 'malformed-json'
  | 'unexpected-form'
  | 'too-large'
  | 'too-many'
  | 'not-base64'
  | 'not-pem'
  | 'not-did-key'
  | 'unknown-key-form'
  | 'wrong-algorithm'
  | 'private-key'
  | 'encrypted-key'
  | 'bad-key'
  | 'small-order-key'
  | 'key-mismatch'
  | 'keyid-mismatch'
  | 'damaged-key'
  | 'wrong-passphrase'
  | 'scrypt-limits'
  | 'bad-signature'
  | 'duplicate-subject'
  | 'duplicate-key'
  | 'unlisted-key'
  | 'window-reversed'
  | 'threshold-unreachable';

/** Where a refusal stands, what limit it met and which id a key has; else never anything of the input. */
export interface SigningErrorDetails {
  /** RFC 6901 pointer into the document, made of names that this package knows and of indexes; empty for the whole. */
  readonly pointer: string;
  /** The limit that was exceeded: bytes for `too-large`, items for `too-many`. */
  readonly limit?: number;
  /** Line from 1, for `malformed-json`. */
  readonly line?: number;
  /** Column from 1 in code points, for `malformed-json`. */
  readonly column?: number;
  /** The id that the public key has, for `keyid-mismatch`: whoever has the key can compute it. */
  readonly keyid?: string;
}

/**
 * An envelope, key, statement, proof or policy that cannot be read.
 *
 * @remarks The message is the code. Neither it nor the details hold anything of the input, least of all of a key.
 */
export class SigningError extends Error {
  override readonly name = 'SigningError';
  readonly code: SigningErrorCode;
  readonly details: SigningErrorDetails;

  constructor(code: SigningErrorCode, details: Partial<SigningErrorDetails> = {}) {
    super(code);
    this.code = code;
    this.details = { pointer: '', ...details };
  }
}
