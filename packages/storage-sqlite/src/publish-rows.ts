import { isRecordOf } from '@loccit/lineage';
import {
  countTools,
  type GenerationBuild,
  lookUp,
  StorageError,
  type StoredDocument,
  type StoredGeneration,
  type ToolUse,
} from '@loccit/storage';
import type { Served } from './content-table.js';
import type { Sql } from './database.js';
import {
  changeDocuments,
  findUnitNow,
  type NewDocument,
  replaceDocuments,
  servesDocuments,
} from './document-table.js';
import { listMembers } from './member-table.js';
import { type PreparedBuild, writeDocument } from './prepare-build.js';
import { NO_END } from './schema.js';

/** How a build differs from a publication that is served. */
export interface BuildChanges {
  readonly publication: number;
  /** Rows that are new or other than before. */
  readonly documents: readonly StoredDocument[];
  /** Rows of the publication that end: what is gone, and what another row takes the place of. */
  readonly ended: readonly StoredDocument[];
}

/** The rows of documents and the units that a publication gets. */
export interface PlannedRows {
  readonly members: ReadonlySet<number>;
  /** Whether what is served now has these very rows. */
  areServed(sql: Sql, tenant: number): boolean;
  put(sql: Sql, place: Served): void;
}

/**
 * Compares the documents of a build with those of a generation.
 *
 * @remarks A build made of a generation has the generation's own rows where nothing changed, so that most are told to be equal
 * without being written out. Linear in the rows.
 */
export function listChanges(
  publication: number,
  { documents: before }: Pick<StoredGeneration, 'documents'>,
  after: readonly StoredDocument[],
): BuildChanges {
  const held = new Map(before.map((document) => [document.document_id, document]));
  const documents: StoredDocument[] = [];
  const ended: StoredDocument[] = [];
  for (const document of after) {
    const row = held.get(document.document_id);
    held.delete(document.document_id);
    if (row === document || (row !== undefined && writeDocument(row) === writeDocument(document))) continue;
    documents.push(document);
    if (row !== undefined) ended.push(row);
  }
  return { publication, documents, ended: [...ended, ...held.values()] };
}

/** The tools of the documents that a build takes over, by the counts of the generation less what ends or is brought anew. */
export function listKeptTools(
  generation: StoredGeneration,
  build: Pick<GenerationBuild, 'records'>,
  { documents, ended }: BuildChanges,
): ToolUse[] {
  const { chain, revision, tools } = lookUp(generation);
  const staying = new Set(documents.map((document) => document.canonical_revision_id));
  const brought = build.records
    .filter((record) => isRecordOf(record, 'canonical') && revision(record.id) !== undefined)
    .map(({ id }) => id);
  const gone = ended.map((document) => document.canonical_revision_id).filter((id) => !staying.has(id));
  const kept = countTools(tools);
  for (const id of new Set([...brought, ...gone])) kept.remove(chain(id));
  return kept.list();
}

/** Of a build that brings everything: all its rows and units, and no others. */
export function planAll(prepared: PreparedBuild, units: ReadonlyMap<string, number>): PlannedRows {
  const rows = prepared.documents.map(
    ({ body, document }): NewDocument => ({
      body,
      document,
      unit: units.get(document.canonical_revision_id) ?? 0,
    }),
  );
  return {
    members: new Set(units.values()),
    areServed: (sql, tenant) => servesDocuments(sql, tenant, rows),
    put: (sql, place) => replaceDocuments(sql, place, rows),
  };
}

/** Of a build that changes what is served: the rows that change, and the units that are served less those that nothing needs any more. */
export function planChanges(
  sql: Sql,
  tenant: number,
  prepared: PreparedBuild,
  units: ReadonlyMap<string, number>,
  { ended }: BuildChanges,
): PlannedRows {
  const members = new Set(listMembers(sql, { tenant, publication: NO_END - 1 }));
  const before = new Map(
    ended.map(({ document_id }) => [document_id, findUnitNow(sql, tenant, document_id)]),
  );
  for (const unit of before.values()) members.delete(unit ?? 0);
  const rows = prepared.documents.map(({ body, document }): NewDocument => {
    const unit = units.get(document.canonical_revision_id) ?? before.get(document.document_id);
    if (unit === undefined) throw new StorageError('build-incoherent', { fault: 'canonical-record' });
    return { body, document, unit };
  });
  for (const unit of [...units.values(), ...rows.map((row) => row.unit)]) members.add(unit);
  return {
    members,
    areServed: () => rows.length === 0 && ended.length === 0,
    put: (into, place) => changeDocuments(into, place, before.keys(), rows),
  };
}
