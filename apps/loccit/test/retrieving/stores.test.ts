import { readFileSync } from 'node:fs';
import { answerQuestion, retrieve, termReader } from '@loccit/answering';
import { buildGeneration, ingestDocument, readSourceManifest } from '@loccit/ingestion';
import { createMemoryStore, openFolderStore, type Store, type StoredGeneration } from '@loccit/storage';
import { openSqliteStore } from '@loccit/storage-sqlite';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { createNodeFilePort } from '../../src/files/node-file-port.js';
import { makeFolder } from '../temp-folder.js';

const root = `${projectRoot}fixtures/corpora/acme/`;
const { documents, routes, tenantId } = readSourceManifest(
  new Uint8Array(readFileSync(`${root}sources.json`)),
);
const ingested = documents.map((document) =>
  ingestDocument({ tenantId, document, raw: new Uint8Array(readFileSync(root + document.path)) }),
);
const questions = ['en', 'zh'].flatMap((lang) => {
  const file = readFileSync(`${projectRoot}fixtures/questions/${lang}.json`, 'utf8');
  return (JSON.parse(file) as { questions: { question: string }[] }).questions.map(
    ({ question }) => question,
  );
});
const readers = [[], ['oncall']].map((groups) => ({ tenantId, groups, principal: 'p' }));
const at = '2026-11-29T00:00:00Z';

/** Publishes one half, then the other, then all: an index that grew in pieces. */
function fill(store: Store): StoredGeneration {
  const half = ingested.length >> 1;
  for (const part of [ingested.slice(0, half), ingested.slice(half), ingested]) {
    const previous = store.current(tenantId);
    store.publish(
      buildGeneration({ tenantId, documents: part, routes, ...(previous === undefined ? {} : { previous }) }),
    );
  }
  const generation = store.current(tenantId);
  if (generation === undefined) throw new Error('nothing was published');
  return generation;
}

function describeAnswers(generation: StoredGeneration) {
  return questions.flatMap((question) =>
    readers.map((reader) => {
      const input = { question, generation, reader, at };
      const { reranked, retrieved, selected, ...rest } = retrieve(input);
      const ids = { answerId: `ans_${'0'.repeat(32)}`, nonce: '0'.repeat(32) };
      return {
        ...rest,
        retrieved: retrieved.map(({ row, score }) => [
          row.entryId,
          row.chunkId,
          row.documentId,
          row.length,
          score,
        ]),
        reranked: reranked.map(({ row }) => row.entryId),
        selected: selected.map(({ row, score }) => [row.entry.id, row.length, score]),
        ...answerQuestion({ ...input, ...ids }),
      };
    }),
  );
}

describe('retrieve', () => {
  const memory = fill(createMemoryStore());
  const expected = describeAnswers(memory);

  it('[C11] finds, orders, selects and answers the same from a store in one file as from one in memory, by the index in the file', () => {
    const store = openSqliteStore(`${makeFolder()}/s/store.sqlite`, termReader);
    const generation = fill(store);
    expect(generation.search?.termsVersion).toBe(termReader.version);
    expect(describeAnswers(generation)).toEqual(expected);
    store.close();
  });

  it('[C11] finds the same where the file has no index, and in a store of many files', () => {
    const store = openSqliteStore(`${makeFolder()}/s/store.sqlite`);
    const generation = fill(store);
    expect(generation.search).toBeUndefined();
    expect(describeAnswers(generation)).toEqual(expected);
    store.close();
    expect(describeAnswers(fill(openFolderStore(createNodeFilePort(), `${makeFolder()}/s`)))).toEqual(
      expected,
    );
  });
});
