import {
  buildGeneration,
  buildPending,
  type IngestedDocument,
  type IngestOptions,
  readAcknowledged,
} from '@loccit/ingestion';
import { type EventStore, StorageError, type WaitingEvent } from '@loccit/storage';
import { toCliError } from '../console/report-error.js';
import type { OpenedStore } from '../files/find-store.js';
import type { TenantSources } from '../files/load-sources.js';
import { atStore } from '../files/placed-store.js';

/** What became of a build. */
export interface Published {
  readonly tenantId: string;
  readonly generation: string;
  /** False where what is served stays as it was. */
  readonly published: boolean;
  /** Documents that were read anew. */
  readonly documents: readonly IngestedDocument[];
  /** Ids of documents that were served until now and are no longer, sorted. */
  readonly deleted: readonly string[];
  /** Events that could not be taken up. */
  readonly waiting: readonly WaitingEvent[];
}

/** Publishes what the roots hold as the whole live set of a tenant. */
export function publishSources(
  { shown, store }: OpenedStore,
  { tenantId, documents, routes }: TenantSources,
): Published {
  return overAnyRace(() => {
    const previous = store.current(tenantId);
    const events = readAcknowledged(store, tenantId);
    const build = atStore(shown, 'unreadable', () =>
      buildGeneration({ tenantId, documents, routes, previous, events }),
    );
    const { id, published } = store.publish(build);
    const kept = new Set(build.documents.map(({ document_id }) => document_id));
    const served = previous?.documents.map(({ document_id }) => document_id) ?? [];
    const deleted = served.filter((documentId) => !kept.has(documentId));
    return { tenantId, generation: id, published, documents, deleted, waiting: [] };
  });
}

/** Publishes what is pending of a tenant; undefined if nothing is. */
export function publishPending(
  { shown, store }: OpenedStore,
  tenantId: string,
  options: IngestOptions,
): Published | undefined {
  return overAnyRace(() => {
    const built = atStore(shown, 'unreadable', () => buildPending(store, tenantId, options));
    if (built === undefined) return undefined;
    const { id, published } = store.publish(built.build);
    const { deleted, ingested: documents, waiting } = built;
    return { tenantId, generation: id, published, documents, deleted, waiting };
  });
}

const attempts = 100;

/** Another process may publish between the reading and the publication; then the build is made again. */
function overAnyRace<T>(publish: () => T): T {
  for (let attempt = 1; ; attempt++) {
    try {
      return publish();
    } catch (error) {
      const superseded = error instanceof StorageError && error.code === 'generation-superseded';
      if (!superseded || attempt === attempts) throw toCliError(error);
    }
  }
}

/** How many documents and chunks a tenant serves. */
export function countServed(store: EventStore, tenantId: string): { documents: number; chunks: number } {
  const current = store.current(tenantId);
  return {
    documents: current?.documents.length ?? 0,
    chunks: current?.generation.preimage.entries_count ?? 0,
  };
}
