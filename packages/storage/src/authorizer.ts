import type { Reader } from './reader.js';
import type { StoredDocument } from './stored-document.js';

/**
 * The closed list of what a reader can want of a document.
 *
 * @remarks `retrieve`: be answered from it. `cite`: see it named and quoted in an answer. `open`: see a passage in its
 * place. `trace`: see the records of its chain. `download`: be given its text or bytes as received. `verify`: have
 * something checked against it, cited passage included. `list`: be told that it is there.
 */
export const ACCESS_ACTIONS = ['retrieve', 'cite', 'open', 'trace', 'download', 'verify', 'list'] as const;

/** One of {@link ACCESS_ACTIONS}. */
export type AccessAction = (typeof ACCESS_ACTIONS)[number];

/** The closed list of why a document is closed to a reader; for protected audits, never for the reader. */
export const DENIAL_REASONS = [
  'other-tenant',
  'deleted',
  'access-denied',
  'not-in-effect',
  'authorizer-failed',
] as const;

/** One of {@link DENIAL_REASONS}. */
export type DenialReason = (typeof DENIAL_REASONS)[number];

/** What an {@link Authorizer} is asked. */
export interface AccessRequest {
  readonly reader: Reader;
  readonly action: AccessAction;
  readonly document: StoredDocument;
  /** The tenant that holds the document. */
  readonly tenantId: string;
  /** The time of reading, `YYYY-MM-DDThh:mm:ssZ`. */
  readonly at: string;
}

/**
 * The port that says who may do what with which document; {@link createGroupAuthorizer} is the default.
 *
 * @remarks It is asked through {@link openAccess} alone, which keeps what no authorizer can open: documents of another
 * tenant, deleted ones, and ones that are not in effect. Anything but `true`, and whatever it throws, is a refusal. It must
 * decide by the request alone: an answer that depends on other documents would tell of them.
 */
export interface Authorizer {
  allows(request: AccessRequest): boolean;
  /** Why {@link Authorizer.allows} refuses, for audits; `access-denied` where it is not given or says something else. */
  explain?(request: AccessRequest): DenialReason | undefined;
}
