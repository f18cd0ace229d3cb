import type { PackPath } from './pack-paths.js';

/**
 * Every reason for which this package reads or writes no pack.
 *
 * @remarks From `not-a-zip` to `wrong-name` the container is at fault, from `malformed-manifest` to `several-revisions` what it
 * holds, from `malformed-answer` on what a pack was to be made of. What a seal comes to is returned by `verifySeal`.
 */
export type PackErrorCode =
  | 'not-a-zip'
  | 'zip64'
  | 'encrypted'
  | 'compressed'
  | 'unsafe-path'
  | 'unknown-path'
  | 'duplicate-entry'
  | 'overlapping-entries'
  | 'not-canonical-form'
  | 'damaged-entry'
  | 'too-large'
  | 'too-many'
  | 'unreadable'
  | 'missing-entry'
  | 'unlisted-entry'
  | 'wrong-size'
  | 'wrong-hash'
  | 'wrong-name'
  | 'malformed-manifest'
  | 'level-reserved'
  | 'level-mismatch'
  | 'malformed-json'
  | 'malformed-records'
  | 'evidence-missing'
  | 'evidence-unused'
  | 'several-tenants'
  | 'several-revisions'
  | 'malformed-answer'
  | 'malformed-audit'
  | 'malformed-report'
  | 'not-of-answer'
  | 'wrong-tenant'
  | 'evidence-unavailable'
  | 'malformed-seal'
  | 'not-of-pack';

/** What was looked for and cannot be given; absent, foreign and forbidden are one. */
export type UnavailableEvidence = 'document' | 'record' | 'text' | 'raw';

/** Where a refusal stands; never anything of the input but a path that every pack may have. */
export interface PackErrorDetails {
  /** The entry, where its path is one of a pack. */
  readonly path?: PackPath;
  /** Place of the entry in the directory, from 0. */
  readonly entry?: number;
  /** Byte from 0 at which the refused structure begins. */
  readonly offset?: number;
  /** Line from 1, in `records.jsonl`. */
  readonly line?: number;
  /** RFC 6901 pointer into the answer or the manifest. */
  readonly pointer?: string;
  /** The limit that was exceeded: bytes, or a number of entries. */
  readonly limit?: number;
  readonly missing?: UnavailableEvidence;
}

/**
 * A pack that cannot be read or written.
 *
 * @remarks The message is the code: it repeats nothing of the input.
 */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly code: PackErrorCode;
  readonly details: PackErrorDetails;

  constructor(code: PackErrorCode, details: PackErrorDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}
