import {
  type CanonicalPreimage,
  type ChunkPreimage,
  type ElementPreimage,
  type IndexEntryPreimage,
  isRecordOf,
  type LineageRecord,
  type ParsePreimage,
} from '@loccit/lineage';
import type { CheckedBuild } from '@loccit/storage';
import { createPlaces } from './record-places.js';

/** Everything of one canonical revision: what is stored, found and shared as one. */
export interface RecordGroup {
  readonly canonical: LineageRecord<CanonicalPreimage> | undefined;
  readonly parse: LineageRecord<ParsePreimage> | undefined;
  readonly elements: LineageRecord<ElementPreimage>[];
  readonly chunks: LineageRecord<ChunkPreimage>[];
  readonly entries: LineageRecord<IndexEntryPreimage>[];
  /** What leads to no such revision, or to a parse beside the one above. */
  readonly others: LineageRecord[];
}

/**
 * Puts the records of a build together by the revision that each leads to.
 *
 * @remarks What leads to none has a group of its own without a revision. Linear.
 */
export function groupRecords(build: CheckedBuild): RecordGroup[] {
  const groups = new Map<string, { -readonly [K in keyof RecordGroup]: RecordGroup[K] }>();
  const byParse = new Map<string, RecordGroup>();
  const chosen = new Map(build.documents.map((row) => [row.canonical_revision_id, row.parse_revision_id]));
  const stray: RecordGroup = emptyGroup();
  const parses: LineageRecord<ParsePreimage>[] = [];
  for (const record of build.named.values()) {
    if (isRecordOf(record, 'canonical')) groups.set(record.id, { ...emptyGroup(), canonical: record });
    else if (isRecordOf(record, 'parse')) parses.push(record);
  }
  for (const parse of parses) {
    const group = groups.get(parse.preimage.canonical_revision_id);
    if (group === undefined) stray.others.push(parse);
    else if ((chosen.get(group.canonical?.id ?? '') ?? parse.id) === parse.id && group.parse === undefined) {
      group.parse = parse;
      byParse.set(parse.id, group);
    } else group.others.push(parse);
  }
  /** Records of one parse stand side by side mostly. */
  let latest: { readonly parse: string; readonly group: RecordGroup } | undefined;
  const groupOf = ({ preimage }: LineageRecord<ElementPreimage | ChunkPreimage>): RecordGroup => {
    const parse = preimage.parse_revision_id;
    if (latest?.parse !== parse) latest = { parse, group: byParse.get(parse) ?? stray };
    return latest.group;
  };
  const chunks: LineageRecord<ChunkPreimage>[] = [];
  const groupsOfChunks: RecordGroup[] = [];
  const entries: LineageRecord<IndexEntryPreimage>[] = [];
  for (const record of build.held) {
    if (isRecordOf(record, 'element')) groupOf(record).elements.push(record);
    else if (isRecordOf(record, 'chunk')) {
      const group = groupOf(record);
      group.chunks.push(record);
      chunks.push(record);
      groupsOfChunks.push(group);
    } else if (isRecordOf(record, 'index-entry')) entries.push(record);
    else if (record !== build.generation && !isRecordOf(record, 'canonical') && !isRecordOf(record, 'parse'))
      stray.others.push(record);
  }
  // The entries of most builds stand in the order of their chunks.
  const placeOf = createPlaces(chunks);
  for (const [at, entry] of entries.entries()) {
    const place = placeOf(entry.preimage.chunk_id, at) ?? -1;
    (groupsOfChunks[place] ?? stray).entries.push(entry);
  }
  const isEmpty = [stray.elements, stray.chunks, stray.entries, stray.others].every(
    (list) => list.length === 0,
  );
  return isEmpty ? [...groups.values()] : [...groups.values(), stray];
}

function emptyGroup(): RecordGroup {
  return { canonical: undefined, parse: undefined, elements: [], chunks: [], entries: [], others: [] };
}
