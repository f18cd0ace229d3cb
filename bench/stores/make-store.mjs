// Makes a store of so many chunks in a folder, as a process of its own: `node make-store.mjs CHUNKS FOLDER`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { termReader } from '../../packages/answering/dist/index.js';
import { buildGeneration, describeFolderFile, ingestDocument } from '../../packages/ingestion/dist/index.js';
import { openSqliteStore } from '../../packages/storage-sqlite/dist/index.js';
import { random } from '../harness/samples.mjs';

const [chunks, folder] = process.argv.slice(2);
const CHUNKS_A_DOCUMENT = 40;
const WORDS =
  'harbour office opens ferry bridge toll keeper grain market letters station council winter summer notice permit sailor anchor rope lantern crane barrel ledger clerk warden tide quay signal'.split(
    ' ',
  );

const next = random(7);
const word = () => WORDS[Math.floor(next() * next() * WORDS.length)];
const sentence = (at) =>
  `Notice ${at} says that ${Array.from({ length: 5 + Math.floor(next() * 25) }, word).join(' ')}.`;

const documents = Array.from({ length: Number(chunks) / CHUNKS_A_DOCUMENT }, (_, at) => {
  const lines = Array.from({ length: CHUNKS_A_DOCUMENT }, (_, line) =>
    sentence(at * CHUNKS_A_DOCUMENT + line),
  );
  const raw = new TextEncoder().encode(`${lines.join('\n\n')}\n`);
  const described = describeFolderFile(`n${String(at).padStart(6, '0')}.txt`, raw);
  const document = { ...described, allowed_groups: [at % 10 === 0 ? 'crew' : 'public'] };
  // Each paragraph is a chunk.
  return ingestDocument({ tenantId: 'default', document, raw }, { maxChunkCodePoints: 40 });
});
rmSync(folder, { recursive: true, force: true });
const store = openSqliteStore(join(folder, 'store.sqlite'), termReader);
store.publish(buildGeneration({ tenantId: 'default', documents, routes: [] }));
store.close();
