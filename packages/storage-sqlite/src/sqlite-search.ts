import { type IndexedRow, type LexicalSearch, StorageError, type TermPosting } from '@loccit/storage';
import type { Served } from './content-table.js';
import type { Sql } from './database.js';
import { assertSealed } from './sealed-row.js';
import type { StoredUnit } from './stored-unit.js';
import { listSegments, readSegment, type StoredSegment } from './term-table.js';
import { VarintReader } from './varint.js';

/** A run of a segment with the document it belongs to in one publication; undefined if it has none there. */
interface PlacedRun {
  readonly unit: number;
  readonly row: number;
  readonly slot: number;
  readonly documentId: string | undefined;
}

/**
 * The search of one publication over the terms in the file; undefined where not all of its rows are indexed by one version.
 *
 * @remarks A find reads one page a term and segment, and is linear in the postings. Which documents the runs belong to is
 * read once.
 * @param open - a unit, for the ids of rows that are asked for
 */
export function openSearch(
  sql: Sql,
  served: Served,
  open: (unit: number) => StoredUnit,
): LexicalSearch | undefined {
  const known = new Map<number, readonly PlacedRun[]>();
  const place = (segment: StoredSegment, documents: ReadonlyMap<number, string>, seen: Set<number>) => {
    const own = new Set<number>();
    const runs = segment.runs.map(({ row, slot, unit }): PlacedRun => {
      // Two writers may have indexed one unit; one of them counts.
      const isTaken = seen.has(unit) && !own.has(unit);
      if (!isTaken) own.add(unit);
      seen.add(unit);
      return { unit, row, slot, documentId: isTaken ? undefined : documents.get(unit) };
    });
    known.set(segment.segment, runs);
  };
  const load = (): readonly { segment: number; runs: readonly PlacedRun[] }[] | undefined => {
    const segments = listSegments(sql, served.tenant);
    if (segments.some(({ segment }) => !known.has(segment))) {
      known.clear();
      const documents = readUnits(sql, served);
      const seen = new Set<number>();
      for (const { segment } of segments) {
        const stored = readSegment(sql, segment);
        if (stored !== undefined) place(stored, documents, seen);
      }
      if (countRows(sql, served, seen) > 0) return undefined;
    }
    return segments.map(({ segment }) => ({ segment, runs: known.get(segment) ?? [] }));
  };
  return sql.read(() => {
    const versions = new Set(listSegments(sql, served.tenant).map(({ version }) => version));
    const [termsVersion] = versions;
    if (termsVersion === undefined || versions.size > 1 || load() === undefined) return undefined;
    return {
      termsVersion,
      find: (terms, readable) =>
        sql.read(() => {
          const segments = load();
          const isSame = listSegments(sql, served.tenant).every(({ version }) => version === termsVersion);
          // Another program indexes by other rules now: what it wrote must not be searched by these.
          if (segments === undefined || !isSame) throw new StorageError('store-version', { role: 'store' });
          const rows = segments.map(() => new Map<number, IndexedRow>());
          return terms.map((term) =>
            segments.flatMap(({ runs, segment }, at) =>
              readPostings(findTerm(sql, segment, term), runs, readable, rows[at] ?? new Map(), open),
            ),
          );
        }),
    };
  });
}

/** Documents of a publication by their units. */
function readUnits(sql: Sql, { publication, tenant }: Served): ReadonlyMap<number, string> {
  const row = sql.get(
    `SELECT json_group_array(json_array(unit, document_id)) AS list FROM document
     WHERE tenant = ? AND since <= ? AND until > ?`,
    tenant,
    publication,
    publication,
  );
  return new Map(JSON.parse(String(row?.list ?? '[]')) as [number, string][]);
}

/** How many units of a publication have rows and are not among the indexed ones. */
function countRows(sql: Sql, served: Served, indexed: ReadonlySet<number>): number {
  const row = sql.get(
    `SELECT json_group_array(unit) AS list FROM document JOIN unit USING (unit)
     WHERE tenant = ? AND since <= ? AND until > ? AND has_rows`,
    served.tenant,
    served.publication,
    served.publication,
  );
  return (JSON.parse(String(row?.list ?? '[]')) as number[]).filter((unit) => !indexed.has(unit)).length;
}

/** The postings of a term in a segment. */
function findTerm(sql: Sql, segment: number, term: string): Uint8Array | undefined {
  const row = sql.get(
    'SELECT body, seal FROM term_page WHERE term_segment = ? AND first <= ? ORDER BY first DESC LIMIT 1',
    segment,
    term,
  );
  if (!(row?.body instanceof Uint8Array)) return undefined;
  assertSealed(row.body, row.seal ?? null, 'records');
  const page = Buffer.from(row.body.buffer, row.body.byteOffset, row.body.length);
  const wanted = Buffer.from(term);
  const reader = new VarintReader(page);
  while (reader.at < page.length) {
    const nameEnd = reader.next() + reader.at;
    const isWanted = page.compare(wanted, 0, wanted.length, reader.at, nameEnd) === 0;
    reader.at = nameEnd;
    reader.next();
    const end = reader.next() + reader.at;
    if (isWanted) return page.subarray(reader.at, end);
    reader.at = end;
  }
  return undefined;
}

function readPostings(
  postings: Uint8Array | undefined,
  runs: readonly PlacedRun[],
  readable: ReadonlySet<string>,
  rows: Map<number, IndexedRow>,
  open: (unit: number) => StoredUnit,
): TermPosting[] {
  if (postings === undefined) return [];
  const found: TermPosting[] = [];
  const reader = new VarintReader(postings);
  let row = -1;
  let at = 0;
  let checked = -1;
  let isReadable = false;
  while (reader.at < postings.length) {
    row += reader.next() + 1;
    const count = reader.next();
    const length = reader.next();
    while (at + 1 < runs.length && (runs[at + 1]?.row ?? 0) <= row) at++;
    const run = runs[at];
    if (run === undefined) break;
    if (checked !== at) {
      checked = at;
      isReadable = run.documentId !== undefined && readable.has(run.documentId);
    }
    if (!isReadable) continue;
    let known = rows.get(row);
    if (known === undefined) {
      known = new StoredRow(run, run.slot + row - run.row, length, open);
      rows.set(row, known);
    }
    found.push({ row: known, count });
  }
  return found;
}

/** A row whose ids are read when they are asked for. */
class StoredRow implements IndexedRow {
  readonly #unit: number;
  readonly #slot: number;
  readonly #open: (unit: number) => StoredUnit;
  readonly documentId: string;
  readonly length: number;

  constructor(run: PlacedRun, slot: number, length: number, open: (unit: number) => StoredUnit) {
    this.#unit = run.unit;
    this.#slot = slot;
    this.#open = open;
    this.documentId = run.documentId ?? '';
    this.length = length;
  }

  get entryId(): string {
    return this.#open(this.#unit).idAt(this.#slot);
  }

  get chunkId(): string {
    return this.#open(this.#unit).chunkIdOf(this.#slot);
  }
}
