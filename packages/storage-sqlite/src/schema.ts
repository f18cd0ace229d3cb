/** `application_id` of the file: the bytes of `Lcct`. */
export const APPLICATION_ID = 0x4c636374;

/** The layout this version writes, in `user_version` of the file. */
export const SCHEMA_VERSION = 1;

/** Later than every publication: what is served now has no end. */
export const NO_END = 9_007_199_254_740_991;

/**
 * Statements that lead from each layout to the next; the first makes an empty file a store.
 *
 * @remarks Rows are never changed but for `until` and to mend damage. What a publication serves are the rows with
 * `since <= publication < until`, so that whoever opened one goes on reading it while others publish.
 */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE tenant (tenant INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE publication (
    publication INTEGER PRIMARY KEY, tenant INTEGER NOT NULL, generation TEXT NOT NULL,
    body TEXT NOT NULL, seal BLOB NOT NULL
  );
  CREATE INDEX publication_by_tenant ON publication (tenant, publication);
  CREATE INDEX publication_by_generation ON publication (tenant, generation, publication);
  CREATE TABLE entry_tree (publication INTEGER PRIMARY KEY, blocks BLOB NOT NULL, nodes BLOB NOT NULL);
  CREATE TABLE entry_page (
    entry_page INTEGER PRIMARY KEY, publication INTEGER NOT NULL, subtree INTEGER NOT NULL, nodes BLOB NOT NULL
  );
  CREATE INDEX entry_page_by_subtree ON entry_page (publication, subtree);
  CREATE TABLE leaf_block (leaf_block INTEGER PRIMARY KEY, sha256 BLOB NOT NULL UNIQUE, body BLOB NOT NULL);
  CREATE TABLE document (
    document INTEGER PRIMARY KEY, tenant INTEGER NOT NULL, document_id TEXT NOT NULL,
    canonical_revision_id TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL,
    unit INTEGER NOT NULL, body TEXT NOT NULL, seal BLOB NOT NULL
  );
  CREATE INDEX document_by_id ON document (tenant, document_id, since);
  CREATE INDEX document_by_revision ON document (tenant, canonical_revision_id, since);
  CREATE TABLE tombstone (
    tenant INTEGER NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL,
    since INTEGER NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (tenant, document_id, since)
  ) WITHOUT ROWID;
  CREATE TABLE unit (
    unit INTEGER PRIMARY KEY, seal BLOB NOT NULL UNIQUE, text INTEGER, raw INTEGER,
    ids BLOB NOT NULL, head TEXT NOT NULL, elements TEXT NOT NULL, chunks TEXT NOT NULL, entries TEXT NOT NULL,
    has_rows INTEGER NOT NULL
  );
  CREATE INDEX unit_by_text ON unit (text);
  CREATE INDEX unit_by_raw ON unit (raw);
  CREATE TABLE member (
    unit INTEGER NOT NULL, tenant INTEGER NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL,
    PRIMARY KEY (unit, tenant, since)
  ) WITHOUT ROWID;
  CREATE INDEX member_by_tenant ON member (tenant, until);
  CREATE TABLE content (content INTEGER PRIMARY KEY, sha256 BLOB NOT NULL UNIQUE, body BLOB NOT NULL);
  CREATE TABLE segment (segment INTEGER PRIMARY KEY, tenant INTEGER NOT NULL, ids INTEGER NOT NULL);
  CREATE INDEX segment_by_tenant ON segment (tenant);
  CREATE TABLE id_page (
    id_page INTEGER PRIMARY KEY, segment INTEGER NOT NULL, first INTEGER NOT NULL,
    body BLOB NOT NULL, seal BLOB NOT NULL
  );
  CREATE INDEX id_page_by_first ON id_page (segment, first);
  CREATE TABLE term_segment (
    term_segment INTEGER PRIMARY KEY, tenant INTEGER NOT NULL, version TEXT NOT NULL, size INTEGER NOT NULL,
    runs BLOB NOT NULL, seal BLOB NOT NULL
  );
  CREATE INDEX term_segment_by_tenant ON term_segment (tenant);
  CREATE TABLE term_page (
    term_page INTEGER PRIMARY KEY, term_segment INTEGER NOT NULL, first TEXT NOT NULL,
    body BLOB NOT NULL, seal BLOB NOT NULL
  );
  CREATE INDEX term_page_by_first ON term_page (term_segment, first);
  CREATE TABLE event (
    event INTEGER PRIMARY KEY, tenant INTEGER NOT NULL, position INTEGER NOT NULL, event_id TEXT NOT NULL,
    document_id TEXT NOT NULL, sequence INTEGER NOT NULL, outcome TEXT NOT NULL, body TEXT NOT NULL, seal BLOB NOT NULL
  );
  CREATE UNIQUE INDEX event_by_position ON event (tenant, position);
  CREATE UNIQUE INDEX event_by_id ON event (tenant, event_id);
  CREATE INDEX event_by_document ON event (tenant, document_id);
  CREATE TABLE event_progress (tenant INTEGER PRIMARY KEY, body TEXT NOT NULL, seal BLOB NOT NULL);
  CREATE TABLE event_raw (
    event_raw INTEGER PRIMARY KEY, tenant INTEGER NOT NULL, sha256 TEXT NOT NULL, body BLOB NOT NULL,
    UNIQUE (tenant, sha256)
  );
  CREATE TABLE audit (
    answer_sha256 TEXT NOT NULL, nonce TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (answer_sha256, nonce)
  ) WITHOUT ROWID;
  `,
];
