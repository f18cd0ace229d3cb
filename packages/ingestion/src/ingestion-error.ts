import type { SchemaFault } from '@loccit/contract';

/** The closed list of what ingestion refuses. */
export type IngestionErrorCode =
  // the manifest
  | 'manifest-malformed'
  | 'manifest-schema'
  | 'not-normalized'
  | 'zone-unknown'
  | 'time-out-of-range'
  | 'window-empty'
  | 'duplicate-document'
  | 'duplicate-path'
  // an event
  | 'event-malformed'
  | 'event-schema'
  | 'content-missing'
  // one file
  | 'path-outside'
  | 'document-id'
  | 'source-version'
  | 'source-uri'
  | 'title'
  | 'media-type-unknown'
  | 'bom-conflict'
  | 'charset-unsupported'
  | 'ill-formed-text'
  | 'nul-character'
  | 'too-large'
  | 'too-many-elements'
  // pieces of a foreign chunker
  | 'piece-empty'
  | 'piece-not-found'
  | 'piece-out-of-order'
  | 'piece-ambiguous'
  // one generation
  | 'tenant-mismatch'
  | 'previous-incomplete';

/** Facts that go with a code: places and limits, never what stood there. */
export interface IngestionErrorDetails {
  /** JSON Pointer into the manifest. */
  readonly pointer?: string;
  /** Line and column in the manifest's JSON, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** First byte of the source that is at fault, from 0. */
  readonly byteOffset?: number;
  readonly limit?: number;
  /** How the manifest differs from its schema; the first fault of it. */
  readonly fault?: SchemaFault;
  /** Place in the list that was given, from 0. */
  readonly index?: number;
}

/**
 * The one error class of this package.
 *
 * @remarks `message` is the code and the numbers of `details`; nothing of a source or a manifest is repeated.
 */
export class IngestionError extends Error {
  readonly code: IngestionErrorCode;
  readonly details: IngestionErrorDetails;

  constructor(code: IngestionErrorCode, details: IngestionErrorDetails = {}, options?: ErrorOptions) {
    const numbers = Object.entries(details)
      .filter(([name]) => name !== 'pointer' && name !== 'fault')
      .map(([name, value]) => `${name}=${value}`);
    super([code, ...numbers].join(' '), options);
    this.name = 'IngestionError';
    this.code = code;
    this.details = details;
  }
}
