// A process that writes to, or reads from, the store in a folder until it is killed, and tells what it does and what was acknowledged.
import { writeSync } from 'node:fs';
import {
  bindContent,
  buildGeneration,
  buildPending,
  describeFolderFile,
  ingestDocument,
  readSourceEvent,
} from '../../packages/ingestion/dist/index.js';
import { StorageError } from '../../packages/storage/dist/index.js';
import { random } from '../../bench/harness/samples.mjs';
import { openForm } from './forms.mjs';
import { readAll } from './verify.mjs';

const [role, form, folder, seed, name] = process.argv.slice(2);
const draw = random(Number(seed) >>> 0);
/** A whole number below another. */
const below = (most) => Math.floor(draw() * most);
const tell = (line) => writeSync(1, `${JSON.stringify(line)}\n`);
// What is under way stands in the line that was told last.
tell({ doing: 'opening' });
const store = openForm(form, folder);
const words = ['harbour', 'ferry', 'fee', 'dusk', 'crowns', '港口', '费用', '渡轮'];
const write = () =>
  Array.from({ length: 1 + below(40) }, () => `The ${words[below(words.length)]} is ${below(1000)}.`).join(
    '\n\n',
  );
const tenants = ['events', 'files'];

// Of one name each sequence is handed in once; another process goes on behind what is there.
const first = tenants.reduce((most, tenant) => Math.max(most, store.eventProgress(tenant).last), 0) * 100;

function accept(at) {
  const documentId = `d${below(12)}`;
  const event_id = `${name}-${process.pid}-${at}`;
  const base = {
    schema: 'urn:loccit:event:1',
    event_id,
    tenant_id: 'events',
    document_id: documentId,
    sequence: first + at,
  };
  const isDelete = below(4) === 0;
  const content = write();
  const line = isDelete
    ? { ...base, action: 'delete' }
    : {
        ...base,
        action: 'upsert',
        document: {
          source_uri: 'urn:example:notes',
          source_version: String(at),
          media_type: 'text/plain',
          allowed_groups: ['public'],
        },
        content: { text: content },
      };
  const { event, raw } = bindContent(readSourceEvent(JSON.stringify(line)));
  tell({ doing: isDelete ? 'accepting a delete' : 'accepting' });
  const { outcome, position } = store.accept(event, raw);
  tell({ accepted: event_id, position, outcome });
}

function publish(make, tenant) {
  tell({ doing: 'building' });
  const build = make();
  if (build === undefined) return;
  const before = new Set(store.current(tenant)?.documents.map((document) => document.document_id));
  for (const { document_id } of build.documents) before.delete(document_id);
  const doing = before.size > 0 ? 'publishing a delete' : 'publishing';
  tell({ publishing: build.generation.id, tenant, doing });
  const { id } = store.publish(build);
  tell({ published: id, tenant });
}

function ingest() {
  const documents = Array.from({ length: below(6) }, (_, at) => {
    const raw = new TextEncoder().encode(write());
    return ingestDocument({ tenantId: 'files', document: describeFolderFile(`f${at}.txt`, raw), raw });
  });
  const previous = store.current('files');
  return buildGeneration({ tenantId: 'files', documents, routes: [], previous });
}

tell({ started: process.pid });
if (role === 'settle') {
  // One whole write of each kind, after which nothing that was killed is left.
  accept(1);
  publish(() => buildPending(store, 'events')?.build, 'events');
  publish(ingest, 'files');
  process.exit(0);
}
for (let at = 1; ; at += 1) {
  try {
    if (role === 'read') {
      readAll(store.current(tenants[below(2)]));
      tell({ reads: 1 });
      // Readers that never rest leave the writers no processor to be killed on.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, below(100));
    } else if (below(3) > 0) accept(at);
    else if (below(2) === 0) publish(() => buildPending(store, 'events')?.build, 'events');
    else publish(ingest, 'files');
  } catch (error) {
    const isLost =
      error instanceof StorageError && ['generation-superseded', 'sequence-conflict'].includes(error.code);
    if (isLost) continue;
    tell({ failed: String(error?.stack ?? error) });
    process.exit(1);
  }
}
