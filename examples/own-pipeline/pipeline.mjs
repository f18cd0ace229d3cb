// A pipeline that keeps its own splitter, index and generator, and writes answers that anyone can check.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnswer, createCitation } from '@loccit/answering';
import { buildGeneration, describeFolderFile, ingestDocument, openBuild } from '@loccit/ingestion';
import { checkAnswer } from '@loccit/validator';
import { split } from 'llm-splitter';

const folder = process.argv[2] ?? '.';
mkdirSync(folder, { recursive: true });
const createdAt = '2026-03-01T12:00:00Z';

// 1. The splitter and the index, with all their settings: these become part of every id.
const listWords = (text) => text.match(/\S+\s*/g) ?? [];
const chunker = {
  name: 'llm-splitter',
  version: '0.3.0',
  options: { chunk_size: '40', chunk_overlap: '6', chunk_strategy: 'paragraph', tokens: 'words' },
  split: (text) =>
    split(text, { chunkSize: 40, chunkOverlap: 6, chunkStrategy: 'paragraph', splitter: listWords }).map(
      (chunk) => chunk.text,
    ),
  maxOverlap: 100,
};
const indexer = {
  name: 'word-index',
  version: '1',
  options: { case: 'folded' },
  describe: (chunk) => chunk.toLowerCase(),
};

// 2. Text, elements, chunks and index entries get their spans and ids.
function readHandbook() {
  const raw = readFileSync(new URL('handbook.md', import.meta.url));
  const document = describeFolderFile('handbook.md', raw);
  const ingested = ingestDocument({ tenantId: 'sound', document, raw }, { chunker, indexer });
  return openBuild(buildGeneration({ tenantId: 'sound', documents: [ingested], routes: [] }));
}
const generation = readHandbook();

// 3. Retrieval of one's own: the entry that shares most words with the question.
const entries = [...generation.records()].filter(({ id }) => id.startsWith('idx_'));
const retrieve = (question) => {
  const words = new Set(question.toLowerCase().match(/\p{L}{4,}/gu));
  const count = ({ info }) => listWords(info.retrieval_text).filter((word) => words.has(word.trim())).length;
  return entries.toSorted((a, b) => count(b) - count(a))[0].id;
};

// 4. A generator of one's own: what it claims, and the words it leans on.
const question = 'When are tickets for a crossing refunded?';
const generated = [
  {
    text: 'Tickets for a crossing that was called off are refunded within three working days.',
    quote: 'Tickets for a crossing that was called off are refunded within three working days.',
  },
];
const indexEntryId = retrieve(question);
const claims = generated.map(({ quote, text }) => ({
  text,
  citations: [createCitation(generation, { indexEntryId, quote })],
}));
const answer = createAnswer({ question, claims, createdAt, generator: { name: 'our-model', version: '3' } });
writeFileSync(join(folder, 'answer.json'), `${JSON.stringify(answer, null, 2)}\n`);

// 5. A check against sources of one's own, read anew; the answer brings no evidence for itself.
const reader = { tenantId: 'sound', groups: [], principal: 'checker' };
const evidence = { sources: readHandbook(), reader, at: createdAt };
export const check = (bytes) => checkAnswer({ bytes, evidence, without: ['audit'] });

for (const [name, change] of [
  ['answer.json', (text) => text],
  ['tampered.json', (text) => text.replaceAll('three working', 'two working')],
]) {
  writeFileSync(join(folder, name), change(readFileSync(join(folder, 'answer.json'), 'utf8')));
  const { layers, verdict, findings } = check(readFileSync(join(folder, name)));
  const outcomes = Object.entries(layers).map(([layer, { outcome }]) => `${layer} ${outcome}`);
  console.log([name, verdict, ...outcomes, ...findings.map(({ rule }) => rule)].join(', '));
}
