import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Answer, Audit } from '@loccit/contract';
import { type FilePort, openFolderStore, type Reader, type StoredGeneration } from '@loccit/storage';
import { projectRoot } from '@loccit/testing';

const base = `${projectRoot}fixtures/vectors/verifier/`;

function refuse(): never {
  throw new Error('the vectors are read only');
}

/** The files of the vectors, to be read only. */
const files: FilePort = {
  readFile: (path) => (existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined),
  list: (path) => (existsSync(path) ? readdirSync(path) : []),
  exists: existsSync,
  writeNew: refuse,
  makeFolder: refuse,
  syncFile: refuse,
  syncFolder: refuse,
  rename: refuse,
  linkOrCopy: refuse,
  removeTree: refuse,
  lock: refuse,
};

export const AT = '2026-03-01T12:00:00Z';

/** A store of the vectors. */
export const openStore = (name: string) => openFolderStore(files, `${base}stores/${name}`);

/** What a tenant of a store of the vectors serves. */
export function openGeneration(name: string, tenantId?: string): StoredGeneration {
  const store = openStore(name);
  const generation = store.current(tenantId ?? store.tenants()[0] ?? '');
  if (generation === undefined) throw new Error('nothing is served');
  return generation;
}

export const readAnswer = (name: string): Answer =>
  JSON.parse(readFileSync(`${base}answers/${name}.json`, 'utf8')) as Answer;

export const readAudit = (name: string): Audit =>
  JSON.parse(readFileSync(`${base}answers/${name}.audit.json`, 'utf8')) as Audit;

/** A reader in every group that the documents know. */
export function readerOfAll(generation: StoredGeneration): Reader {
  const groups = [...new Set(generation.documents.flatMap((one) => one.allowed_groups))];
  return { tenantId: generation.tenantId, groups, principal: 'tester' };
}
