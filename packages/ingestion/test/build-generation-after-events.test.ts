import { createMemoryStore } from '@loccit/storage';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { buildGeneration, ingestDocument, readAcknowledged, readSourceEvent } from '../src/index.js';
import { remove, upsert, upsertLine } from './event-lines.js';
import { FEES, listLive, ROUTES } from './pending-stores.js';

describe('buildGeneration', () => {
  it('counts on from events that were acknowledged before it, and leaves none waiting', () => {
    const store = createMemoryStore();
    upsert(store, { id: 'e1', sequence: 4, text: FEES });
    remove(store, 'e2', 6, 'routes');
    upsert(store, { id: 'e3', sequence: 2, text: FEES, document: 'gone' });
    const raw = encodeUtf8(ROUTES);
    const { event } = readSourceEvent(upsertLine({ id: 'x', sequence: 1, text: ROUTES }));
    const document = { ...event.document, path: 'fees', media_type: 'text/markdown' };
    const documents = [ingestDocument({ tenantId: 'harbour', document: document as never, raw })];
    const events = readAcknowledged(store, 'harbour');
    store.publish(buildGeneration({ tenantId: 'harbour', documents, routes: [], events }));
    expect(listLive(store)).toEqual([['fees', 5]]);
    expect(store.current('harbour')?.generation.info?.tombstones).toEqual([
      ['gone', 3],
      ['routes', 6],
    ]);
    expect(store.pending('harbour')).toEqual([]);
    expect(upsert(store, { id: 'e5', sequence: 4, text: FEES, document: 'routes' }).outcome).toBe('stale');
    const again = buildGeneration({
      tenantId: 'harbour',
      documents,
      routes: [],
      previous: store.current('harbour'),
      events: readAcknowledged(store, 'harbour'),
    });
    expect(store.publish(again).published).toBe(false);
  });

  it('publishes, deletes and brings back what has the largest sequence there is', () => {
    const store = createMemoryStore();
    const most = Number.MAX_SAFE_INTEGER;
    upsert(store, { id: 'e1', sequence: most, text: FEES });
    remove(store, 'e2', most, 'routes');
    const publish = (texts: Readonly<Record<string, string>>) => {
      const documents = Object.entries(texts).map(([id, text]) => {
        const { event } = readSourceEvent(upsertLine({ id: 'x', sequence: 1, text, document: id }));
        const document = { ...event.document, path: id, media_type: 'text/markdown' };
        return ingestDocument({ tenantId: 'harbour', document: document as never, raw: encodeUtf8(text) });
      });
      const previous = store.current('harbour');
      const events = readAcknowledged(store, 'harbour');
      store.publish(buildGeneration({ tenantId: 'harbour', documents, routes: [], previous, events }));
      return [listLive(store), store.current('harbour')?.generation.info?.tombstones];
    };
    expect(publish({ fees: ROUTES })).toEqual([[['fees', most]], [['routes', most]]]);
    expect(publish({ routes: ROUTES })).toEqual([[['routes', most]], [['fees', most]]]);
    expect(publish({ fees: FEES, routes: FEES })).toEqual([
      [
        ['fees', most],
        ['routes', most],
      ],
      [],
    ]);
  });
});
