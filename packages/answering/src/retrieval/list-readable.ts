import type { FilterSummary } from '@loccit/contract';
import {
  isInEffect,
  isOpenTo,
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
 * What the reader may see of a generation at a time.
 *
 * @remarks Runs before anything is scored. Each document falls to the first filter that refuses it: tenant, access,
 * validity `[effective_from, effective_to)`. A generation lists live documents alone; its tombstones are counted.
 * @param at - `YYYY-MM-DDThh:mm:ssZ`
 * @see SPEC 4
 */
export function listReadable(generation: StoredGeneration, reader: Reader, at: string): ReadableDocuments {
  const tombstoned = generation.generation.info?.tombstones?.length ?? 0;
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
    if (generation.tenantId !== reader.tenantId) summary.other_tenant++;
    else if (!isOpenTo(document, reader.groups)) summary.access_denied++;
    else if (!isInEffect(document, at)) summary.not_in_effect++;
    else documents.push(document);
  }
  return { documents, summary: { ...summary, readable: documents.length } };
}
