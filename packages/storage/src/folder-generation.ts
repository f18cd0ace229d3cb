import { isRecordOf, sha256Hex } from '@loccit/lineage';
import { findIncoherence } from './coherence.js';
import type { FilePort } from './file-port.js';
import { type GenerationManifest, parseManifest } from './generation-manifest.js';
import { createOpenedGeneration } from './opened-generation.js';
import { parseRecordLines } from './record-lines.js';
import { StorageError, type StoreFault } from './storage-error.js';
import type { StoredGeneration } from './store.js';

/** Name of the record file in a generation's folder. */
export const RECORDS_NAME = 'records.jsonl';

/** Name of the manifest in a generation's folder. */
export const MANIFEST_NAME = 'manifest.json';

/** Path of a text or raw file below its generation's folder. */
export function describeFilePath(role: 'text' | 'raw', sha256: string): string {
  return role === 'text' ? `texts/${sha256}.txt` : `raw/${sha256}`;
}

/**
 * The manifest of a generation's folder behind its bytes, which are undefined if there is no such file.
 *
 * @throws {@link StorageError} `store-damaged`, also when it is missing or of another generation
 */
export function readManifest(
  bytes: Uint8Array | undefined,
  expected: ExpectedGeneration,
): GenerationManifest {
  if (bytes === undefined) throw new StorageError('store-damaged', { role: 'manifest', fault: 'missing' });
  const manifest = parseManifest(bytes);
  if (manifest.generationId !== expected.id || manifest.tenantId !== expected.tenantId) {
    throw new StorageError('store-damaged', { role: 'manifest', fault: 'incoherent' });
  }
  return manifest;
}

/** Which generation a folder ought to hold. */
export interface ExpectedGeneration {
  readonly tenantId: string;
  readonly id: string;
}

/**
 * Opens the generation of a folder: records are read, checked and kept; texts and raw files wait.
 *
 * @throws {@link StorageError} `store-damaged` with the role of the file that does not hold
 */
export function openFolderGeneration(
  files: FilePort,
  folder: string,
  manifest: GenerationManifest,
): StoredGeneration {
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  const bytes = files.readFile(`${folder}/${RECORDS_NAME}`);
  if (bytes === undefined) refuse('missing');
  if (sha256Hex(bytes) !== listed.get(RECORDS_NAME)?.sha256) refuse('hash');
  const records = parseRecordLines(bytes);
  const byId = new Map(records.map((record) => [record.id, record]));
  const generation = byId.get(manifest.generationId);
  if (generation === undefined || !isRecordOf(generation, 'generation')) refuse('incoherent');
  const { tenantId, documents, routes } = manifest;
  if (findIncoherence({ tenantId, generation, documents, record: (id) => byId.get(id) }) !== undefined) {
    throw new StorageError('store-damaged', { role: 'manifest', fault: 'incoherent' });
  }
  return createOpenedGeneration({
    tenantId,
    generation,
    records,
    documents,
    routes,
    read: (role, sha256) => {
      const path = describeFilePath(role, sha256);
      // Only listed names become paths: a digest may come from an artifact somebody else wrote.
      if (!listed.has(path)) return undefined;
      const content = files.readFile(`${folder}/${path}`);
      if (content === undefined) throw new StorageError('store-damaged', { role, fault: 'missing' });
      return content;
    },
  });
}

function refuse(fault: StoreFault): never {
  throw new StorageError('store-damaged', { role: 'records', fault });
}
