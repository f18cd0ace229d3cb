/**
 * What kind of file a {@link StorageError} is about.
 *
 * @remarks A role, never a path or a tenant: an error may reach a reader who may not know either.
 */
export type StoreFileRole = 'store' | 'pointer' | 'manifest' | 'records' | 'text' | 'raw' | 'audit' | 'event';

/** Why a file of the store cannot be believed. */
export type StoreFault = 'missing' | 'hash' | 'malformed' | 'schema' | 'incoherent';

/** The closed list of what a store refuses. */
export type StorageErrorCode =
  | 'store-damaged'
  | 'store-version'
  | 'not-a-store'
  | 'store-locked'
  | 'build-incoherent'
  | 'generation-superseded'
  | 'audit-malformed'
  | 'audit-exists'
  | 'event-malformed'
  | 'event-conflict'
  | 'sequence-conflict';

/** What a publish was refused for, see {@link StorageErrorCode} `build-incoherent`. */
export type BuildFault =
  | 'malformed'
  | 'generation-id'
  | 'tenant'
  | 'duplicate-record'
  | 'duplicate-document'
  | 'acl'
  | 'snapshot'
  | 'canonical-record'
  | 'parse-record'
  | 'text'
  | 'raw'
  | 'events';

/** Facts that go with a code; every member is a closed word or a number. */
export interface StorageErrorDetails {
  readonly role?: StoreFileRole;
  readonly fault?: StoreFault | BuildFault;
  /** Line of `records.jsonl`, from 1. */
  readonly line?: number;
}

/**
 * The one error class of this package.
 *
 * @remarks `message` is mechanical: the code and closed words. It never repeats a path, an id or content.
 */
export class StorageError extends Error {
  readonly code: StorageErrorCode;
  readonly details: StorageErrorDetails;

  constructor(code: StorageErrorCode, details: StorageErrorDetails = {}, options?: ErrorOptions) {
    const facts = [details.role, details.fault, details.line].filter((fact) => fact !== undefined);
    super([code, ...facts].join(' '), options);
    this.name = 'StorageError';
    this.code = code;
    this.details = details;
  }
}
