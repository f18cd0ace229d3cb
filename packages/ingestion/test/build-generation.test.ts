import { isRecordOf, recomputeId, sha256Hex } from '@loccit/lineage';
import { createMemoryStore, describeWork, type Store } from '@loccit/storage';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGeneration, type DescribedDocument, IngestionError } from '../src/index.js';
import { chunksOf } from './read-records.js';
import { ingest } from './sources.js';

type Given = Partial<DescribedDocument> & { readonly text: string };

const build = (given: readonly Given[], store?: Store) =>
  buildGeneration({
    tenantId: 'north',
    documents: given.map(({ text, ...rest }) => ingest(text, rest)),
    routes: [],
    previous: store?.current('north'),
  });
const publish = (store: Store, ...given: Given[]) => store.publish(build(given, store));
const tombstones = (store: Store) => store.current('north')?.generation.info?.tombstones;
const sequences = (store: Store) =>
  Object.fromEntries(store.current('north')?.documents.map((d) => [d.document_id, d.sequence]) ?? []);

const ferry: Given = { document_id: 'ferry', text: '# Ferry\n\nRuns daily.\n' };
const tolls: Given = { document_id: 'tolls', text: '# Tolls\n\nCarts pay.\n' };

describe('buildGeneration', () => {
  it('gives the same id for the same documents, whatever their order, and publishes nothing new', () => {
    const store = createMemoryStore();
    const first = publish(store, ferry, tolls);
    expect(first.published).toBe(true);
    expect(publish(store, tolls, ferry)).toEqual({ id: first.id, published: false });
    expect(build([tolls, ferry]).generation).toEqual(build([ferry, tolls]).generation);
  });

  it('carries the lists behind its digests and hashes to its id', () => {
    const { generation, documents } = build([ferry, tolls]);
    expect(recomputeId(generation)).toBe(generation.id);
    expect(generation.info?.documents).toHaveLength(2);
    expect(generation.info?.leaves).toHaveLength(2);
    expect(generation.preimage.entries_count).toBe(2);
    expect(generation.preimage.authorization_revision).toMatch(/^acl-[0-9a-f]{16}$/);
    expect(documents.map(({ sequence }) => sequence)).toEqual([0, 0]);
  });

  it('makes an empty generation of no documents', () => {
    const { preimage } = build([]).generation;
    expect(preimage.entries_count).toBe(0);
    expect(preimage.entries_root).toBe(sha256Hex(''));
  });

  it('counts a tombstone on from the last sequence, keeps it, and drops it when the document is back', () => {
    const store = createMemoryStore();
    publish(store, ferry, tolls);
    const both = store.current('north')?.id;
    publish(store, tolls);
    expect(tombstones(store)).toEqual([['ferry', 1]]);
    publish(store, tolls);
    expect(tombstones(store)).toEqual([['ferry', 1]]);
    publish(store, { ...tolls, text: 'Carts pay half.\n' });
    expect(tombstones(store)).toEqual([['ferry', 1]]);
    expect(sequences(store)).toEqual({ tolls: 1 });
    publish(store, ferry, tolls);
    expect(tombstones(store)).toEqual([]);
    expect(sequences(store)).toEqual({ ferry: 2, tolls: 2 });
    expect(store.current('north')?.id).toBe(both);
    expect(store.generations('north')).toHaveLength(3);
  });

  it('serves nothing of a document that became a draft', () => {
    const store = createMemoryStore();
    publish(store, ferry, tolls);
    const gone = store.current('north')?.documents.find(({ document_id }) => document_id === 'ferry');
    publish(store, tolls);
    expect(store.current('north')?.record(gone?.parse_revision_id ?? '')).toBeUndefined();
  });

  it.each([
    ['allowed_groups', { allowed_groups: ['crew'] }],
    ['effective_from', { effective_from: '2024-01-01T00:00:00Z' }],
    ['effective_to', { effective_to: '2024-01-01T00:00:00Z' }],
    ['work_id', { work_id: 'tolls' }],
    ['source_version', { source_version: '2' }],
    ['title', { title: 'Boats' }],
    ['text', { text: 'Runs on Sundays.\n' }],
  ])('gives another id and a higher sequence when %s changes', (_, change) => {
    const store = createMemoryStore();
    const first = publish(store, ferry);
    const next = publish(store, { ...ferry, ...change });
    expect(next.id).not.toBe(first.id);
    expect(sequences(store)).toEqual({ ferry: 1 });
  });

  it.each([
    ['authority', { authority: 9 }],
    ['marking', { marking: 'internal' }],
    ['license', { license: 'CC0-1.0' }],
    ['scope', { scope: { region: 'north' } }],
    ['path', { path: 'elsewhere.md' }],
  ])('serves a changed %s, which no id binds, under the same id', (member, change) => {
    const store = createMemoryStore();
    const first = publish(store, ferry);
    expect(publish(store, { ...ferry, ...change })).toEqual({ id: first.id, published: true });
    expect(store.current('north')?.documents[0]).toMatchObject({ ...change, sequence: 1 });
    expect(publish(store, { ...ferry, ...change }).published, member).toBe(false);
  });

  // BUG-LIN-11
  it('leaves no chunk of a longer revision behind, and keeps it in the former generation', () => {
    const store = createMemoryStore();
    const long = { document_id: 'log', text: '# 1\n\na\n\n# 2\n\nb\n\n# 3\n\nc\n' };
    const former = publish(store, long);
    const third = chunksOf(ingest(long.text, { document_id: 'log' }))[2]?.id ?? '';
    publish(store, { document_id: 'log', text: '# 1\n\na\n\n# 2\n\nb\n' });
    const current = store.current('north');
    expect(current?.record(third)).toBeUndefined();
    expect(current?.generation.preimage.entries_count).toBe(2);
    expect(store.generation('north', former.id)?.record(third)?.id).toBe(third);
  });

  // BUG-LIN-13
  it('has no entry of a deleted document, however many were deleted', () => {
    const store = createMemoryStore();
    publish(store, ferry, tolls, { document_id: 'weir', text: 'Weir.\n' });
    publish(store, { document_id: 'weir', text: 'Weir.\n' });
    const current = store.current('north');
    const entries = [...(current?.records() ?? [])].filter((record) => isRecordOf(record, 'index-entry'));
    expect(entries).toHaveLength(1);
    expect(current?.generation.info?.leaves?.map((leaf) => leaf.index_entry_id)).toEqual([entries[0]?.id]);
  });

  // BUG-LIN-14
  it('keeps a document whose second upload of equal bytes is deleted', () => {
    const store = createMemoryStore();
    const copy = { ...ferry, document_id: 'ferry (1)' };
    publish(store, ferry, copy);
    const before = store.current('north')?.documents.find(({ document_id }) => document_id === 'ferry');
    publish(store, ferry);
    const current = store.current('north');
    expect(current?.documents).toEqual([before]);
    expect(tombstones(store)).toEqual([['ferry (1)', 1]]);
    expect(current?.text(sha256Hex(ferry.text))).toBe(ferry.text);
  });

  it('makes an original and its declared copies one work', () => {
    const { documents } = build([ferry, { ...tolls, work_id: 'ferry' }, { document_id: 'weir', text: 'w' }]);
    expect(documents.map(describeWork)).toEqual(['ferry', 'ferry', 'weir']);
  });

  it('refuses one id twice, a foreign tenant, and a previous generation without its tombstones', () => {
    const codeOf = (act: () => unknown) => {
      try {
        act();
      } catch (error) {
        if (error instanceof IngestionError) return [error.code, error.details.index];
        throw error;
      }
      return ['nothing thrown'];
    };
    expect(codeOf(() => build([ferry, tolls, ferry]))).toEqual(['duplicate-document', 2]);
    const documents = [ingest(ferry.text)];
    expect(codeOf(() => buildGeneration({ tenantId: 'south', documents, routes: [] }))).toEqual([
      'tenant-mismatch',
      0,
    ]);
    const store = createMemoryStore();
    publish(store, ferry);
    publish(store, tolls);
    const previous = store.current('north');
    if (previous === undefined) throw new Error('nothing served');
    const { info: _, ...bare } = previous.generation;
    expect(
      codeOf(() =>
        buildGeneration({
          tenantId: 'north',
          documents: [],
          routes: [],
          previous: { ...previous, generation: bare },
        }),
      ),
    ).toEqual(['previous-incomplete', undefined]);
  });

  it('never lets a sequence fall or a deleted document be forgotten, in whatever order documents come and go', () => {
    const names = ['a', 'b', 'c', '\u{1f6a2}', '\uffee'];
    const step = fc.record({ live: fc.subarray(names), text: fc.constantFrom('one', 'two') });
    seeded(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const store = createMemoryStore();
        const last = new Map<string, number>();
        for (const { live, text } of steps) {
          const given = live.map((name) => ({ document_id: `d-${name}`, text }));
          publish(store, ...given);
          expect(publish(store, ...given.toReversed()).published).toBe(false);
          const now = new Map([...Object.entries(sequences(store)), ...(tombstones(store) ?? [])]);
          for (const [name, sequence] of last) expect(now.get(name)).toBeGreaterThanOrEqual(sequence);
          for (const [name, sequence] of now) last.set(name, sequence);
          expect(now.size).toBe(last.size);
        }
      }),
      { runs: 60 },
    );
  });
});
