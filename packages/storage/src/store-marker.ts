import { ensureFolder, replaceFile } from './durable-files.js';
import type { FilePort } from './file-port.js';
import { type FolderLayout, ROOT_NAMES } from './folder-layout.js';
import { decodeSealedJson, encodeSealedJson } from './sealed-json.js';
import { StorageError } from './storage-error.js';

const SCHEMA = 'urn:loccit:store:1';

/**
 * Whether the root holds a store; false if it is missing or empty, or a first write to it was killed.
 *
 * @throws {@link StorageError} `not-a-store` if it holds anything else, `store-version` if a later layout
 */
export function hasStore(files: FilePort, layout: FolderLayout): boolean {
  const bytes = files.readFile(layout.marker);
  if (bytes !== undefined) {
    decodeSealedJson(bytes, SCHEMA, 'store');
    return true;
  }
  // Without its marker a folder is taken for a store only if nothing in it could be anybody else's.
  if (files.list(layout.root).some((name) => !ROOT_NAMES.has(name))) throw new StorageError('not-a-store');
  return false;
}

/** Marks the root as a store; the caller holds the lock. */
export function writeMarker(files: FilePort, layout: FolderLayout): void {
  if (files.exists(layout.marker)) return;
  ensureFolder(files, layout.root);
  replaceFile(files, layout.marker, encodeSealedJson({ schema: SCHEMA }));
}
