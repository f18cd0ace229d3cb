import { createHash } from 'node:crypto';
import { encodePackManifest } from '../../src/pack-manifest.js';
import { isPackPath } from '../../src/pack-paths.js';
import { entriesOf } from '../small-pack.js';
import { type BuiltEntry, buildZip } from '../zip-builder.js';
import type { Attack } from './zip-attacks.js';

type Level = 'raw' | 'canonical';
const text = (value: string) => new TextEncoder().encode(value);
const textOf = (entries: readonly BuiltEntry[], path: string) =>
  new TextDecoder().decode(entries.find((entry) => entry.path === path)?.data);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** An archive in its right form around these files, with a manifest that lists them as they are. */
function rebuild(files: readonly BuiltEntry[], level: Level = 'raw'): Uint8Array {
  const listed = files.flatMap(({ path, data }) =>
    isPackPath(path) ? [{ path, bytes: data.length, sha256: sha256(data) }] : [],
  );
  return sealUp(files, new TextDecoder().decode(encodePackManifest(level, listed)));
}

function sealUp(files: readonly BuiltEntry[], manifest: string): Uint8Array {
  const entries = [...files, { path: 'manifest.json', data: text(manifest) }];
  return buildZip(entries.sort((a, b) => (a.path < b.path ? -1 : 1)));
}

const filesOf = (entries: readonly BuiltEntry[]) => entries.filter(({ path }) => path !== 'manifest.json');

/** The pack with the text of a file changed, and a manifest that fits. */
const file = (path: string, change: (before: string) => string) => (entries: BuiltEntry[]) =>
  rebuild(
    filesOf(entries).map((entry) =>
      entry.path === path ? { path, data: text(change(textOf(entries, path))) } : entry,
    ),
  );

/** The pack with a file that is no JSON, in an archive that another program wrote. */
const brokenAndDated = (path: string) => (entries: BuiltEntry[]) => {
  const others = filesOf(entries).filter((entry) => entry.path !== path);
  const pack = rebuild([...others, { path, data: text('{') }]);
  return buildZip(entriesOf(pack).map((entry) => ({ ...entry, date: 0x5a21 })));
};

/** The pack with the text of its manifest changed. */
const manifest = (change: (before: string) => string) => (entries: BuiltEntry[]) =>
  sealUp(filesOf(entries), change(textOf(entries, 'manifest.json')));

/** The records that another document would have. */
const second = (change: (line: string) => string) => (before: string) => {
  const [first = ''] = before.split('\n').filter((line) => line.includes('"id":"can_'));
  const other = change(first).replace(/"id":"can_[0-9a-f]{64}"/, `"id":"can_${'f'.repeat(64)}"`);
  const lines = [...before.split('\n').slice(0, -1), other].sort();
  return `${lines.sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1)).join('\n')}\n`;
};

const idOf = (line: string) => /^\{"id":"([a-z]+_[0-9a-f]{64})"/.exec(line)?.[1] ?? '';

/** Attacks on what is in a pack, by somebody who writes the manifest anew. */
export const CONTENT_ATTACKS: readonly Attack[] = [
  ['level-spans', 'the level that is reserved', manifest((json) => json.replace('"raw"', '"spans"'))],
  ['level-unknown', 'a level that there is not', manifest((json) => json.replace('"raw"', '"none"'))],
  [
    'level-lower',
    'bytes as received at level canonical',
    (entries) => rebuild(filesOf(entries), 'canonical'),
  ],
  [
    'level-higher',
    'no bytes as received at level raw',
    (entries) => rebuild(filesOf(entries).filter(({ path }) => !path.startsWith('raw/'))),
  ],
  ['schema-other', 'another schema', manifest((json) => json.replace('pack:1', 'pack:2'))],
  ['manifest-space', 'a manifest with white space', manifest((json) => json.replace(':', ': '))],
  ['manifest-line', 'a manifest that ends in a line feed', manifest((json) => `${json}\n`)],
  ['manifest-bom', 'a manifest with a byte order mark', manifest((json) => `\ufeff${json}`)],
  ['manifest-member', 'a manifest with a member too many', manifest((json) => json.replace('{', '{"a":1,'))],
  [
    'manifest-file-member',
    'a file with a member too many',
    manifest((json) => json.replace('[{', '[{"a":1,')),
  ],
  [
    'manifest-twice',
    'a manifest with a name twice',
    manifest((json) => json.replace('"schema"', '"schema":"urn:loccit:pack:1","schema"')),
  ],
  [
    'manifest-unsorted',
    'files in another order',
    manifest((json) => {
      const value = JSON.parse(json) as { files: unknown[] };
      return JSON.stringify({ ...value, files: value.files.reverse() });
    }),
  ],
  [
    'manifest-repeats',
    'a file listed twice',
    manifest((json) => {
      const value = JSON.parse(json) as { files: unknown[] };
      return JSON.stringify({ ...value, files: [value.files[0], ...value.files] });
    }),
  ],
  [
    'manifest-itself',
    'a manifest that lists itself',
    manifest((json) => json.replace('answer.json', 'manifest.json')),
  ],
  [
    'manifest-capitals',
    'a hash in capitals',
    manifest((json) =>
      json.replace(/"sha256":"([0-9a-f]{64})"/, (_, hex: string) => `"sha256":"${hex.toUpperCase()}"`),
    ),
  ],
  [
    'manifest-size',
    'a length that is not that of the file',
    manifest((json) => json.replace(/"bytes":(\d+)/, (_, bytes: string) => `"bytes":${Number(bytes) + 1}`)),
  ],
  [
    'manifest-fraction',
    'a length with a fraction',
    manifest((json) => json.replace(/"bytes":(\d+)/, '"bytes":$1.5')),
  ],
  ['manifest-list', 'a manifest that is a list', manifest((json) => `[${json}]`)],
  ['manifest-broken', 'a manifest that is no JSON', manifest(() => '{')],
  [
    'other-text',
    'another text under the name of the cited one',
    (entries) =>
      rebuild(
        filesOf(entries).map((entry) =>
          entry.path.startsWith('texts/') ? { ...entry, data: text('Another text.\n') } : entry,
        ),
      ),
  ],
  [
    'text-too-many',
    'a text that no record names',
    (entries) =>
      rebuild([...filesOf(entries), { path: `texts/${sha256(text('spare'))}.txt`, data: text('spare') }]),
  ],
  [
    'raw-too-many',
    'bytes that no record names',
    (entries) =>
      rebuild([...filesOf(entries), { path: `raw/${sha256(text('spare'))}`, data: text('spare') }]),
  ],
  [
    'text-too-few',
    'a record whose text is not there',
    (entries) => rebuild(filesOf(entries).filter(({ path }) => !path.startsWith('texts/'))),
  ],
  ['records-none', 'texts without a record', file('records.jsonl', () => '')],
  [
    'records-unsorted',
    'records in another order',
    file('records.jsonl', (lines) => `${lines.split('\n').slice(0, -1).reverse().join('\n')}\n`),
  ],
  [
    'records-twice',
    'a record twice',
    file('records.jsonl', (lines) => `${lines.slice(0, lines.indexOf('\n') + 1)}${lines}`),
  ],
  [
    'records-unfinished',
    'a last line without a line feed',
    file('records.jsonl', (lines) => lines.slice(0, -1)),
  ],
  ['records-space', 'a record with white space', file('records.jsonl', (lines) => lines.replace(':', ': '))],
  ['records-blank', 'an empty line', file('records.jsonl', (lines) => `${lines}\n`)],
  [
    'records-crlf',
    'lines that end in CR LF',
    file('records.jsonl', (lines) => lines.replaceAll('\n', '\r\n')),
  ],
  ['records-schema', 'a line that is no record', file('records.jsonl', (lines) => `{}\n${lines}`)],
  ['records-json', 'a line that is no JSON', file('records.jsonl', (lines) => `{\n${lines}`)],
  [
    'records-two-revisions',
    'two revisions of one document',
    file(
      'records.jsonl',
      second((line) => line),
    ),
  ],
  [
    'records-two-tenants',
    'documents of two tenants',
    file(
      'records.jsonl',
      second((line) => line.replace('"tenant_id":"bergtal"', '"tenant_id":"hafen"')),
    ),
  ],
  [
    'records-not-nfc',
    'a record whose document id is not NFC',
    file('records.jsonl', (lines) =>
      lines.replace(/"document_id":"[^"]*"/, `"document_id":"cafe${String.fromCharCode(0x301)}"`),
    ),
  ],
  [
    'records-credential',
    'a record whose address has a password',
    file('records.jsonl', (lines) =>
      lines.replace(/"source_uri":"https:\/\//, '"source_uri":"https://reader:secret@'),
    ),
  ],
  ['answer-space', 'an answer that is not its canonical bytes', file('answer.json', (json) => `${json}\n`)],
  ['answer-broken', 'an answer that is no JSON', file('answer.json', () => '{')],
  ...['answer', 'audit', 'report'].map(
    (name): Attack => [
      `${name}-broken-dated`,
      `${name}.json is no JSON, in an archive of another program`,
      brokenAndDated(`${name}.json`),
    ],
  ),
  [
    'answer-twice',
    'an answer with a name twice',
    file('answer.json', (json) => json.replace('"lang"', '"lang":"de","lang"')),
  ],
];
