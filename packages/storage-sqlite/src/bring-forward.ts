import { existsSync } from 'node:fs';
import { StorageError } from '@loccit/storage';
import type { Sql } from './database.js';
import { APPLICATION_ID, STEPS } from './schema.js';

/**
 * The layout of the file, 0 for one without any table.
 *
 * @param latest - the last layout that is known
 * @throws {@link StorageError} `not-a-store`, `store-version`
 */
export function readVersion(sql: Sql, latest: number): number {
  const version = Number(sql.get('PRAGMA user_version')?.user_version ?? 0);
  const application = Number(sql.get('PRAGMA application_id')?.application_id ?? 0);
  if (application === APPLICATION_ID) {
    if (version > latest) throw new StorageError('store-version', { role: 'store' });
    if (version > 0) return version;
  } else if (application !== 0 || version !== 0 || hasTables(sql)) throw new StorageError('not-a-store');
  return 0;
}

function hasTables(sql: Sql): boolean {
  return Number(sql.get('SELECT count(*) AS n FROM sqlite_schema')?.n ?? 0) > 0;
}

/**
 * Brings an older layout forward, all steps or none, after a copy of the file was put beside it as `<file>.v<layout>.backup`.
 *
 * @param steps - from nothing to the first layout, and from each to the next
 */
export function bringForward(sql: Sql, path: string, steps: readonly string[] = STEPS): void {
  const before = readVersion(sql, steps.length);
  if (before === steps.length) return;
  if (before > 0) backUp(sql, `${path}.v${before}.backup`);
  sql.write(() => {
    // Another process may have been faster.
    for (let version = readVersion(sql, steps.length); version < steps.length; version++) {
      sql.exec(`${steps[version] ?? ''} PRAGMA application_id = ${APPLICATION_ID};`);
      sql.exec(`PRAGMA user_version = ${version + 1};`);
    }
  });
}

/** A whole copy under a name of its own; one that is there was made by whoever began the same step. */
function backUp(sql: Sql, path: string): void {
  if (!existsSync(path)) sql.run('VACUUM INTO ?', path);
}
