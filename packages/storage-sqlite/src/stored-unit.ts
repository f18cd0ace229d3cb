import { type ElementRow, isRecordOf, type LineageRecord } from '@loccit/lineage';
import { freezeData, StorageError } from '@loccit/storage';
import { createTextIndex } from '@loccit/text';
import type { DriverRow } from './driver.js';
import { sealUnit } from './encode-unit.js';
import { digitsOf, ID_BYTES } from './record-key.js';
import type { TermRow } from './term-builder.js';
import {
  type ChunkRow,
  type EntryRow,
  infoOf,
  joinLines,
  type Slots,
  slotsOf,
  type UnitHead,
} from './unit-form.js';

/** A unit's row as it was read. */
export interface UnitRow extends DriverRow {
  readonly unit: number;
  readonly seal: Buffer;
  readonly ids: Buffer;
  readonly head: string;
  readonly elements: string;
  readonly chunks: string;
  readonly entries: string;
}

/**
 * The records of one unit, each made when it is first asked for and frozen.
 *
 * @remarks The row was compared with its seal; its lists are parsed when something of them is asked for.
 */
export class StoredUnit {
  readonly unit: number;
  /** What it weighs in a cache: characters of its row. */
  readonly weight: number;
  readonly #row: UnitRow;
  readonly #head: UnitHead;
  readonly #slots: Slots;
  readonly #records: (LineageRecord | undefined)[] = [];
  readonly #text: (sha256: string) => string | undefined;
  #elements: readonly ElementRow[] | undefined;
  #chunks: readonly ChunkRow[] | undefined;
  #entries: readonly EntryRow[] | undefined;

  /** @param text - reads a canonical text by its digest */
  constructor(row: UnitRow, text: (sha256: string) => string | undefined) {
    if (!sealUnit(row).equals(row.seal))
      throw new StorageError('store-damaged', { role: 'records', fault: 'hash' });
    this.unit = row.unit;
    this.weight =
      row.ids.length + row.head.length + row.elements.length + row.chunks.length + row.entries.length;
    this.#row = row;
    this.#head = parseOwn(row.head);
    this.#slots = slotsOf(this.#head);
    this.#text = text;
  }

  /** Number of records. */
  get size(): number {
    return this.#row.ids.length / ID_BYTES;
  }

  /** Hex digits of the record at a place. */
  digitsAt(slot: number): string {
    return this.#row.ids.toString('hex', slot * ID_BYTES, (slot + 1) * ID_BYTES);
  }

  /** The record of that id. */
  find(id: string): LineageRecord | undefined {
    const wanted = Buffer.from(digitsOf(id), 'hex');
    for (let from = 0; ; ) {
      const at = this.#row.ids.indexOf(wanted, from);
      if (at < 0) return undefined;
      const record = at % ID_BYTES === 0 ? this.at(at / ID_BYTES) : undefined;
      if (record?.id === id) return record;
      from = at + 1;
    }
  }

  /** Id of the record at a place; entries are told without being read. */
  idAt(slot: number): string {
    const { entries, others } = this.#slots;
    return slot >= entries && slot < others ? `idx_${this.digitsAt(slot)}` : (this.at(slot)?.id ?? '');
  }

  /** Id of the chunk of the entry at a place. */
  chunkIdOf(slot: number): string {
    const { entries, others } = this.#slots;
    if (slot >= entries && slot < others) return this.#chunkId(this.#entryRows()[slot - entries]?.[0] ?? 0);
    const entry = this.at(slot);
    return entry !== undefined && isRecordOf(entry, 'index-entry') ? entry.preimage.chunk_id : '';
  }

  /** What is searched of the unit: the entries of its parse with their places. */
  rows(): TermRow[] {
    const rows: TermRow[] = [];
    for (let slot = this.#slots.entries; slot < this.size; slot++) {
      const record = this.at(slot);
      if (record === undefined || !isRecordOf(record, 'index-entry')) continue;
      const text = record.info?.retrieval_text;
      if (typeof text === 'string') rows.push({ slot, text });
    }
    return rows;
  }

  /** All records, in the order of their places. */
  *records(): Generator<LineageRecord> {
    for (let slot = 0; slot < this.size; slot++) {
      const record = this.at(slot);
      if (record !== undefined) yield record;
    }
  }

  /** The record at a place. */
  at(slot: number): LineageRecord | undefined {
    const known = this.#records[slot];
    if (known !== undefined) return known;
    const made = this.#make(slot);
    if (made === undefined) return undefined;
    this.#records[slot] = freezeData(made);
    return made;
  }

  #make(slot: number): LineageRecord | undefined {
    const slots = this.#slots;
    if (slot < slots.parse) return this.#head.canonical ?? undefined;
    if (slot < slots.elements) return this.#makeParse();
    if (slot < slots.chunks) return this.#makeElement(slot - slots.elements);
    if (slot < slots.entries) return this.#makeChunk(slot - slots.chunks);
    if (slot < slots.others) return this.#makeEntry(slot - slots.entries);
    return this.#head.others[slot - slots.others];
  }

  #makeParse(): LineageRecord | undefined {
    const { apart, parse } = this.#head;
    if (parse === null || !apart) return parse ?? undefined;
    return { ...parse, info: { ...parse.info, elements: this.#elementRows() } };
  }

  #makeElement(ordinal: number): LineageRecord | undefined {
    const row = this.#elementRows()[ordinal];
    const parse = this.#head.parse;
    if (row === undefined || parse === null) return undefined;
    const [kind, char_start, char_end, text_sha256] = row;
    return {
      id: this.#elementId(ordinal),
      preimage: {
        type: 'loccit:element:1',
        parse_revision_id: parse.id,
        ordinal,
        kind,
        char_start,
        char_end,
        text_sha256,
      },
    };
  }

  #makeChunk(at: number): LineageRecord | undefined {
    const row = this.#chunkRows()[at];
    const { chunker, parse } = this.#head;
    if (row === undefined || parse === null || chunker === null) return undefined;
    const [first, count, char_start, char_end, content_sha256] = row;
    return {
      id: this.#chunkId(at),
      preimage: {
        type: 'loccit:chunk:1',
        parse_revision_id: parse.id,
        chunker: chunker.tool,
        element_ids: Array.from({ length: count }, (_, offset) => this.#elementId(first + offset)),
        char_start,
        char_end,
        content_sha256,
      },
      info: chunker.options === undefined ? {} : { options: chunker.options },
    };
  }

  #makeEntry(at: number): LineageRecord | undefined {
    const row = this.#entryRows()[at];
    const { indexer } = this.#head;
    if (row === undefined || indexer === null) return undefined;
    return {
      id: `idx_${this.digitsAt(this.#slots.entries + at)}`,
      preimage: {
        type: 'loccit:index-entry:1',
        chunk_id: this.#chunkId(row[0]),
        retrieval_sha256: row[1],
        indexer: indexer.tool,
      },
      info: infoOf(this.#retrievalText(row), indexer),
    };
  }

  #retrievalText([chunk, , text, whole]: EntryRow): string {
    const row = this.#chunkRows()[chunk];
    if (whole === 1 || row === undefined) return text;
    const canonical = this.#text(this.#head.canonical?.preimage.canonical_sha256 ?? '');
    if (canonical === undefined) throw new StorageError('store-damaged', { role: 'text', fault: 'missing' });
    const index = createTextIndex(canonical);
    return text + joinLines(this.#elementRows(), row, (start, end) => index.slice(start, end));
  }

  #elementId(ordinal: number): string {
    return `el_${this.digitsAt(this.#slots.elements + ordinal)}`;
  }

  #chunkId(at: number): string {
    return `chk_${this.digitsAt(this.#slots.chunks + at)}`;
  }

  #elementRows(): readonly ElementRow[] {
    this.#elements ??= freezeData(parseOwn<readonly ElementRow[]>(this.#row.elements));
    return this.#elements;
  }

  #chunkRows(): readonly ChunkRow[] {
    this.#chunks ??= parseOwn<readonly ChunkRow[]>(this.#row.chunks);
    return this.#chunks;
  }

  #entryRows(): readonly EntryRow[] {
    this.#entries ??= parseOwn<readonly EntryRow[]>(this.#row.entries);
    return this.#entries;
  }
}

/** What stood behind a seal was written by this package. */
function parseOwn<T>(json: string): T {
  return JSON.parse(json) as T;
}
