import { compareUtf8 } from '@loccit/lineage';
import type { TermReader } from '@loccit/storage';
import { doubled, PostingLists } from './posting-lists.js';
import { varintBytes } from './varint.js';
import { WordScanner } from './word-scanner.js';

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
  let builder = new TermBuilder<Unit>(reader);
  for (const { rows, unit } of units) {
    for (const { slot, text } of rows) builder.add(unit, slot, text);
    if (builder.postings < MOST_POSTINGS) continue;
    yield builder.finish();
    builder = new TermBuilder(reader);
  }
  if (builder.rows > 0) yield builder.finish();
}

class TermBuilder<Unit> {
  readonly #reader: TermReader;
  readonly #words: WordScanner | undefined;
  readonly #ids = new Map<string, number>();
  readonly #runs: TermRun<Unit>[] = [];
  readonly #lists = new PostingLists();
  #nextSlot = -1;
  /** For each term the number of its postings, the row of the last, and how often the row at hand holds it. */
  #numbers = new Int32Array(1024);
  #lastRows = new Int32Array(1024);
  #counts = new Int32Array(1024);
  postings = 0;
  rows = 0;

  constructor(reader: TermReader) {
    const { word } = reader;
    this.#reader = reader;
    this.#words = word === undefined ? undefined : new WordScanner((one) => this.#idOf(word(one)));
  }

  add(unit: Unit, slot: number, text: string): void {
    const row = this.rows++;
    if (slot !== this.#nextSlot || this.#runs.at(-1)?.unit !== unit) this.#runs.push({ unit, row, slot });
    this.#nextSlot = slot + 1;
    const terms = this.#words?.read(text) ?? this.#reader.list(text).map((term) => this.#idOf(term));
    const counts = this.#counts;
    const { length } = terms;
    for (let index = 0; index < length; index++) {
      const term = terms[index] as number;
      counts[term] = (counts[term] as number) + 1;
    }
    for (let index = 0; index < length; index++) {
      const term = terms[index] as number;
      const count = counts[term] as number;
      // Repeats were counted with the first.
      if (count === 0) continue;
      counts[term] = 0;
      this.#post(term, row, count, length);
    }
  }

  /** Adds a row to a term's postings. */
  #post(term: number, row: number, count: number, length: number): void {
    const number = this.#numbers[term] as number;
    const before = number === 0 ? -1 : (this.#lastRows[term] as number);
    this.#lists.append(term, row - before - 1, count, length);
    this.#lastRows[term] = row;
    this.#numbers[term] = number + 1;
    this.postings++;
  }

  finish(): TermSegment<Unit> {
    const pages: TermPage[] = [];
    let first = '';
    let parts: Buffer[] = [];
    let size = 0;
    const flush = (): void => {
      if (parts.length > 0) pages.push({ first, body: Buffer.concat(parts, size) });
      parts = [];
      size = 0;
    };
    for (const name of [...this.#ids.keys()].sort(compareUtf8)) {
      const entry = this.#encode(name);
      if (size + entry.length > PAGE_BYTES) flush();
      if (parts.length === 0) first = name;
      parts.push(entry);
      size += entry.length;
    }
    flush();
    return { rows: this.rows, runs: this.#runs, pages };
  }

  /** A term: bytes of its name, the name, number of its postings and of their bytes, then row, count and length of each. */
  #encode(name: string): Buffer {
    const term = this.#ids.get(name) as number;
    const encoded = Buffer.from(name);
    const size = this.#lists.sizeOf(term);
    const head = [varintBytes(encoded.length), encoded, varintBytes(this.#numbers[term] as number)];
    const body = Buffer.allocUnsafe(size);
    this.#lists.copy(term, body, 0);
    return Buffer.concat([...head, varintBytes(size), body]);
  }

  #idOf(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const term = this.#ids.size;
    // What is cut out of a text keeps all of it in memory.
    this.#ids.set(Buffer.from(name).toString(), term);
    this.#lists.begin(term);
    if (term >= this.#counts.length) {
      this.#numbers = doubled(this.#numbers);
      this.#lastRows = doubled(this.#lastRows);
      this.#counts = doubled(this.#counts);
    }
    return term;
  }
}
