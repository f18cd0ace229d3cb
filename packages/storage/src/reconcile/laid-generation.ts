import { type GenerationPreimage, isRecordOf, type LineageRecord } from '@loccit/lineage';
import { lookUp } from '../generation-lookups.js';
import { StorageError } from '../storage-error.js';
import type { StoredGeneration } from '../store.js';
import type { StoredDocument } from '../stored-document.js';
import type { StoreFinding, StoreFindingCode } from './finding.js';

/** A generation as it lies in a store: nothing of it is taken for what it ought to be. */
export interface LaidGeneration {
  readonly tenantId: string;
  /** The id under which it was published. */
  readonly id: string;
  /** What of its form does not hold. */
  readonly faults: readonly StoreFinding[];
  readonly generation: LineageRecord<GenerationPreimage> | undefined;
  readonly documents: readonly StoredDocument[];
  /** The record that stands under an id. */
  record(id: string): LineageRecord | undefined;
  /** Every record but the generation's own; each once. */
  records(): Iterable<LineageRecord>;
  /** The text that has a digest; undefined where it is missing or damaged. */
  text(canonicalSha256: string): string | undefined;
  raw(rawSha256: string): Uint8Array | undefined;
}

/** Which text or bytes could not be had, as a finding names it. */
function describeUnread(role: 'text' | 'raw', error: StorageError | undefined): StoreFindingCode {
  const isMissing = error === undefined || error.details.fault === 'missing';
  return `${role}-${isMissing ? 'missing' : 'damaged'}`;
}

/** The records of a generation; where some cannot be read it tells a place of them and goes on. */
export type ListRecords = (refuse: (place: string) => void) => Iterable<LineageRecord>;

/**
 * A generation of any store, through its port alone.
 *
 * @param listRecords - how a form that can read on behind damage lists the records
 *
 * @remarks What the store refuses to give becomes a finding, so that the rest is looked at all the same. The records stay in memory.
 */
export function layOutOpened(
  generation: StoredGeneration,
  listRecords: ListRecords = () => generation.records(),
): LaidGeneration {
  const { id, tenantId } = generation;
  const faults: StoreFinding[] = [];
  const find = (code: StoreFindingCode, place: string): void => {
    faults.push({ code, tenant_id: tenantId, generation_id: id, place });
  };
  const byId = new Map<string, LineageRecord>();
  const documents =
    attempt(
      () => generation.documents,
      () => find('manifest-damaged', id),
    ) ?? [];
  attempt(
    () => {
      for (const record of listRecords((place) => find('records-damaged', place)))
        byId.set(record.id, record);
    },
    () => find('records-damaged', id),
  );
  const asked = new Set<string>();
  for (const record of byId.values()) {
    if (!isRecordOf(record, 'canonical')) continue;
    const { canonical_sha256, raw_sha256 } = record.preimage;
    for (const [role, sha256] of [['text', canonical_sha256] as const, ['raw', raw_sha256] as const]) {
      if (asked.has(`${role} ${sha256}`)) continue;
      asked.add(`${role} ${sha256}`);
      let refused: StorageError | undefined;
      const got = attempt(
        () => (role === 'text' ? generation.text(sha256) : generation.raw(sha256)),
        (error) => {
          refused = error;
        },
      );
      if (got === undefined) find(describeUnread(role, refused), sha256);
    }
  }
  byId.delete(id);
  checkLookups(generation, documents, find);
  return {
    tenantId,
    id,
    faults,
    generation: readGeneration(generation, (code) => find(code, id)),
    documents,
    record: (recordId) => byId.get(recordId),
    records: () => byId.values(),
    text: (sha256) =>
      attempt(
        () => generation.text(sha256),
        () => {},
      ),
    raw: (sha256) =>
      attempt(
        () => generation.raw(sha256),
        () => {},
      ),
  };
}

/** A document is found by its id and by its revision as it stands in the list. */
function checkLookups(
  generation: StoredGeneration,
  documents: readonly StoredDocument[],
  find: (code: StoreFindingCode, place: string) => void,
): void {
  const lookups = lookUp(generation);
  for (const { canonical_revision_id, document_id } of documents) {
    const holds = attempt(
      () =>
        lookups.document(document_id)?.canonical_revision_id === canonical_revision_id &&
        lookups.revision(canonical_revision_id)?.document_id === document_id,
      () => {},
    );
    if (holds !== true) find('document-without-revision', document_id);
  }
}

/** The generation's record with those of its lists that can be read; a list may be read only now. */
function readGeneration(
  { generation }: StoredGeneration,
  refuse: (code: StoreFindingCode) => void,
): LineageRecord<GenerationPreimage> {
  const { id, info, preimage } = generation;
  if (info === undefined) return { id, preimage };
  const documents = attempt(
    () => info.documents,
    () => refuse('manifest-damaged'),
  );
  const tombstones = attempt(
    () => info.tombstones,
    () => refuse('tombstones-digest'),
  );
  const leaves = attempt(
    () => info.leaves,
    () => refuse('entries-root'),
  );
  return {
    id,
    preimage,
    info: {
      ...(documents === undefined ? {} : { documents }),
      ...(tombstones === undefined ? {} : { tombstones }),
      ...(leaves === undefined ? {} : { leaves }),
    },
  };
}

/** What is read, or undefined after its refusal was told; other errors pass through. */
export function attempt<T>(read: () => T, refuse: (error: StorageError) => void): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    refuse(error);
    return undefined;
  }
}
