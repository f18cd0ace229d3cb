import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openFolderStore, type Store } from '@loccit/storage';
import { CliError } from '../cli-error.js';
import { createNodeFilePort } from './node-file-port.js';

const storeName = '.loccit';

/** The folder that `--store` names, else `.loccit` here or in the nearest parent, else undefined. */
function findStoreFolder(named: unknown): string | undefined {
  if (typeof named === 'string') return resolve(named);
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const candidate = join(folder, storeName);
    if (existsSync(join(candidate, 'store.json'))) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The store to write to: the one found, else a new one here. */
export function openStoreToWrite(named: unknown): { readonly store: Store; readonly folder: string } {
  const folder = findStoreFolder(named) ?? resolve(storeName);
  return { store: openFolderStore(createNodeFilePort(), folder), folder };
}

/**
 * The store to read.
 *
 * @throws {@link CliError} `no-store` (exit 3) when one is named or needed and none is there
 */
export function openStoreToRead(named: unknown): Store {
  const store = findStoreToRead(named);
  if (store === undefined) throw new CliError('no-store', {}, {}, 3);
  return store;
}

/** Like {@link openStoreToRead}, but undefined where none is named and none is found. */
export function findStoreToRead(named: unknown): Store | undefined {
  const folder = findStoreFolder(named);
  if (folder === undefined) return undefined;
  if (!existsSync(join(folder, 'store.json')))
    throw new CliError('no-store', typeof named === 'string' ? { file: named } : {}, {}, 3);
  return openFolderStore(createNodeFilePort(), folder);
}

/** The tenant that was named, else the only one there is, else the default one. */
export function chooseTenant(store: Store, named: string | undefined): string {
  if (named !== undefined) return named;
  const [only, ...others] = store.tenants();
  return only !== undefined && others.length === 0 ? only : 'default';
}
