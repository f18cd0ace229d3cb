import { encodeCanonicalJson, type JsonValue, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { createMemoryStore, openFolderStore } from '../src/index.js';
import { createSimulatedDisk } from './simulated-disk.js';
import { createSmallAudit } from './small-audit.js';
import { createSmallBuild } from './small-build.js';
import { createDelete, createUpsert } from './small-event.js';

const DUSK = 'The harbour closes at dusk.';
const NOON = '大桥中午开放。';
const ANSWER = 'a'.repeat(64);

type Json = { [name: string]: JsonValue };

/** A store with two documents, a delete that is published, an event that waits for its turn, and an audit. */
function fill() {
  const disk = createSimulatedDisk();
  const store = openFolderStore(disk.files, '/store');
  store.accept(createDelete({ id: 'e1', sequence: 0, document: 'quay' }));
  const build = createSmallBuild('north', [
    { id: 'bridge', text: NOON },
    { id: 'harbour', text: DUSK },
  ]);
  const { event, raw } = createUpsert({ id: 'e2', sequence: 3, text: 'The quay is open.', document: 'pier' });
  store.publish(build);
  store.accept(event, raw);
  const audit = createSmallAudit(ANSWER, 'c'.repeat(32), '2024-03-01T00:00:00Z');
  store.putAudit(ANSWER, { ...audit, tenant_id: 'north', index_generation_id: build.generation.id });
  const generation = `/store/tenants/north/generations/${build.generation.id}`;
  const list = (): [string, string][] =>
    [...openFolderStore(disk.files, '/store').inspect()].map(({ code, place }) => [code, place]);
  const write = (path: string, bytes: Uint8Array): void => {
    disk.files.removeTree(path);
    disk.files.writeNew(path, bytes);
  };
  const read = (path: string): Uint8Array => disk.files.readFile(path) ?? new Uint8Array();
  return { disk, build, generation, list, write, read };
}

const seal = (value: Json): Uint8Array => {
  const { digest: _, ...rest } = value;
  return encodeCanonicalJson({ ...rest, digest: sha256Hex(encodeCanonicalJson(rest)) });
};
const codes = (found: readonly [string, string][]) => new Set(found.map(([code]) => code));

describe('inspect', () => {
  it('finds nothing in a store that holds, whatever waits in it', () => {
    expect(fill().list()).toEqual([]);
    const memory = createMemoryStore();
    memory.publish(createSmallBuild('north', [{ id: 'harbour', text: DUSK }]));
    memory.accept(createDelete({ id: 'e1', sequence: 4 }));
    expect([...memory.inspect()]).toEqual([]);
    expect([...openFolderStore(createSimulatedDisk().files, '/none').inspect()]).toEqual([]);
  });

  it('changes nothing', () => {
    const { disk, list } = fill();
    const before = disk.writes.length;
    list();
    expect(disk.writes).toHaveLength(before);
  });

  it('finds every file of the folder form that was changed or is gone, each alone', () => {
    const { disk } = fill();
    const paths = [...listAll(disk.files, '/store')].filter((path) => !path.includes('/locks/'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      for (const harm of ['changed', 'gone', 'empty'] as const) {
        // What leads to the last event may be missing: it is written after the event.
        if (harm === 'gone' && /[/]events[/](?:documents|ids)[/]/.test(path)) continue;
        const copy = fill();
        const bytes = copy.read(path);
        const spoilt = bytes.slice();
        spoilt[spoilt.length >> 1] = (spoilt[spoilt.length >> 1] ?? 0) ^ 1;
        copy.disk.files.removeTree(path);
        if (harm !== 'gone') copy.disk.files.writeNew(path, harm === 'changed' ? spoilt : new Uint8Array());
        let found: readonly unknown[];
        try {
          found = copy.list();
        } catch (error) {
          // Of what has no marker any more nobody knows that it is a store.
          if (!path.endsWith('store.json')) throw error;
          found = [error];
        }
        if (harm === 'gone' && path.endsWith('store.json')) continue;
        expect(found, `${path} ${harm}`).not.toEqual([]);
      }
    }
  });

  it('names what is damaged, and nothing beside it', () => {
    const { build, generation, list, read, write } = fill();
    write(`${generation}/texts/${sha256Hex(DUSK)}.txt`, encodeUtf8('The harbour closes at dawn.'));
    expect(codes(list())).toEqual(new Set(['text-damaged']));
    const other = fill();
    other.disk.files.removeTree(`${other.generation}/raw/${sha256Hex(NOON)}`);
    expect(other.list()).toEqual([['raw-missing', sha256Hex(NOON)]]);
    expect(read(`${generation}/records.jsonl`).length).toBeGreaterThan(0);
    expect(build.documents).toHaveLength(2);
  });

  it('finds each record that was changed although every checksum of the store was made anew', () => {
    const { build } = fill();
    for (const target of [...build.records, build.generation]) {
      const copy = fill();
      rewrite(copy, (records) =>
        records.map((record) =>
          record.id === target.id ? { ...record, preimage: changeOne(record.preimage as Json) } : record,
        ),
      );
      const found = copy.list();
      expect(
        found.some(([, place]) => place === target.id),
        `${target.id}: ${JSON.stringify(found)}`,
      ).toBe(true);
    }
  });

  it('finds each record that is gone, and the entry that has lost its own', () => {
    const { build } = fill();
    for (const target of build.records) {
      const copy = fill();
      rewrite(copy, (records) => records.filter(({ id }) => id !== target.id));
      const found = codes(copy.list());
      const kind = target.id.slice(0, 3);
      const expected = {
        can: 'document-without-revision',
        par: 'document-without-revision',
        idx: 'entry-without-record',
      };
      expect(found, target.id).toContain(expected[kind as keyof typeof expected] ?? 'record-missing');
    }
  });

  it('finds what contradicts the generation: lists, deletes, access, root', () => {
    const { generation: place } = fill();
    const manifest = `${place}/manifest.json`;
    const cases: [string, (value: Json) => Json][] = [
      [
        'acl-digest',
        (value) => mapDocuments(value, (document) => ({ ...document, allowed_groups: ['crew'] })),
      ],
      ['snapshot-digest', (value) => mapDocuments(value, (document) => ({ ...document, work_id: 'other' }))],
      ['snapshot-digest', (value) => ({ ...value, documents: (value.documents as Json[]).slice(1) })],
      ['record-orphaned', (value) => ({ ...value, documents: (value.documents as Json[]).slice(1) })],
      ['documents-unsorted', (value) => ({ ...value, documents: (value.documents as Json[]).toReversed() })],
      [
        'revision-of-another',
        (value) =>
          mapDocuments(value, (document) => ({
            ...document,
            document_id: `${String(document.document_id)}2`,
          })),
      ],
    ];
    for (const [code, change] of cases) {
      const copy = fill();
      copy.write(manifest, seal(change(parseJson(copy.read(manifest)) as Json)));
      expect(codes(copy.list()), code).toContain(code);
    }
  });

  it('finds a tombstone of a document that is live, and leaves that are not those of the root', () => {
    const copy = fill();
    rewrite(copy, (records) =>
      records.map((record) => {
        if (record.id !== copy.build.generation.id) return record;
        const info = record.info as Json;
        return {
          ...record,
          info: { ...info, tombstones: [['harbour', 1]], leaves: (info.leaves as Json[]).slice(1) },
        };
      }),
    );
    const found = codes(copy.list());
    for (const code of [
      'tombstone-live',
      'tombstones-digest',
      'entries-root',
      'entries-count',
      'record-without-entry',
    ]) {
      expect(found).toContain(code);
    }
  });

  it('finds an acknowledged event that is neither pending nor part of what is served', () => {
    const copy = fill();
    const pointer = '/store/tenants/north/current.json';
    copy.write(pointer, seal({ ...(parseJson(copy.read(pointer)) as Json), events_through: 2 }));
    const found = copy.list();
    expect(found).toContainEqual(['event-lost', '2']);
    const beyond = fill();
    beyond.write(pointer, seal({ ...(parseJson(beyond.read(pointer)) as Json), events_through: 9 }));
    expect(codes(beyond.list())).toContain('event-beyond');
  });

  it('finds audits of generations that were never published', () => {
    const copy = fill();
    const store = openFolderStore(copy.disk.files, '/store');
    const audit = createSmallAudit('b'.repeat(64), 'd'.repeat(32), '2024-03-01T00:00:00Z');
    store.putAudit('b'.repeat(64), {
      ...audit,
      tenant_id: 'north',
      index_generation_id: `gen_${'0'.repeat(64)}`,
    });
    expect(copy.list()).toEqual([['audit-unknown-generation', 'b'.repeat(64)]]);
  });

  it('finds generations whose pointer is gone', () => {
    const copy = fill();
    copy.disk.files.removeTree('/store/tenants/north/current.json');
    expect(new Set(copy.list().map(([code]) => code))).toContain('orphan');
  });

  it('finds what nothing names, and tells what a killed write left from it', () => {
    const copy = fill();
    copy.disk.files.writeNew(`${copy.generation}/raw/${'0'.repeat(64)}`, new Uint8Array());
    copy.disk.files.makeFolder('/store/tenants/north/generations/building');
    expect(copy.list().map(([code]) => code)).toEqual(['leftover', 'orphan']);
  });
});

type Filled = ReturnType<typeof fill>;

/** Writes other records and makes the manifest agree with them. */
function rewrite({ generation, read, write }: Filled, change: (records: Json[]) => Json[]): void {
  const path = `${generation}/records.jsonl`;
  const lines = new TextDecoder().decode(read(path)).trimEnd().split('\n');
  const records = change(lines.map((line) => parseJson(line) as Json));
  const bytes = encodeUtf8(
    records.map((record) => `${new TextDecoder().decode(encodeCanonicalJson(record))}\n`).join(''),
  );
  write(path, bytes);
  const manifest = `${generation}/manifest.json`;
  const value = parseJson(read(manifest)) as Json;
  const files = (value.files as Json[]).map((file) =>
    file.path === 'records.jsonl' ? { ...file, bytes: bytes.length, sha256: sha256Hex(bytes) } : file,
  );
  write(manifest, seal({ ...value, files }));
}

function mapDocuments(value: Json, change: (document: Json) => Json): Json {
  return { ...value, documents: (value.documents as Json[]).map(change) };
}

/** One member of a preimage that no reader needs to find its way, with another value. */
function changeOne(preimage: Json): Json {
  for (const name of [
    'text_sha256',
    'content_sha256',
    'retrieval_sha256',
    'elements_sha256',
    'source_version',
  ]) {
    const value = preimage[name];
    if (typeof value === 'string')
      return { ...preimage, [name]: name === 'source_version' ? `${value}x` : 'f'.repeat(64) };
  }
  return { ...preimage, pipeline_sha256: 'f'.repeat(64) };
}

function* listAll(files: ReturnType<typeof createSimulatedDisk>['files'], folder: string): Generator<string> {
  for (const name of files.list(folder)) {
    const path = `${folder}/${name}`;
    if (files.readFile(path) === undefined) yield* listAll(files, path);
    else yield path;
  }
}
