import { digestAcl } from '@loccit/lineage';
import {
  type AccessAction,
  type AccessRequest,
  type Authorizer,
  DENIAL_REASONS,
  type DenialReason,
} from './authorizer.js';
import { createGroupAuthorizer } from './group-authorizer.js';
import type { Reader } from './reader.js';
import { NO_RESTRICTIONS, type Restrictions } from './restrictions.js';
import type { StoredDocument } from './stored-document.js';

/** For whom, and as of when, documents are asked for. */
export interface AccessInput {
  readonly reader: Reader;
  /** The time of reading, `YYYY-MM-DDThh:mm:ssZ`. */
  readonly at: string;
  /** By the documents' groups where it is absent. */
  readonly authorizer?: Authorizer | undefined;
  /** What is closed although a generation still serves it; read before that generation. */
  readonly restrictions?: Restrictions | undefined;
}

/** What one reader may do with documents at one time. */
export interface Access {
  /** Whether the reader may do that with a document of that tenant. */
  allows(action: AccessAction, document: StoredDocument, tenantId: string): boolean;
  /** Why not, for protected audits; undefined where it is allowed. */
  denial(action: AccessAction, document: StoredDocument, tenantId: string): DenialReason | undefined;
}

/**
 * Opens the one way by which anything that reads a store asks whether it may.
 *
 * @remarks In this order: tenant, deletes that wait, the authorizer (under the list that is served and under each that
 * waits), validity. Answers and retrieval (`retrieve`, `cite`) want a document that is in effect, `[effective_from,
 * effective_to)`; for all else it must have begun, so that an old answer can be traced. No authorizer opens what tenant,
 * deletes or validity close. One decision takes constant time and reads nothing of the document.
 * @example
 * ```ts
 * const reader = { tenantId: 'acme', groups: [], principal: 'ben' };
 * const access = openAccess({ reader, at: '2026-01-01T00:00:00Z' });
 * const store = createMemoryStore();
 * store.publish(buildGeneration({ tenantId: 'acme', documents: [], routes: [] }));
 * store.current('acme')?.documents.filter((one) => access.allows('list', one, 'acme')); // []
 * ```
 */
export function openAccess(input: AccessInput): Access {
  const { at, reader, authorizer = createGroupAuthorizer(), restrictions = NO_RESTRICTIONS } = input;
  const denial: Access['denial'] = (action, document, tenantId) => {
    if (tenantId !== reader.tenantId) return 'other-tenant';
    const restriction = restrictions.get(document.document_id);
    if (restriction?.deleted === true) return 'deleted';
    const request: AccessRequest = { reader, action, document, tenantId, at };
    for (const list of [undefined, ...(restriction?.access_lists ?? [])]) {
      const refused = refusalOf(authorizer, request, list);
      if (refused !== undefined) return refused;
    }
    return isTimely(document, action, at) ? undefined : 'not-in-effect';
  };
  return { denial, allows: (action, document, tenantId) => denial(action, document, tenantId) === undefined };
}

/** Instants compare as strings. */
function isTimely(document: StoredDocument, action: AccessAction, at: string): boolean {
  const { effective_from, effective_to } = document;
  if (effective_from !== null && at < effective_from) return false;
  const mustHold = action === 'retrieve' || action === 'cite';
  return !mustHold || effective_to === null || at < effective_to;
}

/** An authorizer may be anybody's: what is no plain yes is a no. */
function refusalOf(
  authorizer: Authorizer,
  request: AccessRequest,
  waiting?: readonly string[],
): DenialReason | undefined {
  try {
    const asked =
      waiting === undefined ? request : { ...request, document: withList(request.document, waiting) };
    const answer: unknown = authorizer.allows(asked);
    if (answer === true) return undefined;
    if (answer !== false) return 'authorizer-failed';
    const reason: unknown = authorizer.explain?.(asked);
    return DENIAL_REASONS.find((one) => one === reason) ?? 'access-denied';
  } catch {
    return 'authorizer-failed';
  }
}

const withList = (document: StoredDocument, groups: readonly string[]): StoredDocument => ({
  ...document,
  allowed_groups: groups,
  acl_sha256: digestAcl(groups),
});
