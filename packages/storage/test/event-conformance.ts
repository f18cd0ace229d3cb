import { sha256Hex } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { type EventStore, openAccess, StorageError, type StoredEvent } from '../src/index.js';
import { createSmallBuild } from './small-build.js';
import { createDelete, createUpsert, type SmallEvent } from './small-event.js';

const DUSK = 'The harbour closes at dusk.';
const NOON = '港口中午关闭。';

/** A form of the event log under test: fresh, and a way to see what was stored with other eyes. */
export interface EventStoreForm {
  readonly store: EventStore;
  /** Another store over the same content, as a second process would open it. */
  reopen(): EventStore;
}

/** What every form of the event log must do; the in-memory one is the definition. */
export function describeEventConformance(name: string, create: () => EventStoreForm): void {
  describe(name, () => {
    const codeOf = (act: () => unknown): string => {
      try {
        act();
      } catch (error) {
        if (error instanceof StorageError) return `${error.code}/${error.details.fault ?? ''}`;
        throw error;
      }
      return 'nothing thrown';
    };
    const take = (store: EventStore, small: SmallEvent) => {
      const { event, raw } = createUpsert(small);
      return store.accept(event, raw);
    };
    const listPending = (store: EventStore, tenantId = 'north') =>
      store.pending(tenantId).map(({ event, position, reason }) => [position, event.event_id, reason]);
    const buildAt = (sequence: number, id = 'harbour', text = DUSK) => {
      const build = createSmallBuild('north', [{ id, text }]);
      return { ...build, documents: build.documents.map((document) => ({ ...document, sequence })) };
    };

    it('knows of nothing before the first event', () => {
      const { store } = create();
      expect(store.eventTenants()).toEqual([]);
      expect(store.pending('north')).toEqual([]);
      expect(store.restrictions('north').size).toBe(0);
      expect(store.eventProgress('north')).toEqual({ last: 0, through: 0, waiting: [] });
      expect(store.eventAt('north', 1)).toBeUndefined();
      expect(store.eventRaw('north', 'a'.repeat(64))).toBeUndefined();
    });

    it('keeps an accepted event with its bytes, also for whoever opens the store later', () => {
      const { store, reopen } = create();
      const { event, raw } = createUpsert({ id: 'e1', sequence: 4, text: NOON, groups: ['crew', '船员'] });
      expect(store.accept(event, raw)).toEqual({ outcome: 'accepted', position: 1 });
      for (const seen of [store, reopen()]) {
        expect(seen.pending('north')).toEqual([{ position: 1, event, reason: null }]);
        expect(seen.eventAt('north', 1)).toEqual({ position: 1, outcome: 'accepted', event });
        expect(seen.eventRaw('north', sha256Hex(NOON))).toEqual(encodeUtf8(NOON));
        expect(seen.eventTenants()).toEqual(['north']);
        expect(seen.tenants()).toEqual([]);
        expect(seen.eventProgress('north')).toEqual({ last: 1, through: 0, waiting: [] });
      }
    });

    it('does nothing for an event that is handed in again', () => {
      const { store, reopen } = create();
      take(store, { id: 'e1', sequence: 4, text: DUSK });
      for (const seen of [store, reopen(), store]) {
        expect(take(seen, { id: 'e1', sequence: 4, text: DUSK })).toEqual({
          outcome: 'replayed',
          position: 1,
        });
      }
      expect(listPending(reopen())).toEqual([[1, 'e1', null]]);
    });

    it('refuses an id that is taken by another event, whatever differs', () => {
      const { store, reopen } = create();
      take(store, { id: 'e1', sequence: 4, text: DUSK });
      const others: SmallEvent[] = [
        { id: 'e1', sequence: 5, text: DUSK },
        { id: 'e1', sequence: 4, text: NOON },
        { id: 'e1', sequence: 4 },
        { id: 'e1', sequence: 4, text: DUSK, groups: ['crew'] },
        { id: 'e1', sequence: 4, text: DUSK, document: 'bridge' },
      ];
      for (const other of others) expect(codeOf(() => take(reopen(), other))).toBe('event-conflict/');
      expect(codeOf(() => store.accept(createDelete({ id: 'e1', sequence: 4 })))).toBe('event-conflict/');
      expect(listPending(store)).toEqual([[1, 'e1', null]]);
    });

    it('remembers an older event as stale and never lets it become pending', () => {
      const { store, reopen } = create();
      take(store, { id: 'e5', sequence: 5, text: DUSK });
      expect(take(store, { id: 'e3', sequence: 3, text: NOON })).toEqual({ outcome: 'stale', position: 2 });
      expect(take(reopen(), { id: 'e3', sequence: 3, text: NOON })).toEqual({
        outcome: 'replayed',
        position: 2,
      });
      expect(codeOf(() => take(store, { id: 'e3', sequence: 6, text: NOON }))).toBe('event-conflict/');
      expect(listPending(reopen())).toEqual([[1, 'e5', null]]);
      expect(reopen().eventAt('north', 2)?.outcome).toBe('stale');
      expect(reopen().eventRaw('north', sha256Hex(NOON))).toBeUndefined();
    });

    it('refuses the very sequence of a document under another id, of which one may be a delete', () => {
      const { store, reopen } = create();
      take(store, { id: 'e5', sequence: 5, text: DUSK });
      expect(codeOf(() => reopen().accept(createDelete({ id: 'e6', sequence: 5 })))).toBe(
        'sequence-conflict/',
      );
      expect(store.accept(createDelete({ id: 'e6', sequence: 6 })).outcome).toBe('accepted');
      expect(take(store, { id: 'e7', sequence: 5, text: DUSK, document: 'bridge' }).outcome).toBe('accepted');
    });

    it('counts on from what is published', () => {
      const { store } = create();
      store.publish(buildAt(7));
      expect(take(store, { id: 'e6', sequence: 6, text: NOON }).outcome).toBe('stale');
      expect(codeOf(() => take(store, { id: 'e7', sequence: 7, text: NOON }))).toBe('sequence-conflict/');
      expect(take(store, { id: 'e8', sequence: 8, text: NOON }).outcome).toBe('accepted');
    });

    it('refuses what is no event, and bytes that are not those of its digest', () => {
      const { store } = create();
      const { event, raw } = createUpsert({ id: 'e1', sequence: 1, text: DUSK });
      expect(codeOf(() => store.accept(event))).toBe('event-malformed/raw');
      expect(codeOf(() => store.accept(event, encodeUtf8(NOON)))).toBe('event-malformed/raw');
      expect(codeOf(() => store.accept({ ...event, raw_sha256: null }, raw))).toBe('event-malformed/raw');
      const broken: unknown[] = [
        { ...event, sequence: -1 },
        { ...event, sequence: 1.5 },
        { ...event, event_id: '' },
        { ...event, action: 'move' },
        { ...event, action: 'delete' },
        { ...event, document: null },
        { ...event, document: { ...event.document, document_id: 'bridge' } },
        { ...event, document: { ...event.document, allowed_groups: 'public' } },
        { ...event, raw_sha256: '../x' },
        { ...event, document: { ...event.document, path: null } },
        { ...event, document: { ...event.document, media_type: null } },
        null,
        undefined,
      ];
      for (const value of broken)
        expect(codeOf(() => store.accept(value as StoredEvent, raw))).toBe('event-malformed/');
      expect(store.eventTenants()).toEqual([]);
    });

    it('keeps tenants apart: ids and sequences are of one tenant', () => {
      const { store, reopen } = create();
      take(store, { id: 'e1', sequence: 1, text: DUSK });
      expect(take(store, { id: 'e1', sequence: 1, text: NOON, tenant: '港口' })).toEqual({
        outcome: 'accepted',
        position: 1,
      });
      expect(reopen().eventRaw('north', sha256Hex(NOON))).toBeUndefined();
      expect(reopen().eventTenants()).toEqual(['north', '港口']);
    });

    it('closes at once what a waiting event deletes or narrows, and opens nothing', () => {
      const { store, reopen } = create();
      take(store, { id: 'e1', sequence: 1, document: 'bridge', groups: ['crew'] });
      store.accept(createDelete({ id: 'e2', sequence: 1, document: 'harbour' }));
      take(store, { id: 'e3', sequence: 2, document: 'harbour', text: DUSK, groups: ['public'] });
      take(store, { id: 'e4', sequence: 2, document: 'bridge', groups: ['crew', 'night'] });
      for (const seen of [store, reopen()]) {
        expect([...seen.restrictions('north').values()]).toEqual([
          { document_id: 'bridge', deleted: false, access_lists: [['crew'], ['crew', 'night']] },
          { document_id: 'harbour', deleted: true, access_lists: [['public']] },
        ]);
        const { documents } = createSmallBuild(
          'north',
          ['bridge', 'harbour', 'quay'].map((id) => ({ id, text: DUSK })),
        );
        const listFor = (...groups: string[]) => {
          const reader = { tenantId: 'north', groups, principal: 'ana' };
          const access = openAccess({
            reader,
            at: '2024-03-01T00:00:00Z',
            restrictions: seen.restrictions('north'),
          });
          return documents
            .filter((one) => access.allows('retrieve', one, 'north'))
            .map((one) => one.document_id);
        };
        expect(listFor()).toEqual(['quay']);
        expect(listFor('night')).toEqual(['quay']);
        expect(listFor('crew')).toEqual(['bridge', 'quay']);
        expect(seen.restrictions('south').size).toBe(0);
      }
    });

    it('publishes a generation and how far it reaches in the log in one step', () => {
      const { store, reopen } = create();
      take(store, { id: 'e1', sequence: 1, text: DUSK });
      take(store, { id: 'e2', sequence: 1, text: NOON, document: 'bridge' });
      take(store, { id: 'e3', sequence: 2, text: NOON });
      const waiting = [{ position: 2, reason: 'ill-formed-text' }];
      expect(store.publish({ ...buildAt(1), eventsThrough: 2, eventsWaiting: waiting }).published).toBe(true);
      for (const seen of [store, reopen()]) {
        expect(seen.eventProgress('north')).toEqual({ last: 3, through: 2, waiting });
        expect(listPending(seen)).toEqual([
          [2, 'e2', 'ill-formed-text'],
          [3, 'e3', null],
        ]);
        expect(seen.eventRaw('north', sha256Hex(DUSK))).toBeUndefined();
        expect(seen.eventRaw('north', sha256Hex(NOON))).toEqual(encodeUtf8(NOON));
        expect(take(seen, { id: 'e1', sequence: 1, text: DUSK })).toEqual({
          outcome: 'replayed',
          position: 1,
        });
      }
    });

    it('moves in the log also where what is served stays the same', () => {
      const { store, reopen } = create();
      store.publish(buildAt(3));
      take(store, { id: 'e1', sequence: 4, text: NOON });
      const waiting = [{ position: 1, reason: 'charset-unsupported' }];
      const again = { ...buildAt(3), eventsThrough: 1, eventsWaiting: waiting };
      expect(store.publish(again).published).toBe(false);
      expect(reopen().eventProgress('north')).toEqual({ last: 1, through: 1, waiting });
      expect(reopen().generations('north')).toHaveLength(1);
      expect(store.publish(again).published).toBe(false);
    });

    it('leaves the log where it is for a build that does not speak of it', () => {
      const { store, reopen } = create();
      take(store, { id: 'e1', sequence: 1, text: DUSK });
      store.publish(buildAt(0, 'bridge', NOON));
      expect(listPending(reopen())).toEqual([[1, 'e1', null]]);
    });

    it('refuses a build that would lose an event, or reaches where the log does not', () => {
      const { store } = create();
      store.publish(buildAt(0));
      take(store, { id: 'e1', sequence: 1, text: NOON });
      store.accept(createDelete({ id: 'e2', sequence: 1, document: 'bridge' }));
      const reason = 'too-large';
      const refused: [string, object][] = [
        ['build-incoherent/events', { eventsThrough: 1 }],
        ['build-incoherent/events', { eventsThrough: 3 }],
        ['build-incoherent/events', { eventsThrough: -0.5 }],
        ['build-incoherent/events', { eventsThrough: 2, eventsWaiting: [{ position: 1, reason }] }],
        ['build-incoherent/events', { eventsThrough: 1, eventsWaiting: [{ position: 2, reason }] }],
        [
          'build-incoherent/events',
          {
            eventsThrough: 1,
            eventsWaiting: [
              { position: 1, reason },
              { position: 1, reason },
            ],
          },
        ],
      ];
      for (const [code, progress] of refused) {
        expect(codeOf(() => store.publish({ ...buildAt(0), ...progress }))).toBe(code);
      }
      expect(store.eventProgress('north')).toEqual({ last: 2, through: 0, waiting: [] });
      store.publish({ ...buildAt(1), eventsThrough: 1 });
      expect(codeOf(() => store.publish({ ...buildAt(1), eventsThrough: 0 }))).toBe('generation-superseded/');
    });

    it('is not reached by a caller who goes on changing what it handed in or was given', () => {
      const { store } = create();
      const groups = ['crew'];
      const { event, raw = new Uint8Array() } = createUpsert({ id: 'e1', sequence: 1, text: DUSK });
      const { document } = event;
      if (document === null) throw new Error('no document');
      store.accept({ ...event, document: { ...document, allowed_groups: groups } }, raw);
      groups.push('public');
      raw.fill(0);
      for (const { event: seen } of store.pending('north')) {
        expect(seen.document?.allowed_groups).toEqual(['crew']);
        const given = seen.document?.allowed_groups as string[] | undefined;
        given?.push('public');
      }
      expect(store.pending('north')[0]?.event.document?.allowed_groups).toEqual(['crew']);
      expect(store.eventRaw('north', sha256Hex(DUSK))).toEqual(encodeUtf8(DUSK));
    });
  });
}
