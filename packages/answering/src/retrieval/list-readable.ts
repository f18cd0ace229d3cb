import type { FilterSummary } from '@loccit/contract';
import {
  type AccessInput,
  type DenialReason,
  lookUp,
  openAccess,
  type Reader,
  type StoredDocument,
  type StoredGeneration,
} from '@loccit/storage';

/** Documents a reader may be answered from, and how many fell to which filter (protected: for the audit only). */
export interface ReadableDocuments {
  readonly documents: readonly StoredDocument[];
  readonly summary: FilterSummary;
}

/**
 * What the reader may be answered from at a time: what may be retrieved and cited.
 *
 * @remarks Runs before anything is scored. Each document falls to the first filter that refuses it: tenant, access,
 * validity `[effective_from, effective_to)`. A generation lists live documents alone; its tombstones are counted, and
 * what waits to be deleted counts as closed. O(documents).
 * @param at - `YYYY-MM-DDThh:mm:ssZ`
 * @param rules - who decides, and what is closed although the generation serves it
 * @see SPEC 4
 */
export function listReadable(
  generation: StoredGeneration,
  reader: Reader,
  at: string,
  rules: Pick<AccessInput, 'authorizer' | 'restrictions'> = {},
): ReadableDocuments {
  const { tenantId } = generation;
  const access = openAccess({ ...rules, reader, at });
  const tombstoned = lookUp(generation).tombstoneCount ?? 0;
  const summary = {
    documents: generation.documents.length,
    tombstoned,
    other_tenant: 0,
    access_denied: 0,
    not_in_effect: 0,
    readable: 0,
  };
  const documents: StoredDocument[] = [];
  for (const document of generation.documents) {
    const denial = access.denial('retrieve', document, tenantId) ?? access.denial('cite', document, tenantId);
    if (denial === undefined) documents.push(document);
    else summary[counters[denial]]++;
  }
  return { documents, summary: { ...summary, readable: documents.length } };
}

const counters = {
  'other-tenant': 'other_tenant',
  deleted: 'access_denied',
  'access-denied': 'access_denied',
  'authorizer-failed': 'access_denied',
  'not-in-effect': 'not_in_effect',
} as const satisfies Record<DenialReason, keyof FilterSummary>;
