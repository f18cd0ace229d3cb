import type { Audit } from '@loccit/contract';
import { isRecordOf, type LineageRecord, sha256Hex } from '@loccit/lineage';
import { StorageError, type Store, type StoredDocument, type StoredGeneration } from '@loccit/storage';
import { type Files, readLines, textOf } from './files.js';

const jsonOf = <T>(bytes: Uint8Array): T => JSON.parse(textOf(bytes)) as T;

/**
 * The folder form of a store, taken as it lies: what a case changed in it is not refused for a checksum of the
 * store's own.
 *
 * @param checked - whether texts and raw bytes that do not hash to their names are gone, as for a store that
 * finds its own damage
 */
export function readFolderStore(files: Files, checked: boolean): Store {
  const pointers = new Map<string, { folder: string; published: readonly string[] }>();
  for (const [path, bytes] of files) {
    const folder = /^(tenants\/[^/]+)\/current\.json$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const { tenant_id, published } = jsonOf<{ tenant_id: string; published: string[] }>(bytes);
    pointers.set(tenant_id, { folder, published });
  }
  const open = (tenantId: string, id: string | undefined): StoredGeneration | undefined => {
    const pointer = pointers.get(tenantId);
    if (pointer === undefined || id === undefined || !pointer.published.includes(id)) return undefined;
    return openGeneration(files, `${pointer.folder}/generations/${id}`, checked);
  };
  const refuse = (): never => {
    throw new Error('a store of a case is only read');
  };
  return {
    tenants: () => [...pointers.keys()].sort(),
    current: (tenantId) => open(tenantId, pointers.get(tenantId)?.published.at(-1)),
    generation: open,
    generations: (tenantId) => [...(pointers.get(tenantId)?.published ?? [])],
    audits: (answerSha256) => readAudits(files, answerSha256),
    publish: refuse,
    putAudit: refuse,
  };
}

function openGeneration(files: Files, folder: string, checked: boolean): StoredGeneration | undefined {
  const manifest = files.get(`${folder}/manifest.json`);
  const lines = files.get(`${folder}/records.jsonl`);
  if (manifest === undefined || lines === undefined) return undefined;
  const { tenant_id, generation_id, documents, routes } = jsonOf<{
    tenant_id: string;
    generation_id: string;
    documents: StoredDocument[];
    routes: StoredGeneration['routes'];
  }>(manifest);
  const records = new Map<string, LineageRecord>();
  for (const record of readLines(lines) as LineageRecord[]) records.set(record.id, record);
  const generation = records.get(generation_id);
  if (generation === undefined || !isRecordOf(generation, 'generation')) return undefined;
  const read = (path: string, digest: string, role: 'text' | 'raw'): Uint8Array | undefined => {
    const bytes = files.get(`${folder}/${path}`);
    if (checked && (bytes === undefined || sha256Hex(bytes) !== digest)) {
      throw new StorageError('store-damaged', { role });
    }
    return bytes;
  };
  return {
    tenantId: tenant_id,
    id: generation_id,
    generation,
    documents,
    routes,
    record: (id) => records.get(id),
    records: () => records.values(),
    text: (sha256) => {
      const bytes = read(`texts/${sha256}.txt`, sha256, 'text');
      return bytes === undefined ? undefined : textOf(bytes);
    },
    raw: (sha256) => read(`raw/${sha256}`, sha256, 'raw'),
  };
}

function readAudits(files: Files, answerSha256: string): Audit[] {
  const audits: Audit[] = [];
  for (const [path, bytes] of files) {
    if (path.startsWith(`audits/${answerSha256}/`)) audits.push(jsonOf<Audit>(bytes));
  }
  const keyOf = (audit: Audit): string => `${audit.created_at} ${audit.nonce}`;
  return audits.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
