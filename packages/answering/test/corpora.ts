import { readdirSync, readFileSync } from 'node:fs';
import {
  buildGeneration,
  describeFolderFile,
  type IngestedDocument,
  ingestDocument,
  readSourceManifest,
} from '@loccit/ingestion';
import { createMemoryStore, type StoredGeneration } from '@loccit/storage';
import { projectRoot } from '@loccit/testing';

const corpora = `${projectRoot}fixtures/corpora/`;

/** A published generation of the corpus in that folder, read as the command line reads it. */
export function openCorpus(
  name: 'acme' | 'globex' | 'manual' | 'hospital' | 'campus' | 'utility',
  extra: readonly IngestedDocument[] = [],
): StoredGeneration {
  const root = `${corpora}${name}/`;
  const { documents, routes, tenantId } = name === 'manual' ? readFolder(root) : readByManifest(root);
  const store = createMemoryStore();
  store.publish(buildGeneration({ tenantId, documents: [...documents, ...extra], routes }));
  const generation = store.current(tenantId);
  if (generation === undefined) throw new Error('nothing was published');
  return generation;
}

function readByManifest(root: string) {
  const manifest = readSourceManifest(new Uint8Array(readFileSync(`${root}sources.json`)));
  const { tenantId, routes } = manifest;
  const documents = manifest.documents.map((document) =>
    ingestDocument({ tenantId, document, raw: new Uint8Array(readFileSync(root + document.path)) }),
  );
  return { tenantId, routes, documents };
}

function readFolder(root: string) {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  const documents = paths.map((path) => {
    const raw = new Uint8Array(readFileSync(root + path));
    return ingestDocument({ tenantId: 'default', document: describeFolderFile(path, raw), raw });
  });
  return { tenantId: 'default', routes: [], documents };
}
