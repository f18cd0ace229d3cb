import type { EventStore } from '@loccit/storage';
import { loadSources } from '../files/load-sources.js';

/** How a source stands to what is served of it. */
export type SourceState = 'current' | 'changed' | 'new' | 'deleted' | 'unavailable';

/** How far the sources have moved on from what is served, as it stands in JSON. */
export interface SourceDrift {
  readonly counts: Readonly<Record<SourceState, number>>;
  readonly documents: readonly {
    readonly tenant_id: string;
    readonly document_id: string;
    readonly state: SourceState;
  }[];
}

/**
 * Reads the sources as `ingest` would and compares them with what is served; nothing is written.
 *
 * @remarks A source that cannot be read is `unavailable` under its path, for it has told no id.
 */
export function compareSources(
  store: EventStore,
  roots: readonly string[],
  onProgress: (done: number, total: number) => void,
): SourceDrift {
  const loaded = loadSources(roots, { onProgress });
  const documents: { tenant_id: string; document_id: string; state: SourceState }[] = [];
  for (const { tenantId, documents: ingested } of loaded.tenants) {
    const served = new Map(
      store.current(tenantId)?.documents.map((document) => [document.document_id, document]),
    );
    const tell = (document_id: string, state: SourceState): void => {
      documents.push({ tenant_id: tenantId, document_id, state });
    };
    for (const { document } of ingested) {
      const before = served.get(document.document_id);
      served.delete(document.document_id);
      if (before === undefined) tell(document.document_id, 'new');
      else {
        const isSame = before.canonical_revision_id === document.canonical_revision_id;
        tell(document.document_id, isSame ? 'current' : 'changed');
      }
    }
    const unread = new Set(loaded.refused.map(({ path }) => path));
    for (const { document_id, path } of served.values()) {
      if (!unread.has(path)) tell(document_id, 'deleted');
    }
    for (const path of unread) tell(path, 'unavailable');
  }
  const counts = { current: 0, changed: 0, new: 0, deleted: 0, unavailable: 0 };
  for (const { state } of documents) counts[state] += 1;
  return { counts, documents };
}
