import { isRecordOf, sha256Hex } from '@loccit/lineage';
import { checkSchema } from '@loccit/contract';
import type { LineageRecord } from '@loccit/lineage';
import { parseEventFile } from '../event-files.js';
import type { EventStore } from '../event-log.js';
import type { FilePort } from '../file-port.js';
import { describeFilePath, MANIFEST_NAME, RECORDS_NAME } from '../folder-generation.js';
import { type FolderLayout, ROOT_NAMES } from '../folder-layout.js';
import { BUILDING_NAME } from '../folder-publish.js';
import { type GenerationManifest, parseManifest } from '../generation-manifest.js';
import { decodeStoredText } from '../record-lines.js';
import { parseStored } from '../sealed-json.js';
import { parsePointer, type TenantPointer } from '../tenant-pointer.js';
import { checkGeneration } from './check-generation.js';
import type { StoreFinding, StoreFindingCode } from './finding.js';
import { inspectEventFiles } from './inspect-event-files.js';
import { inspectAudits, inspectEvents } from './inspect-store.js';
import { attempt, type LaidGeneration } from './laid-generation.js';
import { strayCode } from './stray-code.js';

/** Findings of a store in a folder: every file is read by itself, so that a damaged one hides no other. */
export function* inspectFolder(
  files: FilePort,
  layout: FolderLayout,
  store: EventStore,
): Generator<StoreFinding> {
  const finding = (code: StoreFindingCode, place: string, tenantId: string | null = null): StoreFinding => ({
    code,
    tenant_id: tenantId,
    generation_id: null,
    place,
  });
  for (const name of files.list(layout.root)) {
    if (!ROOT_NAMES.has(name) || name.endsWith('.new')) yield finding(strayCode(name), name);
  }
  const tenants: string[] = [];
  for (const name of files.list(layout.tenants).sort()) {
    const folder = `${layout.tenants}/${name}`;
    const shown = `tenants/${name}`;
    const bytes = files.readFile(layout.pointer(folder));
    const pointer =
      bytes === undefined
        ? undefined
        : attempt(
            () => parsePointer(bytes),
            () => {},
          );
    const isOwn = pointer !== undefined && layout.tenant(pointer.tenantId) === folder;
    if (bytes !== undefined && !isOwn) yield finding('pointer-damaged', `${shown}/current.json`);
    const isPublishing = files.exists(`${layout.pointer(folder)}.new`);
    if (isPublishing) yield finding('leftover', `${shown}/current.json.new`);
    const tenantId = isOwn ? pointer.tenantId : findTenantOfEvents(files, layout, folder);
    if (isOwn) {
      tenants.push(pointer.tenantId);
      yield* inspectGenerations(files, layout, folder, shown, pointer);
    } else {
      // A first publish that was killed left the pointer that it meant to put here.
      const isFirst = bytes === undefined && isPublishing;
      for (const name of files.list(layout.generations(folder))) {
        const code = isFirst || name === BUILDING_NAME ? strayCode(name) : 'orphan';
        yield finding(code, `${shown}/generations/${name}`);
      }
    }
    if (tenantId !== undefined && (isOwn || bytes === undefined)) yield* inspectEvents(store, tenantId);
    yield* inspectEventFiles(files, layout, folder, shown, tenantId ?? null, pointer);
  }
  const answers = files.list(layout.audits).sort();
  for (const answer of answers) {
    const names = files.list(layout.auditsOf(answer));
    const strays = names.filter((name) => !name.endsWith('.json'));
    for (const name of strays) yield finding(strayCode(name), `audits/${answer}/${name}`);
    if (names.length === 0) yield finding('leftover', `audits/${answer}`);
  }
  yield* inspectAudits(store, tenants, answers);
}

function* inspectGenerations(
  files: FilePort,
  layout: FolderLayout,
  folder: string,
  shown: string,
  { published, tenantId }: TenantPointer,
): Generator<StoreFinding> {
  for (const name of files.list(layout.generations(folder))) {
    if (published.includes(name)) continue;
    const place = `${shown}/generations/${name}`;
    yield { code: strayCode(name), tenant_id: tenantId, generation_id: null, place };
  }
  for (const id of published) {
    const place = layout.generation(folder, id);
    if (files.exists(place)) yield* checkGeneration(layOutFolder(files, place, tenantId, id));
    else yield { code: 'generation-missing', tenant_id: tenantId, generation_id: id, place: id };
  }
}

/** A generation's folder as it lies: every line and file that can be read, whatever the others are like. */
function layOutFolder(files: FilePort, folder: string, tenantId: string, id: string): LaidGeneration {
  const faults: StoreFinding[] = [];
  const find = (code: StoreFindingCode, place: string): void => {
    faults.push({ code, tenant_id: tenantId, generation_id: id, place });
  };
  const manifest = readManifest(files.readFile(`${folder}/${MANIFEST_NAME}`), () =>
    find('manifest-damaged', MANIFEST_NAME),
  );
  if (manifest !== undefined && (manifest.generationId !== id || manifest.tenantId !== tenantId)) {
    find('generation-of-another', MANIFEST_NAME);
  }
  const listed = new Map((manifest?.files ?? []).map((file) => [file.path, file]));
  const lines = files.readFile(`${folder}/${RECORDS_NAME}`);
  if (lines === undefined) find('records-damaged', RECORDS_NAME);
  const expected = listed.get(RECORDS_NAME);
  if (lines !== undefined && manifest !== undefined && sha256Hex(lines) !== expected?.sha256) {
    find('records-damaged', RECORDS_NAME);
  }
  const byId = new Map(readRecords(lines, find).map((record) => [record.id, record]));
  const generation = byId.get(id);
  byId.delete(id);
  const read = (role: 'text' | 'raw', sha256: string): Uint8Array | undefined => {
    const bytes = files.readFile(`${folder}/${describeFilePath(role, sha256)}`);
    return bytes !== undefined && sha256Hex(bytes) === sha256 ? bytes : undefined;
  };
  const named = new Set<string>([RECORDS_NAME, MANIFEST_NAME]);
  for (const record of byId.values()) {
    if (!isRecordOf(record, 'canonical')) continue;
    for (const [role, sha256] of [
      ['text', record.preimage.canonical_sha256] as const,
      ['raw', record.preimage.raw_sha256] as const,
    ]) {
      const path = describeFilePath(role, sha256);
      if (named.has(path)) continue;
      named.add(path);
      if (!files.exists(`${folder}/${path}`)) find(`${role}-missing`, sha256);
      else if (read(role, sha256) === undefined) find(`${role}-damaged`, sha256);
      if (manifest !== undefined && !listed.has(path)) find('manifest-damaged', path);
    }
  }
  for (const path of listed.keys()) if (!named.has(path)) find('manifest-damaged', path);
  for (const path of listFiles(files, folder)) if (!named.has(path)) find(strayCode(path), path);
  return {
    tenantId,
    id,
    faults,
    generation:
      generation !== undefined && isRecordOf(generation, 'generation') ? generation : tellNone(find, id),
    documents: manifest?.documents ?? [],
    record: (recordId) => byId.get(recordId),
    records: () => byId.values(),
    text: (sha256) => {
      const bytes = read('text', sha256);
      return bytes === undefined ? undefined : decodeStoredText(bytes);
    },
    raw: (sha256) => read('raw', sha256),
  };
}

function tellNone(find: (code: StoreFindingCode, place: string) => void, id: string): undefined {
  find('record-missing', id);
}

function readManifest(bytes: Uint8Array | undefined, refuse: () => void): GenerationManifest | undefined {
  if (bytes === undefined) {
    refuse();
    return undefined;
  }
  return attempt(() => parseManifest(bytes), refuse);
}

function readRecords(
  bytes: Uint8Array | undefined,
  find: (code: StoreFindingCode, place: string) => void,
): LineageRecord[] {
  if (bytes === undefined) return [];
  const lines = new TextDecoder().decode(bytes).split('\n');
  return lines.flatMap((line, at) => {
    if (line === '' && at === lines.length - 1) return [];
    const value = attempt(
      () => parseStored(line, 'records', at + 1),
      () => {},
    );
    if (value !== undefined && checkSchema('lineage', value).length === 0)
      return [value as unknown as LineageRecord];
    find('record-malformed', `${RECORDS_NAME}:${at + 1}`);
    return [];
  });
}

function listFiles(files: FilePort, folder: string): string[] {
  return files.list(folder).flatMap((name) => {
    const below = name === 'raw' || name === 'texts' ? files.list(`${folder}/${name}`) : undefined;
    return below === undefined ? [name] : below.map((file) => `${name}/${file}`);
  });
}

function findTenantOfEvents(files: FilePort, layout: FolderLayout, folder: string): string | undefined {
  const bytes = files.readFile(layout.event(folder, 1));
  if (bytes === undefined) return undefined;
  return attempt(
    () => parseEventFile(bytes, undefined, 1).event.tenant_id,
    () => {},
  );
}
