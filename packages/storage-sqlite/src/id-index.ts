import type { Sql } from './database.js';
import type { EncodedUnit } from './encode-unit.js';
import { digitsOf, ID_BYTES, KEY_BYTES } from './record-key.js';
import { assertSealed, sealOf } from './sealed-row.js';

/** Bytes of one id in a page: begin of its digits, number of its unit. */
const ENTRY_BYTES = KEY_BYTES + 6;
const PAGE_ENTRIES = 512;
/** Segments of about one size that are kept apart; more are put together. */
const FANOUT = 8;
/** Places that a key of four bytes leaves room for in a number. */
const PLACES = 2 ** 21;

/**
 * Makes the ids of new units findable: one sorted run of pages, and a few runs made one when there are many.
 *
 * @remarks A look-up reads one page of each run; the runs are O(log n). Each id is written O(log n) times at most.
 */
export function putIds(
  sql: Sql,
  tenant: number,
  units: readonly { readonly number: number; readonly unit: Pick<EncodedUnit, 'ids'> }[],
): void {
  const size = units.reduce((sum, { unit }) => sum + unit.ids.length / ID_BYTES, 0);
  if (size === 0) return;
  const entries = Buffer.allocUnsafe(size * ENTRY_BYTES);
  let at = 0;
  const entry = Buffer.allocUnsafe(ENTRY_BYTES);
  for (const { number, unit } of units) {
    entry.writeUIntBE(number, KEY_BYTES, 6);
    for (let from = 0; from < unit.ids.length; from += ID_BYTES) {
      copyBytes(unit.ids, from, entry, 0, KEY_BYTES);
      copyBytes(entry, 0, entries, at, ENTRY_BYTES);
      at += ENTRY_BYTES;
    }
  }
  writeRun(sql, tenant, joinRuns(sql, tenant, entries));
}

/** The new entries, with those of every smaller run once there are too many of them. */
function joinRuns(sql: Sql, tenant: number, fresh: Buffer): Buffer {
  let runs = sql.all('SELECT segment, ids FROM segment WHERE tenant = ?', tenant);
  const joined: Buffer[] = [fresh];
  for (let size = fresh.length / ENTRY_BYTES; ; ) {
    const alike = runs.filter(({ ids }) => Number(ids) <= size * FANOUT);
    if (alike.length < FANOUT) return Buffer.concat(joined);
    runs = runs.filter((run) => !alike.includes(run));
    for (const { ids, segment } of alike) {
      size += Number(ids);
      joined.push(...readPages(sql, Number(segment)));
      sql.run('DELETE FROM id_page WHERE segment = ?', segment ?? null);
      sql.run('DELETE FROM segment WHERE segment = ?', segment ?? null);
    }
  }
}

function readPages(sql: Sql, segment: number): Buffer[] {
  return sql.all('SELECT body, seal FROM id_page WHERE segment = ?', segment).map(({ body, seal }) => {
    const bytes = body instanceof Uint8Array ? Buffer.from(body) : Buffer.alloc(0);
    assertSealed(bytes, seal ?? null, 'records');
    return bytes;
  });
}

function writeRun(sql: Sql, tenant: number, entries: Buffer): void {
  const count = entries.length / ENTRY_BYTES;
  const sorted = sortEntries(entries, count);
  sql.run('INSERT INTO segment (tenant, ids) VALUES (?, ?)', tenant, count);
  const segment = Number(sql.get('SELECT last_insert_rowid() AS n')?.n);
  const keyAt = (entry: number): number => sorted.readUIntBE(entry * ENTRY_BYTES, KEY_BYTES);
  for (let from = 0; from < count; ) {
    let to = Math.min(from + PAGE_ENTRIES, count);
    // Equal keys stay on one page, because one page is read.
    while (to < count && keyAt(to) === keyAt(to - 1)) to++;
    const page = sorted.subarray(from * ENTRY_BYTES, to * ENTRY_BYTES);
    sql.run(
      'INSERT INTO id_page (segment, first, body, seal) VALUES (?, ?, ?, ?)',
      segment,
      keyAt(from),
      page,
      sealOf(page),
    );
    from = to;
  }
}

/** Sorts by the keys: first by their first byte, then by the other four with the place behind them in one number. */
function sortEntries(entries: Buffer, count: number): Buffer {
  const counts = new Uint32Array(257);
  for (let at = 0; at < count; at++) counts[(entries[at * ENTRY_BYTES] ?? 0) + 1] = next(counts, entries, at);
  for (let byte = 0; byte < 256; byte++) counts[byte + 1] = (counts[byte + 1] ?? 0) + (counts[byte] ?? 0);
  const places = counts.slice();
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const byte = entries[at * ENTRY_BYTES] ?? 0;
    const place = places[byte] ?? 0;
    order[place] = at;
    places[byte] = place + 1;
  }
  const sorted = Buffer.allocUnsafe(entries.length);
  for (let byte = 0; byte < 256; byte++) {
    const [from, to] = [counts[byte] ?? 0, counts[byte + 1] ?? 0];
    if (to - from > PLACES) throw new RangeError('count');
    const coded = new Float64Array(to - from);
    for (let at = from; at < to; at++) {
      coded[at - from] = entries.readUInt32BE((order[at] ?? 0) * ENTRY_BYTES + 1) * PLACES + (at - from);
    }
    coded.sort();
    for (let at = from; at < to; at++) {
      const source = (order[from + ((coded[at - from] ?? 0) % PLACES)] ?? 0) * ENTRY_BYTES;
      copyBytes(entries, source, sorted, at * ENTRY_BYTES, ENTRY_BYTES);
    }
  }
  return sorted;
}

/** A few bytes one by one: a call of the platform takes longer. */
function copyBytes(source: Buffer, from: number, target: Buffer, to: number, count: number): void {
  for (let byte = 0; byte < count; byte++) target[to + byte] = source[from + byte] as number;
}

function next(counts: Uint32Array, entries: Buffer, at: number): number {
  return (counts[(entries[at * ENTRY_BYTES] ?? 0) + 1] ?? 0) + 1;
}

/**
 * Numbers of the units that may hold a record of that id.
 *
 * @throws {@link StorageError} `store-damaged`
 */
export function findUnits(sql: Sql, tenant: number, id: string): number[] {
  const key = keyOf(id);
  return readPagesAt(sql, tenant, key).flatMap((page) => searchPage(page, key).units);
}

/**
 * The unit that may hold a record of that id, else the one of the id that stands next to where it would be; 0 in a store without ids.
 *
 * @throws {@link StorageError} `store-damaged`
 */
export function findUnit(sql: Sql, tenant: number, id: string): { unit: number; isFound: boolean } {
  const key = keyOf(id);
  const places = readPagesAt(sql, tenant, key).map((page) => searchPage(page, key));
  const unit = places.find(({ units }) => units.length > 0)?.units[0];
  return { unit: unit ?? places[0]?.next ?? 0, isFound: unit !== undefined };
}

const keyOf = (id: string): number => Number.parseInt(digitsOf(id).slice(0, KEY_BYTES * 2), 16);

/** Of each run the page on which the key is, if it is in it. */
function readPagesAt(sql: Sql, tenant: number, key: number): Buffer[] {
  const pages = sql.all(
    `SELECT body, seal FROM segment JOIN id_page ON id_page = (
       SELECT id_page FROM id_page WHERE id_page.segment = segment.segment AND first <= ? ORDER BY first DESC LIMIT 1)
     WHERE tenant = ?`,
    key,
    tenant,
  );
  return pages.map(({ body, seal }) => {
    const page = body instanceof Uint8Array ? Buffer.from(body) : Buffer.alloc(0);
    assertSealed(page, seal ?? null, 'records');
    return page;
  });
}

function searchPage(page: Buffer, key: number): { units: number[]; next: number | undefined } {
  let [low, high] = [0, page.length / ENTRY_BYTES];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (page.readUIntBE(middle * ENTRY_BYTES, KEY_BYTES) < key) low = middle + 1;
    else high = middle;
  }
  const units: number[] = [];
  for (
    let at = low * ENTRY_BYTES;
    at < page.length && page.readUIntBE(at, KEY_BYTES) === key;
    at += ENTRY_BYTES
  )
    units.push(page.readUIntBE(at + KEY_BYTES, 6));
  const near = Math.min(low * ENTRY_BYTES, page.length - ENTRY_BYTES);
  return { units, next: near < 0 ? undefined : page.readUIntBE(near + KEY_BYTES, 6) };
}
