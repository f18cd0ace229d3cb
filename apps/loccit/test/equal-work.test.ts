import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerQuestion, termReader } from '@loccit/answering';
import type { Answer } from '@loccit/contract';
import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { collectPack } from '@loccit/packs';
import {
  type Authorizer,
  createGroupAuthorizer,
  createMemoryStore,
  openFolderStore,
  type Reader,
  type Store,
} from '@loccit/storage';
import { openSqliteStore } from '@loccit/storage-sqlite';
import { projectRoot } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import { checkAnswer, checkMarkdown, traceLineage } from '@loccit/validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeFilePort } from '../src/files/node-file-port.js';
import { makeFolder } from './temp-folder.js';

const tenantId = 'harbour';
const DOCUMENTS = 60;
/** Berths from here on there are none of; with as many digits as those there are. */
const NOBODYS = 4000;
const FIRST = 1000;
const AT = '2026-06-01T00:00:00Z';
const owner: Reader = { tenantId, groups: ['crew'], principal: 'owner' };
const reader: Reader = { tenantId, groups: [], principal: 'somebody' };

/** What was asked and read while something was done. */
const work = { decisions: 0, fileReads: 0, statements: 0, rows: 0 };

interface Statement {
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown[];
}

/** Counts the statements of every connection and the rows that they give. */
function countStatements(): () => void {
  const load = createRequire(`${projectRoot}packages/storage-sqlite/package.json`);
  const { prototype } = load('libsql') as { prototype: { prepare(sql: string): Statement } };
  const { prepare } = prototype;
  prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const { all, get } = statement;
    statement.get = (...values) => {
      const row = get.apply(statement, values);
      work.statements += 1;
      work.rows += row === undefined ? 0 : 1;
      return row;
    };
    statement.all = (...values) => {
      const rows = all.apply(statement, values);
      work.statements += 1;
      work.rows += rows.length;
      return rows;
    };
    return statement;
  };
  return () => {
    prototype.prepare = prepare;
  };
}

/** The default authorizer, which says how often it was asked. */
const groups = createGroupAuthorizer();
const authorizer: Authorizer = {
  allows: (request) => {
    work.decisions += 1;
    return groups.allows(request);
  },
};

/** Every other document is closed to the reader. */
function fill<S extends Store>(store: S): S {
  const documents = Array.from({ length: DOCUMENTS }, (_, number) => {
    const name = FIRST + number;
    const raw = encodeUtf8(`# Berth ${name}\n\nBerth ${name} is rented for ${number + 100} crowns.\n`);
    const allowed_groups = [number % 2 === 0 ? 'crew' : 'public'];
    const document = { ...describeFolderFile(`berth-${name}.md`, raw), allowed_groups };
    return ingestDocument({ tenantId, document, raw });
  });
  store.publish(buildGeneration({ tenantId, documents, routes: [] }));
  return store;
}

/** The same citations of something that never was: every id is another of the same form. */
function forge(answer: Answer): Answer {
  const turned = (digits: string) =>
    digits.replace(/[0-9a-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16));
  const text = JSON.stringify(answer.claims)
    .replace(/(?<=[a-z]{2,3}_)[0-9a-f]{64}/g, turned)
    .replace(/(?<=")[0-9a-f]{64}/g, turned)
    .replaceAll('berth-', 'quays-');
  const question = answer.question?.replace(/\d+/, (number) => String(Number(number) + NOBODYS));
  return { ...answer, ...(question && { question }), claims: JSON.parse(text) as Answer['claims'] };
}

type Pair = readonly [closed: Answer, absent: Answer];

/** What the owner was answered about documents that are closed to the reader, and the same about none. */
function listPairs(store: Store): Pair[] {
  return Array.from({ length: DOCUMENTS / 2 }, (_, at) => FIRST + at * 2).flatMap((number): Pair[] => {
    const { answer } = answerQuestion({
      question: `For how many crowns is berth ${number} rented?`,
      ...{ generation: store.current(tenantId), reader: owner, at: AT },
      ...{ answerId: `ans_${'0'.repeat(32)}`, nonce: '0'.repeat(32) },
    });
    const [claim] = answer.claims;
    const citations =
      claim?.citations.filter(({ document_id }) => document_id === `berth-${number}.md`) ?? [];
    if (claim === undefined || citations.length === 0) return [];
    const closed = { ...answer, claims: [{ ...claim, citations }] };
    return [[closed, forge(closed)]];
  });
}

const encode = (value: unknown): Uint8Array => encodeUtf8(JSON.stringify(value));
const evidenceOf = (store: Store) => ({ store, reader, at: AT, authorizer });

/** Each is refused what it asks for. */
const calls: Record<string, (store: Store, answer: Answer) => unknown> = {
  ask: (store, { question = '' }) =>
    answerQuestion({
      question,
      ...{ generation: store.current(tenantId), reader, authorizer, at: AT },
      ...{ answerId: `ans_${'0'.repeat(32)}`, nonce: '0'.repeat(32) },
    }),
  check: (store, answer) => checkAnswer({ bytes: encode(answer), evidence: evidenceOf(store) }),
  open: (store, answer) =>
    checkAnswer({ bytes: encode(answer), evidence: { ...evidenceOf(store), action: 'open' } }),
  lineage: (store, answer) => traceLineage(answer, { ...evidenceOf(store), action: 'trace' }),
  report: (store, { claims: [claim] }) =>
    checkMarkdown({
      bytes: encodeUtf8(`${claim?.text} [${claim?.citations[0]?.document_id.replace('.md', '')}#0]\n`),
      evidence: evidenceOf(store),
    }),
  pack: (store, answer) => {
    const generation = store.current(tenantId);
    if (generation === undefined) throw new Error('nothing is served');
    try {
      return collectPack({ answer, generation, reader, at: AT, authorizer, evidenceLevel: 'raw' });
    } catch (error) {
      return error;
    }
  },
};

const forms: Record<string, (folder: string) => Store & { close?: () => void }> = {
  memory: () => fill(createMemoryStore()),
  folder: (folder) => {
    const files = createNodeFilePort();
    const counting = {
      ...files,
      readFile: (path: string) => {
        work.fileReads += 1;
        return files.readFile(path);
      },
    };
    return openFolderStore(counting, join(folder, 'folder'));
  },
  sqlite: (folder) => openSqliteStore(join(folder, 'sqlite', 'store.sqlite'), termReader),
};

function count(act: () => void): typeof work {
  const before = { ...work };
  act();
  return {
    decisions: work.decisions - before.decisions,
    fileReads: work.fileReads - before.fileReads,
    statements: work.statements - before.statements,
    rows: work.rows - before.rows,
  };
}

describe('the work of a refusal', () => {
  let stop = () => {};
  let folder = '';
  beforeAll(() => {
    stop = countStatements();
    folder = makeFolder();
    fill(openFolderStore(createNodeFilePort(), join(folder, 'folder')));
    const sqlite = fill(openSqliteStore(join(folder, 'sqlite', 'store.sqlite'), termReader));
    sqlite.close();
  });
  afterAll(() => stop());

  for (const [form, openForm] of Object.entries(forms)) {
    it.each(Object.keys(calls))(
      `is the same for a document that is closed as for one that never was: %s over ${form}`,
      (name) => {
        const call = calls[name];
        const [asked, other] = listPairs(openForm(folder));
        if (asked === undefined || other === undefined) throw new Error('the owner was told nothing');
        const counts = asked.map((answer) => {
          const store = openForm(folder);
          // Of a store that was just opened, again, and after another document was asked for.
          const first = count(() => call?.(store, answer));
          const again = count(() => call?.(store, answer));
          for (const one of other) call?.(store, one);
          const last = count(() => call?.(store, answer));
          store.close?.();
          return { first, again, last };
        });
        expect(counts[0]).toEqual(counts[1]);
        expect(counts[0]?.again.decisions).toBeGreaterThan(0);
        if (form === 'sqlite') expect(counts[0]?.again.rows).toBeGreaterThan(0);
        if (form === 'folder') expect(counts[0]?.again.fileReads).toBeGreaterThan(0);
      },
    );
  }
});
