import type { HashedBytes, LineageRecord } from '@loccit/lineage';
import { recomputeId } from '@loccit/lineage';
import {
  countTools,
  createRecentTexts,
  declareOpened,
  describeSnapshotRow,
  freezeData,
  type GenerationLookups,
  selectChain,
  type StoredDocument,
  type StoredGeneration,
} from '@loccit/storage';
import { readContent } from './content-table.js';
import type { Sql } from './database.js';
import { decodeUtf8 } from './decode-utf8.js';
import { listDocuments } from './document-table.js';
import { createDocumentFinder } from './find-document.js';
import { findUnits } from './id-index.js';
import { isMember, listMembers } from './member-table.js';
import { openRecord, type Publication } from './publication-table.js';
import { refuseDamaged } from './sealed-row.js';
import { openSearch } from './sqlite-search.js';
import { createStoredProver, type StoredProver } from './stored-prover.js';
import { streamRecords } from './stream-records.js';
import { findTombstone, listTombstones } from './tombstone-table.js';
import { createUnitCache } from './unit-cache.js';

/** Characters of texts that stay decoded. */
const KEPT_CHARACTERS = 4 * 1024 * 1024;

/**
 * A generation whose rows are read when they are asked for.
 *
 * @remarks Looking up a record, a document or a proof costs a few pages of the file, whatever the generation's size;
 * `documents`, `records()` and the lists in `generation.info` are linear. It goes on serving what it was opened at.
 */
export function openSqliteGeneration(sql: Sql, tenantId: string, opened: Publication): StoredGeneration {
  const { body, publication } = opened;
  const { preimage } = body;
  const texts = createRecentTexts(KEPT_CHARACTERS);
  const readBytes = (role: 'text' | 'raw', sha256: string): HashedBytes | undefined =>
    readContent(sql, role, sha256, opened);
  const text = (sha256: string): string | undefined =>
    texts(sha256, () => {
      const bytes = readBytes('text', sha256);
      return bytes === undefined ? undefined : decodeUtf8(bytes.copy());
    });
  const units = createUnitCache(sql, text);
  const documents = once(() => freezeData(listDocuments(sql, opened)));
  const leavesAreRows = body.carried?.leaves === 'rows';
  const prover = once((): StoredProver | undefined =>
    leavesAreRows ? createStoredProver(sql, publication, preimage) : undefined,
  );
  const generation = openRecord(body, {
    documents: once(() => freezeData(documents().map(describeSnapshotRow))),
    tombstones: once(() => freezeData(listTombstones(sql, opened))),
    leaves: once(() => freezeData([...(prover()?.leaves() ?? [])])),
  });
  /** With its lists read: whoever asks for it by its id wants a record like others. */
  const plain = once((): LineageRecord => {
    const { id, info } = generation;
    return freezeData(info === undefined ? { id, preimage } : { id, preimage, info: { ...info } });
  });
  if (recomputeId(generation) !== body.id) refuseDamaged('pointer', 'incoherent');

  const find = (id: string): LineageRecord | undefined => {
    if (id === body.id) return plain();
    const near = units.latest?.find(id);
    if (near !== undefined) return near;
    for (const unit of findUnits(sql, opened.tenant, id)) {
      if (!isMember(sql, unit, opened)) continue;
      const record = units.open(unit).find(id);
      if (record !== undefined) return record;
    }
    return undefined;
  };
  const search = once(() => openSearch(sql, opened, (unit) => units.open(unit)));
  const self: StoredGeneration = {
    tenantId,
    id: body.id,
    generation,
    get documents() {
      return documents();
    },
    routes: freezeData(body.routes),
    record: find,
    records: () => streamRecords(listMembers(sql, opened), (unit) => units.open(unit), plain()),
    text,
    raw: (sha256) => readBytes('raw', sha256)?.copy(),
    get search() {
      return search();
    },
  };
  const chain = (document: StoredDocument): LineageRecord[] => {
    for (const number of findUnits(sql, opened.tenant, document.canonical_revision_id)) {
      if (!isMember(sql, number, opened)) continue;
      const unit = units.open(number);
      if (unit.find(document.canonical_revision_id) !== undefined)
        return selectChain(unit.records(), document);
    }
    return [];
  };
  const lists = { prover, chain, documents };
  declareOpened(self, (sha256) => readBytes('raw', sha256), createLookups(sql, opened, lists));
  return self;
}

/** What look-ups rest on. */
interface GenerationLists {
  readonly prover: () => StoredProver | undefined;
  readonly documents: () => readonly StoredDocument[];
  /** The records of a live document. */
  readonly chain: (document: StoredDocument) => LineageRecord[];
}

function createLookups(
  sql: Sql,
  opened: Publication,
  { chain, documents, prover }: GenerationLists,
): GenerationLookups {
  const { carried, document_count, tombstone_count } = opened.body;
  const hasTombstones = carried?.tombstones === 'rows';
  const finder = createDocumentFinder(sql, opened);
  const tools = once(() => {
    const count = countTools();
    for (const document of documents()) count.add(chain(document));
    return count.list();
  });
  return {
    documentCount: document_count,
    document: finder.byId,
    revision: finder.byRevision,
    owner: finder.byRecord,
    sources: finder.byRaw,
    chain: (canonicalRevisionId) => {
      const document = finder.byRevision(canonicalRevisionId);
      return document === undefined ? [] : chain(document);
    },
    get tools() {
      return opened.body.tools ?? tools();
    },
    tombstoneCount: hasTombstones ? tombstone_count : undefined,
    isTombstoned: (documentId) =>
      hasTombstones ? findTombstone(sql, documentId, opened) !== undefined : undefined,
    get entries() {
      return prover();
    },
    // Compared when it was published; each row has a seal since.
    isCoherent: () => true,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
