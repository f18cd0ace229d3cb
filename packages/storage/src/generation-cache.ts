import { equalBytes } from './byte-lists.js';
import type { FilePort } from './file-port.js';
import {
  type ExpectedGeneration,
  MANIFEST_NAME,
  openFolderGeneration,
  readManifest,
} from './folder-generation.js';
import type { StoredGeneration } from './store.js';

/** Opened generations by folder. */
export interface GenerationCache {
  /**
   * The generation of the folder, opened again only if its manifest changed.
   *
   * @throws {@link StorageError} `store-damaged`
   */
  open(folder: string, expected: ExpectedGeneration): StoredGeneration;
}

/** How many opened generations are kept: the current one and one it is compared with, for a few tenants. */
const KEPT_GENERATIONS = 8;

/** A cache over the file port. */
export function createGenerationCache(files: FilePort): GenerationCache {
  const kept = new Map<string, { readonly manifest: Uint8Array; readonly opened: StoredGeneration }>();
  return {
    open: (folder, expected) => {
      const now = files.readFile(`${folder}/${MANIFEST_NAME}`);
      const hit = kept.get(folder);
      if (hit !== undefined && now !== undefined && equalBytes(hit.manifest, now)) return hit.opened;
      kept.delete(folder);
      const opened = openFolderGeneration(files, folder, readManifest(now, expected));
      if (now !== undefined) kept.set(folder, { manifest: now, opened });
      const oldest = kept.keys().next().value;
      if (kept.size > KEPT_GENERATIONS && oldest !== undefined) kept.delete(oldest);
      return opened;
    },
  };
}
