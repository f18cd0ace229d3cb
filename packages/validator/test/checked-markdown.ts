import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { createMemoryStore, type StoredGeneration } from '@loccit/storage';
import { type CheckMarkdownInput, checkMarkdown } from '../src/index.js';
import { AT } from './corpus.js';

export const reader = { tenantId: 'default', groups: [], principal: 'reader' };

export function sourcesOf(files: Readonly<Record<string, string>>): StoredGeneration {
  const documents = Object.entries(files).map(([path, text]) => {
    const raw = new Uint8Array(Buffer.from(text));
    return ingestDocument({ tenantId: 'default', document: describeFolderFile(path, raw), raw });
  });
  const store = createMemoryStore();
  store.publish(buildGeneration({ tenantId: 'default', documents, routes: [] }));
  const generation = store.current('default');
  if (generation === undefined) throw new Error('nothing published');
  return generation;
}

const FILES = {
  'guide/ponds.md': '# Ponds\n\nThe lower pond is 3 metres deep. It was dug in 1911.\n',
  'guide/paths.md': '# Paths\n\nThe upper path is closed in winter.\n\nDogs are kept on a lead.\n',
  'notes.txt': 'Carp were released in May.\n',
};
const sources = sourcesOf(FILES);

export function check(markdown: string, options: Partial<CheckMarkdownInput> = {}) {
  return checkMarkdown({
    bytes: new Uint8Array(Buffer.from(markdown)),
    evidence: { sources, reader, at: AT },
    ...options,
  });
}
