import { isRecordOf, type LineageRecord, type RecordType } from '@loccit/lineage';
import type { StoredGeneration } from './store.js';
import type { StoredDocument } from './stored-document.js';

/** Levels below the canonical revision, each with the name of the record above it; from above to below. */
const LEVELS = [
  ['parse', (record: LineageRecord) => named(record, 'parse', 'canonical_revision_id')],
  ['element', (record: LineageRecord) => named(record, 'element', 'parse_revision_id')],
  ['chunk', (record: LineageRecord) => named(record, 'chunk', 'parse_revision_id')],
  ['index-entry', (record: LineageRecord) => named(record, 'index-entry', 'chunk_id')],
] as const;

/**
 * The live document of every record of a generation, by the record's id; what leads to none is left out.
 *
 * @remarks Linear in the records.
 */
export function indexOwners(
  generation: StoredGeneration,
  byRevision: ReadonlyMap<string, StoredDocument>,
): ReadonlyMap<string, StoredDocument> {
  const owners = new Map(byRevision);
  const byLevel = new Map<RecordType, LineageRecord[]>(LEVELS.map(([level]) => [level, []]));
  for (const record of generation.records()) {
    for (const [level, records] of byLevel) if (isRecordOf(record, level)) records.push(record);
  }
  for (const [level, above] of LEVELS) {
    for (const record of byLevel.get(level) ?? []) {
      const owner = owners.get(above(record) ?? '');
      if (owner !== undefined) owners.set(record.id, owner);
    }
  }
  return owners;
}

/**
 * Documents of a generation by the digest of the bytes that their present revisions were made of.
 *
 * @remarks Linear in the documents, whose records are read.
 * @example
 * ```ts
 * const store = createMemoryStore();
 * store.publish(buildGeneration({ tenantId: 'default', documents: [], routes: [] }));
 * const generation = store.current('default');
 * generation !== undefined && indexByRaw(generation, generation.documents).size; // 0
 * ```
 */
export function indexByRaw(
  generation: Pick<StoredGeneration, 'record'>,
  documents: readonly StoredDocument[],
): ReadonlyMap<string, readonly StoredDocument[]> {
  const sources = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    const record = generation.record(document.canonical_revision_id);
    if (record === undefined || !isRecordOf(record, 'canonical')) continue;
    const same = sources.get(record.preimage.raw_sha256);
    if (same === undefined) sources.set(record.preimage.raw_sha256, [document]);
    else same.push(document);
  }
  return sources;
}

function named<L extends RecordType>(record: LineageRecord, level: L, member: string): string | undefined {
  if (!isRecordOf(record, level)) return undefined;
  const id: unknown = (record.preimage as unknown as Readonly<Record<string, unknown>>)[member];
  return typeof id === 'string' ? id : undefined;
}
