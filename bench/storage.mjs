// The store in one file: ingesting with full text against the hash of the bytes, Chinese against a plain table, retrieval
// against FTS5, and a citation verified, and memory, at a million chunks against fewer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { termReader } from '../packages/answering/dist/index.js';
import { rankRows } from '../packages/answering/dist/retrieval/rank-rows.js';
import { buildGeneration, describeFolderFile, ingestDocument } from '../packages/ingestion/dist/index.js';
import { openSqliteStore } from '../packages/storage-sqlite/dist/index.js';
import { judged } from './harness/report.mjs';
import { compare, sampleText } from './harness.mjs';
import { drawCitations, openGeneration, verify } from './stores/citations.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const Database = createRequire(new URL('../packages/storage-sqlite/package.json', import.meta.url))('libsql');
// Made once and kept: a million chunks take minutes. The name changes with what is made or how it is stored.
const kept = join(tmpdir(), 'loccit-bench-stores-2');
// `node --expose-gc bench/storage.mjs 20000 ingest` takes a first look at one part, of smaller stores.
const given = process.argv.slice(2);
const most = Number(given.find((one) => Number(one) > 0) ?? 1_000_000);
const scratch = mkdtempSync(join(tmpdir(), 'loccit-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
let made = 0;
const freshFolder = () => join(scratch, String(made++));

const parts = {
  ingest: measureIngest,
  chinese: measureChinese,
  retrieval: measureRetrieval,
  verification: measureVerification,
};
const named = given.filter((one) => !(Number(one) > 0));
for (const name of named) if (parts[name] === undefined) throw new Error(`no part ${name}`);
for (const [name, measure] of Object.entries(parts))
  if (named.length === 0 || named.includes(name)) await measure();

/** Files of about 50 KB, as bytes. */
function cutFiles(kind, bytes) {
  const text = sampleText(kind, bytes);
  const count = Math.ceil(bytes / 50_000);
  const step = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, at) =>
    new TextEncoder().encode(text.slice(at * step, (at + 1) * step)),
  );
}

function ingestAll(files) {
  return files.map((raw, at) =>
    ingestDocument({ tenantId: 'default', document: describeFolderFile(`d${at}.txt`, raw), raw }),
  );
}

function publishAll(documents) {
  const folder = freshFolder();
  const store = openSqliteStore(join(folder, 'store.sqlite'), termReader);
  store.publish(buildGeneration({ tenantId: 'default', documents, routes: [] }));
  store.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measureIngest() {
  const files = cutFiles('ascii', 20 << 20);
  await compare({
    goal: 'P15 ingest',
    base: {
      name: 'SHA-256 of 20 MiB',
      run: () => files.map((raw) => createHash('sha256').update(raw).digest('hex')),
    },
    cases: [
      { name: 'identities alone', run: () => ingestAll(files) },
      { name: 'identities, rows and full text', run: () => publishAll(ingestAll(files)), target: 75 },
    ],
    rounds: 5,
    gc: true,
  });
}

async function measureChinese() {
  const documents = ingestAll(cutFiles('chinese', 5 << 20));
  const rows = documents.flatMap(({ records }) =>
    records.flatMap(({ id, info }) =>
      info?.retrieval_text === undefined ? [] : [[id, info.retrieval_text]],
    ),
  );
  await compare({
    goal: 'P14 Chinese',
    base: { name: 'plain table of the same rows', run: () => insertPlain(rows) },
    cases: [{ name: 'records and bigrams', run: () => publishAll(documents), target: 16 }],
    rounds: 5,
    gc: true,
  });
}

/** A database of a peer in a folder of its own, inside a transaction. */
function beginPeer(tables) {
  const folder = freshFolder();
  mkdirSync(folder);
  const database = new Database(join(folder, 'peer.sqlite'));
  database.exec(`PRAGMA journal_mode = WAL; ${tables}; BEGIN`);
  return { database, folder };
}

function insertPlain(rows) {
  const { database, folder } = beginPeer(
    'PRAGMA synchronous = FULL; CREATE TABLE plain (id TEXT, text TEXT)',
  );
  const insert = database.prepare('INSERT INTO plain VALUES (?, ?)');
  for (const row of rows) insert.run(row);
  database.exec('COMMIT');
  database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The folder of a store of so many chunks, made if it is not there. */
function keepStore(chunks) {
  const folder = join(kept, String(chunks));
  if (existsSync(join(folder, 'store.sqlite'))) return folder;
  mkdirSync(kept, { recursive: true });
  const run = spawnSync(
    process.execPath,
    ['--max-old-space-size=12000', join(here, 'stores', 'make-store.mjs'), String(chunks), `${folder}.new`],
    { stdio: 'inherit' },
  );
  if (run.status !== 0) throw new Error('the store was not made');
  spawnSync('mv', [`${folder}.new`, folder]);
  return folder;
}

async function measureRetrieval() {
  const generation = openGeneration(keepStore(Math.min(100_000, most)));
  const readable = new Set(
    generation.documents.filter((one) => one.allowed_groups.includes('public')).map((one) => one.document_id),
  );
  const fts = indexPeer(generation);
  const questions = ['harbour lantern tide', 'ledger clerk warden', 'signal quay', 'permit'];
  let at = 0;
  const draw = () => questions[at++ % questions.length];
  const search = () => rankRows(generation.search, termReader.list(draw()), readable).best(12);
  const peer = () => fts(termReader.list(draw()));
  if (search().length !== peer().length) throw new Error('the searches differ');
  await compare({
    goal: 'P13 retrieval',
    base: { name: 'FTS5 ORDER BY rank, with the same filter', run: peer },
    cases: [{ name: 'ranked over readable rows', run: search, target: 1 }],
    roundMs: 200,
  });
}

/** The same rows in FTS5, contentless and in the same terms, with what a filter reads in a table beside it. */
function indexPeer(generation) {
  const { database } = beginPeer(
    "CREATE VIRTUAL TABLE fts USING fts5(terms, content='', tokenize='ascii'); CREATE TABLE row (id INTEGER PRIMARY KEY, open INTEGER)",
  );
  const insert = database.prepare('INSERT INTO fts (rowid, terms) VALUES (?, ?)');
  const insertRow = database.prepare('INSERT INTO row VALUES (?, ?)');
  const groups = new Map(generation.documents.map((one) => [one.parse_revision_id, one.allowed_groups]));
  let id = 0;
  for (const { info, preimage } of generation.records()) {
    if (info?.retrieval_text === undefined) continue;
    const { parse_revision_id } = generation.record(preimage.chunk_id).preimage;
    insert.run([++id, termReader.list(info.retrieval_text).join(' ')]);
    insertRow.run([id, groups.get(parse_revision_id).includes('public') ? 1 : 0]);
  }
  database.exec('COMMIT');
  const find = database.prepare(
    'SELECT fts.rowid FROM fts JOIN row ON row.id = fts.rowid WHERE fts MATCH ? AND open = 1 ORDER BY rank LIMIT 12',
  );
  return (terms) => find.all([terms.map((term) => `"${term}"`).join(' OR ')]);
}

async function measureVerification() {
  const sizes = [1000, Math.min(100_000, most), most];
  const stores = sizes.map((chunks) => {
    const folder = keepStore(chunks);
    return { folder, citations: drawCitations(openGeneration(folder), 2000) };
  });
  const [few, , many] = stores;
  const walk = ({ folder, citations }) => {
    const generation = openGeneration(folder);
    let at = 0;
    return () => verify(generation, citations[at++ % citations.length]);
  };
  await compare({
    goal: 'verify',
    base: { name: '1,000', run: walk(few) },
    cases: [{ name: `one citation against ${most} chunks`, run: walk(many), target: 3 }],
    roundMs: 200,
  });
  const generation = openGeneration(many.folder);
  const times = many.citations
    .map((citation) => {
      const start = performance.now();
      verify(generation, citation);
      return (performance.now() - start) * 1000;
    })
    .sort((one, other) => one - other);
  console.log(
    `verify | ${most} chunks, microseconds | p50 ${times[1000].toFixed(0)} | p99 ${times[1980].toFixed(0)} | - | -`,
  );
  const peakOf = ({ citations, folder }) => {
    const sent = JSON.stringify(citations.slice(0, 150));
    const run = spawnSync(process.execPath, [join(here, 'stores', 'measure-memory.mjs'), folder, sent], {
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(run.stderr);
    return Number(run.stdout);
  };
  await judged('memory', async () => {
    const value = peakOf(many) / peakOf(stores[1]);
    return [{ name: `peak at ${most} chunks / at ${sizes[1]}`, value, min: value, max: value, target: 1.3 }];
  });
}
