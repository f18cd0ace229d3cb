import { createMemoryStore, type EventStore } from '@loccit/storage';
import { seeded } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGeneration, buildPending, ingestDocument, readSourceEvent } from '../src/index.js';
import { publishPending, remove, upsert, upsertLine } from './event-lines.js';
import { BROKEN, FEES, listLive, listWaiting, ROUTES, textsOf } from './pending-stores.js';

describe('buildPending', () => {
  it('builds nothing where nothing is pending', () => {
    const store = createMemoryStore();
    expect(buildPending(store, 'harbour')).toBeUndefined();
    upsert(store, { id: 'e1', sequence: 3, text: FEES });
    expect(publishPending(store)?.published).toBe(true);
    expect(buildPending(store, 'harbour')).toBeUndefined();
  });

  it('publishes documents with the sequences of their events', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 3, text: FEES });
    upsert(store, { id: 'e2', sequence: 0, text: ROUTES, document: '航线' });
    publishPending(store);
    expect(listLive(store)).toEqual([
      ['fees', 3],
      ['航线', 0],
    ]);
    expect(textsOf(store)).toEqual([FEES, ROUTES]);
    expect(store.eventProgress('harbour')).toEqual({ last: 2, through: 2, waiting: [] });
  });

  it('gives the ids that reading everything anew gives', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    upsert(store, { id: 'e2', sequence: 1, text: ROUTES, document: '航线', groups: ['crew'] });
    publishPending(store);
    upsert(store, { id: 'e3', sequence: 2, text: `${FEES}\nChildren pay 2.\n` });
    publishPending(store);
    const documents = [
      upsertLine({ id: 'e3', sequence: 2, text: `${FEES}\nChildren pay 2.\n` }),
      upsertLine({ id: 'e2', sequence: 1, text: ROUTES, document: '航线', groups: ['crew'] }),
    ].map((line) => {
      const { event } = readSourceEvent(line);
      const { document } = event;
      if (document?.path == null || document.media_type === null) throw new Error('no content');
      const described = { ...document, path: document.path, media_type: document.media_type };
      return ingestDocument({
        tenantId: 'harbour',
        document: described,
        raw: encodeUtf8(line.content && 'text' in line.content ? (line.content.text ?? '') : ''),
      });
    });
    const whole = buildGeneration({ tenantId: 'harbour', documents, routes: [] });
    expect(store.current('harbour')?.id).toBe(whole.generation.id);
  });

  it('takes over what has no event without reading it', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    upsert(store, { id: 'e2', sequence: 1, text: ROUTES, document: '航线' });
    publishPending(store);
    upsert(store, { id: 'e3', sequence: 2, text: '# Fees\n\nThe fee is 5 crowns.\n' });
    const built = buildPending(store, 'harbour');
    expect(built?.ingested.map(({ document }) => document.document_id)).toEqual(['fees']);
    expect(built?.build.texts.size).toBe(1);
    expect([...(built?.build.carried ?? [])]).toHaveLength(1);
    if (built !== undefined) store.publish(built.build);
    expect(textsOf(store)).toEqual(['# Fees\n\nThe fee is 5 crowns.\n', ROUTES]);
  });

  it('keeps routes, which no event speaks of', () => {
    const store = createMemoryStore();
    const routes = [{ match: ['live'], status: 'tool_required', tool: 'timetable' }] as const;
    store.publish(buildGeneration({ tenantId: 'harbour', documents: [], routes }));
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    publishPending(store);
    expect(store.current('harbour')?.routes).toEqual(routes);
  });

  it('changes access, window, work and authority without content, and reads nothing for it', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    publishPending(store);
    const before = store.current('harbour');
    upsert(store, {
      id: 'e2',
      sequence: 2,
      groups: ['crew', 'board'],
      more: {
        effective_from: '2026-01-01T00:00:00Z',
        effective_to: '2027-01-01T00:00:00Z',
        authority: 90,
        canonical_document_id: 'fees-original',
      },
    });
    const built = publishPending(store);
    const after = store.current('harbour');
    expect(built?.ingested).toEqual([]);
    expect(after?.documents[0]).toMatchObject({
      canonical_revision_id: before?.documents[0]?.canonical_revision_id,
      parse_revision_id: before?.documents[0]?.parse_revision_id,
      allowed_groups: ['board', 'crew'],
      effective_from: '2026-01-01T00:00:00Z',
      effective_to: '2027-01-01T00:00:00Z',
      authority: 90,
      work_id: 'fees-original',
      sequence: 2,
    });
    expect(after?.generation.preimage.authorization_revision).not.toBe(
      before?.generation.preimage.authorization_revision,
    );
    expect(after?.generation.info?.leaves?.map(({ acl_sha256 }) => acl_sha256)).toEqual([
      after?.documents[0]?.acl_sha256,
    ]);
    expect(textsOf(store)).toEqual([FEES]);
  });

  it('reads a document anew whose description changes what identifies it', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    publishPending(store);
    upsert(store, { id: 'e2', sequence: 2, more: { source_version: '2', title: 'The fees' } });
    expect(publishPending(store)?.ingested).toHaveLength(1);
    expect(store.current('harbour')?.documents[0]?.title).toBe('The fees');
    expect(textsOf(store)).toEqual([FEES]);
  });

  it('[D2] deletes with the sequence of the event, and counts on when the document is back', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    publishPending(store);
    remove(store, 'e2', 7);
    expect(publishPending(store)?.deleted).toEqual(['fees']);
    expect(store.current('harbour')?.generation.info?.tombstones).toEqual([['fees', 7]]);
    expect(upsert(store, { id: 'e3', sequence: 6, text: FEES }).outcome).toBe('stale');
    upsert(store, { id: 'e4', sequence: 9, text: FEES });
    publishPending(store);
    expect(listLive(store)).toEqual([['fees', 9]]);
    expect(store.current('harbour')?.generation.info?.tombstones).toEqual([]);
  });

  it('remembers the delete of a document that never was, so that an older upsert stays out', () => {
    const store = createMemoryStore();
    remove(store, 'e1', 5);
    publishPending(store);
    expect(upsert(store, { id: 'e2', sequence: 4, text: FEES }).outcome).toBe('stale');
    expect(listLive(store)).toEqual([]);
  });

  it('leaves what is served and lets the event wait where its content cannot be read', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    publishPending(store);
    const before = store.current('harbour')?.id;
    upsert(store, { id: 'e2', sequence: 2, raw: BROKEN });
    expect(publishPending(store)?.published).toBe(false);
    expect(store.current('harbour')?.id).toBe(before);
    expect(textsOf(store)).toEqual([FEES]);
    expect(listWaiting(store)).toEqual([['e2', 'ill-formed-text']]);
    expect(publishPending(store)?.published).toBe(false);
    upsert(store, { id: 'e3', sequence: 3, text: ROUTES });
    publishPending(store);
    expect(listWaiting(store)).toEqual([]);
    expect(textsOf(store)).toEqual([ROUTES]);
  });

  it('publishes the rest of a batch beside an event that waits, deletes and narrowed lists first of all', () => {
    const store = createMemoryStore();
    for (const [at, document] of ['a', 'b', 'c'].entries()) {
      upsert(store, { id: `e${at}`, sequence: 1, text: FEES, document });
    }
    publishPending(store);
    upsert(store, { id: 'f1', sequence: 2, raw: BROKEN, document: 'a', groups: ['crew'] });
    remove(store, 'f2', 2, 'b');
    upsert(store, { id: 'f3', sequence: 2, document: 'c', groups: ['crew'] });
    upsert(store, { id: 'f4', sequence: 1, document: 'd', groups: ['crew'] });
    publishPending(store);
    expect(listLive(store)).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
    expect(listWaiting(store)).toEqual([
      ['f1', 'ill-formed-text'],
      ['f4', 'content-missing'],
    ]);
    // The list of what could not be read narrows all the same.
    expect(store.restrictions('harbour').get('a')?.access_lists).toEqual([['crew']]);
    expect(store.current('harbour')?.documents[1]?.allowed_groups).toEqual(['crew']);
  });

  it('takes the last event of a document that can be read, and lets later ones wait', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    upsert(store, { id: 'e2', sequence: 2, text: ROUTES });
    upsert(store, { id: 'e3', sequence: 3, raw: BROKEN });
    upsert(store, { id: 'e4', sequence: 4, groups: ['crew'] });
    publishPending(store);
    expect(textsOf(store)).toEqual([ROUTES]);
    // What changes the description of content that cannot be read waits with it.
    expect(listWaiting(store)).toEqual([
      ['e3', 'ill-formed-text'],
      ['e4', 'ill-formed-text'],
    ]);
  });

  it('does not bring content back that was deleted in between', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 1, text: FEES });
    publishPending(store);
    remove(store, 'e2', 2);
    upsert(store, { id: 'e3', sequence: 3 });
    publishPending(store);
    expect(listLive(store)).toEqual([]);
    expect(listWaiting(store)).toEqual([['e3', 'content-missing']]);
  });

  it('publishes the same from events one by one as from all at once, in any order of documents', () => {
    const steps = fc.array(
      fc.record({
        document: fc.constantFrom('a', 'b', '丙'),
        kind: fc.constantFrom('text', 'other', 'delete', 'broken', 'list'),
      }),
      { minLength: 1, maxLength: 8 },
    );
    seeded(
      fc.property(steps, (list) => {
        const oneByOne = createMemoryStore();
        const atOnce = createMemoryStore();
        for (const store of [oneByOne, atOnce]) {
          const counters = new Map<string, number>();
          for (const [at, { document, kind }] of list.entries()) {
            const sequence = (counters.get(document) ?? 0) + 1;
            counters.set(document, sequence);
            const line = { id: `e${at}`, sequence, document };
            if (kind === 'delete') remove(store, line.id, sequence, document);
            else if (kind === 'broken') upsert(store, { ...line, raw: BROKEN });
            else if (kind === 'list') upsert(store, { ...line, groups: [`g${at}`] });
            else upsert(store, { ...line, text: kind === 'text' ? FEES : ROUTES });
            if (store === oneByOne) publishPending(store);
          }
          publishPending(store);
        }
        expect(atOnce.current('harbour')?.generation.preimage.tombstones_sha256).toBe(
          oneByOne.current('harbour')?.generation.preimage.tombstones_sha256,
        );
        const live = (store: EventStore) => store.current('harbour')?.documents;
        // A document that is overtaken before it is published may wait differently, never be served differently.
        expect(live(atOnce)).toEqual(live(oneByOne));
      }),
    );
  });
});
