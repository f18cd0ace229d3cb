import type { Sql } from './database.js';
import { decodeUtf8 } from './decode-utf8.js';
import { refuseDamaged } from './sealed-row.js';
import { StoredUnit, type UnitRow } from './stored-unit.js';
import type { TermRow } from './term-builder.js';

/** Characters of units that stay open; about as many as a hundred documents of 50 KB have. */
const CAPACITY = 8 * 1024 * 1024;

/** Units by their numbers, those asked for last. */
export interface UnitCache {
  /** The unit asked for last, which is mostly asked for again. */
  readonly latest: StoredUnit | undefined;
  /** @throws {@link StorageError} `store-damaged` */
  open(unit: number): StoredUnit;
}

/** A bounded cache over the file. */
export function createUnitCache(sql: Sql, text: (sha256: string) => string | undefined): UnitCache {
  const kept = new Map<number, StoredUnit>();
  let weight = 0;
  let latest: StoredUnit | undefined;
  const load = (unit: number): StoredUnit => readUnit(sql, unit, text);
  return {
    get latest() {
      return latest;
    },
    open: (unit) => {
      const held = kept.get(unit);
      latest = held ?? load(unit);
      if (held === undefined) weight += latest.weight;
      kept.delete(unit);
      kept.set(unit, latest);
      for (const [oldest, dropped] of kept) {
        if (weight <= CAPACITY || oldest === unit) break;
        kept.delete(oldest);
        weight -= dropped.weight;
      }
      return latest;
    },
  };
}

function readUnit(sql: Sql, unit: number, text: (sha256: string) => string | undefined): StoredUnit {
  const row = sql.get<UnitRow>(
    'SELECT unit, seal, ids, head, elements, chunks, entries FROM unit WHERE unit = ?',
    unit,
  );
  return row === undefined ? refuseDamaged('records', 'missing') : new StoredUnit(row, text);
}

/** What is searched of a unit, read anew. */
export function readRows(sql: Sql, unit: number): readonly TermRow[] {
  const text = sql.get('SELECT body FROM content JOIN unit ON text = content WHERE unit = ?', unit)?.body;
  const decoded = text instanceof Uint8Array ? decodeUtf8(text) : undefined;
  return readUnit(sql, unit, () => decoded).rows();
}
