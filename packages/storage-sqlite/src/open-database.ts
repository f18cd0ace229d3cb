import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { StorageError } from '@loccit/storage';
import { createSql, type Sql } from './database.js';
import { openDriver } from './driver.js';
import { bringForward, readVersion } from './bring-forward.js';
import { APPLICATION_ID, SCHEMA_VERSION } from './schema.js';

/** How long a writer waits for another before it gives up, in milliseconds. */
const PATIENCE_MS = 60_000;

/** A unit, a page of ids and a page of terms stand on one page each, mostly: a quarter of the writes and reads of the usual size. */
const PAGE_BYTES = 16_384;

const HEADER = 'SQLite format 3\0';
/** Bytes of the header of the file, and where `application_id` stands in it. */
const HEAD_BYTES = 100;
const APPLICATION_AT = 68;

/** Whether there is a file that may be a store; an empty one is what a first write left that was killed. */
export function holdsDatabase(path: string): boolean {
  if (!existsSync(path) || statSync(path).size === 0) return false;
  if (!hasHeader(path)) throw new StorageError('not-a-store');
  return true;
}

/**
 * Opens the file as a store.
 *
 * @remarks Readers never wait for a writer (WAL); what is committed is on the medium. An older layout is brought
 * forward, after a copy of the file was put beside it as `<file>.v<layout>.backup`.
 * @param create - makes a store of nothing; without it there must be one
 * @throws {@link StorageError} `not-a-store`, `store-version`, `store-damaged`, `store-locked`
 */
export function openDatabase(path: string, create: boolean): Sql {
  const isNew = !holdsDatabase(path);
  if (isNew) {
    if (!create) throw new StorageError('not-a-store');
    prepareFolder(path);
  }
  const sql = createSql(openDriver(path, PATIENCE_MS));
  try {
    sql.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA cache_size = -16384; PRAGMA temp_store = FILE;`);
    const version = readVersion(sql, SCHEMA_VERSION);
    if (version === 0 && !create) throw new StorageError('not-a-store');
    // Said before anything is written; a file that is there keeps its own.
    if (isNew) sql.exec(`PRAGMA page_size = ${PAGE_BYTES};`);
    patiently(() => sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;'));
    if (version < SCHEMA_VERSION) bringForward(sql, path);
    return sql;
  } catch (error) {
    sql.close();
    throw error;
  }
}

/** A change of the journal does not wait by itself. */
function patiently<T>(act: () => T): T {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof StorageError && error.code === 'store-locked') || Date.now() > deadline)
        throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.floor(Math.random() * 45));
    }
  }
}

function prepareFolder(path: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  // A folder that holds anything else is somebody's own.
  if (readdirSync(folder).some((name) => !name.startsWith(basename(path))))
    throw new StorageError('not-a-store');
}

function hasHeader(path: string): boolean {
  return readHead(path).toString('latin1').startsWith(HEADER);
}

/**
 * Whether a file is a store of this form, by its first bytes; it is not opened.
 *
 * @remarks One that was made and killed before its first publish says so too, by nothing but its place.
 */
export function isStoreFile(path: string): boolean {
  const head = readHead(path);
  if (head.length === 0) return true;
  return (
    head.length === HEAD_BYTES &&
    head.toString('latin1').startsWith(HEADER) &&
    [0, APPLICATION_ID].includes(head.readUInt32BE(APPLICATION_AT))
  );
}

function readHead(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
