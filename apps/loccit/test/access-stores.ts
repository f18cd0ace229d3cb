import { rmSync, writeFileSync } from 'node:fs';
import { type Answer, digestAnswer } from '@loccit/contract';
import type { EventStore, StoredEvent } from '@loccit/storage';
import { openStoreToWrite } from '../src/files/find-store.js';
import { describeEntry } from './manifest-entry.js';
import { makeFolder, runJson, writeFiles } from './temp-folder.js';

/** The time of reading in these tests. */
export const READ_AT = '2026-11-30T09:00:00Z';
const TENANT = 'harbour';
const DOCUMENT = 'crane';
const SECRET = 'The code of the crane is 4711.';

/** Who asks, as `--tenant` and `--as` tell. */
export const PRINCIPALS = {
  owner: ['--tenant', TENANT, '--as', 'crew'],
  'other group': ['--tenant', TENANT, '--as', 'desk'],
  'other tenant': ['--tenant', 'quarry', '--as', 'crew'],
  operator: ['--tenant', TENANT, '--as', 'operator'],
  // Was admitted once.
  revoked: ['--tenant', TENANT, '--as', 'former'],
  anonymous: ['--tenant', TENANT],
} as const satisfies Record<string, readonly string[]>;
export type Principal = keyof typeof PRINCIPALS;

/** What became of the document that is asked for. */
export const STATES = [
  'existing',
  'deleted',
  'revoked',
  'absent',
  'not begun',
  'waiting to be deleted',
  'waiting to be closed',
  'waiting to be closed and opened again',
  'waiting to be opened',
] as const;
export type State = (typeof STATES)[number];

const manifest = (tenant: string, documents: readonly object[]): string =>
  JSON.stringify({ schema: 'urn:loccit:sources:1', tenant_id: tenant, documents });

const OFFICE = '# Office\n\nThe harbour office opens at 08:00 on working days. 港务办公室八点开门。\n';
const CRANE = `# Crane\n\n${SECRET} 起重机的密码是 4711。\n`;

/** Ingests a live set: the office always, the crane as it is described, and what another tenant has. */
async function ingest(folder: string, crane: object | undefined): Promise<void> {
  rmSync(`${folder}/docs`, { recursive: true, force: true });
  writeFiles(folder, {
    'docs/office.md': OFFICE,
    ...(crane === undefined ? {} : { 'docs/crane.md': CRANE }),
    'docs/sources.json': manifest(TENANT, [
      describeEntry('office', ['public']),
      ...(crane === undefined ? [] : [crane]),
    ]),
    'other/pit.md': '# Pit\n\nThe pit is shut on Fridays.\n',
    'other/sources.json': manifest('quarry', [describeEntry('pit', ['public', 'crew'])]),
  });
  await runJson(folder, ['ingest', 'docs', 'other', '--store', 's']);
  rmSync(`${folder}/docs`, { recursive: true });
  rmSync(`${folder}/other`, { recursive: true });
}

const FIRST = describeEntry(DOCUMENT, ['crew', 'former']);
const NOW = describeEntry(DOCUMENT, ['crew']);

/** Puts an event into the log and publishes nothing. */
function accept(store: EventStore, sequence: number, groups: readonly string[] | 'delete'): void {
  const named = { event_id: `later-${sequence}`, tenant_id: TENANT, document_id: DOCUMENT, sequence };
  const change =
    groups === 'delete'
      ? { action: 'delete' as const, document: null }
      : { action: 'upsert' as const, document: describe(groups) };
  store.accept({ ...named, ...change, raw_sha256: null });
}

/** What waits in each of these states, in its order. */
const WAITING: Readonly<Partial<Record<State, readonly (readonly string[] | 'delete')[]>>> = {
  'waiting to be deleted': ['delete'],
  'waiting to be closed': [['board']],
  'waiting to be closed and opened again': [['board'], ['crew']],
  'waiting to be opened': [['crew']],
};

async function reach(folder: string, state: State): Promise<void> {
  if (state === 'absent') return ingest(folder, undefined);
  await ingest(folder, FIRST);
  if (state === 'deleted') return ingest(folder, undefined);
  if (state === 'revoked') return ingest(folder, describeEntry(DOCUMENT, ['board']));
  if (state === 'not begun')
    return ingest(folder, describeEntry(DOCUMENT, ['crew'], { effective_from: '2031-01-01' }));
  await ingest(folder, state === 'waiting to be opened' ? describeEntry(DOCUMENT, ['board']) : NOW);
  const { store } = openStoreToWrite(`${folder}/s`);
  for (const [at, groups] of (WAITING[state] ?? []).entries()) accept(store, 98 + at, groups);
}

function describe(allowed_groups: readonly string[]): StoredEvent['document'] {
  return {
    ...{
      document_id: DOCUMENT,
      path: 'crane.md',
      source_uri: 'kb:crane',
      source_version: '1',
      title: 'The crane',
    },
    ...{ title_fallback: null, media_type: 'text/markdown', charset: null, allowed_groups },
    ...{ effective_from: null, effective_to: null, authority: null, work_id: null },
    ...{ marking: null, license: null, scope: null },
  };
}

/** A folder for every state of the document, with the same artifacts that cite it beside the store. */
export async function makeStores(): Promise<ReadonlyMap<State, string>> {
  const folders = new Map<State, string>();
  for (const state of STATES) folders.set(state, makeFolder());
  const at = (state: State): string => folders.get(state) ?? '';
  for (const [state, folder] of folders) await reach(folder, state);
  const ask = ['ask', 'What is the code of the crane?', '--store', 's', ...PRINCIPALS.owner, '--at', READ_AT];
  const answer = await runJson<Answer>(at('existing'), [...ask, '--answer-id', `ans_${'a'.repeat(32)}`]);
  const beyond = structuredClone(answer);
  // A span that ends beyond the document: whoever may not read it must not learn where it ends.
  for (const { citations } of beyond.claims)
    for (const one of citations) Object.assign(one, { char_end: 99_999 });
  const key = await runJson(at('existing'), [
    'keygen',
    '-o',
    'key.jwk',
    '--format',
    'jwk',
    '--unencrypted',
    '--at',
    '2026-11-01',
  ]);
  if (key === undefined) throw new Error('no key');
  const [audit] = openStoreToWrite(`${at('existing')}/s`).store.audits(digestAnswer(answer));
  const { readFileSync } = await import('node:fs');
  const pem = readFileSync(`${at('existing')}/key.jwk`);
  for (const folder of folders.values()) {
    writeFileSync(`${folder}/crane.json`, JSON.stringify(answer));
    writeFileSync(`${folder}/beyond.json`, JSON.stringify(beyond));
    writeFileSync(`${folder}/report.md`, REPORT);
    writeFileSync(`${folder}/key.jwk`, pem, { mode: 0o600 });
    if (audit !== undefined) openStoreToWrite(`${folder}/s`).store.putAudit(digestAnswer(answer), audit);
  }
  return folders;
}

/** Names the document in every way that a report can. */
const REPORT = `${SECRET} [office#0]

${SECRET} [crane#0]

${SECRET} [crane#99]

The crane has a code. [The crane](kb:crane) It is known. [the crane](crane.md)

起重机的密码是 4711。[crane#0]

As the crane says, the code is kept [1].

## References

[1] The crane. kb:crane
`;
