import { compareUtf8, type EntryLeaf, isRecordOf } from '@loccit/lineage';
import {
  type EventStore,
  type GenerationBuild,
  lookUp,
  type PendingEvent,
  type StoredDocument,
  type StoredGeneration,
  type WaitingEvent,
} from '@loccit/storage';
import { assembleGeneration } from './assemble-generation.js';
import { listLeaves } from './build-generation.js';
import { listCarriedTools } from './carried-tools.js';
import type { IngestedDocument, IngestOptions } from './ingest-document.js';
import { IngestionError } from './ingestion-error.js';
import { type ResolvedDocument, resolveDocument } from './resolve-events.js';
import { readTombstones } from './tombstones.js';

/** A build made of what a store has acknowledged. */
export interface PendingBuild {
  readonly build: GenerationBuild;
  /** Documents that were read anew. */
  readonly ingested: readonly IngestedDocument[];
  /** Ids of documents that were served and are not any more, sorted by UTF-8 bytes. */
  readonly deleted: readonly string[];
  /** Events that go on waiting, by position. */
  readonly waiting: readonly WaitingEvent[];
}

/**
 * Builds what a tenant serves next: what it serves now, with its pending events applied.
 *
 * @returns undefined if no event is pending
 * @remarks Documents without an event are taken over without being read. An event that cannot be taken up waits with its reason,
 * and its document stays as it is; the others are published all the same. The same input gives the same build. Linear in
 * the rows of documents and the leaves that are served, and in the bytes of what is read anew; records are read of documents with an event alone.
 * @throws {@link IngestionError} `previous-incomplete`; {@link StorageError} `store-damaged`
 * @example
 * ```ts
 * const store = createMemoryStore();
 * const line = '{"schema":"urn:loccit:event:1","event_id":"e1","tenant_id":"default","document_id":"fees","sequence":1,"action":"delete"}';
 * store.accept(bindContent(readSourceEvent(line)).event);
 * const built = buildPending(store, 'default');
 * if (built !== undefined) store.publish(built.build);
 * store.pending('default'); // []
 * ```
 * @see specification, section 6.5
 */
export function buildPending(
  store: EventStore,
  tenantId: string,
  options?: IngestOptions,
): PendingBuild | undefined {
  // In this order: what another process publishes in between is then noticed by the publish.
  const previous = store.current(tenantId);
  const { last } = store.eventProgress(tenantId);
  const pending = store.pending(tenantId).filter(({ position }) => position <= last);
  if (pending.length === 0) return undefined;
  const served = new Map(previous?.documents.map((document) => [document.document_id, document]));
  const buried = new Map(previous === undefined ? [] : readTombstones(previous));
  const resolved = [...groupByDocument(pending)].map(([documentId, events]) =>
    resolveDocument(documentId, events, {
      previous,
      document: served.get(documentId),
      sequence: served.get(documentId)?.sequence ?? buried.get(documentId) ?? -1,
      readRaw: (rawSha256) => store.eventRaw(tenantId, rawSha256),
      options,
    }),
  );
  return assemble({ tenantId, previous, served, buried, resolved, last });
}

interface Assembly {
  readonly tenantId: string;
  readonly previous: StoredGeneration | undefined;
  readonly served: ReadonlyMap<string, StoredDocument>;
  readonly buried: ReadonlyMap<string, number>;
  readonly resolved: readonly ResolvedDocument[];
  readonly last: number;
}

function assemble({ buried, last, previous, resolved, served, tenantId }: Assembly): PendingBuild {
  const live = new Map(served);
  const tombstones = new Map(buried);
  const ingested: IngestedDocument[] = [];
  const touched = new Set<string>();
  for (const { documentId, outcome } of resolved) {
    if (outcome.kind === 'kept') continue;
    touched.add(documentId);
    tombstones.delete(documentId);
    if (outcome.kind === 'deleted') {
      live.delete(documentId);
      tombstones.set(documentId, outcome.sequence);
      continue;
    }
    live.set(documentId, outcome.document);
    if (outcome.kind === 'ingested') ingested.push(outcome.ingested);
  }
  const fresh = new Set(ingested.map(({ document }) => document.document_id));
  const documents = [...live.values()].sort((left, right) =>
    compareUtf8(left.document_id, right.document_id),
  );
  const carried = documents.filter(({ document_id }) => !fresh.has(document_id));
  const gone = [...served.values()].filter(({ document_id: id }) => fresh.has(id) || !live.has(id));
  const generation = assembleGeneration({
    tenantId,
    documents,
    tombstones: [...tombstones].sort(([left], [right]) => compareUtf8(left, right)),
    leaves: [...listKeptLeaves({ previous, served, live, touched, fresh }), ...ingested.flatMap(listLeaves)],
    tools: [...listCarriedTools(previous, gone), ...ingested.map(({ tools }) => tools)],
  });
  const waiting = resolved
    .flatMap((document) => document.waiting)
    .sort((left, right) => left.position - right.position);
  return {
    build: {
      tenantId,
      generation,
      records: ingested.flatMap(({ records }) => records),
      documents,
      routes: previous?.routes ?? [],
      texts: new Map(ingested.map(({ canonical, text }) => [canonical.preimage.canonical_sha256, text])),
      raws: new Map(ingested.map(({ canonical, raw }) => [canonical.preimage.raw_sha256, raw])),
      previousId: previous?.id ?? null,
      carried: new Set(carried.map((document) => document.canonical_revision_id)),
      eventsThrough: last,
      eventsWaiting: waiting,
    },
    ingested,
    deleted: [...served.keys()].filter((documentId) => !live.has(documentId)).sort(compareUtf8),
    waiting,
  };
}

interface Kept extends Pick<Assembly, 'previous' | 'served'> {
  readonly live: ReadonlyMap<string, StoredDocument>;
  /** Documents that are not as they were. */
  readonly touched: ReadonlySet<string>;
  /** Those of them that were read anew. */
  readonly fresh: ReadonlySet<string>;
}

/** The leaves of what is served that stay, those of a carried document under its access list of now. */
function listKeptLeaves({ fresh, live, previous, served, touched }: Kept): EntryLeaf[] {
  if (previous === undefined) return [];
  const leaves = previous.generation.info?.leaves;
  if (leaves === undefined || leaves.length !== previous.generation.preimage.entries_count) {
    throw new IngestionError('previous-incomplete');
  }
  const changed = [...served.values()].filter(({ document_id }) => touched.has(document_id));
  if (changed.length === 0) return [...leaves];
  const owners = findOwners(previous, changed);
  return leaves.flatMap((leaf) => {
    const owner = owners.get(leaf.index_entry_id);
    if (owner === undefined) return [leaf];
    const now = fresh.has(owner.document_id) ? undefined : live.get(owner.document_id);
    return now === undefined ? [] : [{ ...leaf, acl_sha256: now.acl_sha256 }];
  });
}

/** Whose entries are whose, among these documents. */
function findOwners(
  previous: StoredGeneration,
  documents: readonly StoredDocument[],
): Map<string, StoredDocument> {
  const { chain } = lookUp(previous);
  return new Map(
    documents.flatMap((document) =>
      chain(document.canonical_revision_id)
        .filter((record) => isRecordOf(record, 'index-entry'))
        .map(({ id }): [string, StoredDocument] => [id, document]),
    ),
  );
}

function groupByDocument(pending: readonly PendingEvent[]): Map<string, PendingEvent[]> {
  const groups = new Map<string, PendingEvent[]>();
  for (const one of pending) {
    const { document_id } = one.event;
    groups.set(document_id, [...(groups.get(document_id) ?? []), one]);
  }
  for (const group of groups.values())
    group.sort((left, right) => left.event.sequence - right.event.sequence);
  return groups;
}
