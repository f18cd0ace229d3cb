import { createHash } from 'node:crypto';
import { canonicalizeJson } from '@loccit/json';
import {
  type ChunkPreimage,
  type ElementPreimage,
  type ElementRow,
  type IndexEntryPreimage,
  isRecordOf,
  type LineageRecord,
} from '@loccit/lineage';
import { createTextIndex } from '@loccit/text';
import { packIds } from './record-key.js';
import type { RecordGroup } from './record-groups.js';
import { createPlaces, type PlaceOf } from './record-places.js';
import type { TermRow } from './term-builder.js';
import { type ChunkRow, type EntryRow, findLines, type SharedTool, type UnitHead } from './unit-form.js';

/** A unit as it is stored; equal groups give equal units. */
export interface EncodedUnit {
  /** SHA-256 of all that follows. */
  readonly seal: Buffer;
  readonly ids: Buffer;
  readonly head: string;
  readonly elements: string;
  readonly chunks: string;
  readonly entries: string;
  readonly canonicalId: string | undefined;
  readonly textSha256: string | undefined;
  readonly rawSha256: string | undefined;
  /** What is searched of it, with the places of the entries. */
  readonly rows: readonly TermRow[];
}

/**
 * Writes a group of records without what one record says of another.
 *
 * @remarks Ids are kept as they are given, whether they are right or not: a chain check finds that out. A record that is
 * not what its neighbours would give is written out whole. Linear.
 * @param text - the canonical text, undefined without a revision
 */
export function encodeUnit(group: RecordGroup, text: string | undefined): EncodedUnit {
  const { canonical, parse } = group;
  const others: LineageRecord[] = [...group.others];
  const rows = parse?.info?.elements;
  const elements = rows !== undefined && areRows(group.elements, rows, parse?.id) ? rows : [];
  const isDerived = rows !== undefined && elements === rows;
  if (!isDerived) others.push(...group.elements);
  const ordinalOf = createPlaces(isDerived ? group.elements : []);
  const chunks = takeChunks(group.chunks, parse?.id, ordinalOf, others);
  const index = text === undefined ? undefined : createTextIndex(text);
  const entries = takeEntries(group.entries, chunks.kept, others, (searched, row) =>
    index === undefined || !fits(row, index.chars)
      ? undefined
      : findLines(searched, elements, row, (start, end) => index.slice(start, end)),
  );
  const head: UnitHead = {
    canonical: canonical ?? null,
    parse: parse === undefined ? null : isDerived ? withoutElements(parse) : parse,
    apart: isDerived,
    elements: isDerived ? group.elements.length : 0,
    chunks: chunks.rows.length,
    entries: entries.rows.length,
    chunker: chunks.shared ?? null,
    indexer: entries.shared ?? null,
    others,
  };
  const ordered = [
    ...(canonical === undefined ? [] : [canonical]),
    ...(parse === undefined ? [] : [parse]),
    ...(isDerived ? group.elements : []),
    ...chunks.kept.map(({ record }) => record),
    ...entries.kept,
    ...others,
  ];
  return seal({
    ids: packIds(ordered.map(({ id }) => id)),
    head: canonicalizeJson(head),
    elements: JSON.stringify(elements),
    chunks: JSON.stringify(chunks.rows),
    entries: JSON.stringify(entries.rows),
    canonicalId: canonical?.id,
    textSha256: canonical?.preimage.canonical_sha256,
    rawSha256: canonical?.preimage.raw_sha256,
    rows: listRows(ordered, ordered.length - entries.kept.length - others.length),
  });
}

function listRows(ordered: readonly LineageRecord[], from: number): TermRow[] {
  const rows: TermRow[] = [];
  for (let slot = from; slot < ordered.length; slot++) {
    const record = ordered[slot];
    if (record === undefined || !isRecordOf(record, 'index-entry')) continue;
    const text = record.info?.retrieval_text;
    if (typeof text === 'string') rows.push({ slot, text });
  }
  return rows;
}

/** A record's span may say anything. */
function fits([, , start, end]: ChunkRow, chars: number): boolean {
  return (
    Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && start <= end && end <= chars
  );
}

/** SHA-256 of what a unit's row holds. */
export function sealUnit(
  unit: Pick<EncodedUnit, 'ids' | 'head' | 'elements' | 'chunks' | 'entries'>,
): Buffer {
  const hash = createHash('sha256').update(unit.ids);
  for (const part of [unit.head, unit.elements, unit.chunks, unit.entries]) hash.update('\n').update(part);
  return hash.digest();
}

function seal(unit: Omit<EncodedUnit, 'seal'>): EncodedUnit {
  return { ...unit, seal: sealUnit(unit) };
}

function withoutElements(parse: NonNullable<RecordGroup['parse']>): NonNullable<RecordGroup['parse']> {
  const { elements: _, ...rest } = parse.info ?? {};
  return { id: parse.id, preimage: parse.preimage, info: rest };
}

/** Whether these are the elements of the list, in its order, and nothing else. */
function areRows(
  elements: LineageRecord<ElementPreimage>[],
  rows: readonly ElementRow[],
  parseId: string | undefined,
): boolean {
  if (elements.length !== rows.length || !rows.every((row) => Array.isArray(row) && row.length === 4))
    return false;
  elements.sort((left, right) => left.preimage.ordinal - right.preimage.ordinal);
  return elements.every(({ id, info, preimage }, at) => {
    const [kind, start, end, sha256] = rows[at] as ElementRow;
    return (
      info === undefined &&
      id.startsWith('el_') &&
      preimage.ordinal === at &&
      preimage.kind === kind &&
      preimage.char_start === start &&
      preimage.char_end === end &&
      preimage.text_sha256 === sha256 &&
      preimage.parse_revision_id === parseId &&
      countKeys(preimage) === 7
    );
  });
}

interface TakenChunk {
  readonly record: LineageRecord<ChunkPreimage>;
  readonly row: ChunkRow;
}

function takeChunks(
  chunks: LineageRecord<ChunkPreimage>[],
  parseId: string | undefined,
  ordinalOf: PlaceOf,
  others: LineageRecord[],
) {
  const kept: TakenChunk[] = [];
  const sharing = createSharing();
  chunks.sort(
    (a, b) => a.preimage.char_start - b.preimage.char_start || a.preimage.char_end - b.preimage.char_end,
  );
  let next = 0;
  for (const record of chunks) {
    const { preimage } = record;
    const row = describeChunk(preimage, ordinalOf, next);
    if (row !== undefined) next = row[0] + row[1];
    const isPlain =
      preimage.parse_revision_id === parseId && countKeys(preimage) === 7 && record.id.startsWith('chk_');
    if (row === undefined || !isPlain || !sharing.takes(preimage.chunker, record.info)) others.push(record);
    else kept.push({ record, row });
  }
  return { kept, rows: kept.map(({ row }) => row), shared: sharing.shared() };
}

/** Undefined where the elements do not follow one another. */
function describeChunk(preimage: ChunkPreimage, ordinalOf: PlaceOf, guess: number): ChunkRow | undefined {
  const { char_end, char_start, content_sha256, element_ids } = preimage;
  if (!Array.isArray(element_ids)) return undefined;
  const first = ordinalOf(element_ids[0] ?? '', guess) ?? 0;
  for (let at = 0; at < element_ids.length; at++)
    if (ordinalOf(element_ids[at] ?? '', first + at) !== first + at) return undefined;
  return [first, element_ids.length, char_start, char_end, content_sha256];
}

function takeEntries(
  entries: LineageRecord<IndexEntryPreimage>[],
  chunks: readonly TakenChunk[],
  others: LineageRecord[],
  linesIn: (text: string, row: ChunkRow) => number | undefined,
) {
  const placeOf = createPlaces(chunks.map(({ record }) => record));
  const rows: EntryRow[] = [];
  const kept: LineageRecord[] = [];
  const sharing = createSharing();
  if (!entries.every(({ preimage }, at) => preimage.chunk_id === chunks[at]?.record.id)) {
    const orderOf = ({ preimage }: (typeof entries)[number]): number => placeOf(preimage.chunk_id, -1) ?? -1;
    entries.sort((a, b) => orderOf(a) - orderOf(b));
  }
  for (const record of entries) {
    const { info, preimage } = record;
    const place = placeOf(preimage.chunk_id, rows.length);
    const text = info?.retrieval_text;
    const chunk = place === undefined ? undefined : chunks[place];
    const isPlain = typeof text === 'string' && countKeys(preimage) === 4 && record.id.startsWith('idx_');
    if (
      place === undefined ||
      chunk === undefined ||
      !isPlain ||
      !sharing.takes(preimage.indexer, info, 'retrieval_text')
    ) {
      others.push(record);
      continue;
    }
    const lines = linesIn(text, chunk.row);
    rows.push(
      lines === undefined
        ? [place, preimage.retrieval_sha256, text, 1]
        : [place, preimage.retrieval_sha256, text.slice(0, lines), 0],
    );
    kept.push(record);
  }
  return { kept, rows, shared: sharing.shared() };
}

/** Takes the records that were made by the tool of the first, with its options. */
function createSharing() {
  let shared: SharedTool | undefined;
  let tool = '';
  let options = '';
  const last: { tool?: unknown; options?: unknown } = {};
  return {
    shared: () => shared,
    /** @param apart - a member of `info` that is kept elsewhere */
    takes: (given: SharedTool['tool'], info: object | undefined, apart?: string): boolean => {
      if (info === undefined) return false;
      for (const name in info) if (name !== 'options' && name !== apart) return false;
      const { options: own } = info as { readonly options?: SharedTool['options'] };
      if (shared === undefined) {
        shared = own === undefined ? { tool: given } : { tool: given, options: own };
        [tool, options] = [JSON.stringify(given), JSON.stringify(own) ?? ''];
      }
      if (last.tool === given && last.options === own) return true;
      if (JSON.stringify(given) !== tool || (JSON.stringify(own) ?? '') !== options) return false;
      last.tool = given;
      last.options = own;
      return true;
    },
  };
}

function countKeys(value: object): number {
  let count = 0;
  for (const _ in value) count++;
  return count;
}
