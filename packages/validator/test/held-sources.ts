import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { createMemoryStore, type StoredGeneration } from '@loccit/storage';

/** What a folder of these files gives. */
export function sourcesOf(files: Readonly<Record<string, string>>): StoredGeneration {
  const documents = Object.entries(files).map(([path, text]) => {
    const raw = new TextEncoder().encode(text);
    return ingestDocument({ tenantId: 'default', document: describeFolderFile(path, raw), raw });
  });
  const store = createMemoryStore();
  store.publish(buildGeneration({ tenantId: 'default', documents, routes: [] }));
  const generation = store.current('default');
  if (generation === undefined) throw new Error('nothing published');
  return generation;
}
