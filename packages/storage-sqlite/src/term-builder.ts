import type { TermReader } from '@loccit/storage';
import { compareUtf8 } from '@loccit/lineage';
import { putVarint, varintBytes } from './varint.js';

/** A row about to be indexed: where its entry stands in its unit, and what is searched of it. */
export interface TermRow {
  readonly slot: number;
  readonly text: string;
}

/** Rows of one unit that follow one another, in a segment and in the unit. */
export interface TermRun<Unit> {
  readonly unit: Unit;
  readonly row: number;
  readonly slot: number;
}

/** Terms with their postings, cut into pages by the first term of each. */
export interface TermPage {
  readonly first: string;
  readonly body: Buffer;
}

/** The index of some units' rows. */
export interface TermSegment<Unit> {
  readonly rows: number;
  readonly runs: readonly TermRun<Unit>[];
  readonly pages: readonly TermPage[];
}

/** Postings that are held before a segment is closed. */
const MOST_POSTINGS = 8_000_000;
const PAGE_BYTES = 8192;

/**
 * Indexes units' rows by their terms.
 *
 * @remarks Linear in the text but for the sort of the vocabulary; memory is bounded but for what it gives back.
 */
export function* buildSegments<Unit>(
  units: Iterable<{ readonly unit: Unit; readonly rows: readonly TermRow[] }>,
  reader: TermReader,
): Generator<TermSegment<Unit>> {
  let builder = new TermBuilder<Unit>();
  for (const { rows, unit } of units) {
    for (const { slot, text } of rows) builder.add(unit, slot, reader.list(text));
    if (builder.postings < MOST_POSTINGS) continue;
    yield builder.finish();
    builder = new TermBuilder();
  }
  if (builder.rows > 0) yield builder.finish();
}

class TermBuilder<Unit> {
  readonly #ids = new Map<string, number>();
  readonly #runs: TermRun<Unit>[] = [];
  readonly #lengths: number[] = [];
  #lastRow = new Int32Array(1024).fill(-1);
  #lastPosting = new Int32Array(1024);
  #terms = new Uint32Array(1024);
  #rows = new Uint32Array(1024);
  #counts = new Uint32Array(1024);
  #nextSlot = -1;
  postings = 0;

  get rows(): number {
    return this.#lengths.length;
  }

  add(unit: Unit, slot: number, terms: readonly string[]): void {
    const row = this.#lengths.length;
    if (slot !== this.#nextSlot || this.#runs.at(-1)?.unit !== unit) this.#runs.push({ unit, row, slot });
    this.#nextSlot = slot + 1;
    this.#lengths.push(terms.length);
    if (this.postings + terms.length > this.#terms.length) this.#growPostings(terms.length);
    for (const term of terms) {
      let id = this.#ids.get(term);
      if (id === undefined) id = this.#addTerm(term);
      if (this.#lastRow[id] === row) {
        const at = this.#lastPosting[id] as number;
        this.#counts[at] = (this.#counts[at] as number) + 1;
        continue;
      }
      const at = this.postings++;
      this.#lastRow[id] = row;
      this.#lastPosting[id] = at;
      this.#terms[at] = id;
      this.#rows[at] = row;
      this.#counts[at] = 1;
    }
  }

  finish(): TermSegment<Unit> {
    const names = [...this.#ids.keys()];
    const starts = new Uint32Array(names.length + 1);
    for (let at = 0; at < this.postings; at++) {
      const next = (this.#terms[at] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
    for (let id = 0; id < names.length; id++)
      starts[id + 1] = (starts[id + 1] as number) + (starts[id] as number);
    const places = starts.slice();
    const order = new Uint32Array(this.postings);
    for (let at = 0; at < this.postings; at++) {
      const id = this.#terms[at] as number;
      order[places[id] as number] = at;
      places[id] = (places[id] as number) + 1;
    }
    const pages: TermPage[] = [];
    let first = '';
    let parts: Buffer[] = [];
    let size = 0;
    const flush = (): void => {
      if (parts.length > 0) pages.push({ first, body: Buffer.concat(parts, size) });
      parts = [];
      size = 0;
    };
    for (const name of names.sort(compareUtf8)) {
      const id = this.#ids.get(name) as number;
      const entry = this.#encode(name, order.subarray(starts[id], starts[id + 1]));
      if (size + entry.length > PAGE_BYTES) flush();
      if (parts.length === 0) first = name;
      parts.push(entry);
      size += entry.length;
    }
    flush();
    return { rows: this.rows, runs: this.#runs, pages };
  }

  /** A term: bytes of its name, the name, number of its postings and of their bytes, then row, count and length of each. */
  #encode(name: string, order: Uint32Array): Buffer {
    const encoded = Buffer.from(name);
    const postings = Buffer.allocUnsafe(order.length * 15);
    let at = 0;
    let before = -1;
    for (const posting of order) {
      const row = this.#rows[posting] as number;
      at = putVarint(postings, at, row - before - 1);
      at = putVarint(postings, at, this.#counts[posting] as number);
      at = putVarint(postings, at, this.#lengths[row] as number);
      before = row;
    }
    const head = [varintBytes(encoded.length), encoded, varintBytes(order.length), varintBytes(at)];
    return Buffer.concat([...head, postings.subarray(0, at)]);
  }

  #addTerm(term: string): number {
    const id = this.#ids.size;
    // What is cut out of a text keeps all of it in memory.
    this.#ids.set(Buffer.from(term).toString(), id);
    if (id >= this.#lastRow.length) {
      const rows = new Int32Array(id * 2).fill(-1);
      rows.set(this.#lastRow);
      this.#lastRow = rows;
      const places = new Int32Array(id * 2);
      places.set(this.#lastPosting);
      this.#lastPosting = places;
    }
    return id;
  }

  #growPostings(by: number): void {
    const size = 2 * (this.#terms.length + by);
    this.#terms = grow(this.#terms, size);
    this.#rows = grow(this.#rows, size);
    this.#counts = grow(this.#counts, size);
  }
}

function grow(list: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(size);
  grown.set(list);
  return grown;
}
