// Structure and provenance of an answer with 20 citations into 5 documents, over the hashes of documents and spans.
//
// Cold: the checker has seen no document before; each file is read and hashed in the check, as of a folder, but without
// the disk. Warm: it holds the documents in memory, checked answers over them before, and kept a memory.
//
// What the goal names is reading the answer and what the layers come to: `examineAnswer`. The report that is made of it,
// with figures of overlap, rates and a list of sources, is no part of the goal, and stands in rows of its own, `checkAnswer`.
import { hash } from 'node:crypto';
import { createAnswer, createCitation } from '../packages/answering/dist/index.js';
import {
  buildGeneration,
  describeFolderFile,
  ingestDocument,
  openBuild,
} from '../packages/ingestion/dist/index.js';
import { createChainMemory, isRecordOf } from '../packages/lineage/dist/index.js';
import { createOpenedGeneration } from '../packages/storage/dist/opened-generation.js';
import { createTextIndex } from '../packages/text/dist/index.js';
import { examineAnswer } from '../packages/validator/dist/check-answer.js';
import { checkAnswer } from '../packages/validator/dist/index.js';
import { compare, growth, sampleBytes } from './harness.mjs';

const documentBytes = 50_000;
const at = '2026-11-29T00:00:00Z';
const reader = { tenantId: 'default', groups: ['public'], principal: 'bench' };
const without = ['audit', 'support'];

/** Five ingested documents of one kind of text, as maps that nothing has read yet. */
function makeCorpus(kind) {
  const documents = Array.from({ length: 5 }, (_, seed) => {
    const raw = new Uint8Array(sampleBytes(kind, documentBytes, seed + 1));
    const document = describeFolderFile(`${kind}-${seed}.txt`, raw);
    return ingestDocument({ tenantId: 'default', document, raw });
  });
  return openBuild(buildGeneration({ tenantId: 'default', documents, routes: [] }));
}

/** A generation whose files are read anew whenever they are asked for. */
function openFiles(generation) {
  const files = { raw: new Map(), text: new Map() };
  for (const record of generation.records()) {
    if (!isRecordOf(record, 'canonical')) continue;
    const { raw_sha256, canonical_sha256 } = record.preimage;
    files.raw.set(raw_sha256, generation.raw(raw_sha256));
    files.text.set(canonical_sha256, Buffer.from(generation.text(canonical_sha256)));
  }
  return createOpenedGeneration({
    ...generation,
    records: [...generation.records()],
    read: (role, sha256) => {
      const bytes = files[role].get(sha256);
      return bytes === undefined ? undefined : new Uint8Array(bytes);
    },
  });
}

/** The evidence of a checker that holds a generation, and the bytes that it has to hash. */
function hold(generation) {
  const raws = [...generation.records()]
    .filter((record) => isRecordOf(record, 'canonical'))
    .map((record) => generation.raw(record.preimage.raw_sha256));
  return { evidence: { sources: generation, reader, at }, raws };
}

/** An answer whose claims cite sentences all over the documents, one each. */
function makeAnswer(generation, citations) {
  const records = [...generation.records()];
  const entries = records.filter((record) => isRecordOf(record, 'index-entry'));
  const step = Math.max(1, Math.floor(entries.length / Math.min(citations, entries.length)));
  const indexes = new Map();
  const claims = Array.from({ length: citations }, (_, number) => {
    const entry = entries[(number * step) % entries.length];
    const chunk = generation.record(entry.preimage.chunk_id);
    const parse = generation.record(chunk.preimage.parse_revision_id);
    const canonical = generation.record(parse.preimage.canonical_revision_id);
    const sha256 = canonical.preimage.canonical_sha256;
    if (!indexes.has(sha256)) indexes.set(sha256, createTextIndex(generation.text(sha256)));
    const index = indexes.get(sha256);
    const element = generation.record(chunk.preimage.element_ids[0]);
    const charStart = Math.max(chunk.preimage.char_start, element.preimage.char_start);
    const charEnd = Math.min(charStart + 60, chunk.preimage.char_end, element.preimage.char_end);
    const citation = createCitation(generation, { indexEntryId: entry.id, charStart, charEnd, index });
    const text = `Statement ${number + 1} is borne out by this place.`;
    return { claim: { text, citations: [citation] }, span: index.slice(charStart, charEnd) };
  });
  const answer = createAnswer({
    question: 'What do the documents say?',
    claims: claims.map(({ claim }) => claim),
    createdAt: at,
    answerId: `ans_${'0'.repeat(32)}`,
  });
  return {
    bytes: new Uint8Array(Buffer.from(JSON.stringify(answer))),
    spans: claims.map(({ span }) => span),
  };
}

function assertPass({ layers, findings }) {
  for (const layer of ['structure', 'provenance', 'verifiability']) {
    if (layers[layer].outcome !== 'pass')
      throw new Error(`${layer}: ${JSON.stringify(findings.slice(0, 3))}`);
  }
}

for (const [kind, cold, warm] of [
  ['ascii', 4, 2.6],
  ['chinese', 6.5, 3.3],
]) {
  const generation = makeCorpus(kind);
  const { evidence, raws } = hold(generation);
  const { bytes, spans } = makeAnswer(generation, 20);
  const reading = { ...evidence, sources: openFiles(generation) };
  const remembering = { ...evidence, memory: createChainMemory() };
  for (const each of [reading, remembering]) assertPass(checkAnswer({ bytes, evidence: each, without }));
  await compare({
    goal: `P11 check, ${kind}`,
    base: {
      name: 'hashes',
      run: () => {
        for (const raw of raws) hash('sha256', raw);
        for (const span of spans) hash('sha256', span);
      },
    },
    cases: [
      { name: 'cold', run: () => examineAnswer({ bytes, evidence: reading, without }), target: cold },
      { name: 'warm', run: () => examineAnswer({ bytes, evidence: remembering, without }), target: warm },
      { name: 'cold checkAnswer', run: () => checkAnswer({ bytes, evidence: reading, without }) },
      { name: 'warm checkAnswer', run: () => checkAnswer({ bytes, evidence: remembering, without }) },
    ],
    // The engine goes on compiling what is called for seconds.
    warmMs: 4000,
  });
}

const generation = makeCorpus('ascii');
const { evidence } = hold(generation);
await growth({
  goal: 'P11 growth',
  sizes: [20, 2000],
  make: (citations) => makeAnswer(generation, citations).bytes,
  run: (bytes) => checkAnswer({ bytes, evidence, without }),
  maxRatio: 65,
});
