import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { termReader } from '@loccit/answering';
import { DEFAULT_TENANT } from '@loccit/ingestion';
import {
  type EventStore,
  type InspectedStore,
  openFolderStore,
  type Store,
  type StoreInspector,
  type TermReader,
} from '@loccit/storage';
import { openSqliteStore } from '@loccit/storage-sqlite';
import { CliError } from '../cli-error.js';
import { createNodeFilePort } from './node-file-port.js';
import { closeAtEnd } from './open-stores.js';
import { placeStore } from './placed-store.js';
import { explainFileError } from './read-input.js';

/** Folder of a store that is not named. */
export const storeName = '.loccit';

/** The folder that `--store` names, else `.loccit` here or in the nearest parent, else undefined. */
export function findStoreFolder(named: unknown): string | undefined {
  if (typeof named === 'string') return resolve(named);
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const candidate = join(folder, storeName);
    if (findForm(candidate) !== undefined) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Name of the file of a store in one file. */
export const storeFileName = 'store.sqlite';

/**
 * The form of the store that a folder holds, undefined for none.
 *
 * @remarks A first write to the folder form that was killed leaves its locks and no marker.
 */
function findForm(folder: string): 'file' | 'folder' | undefined {
  if (existsSync(join(folder, storeFileName))) return 'file';
  return existsSync(join(folder, 'store.json')) ? 'folder' : undefined;
}

const wasBegun = (folder: string): boolean => existsSync(join(folder, 'locks'));

/** A store and how messages name it. */
export interface OpenedStore {
  readonly store: EventStore & StoreInspector;
  readonly shown: string;
}

/** Loaded when something is published: a check reads no terms. */
const terms: TermReader = {
  get version() {
    return termReader.version;
  },
  list: (text) => termReader.list(text),
};

/**
 * The store that a folder holds, in whichever form, else a new one in one file.
 *
 * @remarks Refusals do not name it; see {@link placeStore}.
 */
export function openPlainStore(folder: string): InspectedStore {
  const form = findForm(folder);
  return form === 'folder' || (form === undefined && wasBegun(folder))
    ? openFolderStore(createNodeFilePort(), folder)
    : closeAtEnd(openSqliteStore(join(folder, storeFileName), terms));
}

/** Whether a folder holds a store. */
export const holdsStore = (folder: string): boolean => findForm(folder) !== undefined;

const openStore = (folder: string, named: unknown): OpenedStore => {
  const shown = typeof named === 'string' ? named : relative(process.cwd(), folder) || '.';
  return { store: placeStore(openPlainStore(folder), shown), shown };
};

/**
 * The store to write to: the one found, else a new one here.
 *
 * @throws {@link CliError} `not-a-directory` where a file has that name
 */
export function openStoreToWrite(named: unknown): OpenedStore {
  const folder = findStoreFolder(named) ?? resolve(storeName);
  const opened = openStore(folder, named);
  assertFolderOrFree(folder, opened.shown);
  return opened;
}

function assertFolderOrFree(path: string, shown: string): void {
  try {
    if (statSync(path, { bigint: true }).isDirectory()) return;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') return;
    if (code !== 'ENOTDIR') throw explainFileError(error, shown);
  }
  throw new CliError('not-a-directory', { file: shown });
}

/**
 * The store to read.
 *
 * @throws {@link CliError} `no-store` (exit 3) when one is named or needed and none is there
 */
export function openStoreToRead(named: unknown): OpenedStore {
  const store = findStoreToRead(named);
  if (store === undefined) throw new CliError('no-store', {}, {}, 3);
  return store;
}

/** Like {@link openStoreToRead}, but undefined where none is named and none is found. */
export function findStoreToRead(named: unknown): OpenedStore | undefined {
  const folder = findStoreFolder(named);
  if (folder === undefined) return undefined;
  if (findForm(folder) === undefined)
    throw new CliError('no-store', typeof named === 'string' ? { file: named } : {}, {}, 3);
  return openStore(folder, named);
}

/**
 * The tenant that was named, else the only one there is, else the default one.
 *
 * @throws {@link CliError} `tenant-needed` where several are there and none is the default
 */
export function chooseTenant(store: Store, named: string | undefined): string {
  if (named !== undefined) return named;
  const tenants = store.tenants();
  const [only] = tenants;
  if (only === undefined || tenants.includes(DEFAULT_TENANT)) return DEFAULT_TENANT;
  if (tenants.length > 1) throw new CliError('tenant-needed');
  return only;
}
