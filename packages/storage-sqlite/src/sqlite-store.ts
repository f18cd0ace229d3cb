import {
  checkBuild,
  completeBuild,
  createAuditShelf,
  type GenerationBuild,
  type InspectedStore,
  type StoredGeneration,
  type TermReader,
} from '@loccit/storage';
import type { Sql } from './database.js';
import type { EncodedUnit } from './encode-unit.js';
import { inspectSqlite } from './inspect-sqlite.js';
import { openDatabase } from './open-database.js';
import { openToRead, type Reading } from './open-to-read.js';
import { prepareBuild } from './prepare-build.js';
import {
  findPublication,
  findTenant,
  listGenerations,
  listTenants,
  type Publication,
} from './publication-table.js';
import { publishWithin } from './publish.js';
import { listChanges, listKeptTools } from './publish-rows.js';
import { createSqliteAudits } from './sqlite-audits.js';
import { createSqliteEvents } from './sqlite-events.js';
import { openSqliteGeneration } from './sqlite-generation.js';

/** A store in one file. */
export interface SqliteStore extends InspectedStore {
  /** Gives the file back; generations that were opened serve no longer. */
  close(): void;
}

/** Generations that stay open: the current one and one it is compared with, for a few tenants. */
const KEPT_GENERATIONS = 8;

/**
 * The store in one SQLite file.
 *
 * @remarks Nothing is created before the first publish or audit. Any number of processes of one machine read, publish and
 * keep audits at once; a store killed at any instant opens and serves the generation published last. A generation is
 * read when something of it is asked for, see {@link openSqliteGeneration}.
 * @param path - of the file; the folder is created if missing, and refused if it holds anything else
 * @param terms - how rows are read into terms; without it those published here are not indexed, and whoever searches builds an
 * index of its own
 * @throws {@link StorageError} from its methods, never from this call
 * @example
 * ```ts
 * const store = openSqliteStore('no-such-folder/store.sqlite');
 * store.tenants(); // []
 * ```
 */
export function openSqliteStore(path: string, terms?: TermReader): SqliteStore {
  let open: Reading | undefined;
  let opened = createGenerations();
  const reading = (): Sql | undefined => {
    // What was opened before goes on reading what it was opened over.
    if (open?.isFresh() === false) forget();
    open ??= openToRead(path);
    return open?.sql;
  };
  const writing = (): Sql => {
    open ??= openToRead(path) ?? { sql: openDatabase(path, true), isFresh: () => true };
    return open.sql;
  };
  const forget = (): void => {
    open = undefined;
    opened = createGenerations();
  };
  const find = (tenantId: string, id?: string): StoredGeneration | undefined => {
    const open = reading();
    const tenant = open === undefined ? undefined : findTenant(open, tenantId);
    if (open === undefined || tenant === undefined) return undefined;
    const publication = findPublication(open, tenant, id);
    return publication && opened(publication, () => openSqliteGeneration(open, tenantId, publication));
  };
  const isStored = ({ seal }: EncodedUnit): boolean =>
    reading()?.get('SELECT 1 AS n FROM unit WHERE seal = ?', seal) !== undefined;
  const findServed = (open: Sql, tenantId: string) => {
    const tenant = findTenant(open, tenantId);
    const served = tenant === undefined ? undefined : findPublication(open, tenant);
    return served === undefined
      ? undefined
      : {
          publication: served.publication,
          generation: opened(served, () => openSqliteGeneration(open, tenantId, served)),
        };
  };
  /** Shares what the build takes over; undefined where that is not what is served now. */
  const publishChanges = (build: GenerationBuild): boolean | undefined => {
    const open = reading();
    const base =
      open === undefined || build.carried === undefined ? undefined : findServed(open, build.tenantId);
    if (open === undefined || base === undefined || base.generation.id !== build.previousId) return undefined;
    const { generation, publication } = base;
    const checked = checkBuild(build, generation);
    const changes = listChanges(publication, generation, checked.documents);
    const prepared = prepareBuild(checked, {
      reader: terms,
      isStored,
      changes: { documents: changes.documents, kept: listKeptTools(generation, build, changes) },
    });
    return open.write(() => publishWithin(open, prepared, build, terms, changes));
  };
  const publishAll = (build: GenerationBuild): boolean => {
    const previous = build.carried === undefined ? undefined : find(build.tenantId, build.previousId ?? '');
    const checked = checkBuild(completeBuild(build, previous));
    const prepared = prepareBuild(checked, { reader: terms, isStored });
    const open = writing();
    return open.write(() => publishWithin(open, prepared, build, terms)) === true;
  };
  const store: SqliteStore = {
    ...createAuditShelf(createSqliteAudits(reading, writing)),
    ...createSqliteEvents(reading, writing),
    inspect: () => {
      const open = reading();
      return open === undefined ? [] : inspectSqlite(open, store);
    },
    auditedAnswers: () =>
      (reading()?.all('SELECT DISTINCT answer_sha256 AS name FROM audit ORDER BY name') ?? []).map(
        ({ name }) => String(name),
      ),
    tenants: () => {
      const open = reading();
      return open === undefined ? [] : listTenants(open);
    },
    current: (tenantId) => find(tenantId),
    generation: (tenantId, id) => find(tenantId, id),
    generations: (tenantId) => {
      const open = reading();
      const tenant = open === undefined ? undefined : findTenant(open, tenantId);
      return open === undefined || tenant === undefined ? [] : listGenerations(open, tenant);
    },
    publish: (build) => {
      const published = publishChanges(build) ?? publishAll(build);
      return { id: build.generation.id, published };
    },
    close: () => {
      open?.sql.close();
      forget();
    },
  };
  return store;
}

/** Opened generations by the number of their publication, which never serves anything else. */
function createGenerations() {
  const kept = new Map<number, StoredGeneration>();
  return ({ publication }: Publication, open: () => StoredGeneration): StoredGeneration => {
    const held = kept.get(publication) ?? open();
    kept.delete(publication);
    kept.set(publication, held);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_GENERATIONS && oldest !== undefined) kept.delete(oldest);
    return held;
  };
}
