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

function named<L extends RecordType>(record: LineageRecord, level: L, member: string): string | undefined {
  if (!isRecordOf(record, level)) return undefined;
  const id: unknown = (record.preimage as unknown as Readonly<Record<string, unknown>>)[member];
  return typeof id === 'string' ? id : undefined;
}
