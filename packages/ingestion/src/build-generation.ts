import type { Route } from '@loccit/contract';
import type { EntryLeaf } from '@loccit/lineage';
import type {
  EventProgress,
  EventStore,
  GenerationBuild,
  PendingEvent,
  StoredGeneration,
} from '@loccit/storage';
import { assembleGeneration } from './assemble-generation.js';
import type { IngestedDocument } from './ingest-document.js';
import { IngestionError } from './ingestion-error.js';
import { countSequences } from './tombstones.js';

/** The whole live set of a tenant. */
export interface BuildGenerationInput {
  readonly tenantId: string;
  /** In any order: the result does not depend on it. */
  readonly documents: readonly IngestedDocument[];
  readonly routes: readonly Route[];
  /** What the tenant serves now; its documents that are not given become tombstones. */
  readonly previous?: StoredGeneration | undefined;
  /**
   * The events that the store has acknowledged and not published, read after `previous`; absent to leave the log where it is.
   *
   * @remarks The live set given here is a later statement about every document: those events happened before it, and none of them
   * waits any more.
   */
  readonly events?: AcknowledgedEvents | undefined;
}

/** How far a store's log reaches, and what of it is not published. */
export interface AcknowledgedEvents extends Pick<EventProgress, 'last'> {
  readonly pending: readonly PendingEvent[];
}

/** What a store has acknowledged of a tenant's events and not published. */
export function readAcknowledged(store: EventStore, tenantId: string): AcknowledgedEvents {
  const { last } = store.eventProgress(tenantId);
  return { last, pending: store.pending(tenantId).filter(({ position }) => position <= last) };
}

/**
 * Puts documents together to a generation that a store can publish.
 *
 * @remarks Idempotent: the same documents over a previous generation of the same documents have its id. Linear but for sorting.
 * @throws {@link IngestionError} `duplicate-document` and `tenant-mismatch` with the place in the list, `previous-incomplete`
 * @example
 * ```ts
 * const raw = encodeUtf8('The fee is 4 crowns.');
 * const document = describeFolderFile('fees.txt', raw);
 * const documents = [ingestDocument({ tenantId: 'default', document, raw })];
 * const build = buildGeneration({ tenantId: 'default', documents, routes: [] });
 * createMemoryStore().publish(build).published; // true
 * ```
 * @see specification, sections 2 and 8
 */
export function buildGeneration(input: BuildGenerationInput): GenerationBuild {
  const { tenantId, documents: ingested, events, previous } = input;
  assertDistinct(ingested, tenantId);
  if (previous !== undefined && previous.tenantId !== tenantId) throw new IngestionError('tenant-mismatch');
  const { documents, tombstones } = countSequences(
    ingested.map(({ document }) => document),
    previous,
    events?.pending,
  );
  const generation = assembleGeneration({
    tenantId,
    documents,
    tombstones,
    leaves: ingested.flatMap(listLeaves),
    tools: ingested.map(({ tools }) => tools),
  });
  return {
    tenantId,
    generation,
    records: ingested.flatMap(({ records }) => records),
    documents,
    routes: input.routes,
    texts: new Map(ingested.map(({ canonical, text }) => [canonical.preimage.canonical_sha256, text])),
    raws: new Map(ingested.map(({ canonical, raw }) => [canonical.preimage.raw_sha256, raw])),
    previousId: previous?.id ?? null,
    ...(events === undefined ? {} : { eventsThrough: events.last, eventsWaiting: [] }),
  };
}

function assertDistinct(ingested: readonly IngestedDocument[], tenantId: string): void {
  const seen = new Set<string>();
  for (const [index, { document, tenantId: own }] of ingested.entries()) {
    if (own !== tenantId) throw new IngestionError('tenant-mismatch', { index });
    if (seen.has(document.document_id)) throw new IngestionError('duplicate-document', { index });
    seen.add(document.document_id);
  }
}

/** The leaves of a document's entries. */
export function listLeaves({ indexEntryIds, document }: IngestedDocument): EntryLeaf[] {
  return indexEntryIds.map((index_entry_id) => ({ index_entry_id, acl_sha256: document.acl_sha256 }));
}
