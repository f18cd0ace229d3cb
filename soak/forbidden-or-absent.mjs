// Whether a document that is forbidden can be told from one that is absent by the time a refusal takes; see README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { random } from '../bench/harness/samples.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string' }, seed: { type: 'string' }, documents: { type: 'string' } },
});
const pairs = Number(values.pairs ?? 2000);
const seed = Number(values.seed ?? 1);
const size = Number(values.documents ?? 200);

const load = (name) => import(`../packages/${name}/dist/index.js`);
const { answerQuestion, termReader } = await load('answering');
const { buildGeneration, describeFolderFile, ingestDocument } = await load('ingestion');
const { createMemoryStore, openFolderStore } = await load('storage');
const { collectPack } = await load('packs');
const { checkAnswer, checkMarkdown, traceLineage } = await load('validator');
const { createNodeFilePort } = await import('../apps/loccit/dist/files/node-file-port.js');

const tenantId = 'harbour';
const at = '2026-06-01T00:00:00Z';
const FIXED = { answerId: `ans_${'0'.repeat(32)}`, nonce: '0'.repeat(32) };
const owner = { tenantId, groups: ['crew'], principal: 'owner' };
const reader = { tenantId, groups: [], principal: 'somebody' };

/** Where the names of the documents begin: 1000 berths there may be, and as many names of the same form that nothing has. */
const NAMED_FROM = 1000;
const NAMED_TO = 5000;
const question = (name) => `For how many crowns is berth ${name} rented?`;

/** Half of the documents are forbidden to the reader. */
function fill(store) {
  const documents = Array.from({ length: size }, (_, number) => {
    const name = NAMED_FROM + number;
    const text = `# Berth ${name}\n\nBerth ${name} is rented for ${number + 100} crowns a week.\n\n${'It lies in the harbour. '.repeat(20)}\n`;
    const raw = new TextEncoder().encode(text);
    const document = {
      ...describeFolderFile(`berth-${name}.md`, raw),
      allowed_groups: [number % 2 === 0 ? 'crew' : 'public'],
    };
    return ingestDocument({ tenantId, document, raw });
  });
  store.publish(buildGeneration({ tenantId, documents, routes: [] }));
  return store;
}

/** What the owner was answered about a forbidden document. */
function cite(store, number) {
  const { answer } = answerQuestion({
    question: question(NAMED_FROM + number),
    ...{ generation: store.current(tenantId), reader: owner, at, ...FIXED },
  });
  const [claim] = answer.claims;
  const citation = claim?.citations.find(
    ({ document_id }) => document_id === `berth-${NAMED_FROM + number}.md`,
  );
  return citation === undefined ? undefined : { ...answer, claims: [{ ...claim, citations: [citation] }] };
}

/** The same citation of something that never was: every id is another of the same form. */
function forge(answer, next) {
  const hex = () => Array.from({ length: 64 }, () => Math.floor(next() * 16).toString(16)).join('');
  const forged = structuredClone(answer);
  for (const citation of forged.claims[0].citations) {
    citation.document_id = citation.document_id.replace('berth', 'quays');
    citation.source_uri = citation.source_uri.replace('berth', 'quays');
    for (const [name, value] of Object.entries(citation)) {
      if (/^[a-z]+_[0-9a-f]{64}$/.test(value)) citation[name] = `${value.split('_')[0]}_${hex()}`;
      else if (/^[0-9a-f]{64}$/.test(value)) citation[name] = hex();
    }
  }
  return forged;
}

const encode = (value) => new TextEncoder().encode(JSON.stringify(value));
const report = ({
  claims: [
    {
      citations: [{ document_id }],
      text,
    },
  ],
}) => new TextEncoder().encode(`${text} [${document_id.replace('.md', '')}#0]\n`);

/** What is timed: each reads a store for the reader, who gets nothing. */
const calls = {
  ask: (store, { asked }) =>
    answerQuestion({
      question: asked,
      ...{
        generation: store.current(tenantId),
        restrictions: store.restrictions(tenantId),
        reader,
        at,
        ...FIXED,
      },
    }),
  check: (store, { answer, bytes }) => [answer, checkAnswer({ bytes, evidence: { store, reader, at } })],
  open: (store, { answer, bytes }) => [
    answer,
    checkAnswer({ bytes, evidence: { store, reader, at, action: 'open' } }),
  ],
  lineage: (store, { answer }) => traceLineage(answer, { store, reader, at, action: 'trace' }),
  report: (store, { marked }) => checkMarkdown({ bytes: marked, evidence: { store, reader, at } }),
  pack: (store, { answer }) => {
    try {
      return collectPack({ answer, generation: store.current(tenantId), reader, at, evidenceLevel: 'raw' });
    } catch (error) {
      return error;
    }
  },
};

const folder = mkdtempSync(join(tmpdir(), 'loccit-soak-'));
const stores = {
  memory: fill(createMemoryStore()),
  folder: fill(openFolderStore(createNodeFilePort(), join(folder, 'folder'))),
};
try {
  const { openSqliteStore } = await load('storage-sqlite');
  if (openSqliteStore !== undefined)
    stores.sqlite = fill(openSqliteStore(join(folder, 'sqlite', 'store.sqlite'), termReader));
} catch (error) {
  console.error(`no SQLite here: ${error.message}`);
}

let outside = 0;
for (const [form, store] of Object.entries(stores)) {
  const next = random(seed);
  const material = [];
  for (let number = 0; number < size; number += 2) {
    const forbidden = cite(store, number);
    if (forbidden === undefined) continue;
    const absent = forge(forbidden, next);
    // Both are parsed alike, so that nothing but what they say differs.
    material.push(
      [forbidden, absent].map((made, side) => {
        const answer = JSON.parse(JSON.stringify(made));
        const asked = question((side === 0 ? NAMED_FROM : NAMED_TO) + number);
        return { answer, asked, bytes: encode(answer), marked: report(answer) };
      }),
    );
  }
  for (const [name, call] of Object.entries(calls)) {
    if (positionals.length > 0 && !positionals.includes(`${form}-${name}`)) continue;
    let slower = 0;
    const took = [[], []];
    for (let pair = -200; pair < pairs; pair += 1) {
      const both = material[Math.floor(next() * material.length)];
      const times = [0, 0];
      // Which of the two is first is drawn anew, so that what the first does for the second counts for neither.
      for (const side of next() < 0.5 ? [0, 1] : [1, 0]) {
        const start = process.hrtime.bigint();
        call(store, both[side]);
        times[side] = Number(process.hrtime.bigint() - start);
      }
      if (pair < 0) continue;
      if (times[0] > times[1]) slower += 1;
      for (const side of [0, 1]) took[side].push(times[side]);
    }
    const share = slower / pairs;
    const median = (list) => (list.sort((a, b) => a - b)[list.length >> 1] / 1000).toFixed(1);
    if (share < 0.45 || share > 0.55) outside += 1;
    console.log(
      `${form.padEnd(7)} ${name.padEnd(8)} forbidden slower ${share.toFixed(3)} of ${pairs} pairs; median ${median(took[0])} us forbidden, ${median(took[1])} us absent`,
    );
  }
}
rmSync(folder, { recursive: true });
process.exitCode = outside > 0 ? 1 : 0;
