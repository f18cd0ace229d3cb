import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StorageError } from '@loccit/storage';
import { readVersion } from './bring-forward.js';
import { createSql, type Sql } from './database.js';
import { openDriver } from './driver.js';
import { holdsDatabase, openDatabase } from './open-database.js';
import { SCHEMA_VERSION } from './schema.js';
import { StoreDiskError } from './sql-error.js';

/** A connection to read by, and whether it still tells what is in the file. */
export interface Reading {
  readonly sql: Sql;
  isFresh(): boolean;
}

/**
 * Opens the file to read it; undefined where there is none.
 *
 * @remarks Readers and writers of one file speak through a file beside it. Where the place lets nothing be written, and nobody has
 * the store open, the file alone is all there is: it is read as it stands, and opened again once it has changed.
 * @throws {@link StoreDiskError} where something is beside the file that cannot be taken in; to leave it out would show what
 * was deleted since
 */
export function openToRead(path: string): Reading | undefined {
  if (!holdsDatabase(path)) return undefined;
  try {
    return { sql: openDatabase(path, true), isFresh: () => true };
  } catch (error) {
    if (!(error instanceof StoreDiskError) || isWritable(path)) throw error;
    if (sizeOf(`${path}-wal`) > 0) throw new StoreDiskError('EROFS', -30, { cause: error });
    return openUnchanging(path);
  }
}

/** Reads the file alone, and writes nothing, nor anything beside it. */
export function openUnchanging(path: string): Reading {
  const seen = look(path);
  const sql = createSql(openDriver(`${pathToFileURL(path).href}?immutable=1`, 0));
  try {
    const version = readVersion(sql, SCHEMA_VERSION);
    if (version === 0) throw new StorageError('not-a-store');
    // An older layout has to be brought forward, and that is written.
    if (version < SCHEMA_VERSION) throw new StoreDiskError('EROFS', -30);
  } catch (error) {
    sql.close();
    throw error;
  }
  return { sql, isFresh: () => look(path) === seen };
}

function look(path: string): string {
  const { ctimeNs, ino, mtimeNs, size } = statSync(path, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs, sizeOf(`${path}-wal`)].join(' ');
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function isWritable(path: string): boolean {
  try {
    for (const place of [path, dirname(path)]) accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
