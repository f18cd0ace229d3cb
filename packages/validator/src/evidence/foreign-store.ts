import type { GenerationPreimage, LineageRecord } from '@loccit/lineage';
import { isRecordOf } from '@loccit/lineage';
import {
  isOpenedGeneration,
  NO_RESTRICTIONS,
  type Restrictions,
  StorageError,
  type StoredDocument,
  type StoredGeneration,
  type StoreFileRole,
} from '@loccit/storage';
import { once } from '../once.js';
import type { CheckedStore } from './evidence.js';
import { readRestrictions } from './foreign-restrictions.js';
import { readDocument, readRecord, tryCopy } from './foreign-rows.js';

/** What a check asks a store for. */
export interface AskedStore {
  /** What its waiting events close; nothing where it keeps none. */
  restrictions(tenantId: string): Restrictions;
  current(tenantId: string): StoredGeneration | undefined;
  generation(tenantId: string, id: string): StoredGeneration | undefined;
  generations(tenantId: string): readonly string[];
  /** The newest audit that this tenant has of an answer; null for one that cannot be read. */
  newestAudit(tenantId: string, answerSha256: string): unknown;
}

/**
 * The edge behind which everything that a store hands out is what its types say.
 *
 * @remarks A store may be anybody's. Rows are copied and looked at once a check; what is no row is not there, what
 * makes a generation unreadable as a whole is `store-damaged`, and so is whatever a port throws. Generations of
 * `@loccit/storage` were looked at when they were opened and pass as they are.
 */
export function askStore(store: CheckedStore): AskedStore {
  return {
    restrictions: (tenantId) => {
      const given: unknown = ask('store', () => store.restrictions?.(tenantId));
      return given === undefined ? NO_RESTRICTIONS : (readRestrictions(given) ?? refuse('store'));
    },
    current: (tenantId) =>
      openFor(
        tenantId,
        ask('store', () => store.current(tenantId)),
      ),
    generation: (tenantId, id) => {
      const opened = openFor(
        tenantId,
        ask('store', () => store.generation(tenantId, id)),
      );
      return opened === undefined || opened.id === id ? opened : refuse('manifest', 'incoherent');
    },
    generations: (tenantId) => {
      const ids = ask('pointer', () => tryCopy(store.generations(tenantId)));
      return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : refuse('pointer');
    },
    newestAudit: (tenantId, answerSha256) =>
      ask('audit', () => {
        const kept: unknown = store.audits(answerSha256);
        if (!Array.isArray(kept)) refuse('audit');
        for (let at = kept.length - 1; at >= 0; at--) {
          const audit = tryCopy(kept[at]) ?? null;
          // That another tenant gave the same answer is no business of this one.
          if (!isForeign(audit, tenantId)) return audit;
        }
        return undefined;
      }),
  };
}

const isForeign = (audit: unknown, tenantId: string): boolean =>
  typeof audit === 'object' &&
  audit !== null &&
  'tenant_id' in audit &&
  typeof audit.tenant_id === 'string' &&
  audit.tenant_id !== tenantId;

/** A generation as it may be read without looking again. */
export function openForeign(given: StoredGeneration): StoredGeneration {
  if (isOpenedGeneration(given)) return given;
  const { tenantId, id } = ask('manifest', () => ({ tenantId: given.tenantId, id: given.id }));
  if (typeof tenantId !== 'string' || typeof id !== 'string') refuse('manifest');
  const records = new Map<string, LineageRecord | undefined>();
  const generation = once(() => readGeneration(given, id));
  return {
    tenantId,
    id,
    get generation() {
      return generation();
    },
    documents: ask('manifest', () => readDocuments(given)),
    routes: [],
    record: (asked) => {
      if (!records.has(asked)) {
        const record = readRecord(ask('records', () => given.record(asked)));
        records.set(asked, record?.id === asked ? record : undefined);
      }
      return records.get(asked);
    },
    records: once(() => ask('records', () => readRecords(given))),
    text: (sha256) => {
      const text: unknown = ask('text', () => given.text(sha256));
      return text === undefined || typeof text === 'string' ? text : refuse('text');
    },
    raw: (sha256) =>
      ask('raw', () => {
        const bytes: unknown = given.raw(sha256);
        if (bytes === undefined) return undefined;
        // The copy is of the memory itself, whatever the object says of it.
        return bytes instanceof Uint8Array ? new Uint8Array(bytes) : refuse('raw');
      }),
  };
}

function openFor(tenantId: string, given: StoredGeneration | undefined): StoredGeneration | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'object' || given === null) refuse('manifest');
  const opened = openForeign(given);
  return opened.tenantId === tenantId ? opened : refuse('manifest', 'incoherent');
}

function readGeneration(given: StoredGeneration, id: string): LineageRecord<GenerationPreimage> {
  const record = readRecord(ask('records', () => given.generation));
  return record !== undefined && isRecordOf(record, 'generation') && record.id === id
    ? record
    : refuse('records');
}

/** Who may read a document stands in its row, so that a generation with a row that is none is closed as a whole. */
function readDocuments({ documents }: StoredGeneration): readonly StoredDocument[] {
  if (!Array.isArray(documents)) refuse('manifest');
  const rows: StoredDocument[] = [];
  for (let at = 0; at < documents.length; at++) rows.push(readDocument(documents[at]) ?? refuse('manifest'));
  return rows;
}

/** An iterator may go on for ever, but not with another record each time. */
function readRecords(given: StoredGeneration): readonly LineageRecord[] {
  const records = new Map<string, LineageRecord>();
  for (const row of given.records()) {
    const record = readRecord(row);
    if (record === undefined || records.has(record.id)) refuse('records');
    records.set(record.id, record);
  }
  return [...records.values()];
}

function ask<T>(role: StoreFileRole, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof StorageError) throw cause;
    throw new StorageError('store-damaged', { role, fault: 'malformed' }, { cause });
  }
}

function refuse(role: StoreFileRole, fault: 'malformed' | 'incoherent' = 'malformed'): never {
  throw new StorageError('store-damaged', { role, fault });
}
