import { createMemoryStore, type GenerationBuild, type StoredGeneration } from '@loccit/storage';

/**
 * A generation as a store would open it, without a store: to cite from, and to check against.
 *
 * @remarks Every digest and the agreement of the lists are checked, as on publication. Linear in the build.
 * @throws {@link StorageError} `build-incoherent`
 * @example
 * ```ts
 * const raw = encodeUtf8('The fee is 4 crowns.');
 * const document = describeFolderFile('fees.txt', raw);
 * const documents = [ingestDocument({ tenantId: 'default', document, raw })];
 * openBuild(buildGeneration({ tenantId: 'default', documents, routes: [] })).documents.length; // 1
 * ```
 */
export function openBuild(build: GenerationBuild): StoredGeneration {
  const store = createMemoryStore();
  store.publish(build);
  const opened = store.current(build.tenantId);
  if (opened === undefined) throw new TypeError('build');
  return opened;
}
