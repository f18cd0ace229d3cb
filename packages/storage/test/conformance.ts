import { sha256Hex } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { type GenerationBuild, StorageError, type Store } from '../src/index.js';
import { createSmallAudit } from './small-audit.js';
import { createSmallBuild } from './small-build.js';

const HARBOUR = 'The harbour closes at dusk.';
const BRIDGE = 'The bridge opens at noon.';

/** A form of the store under test: fresh, and a way to see what was stored with other eyes. */
export interface StoreForm {
  readonly store: Store;
  /** Another store over the same content, as a second process would open it. */
  reopen(): Store;
}

/** What every form of the store must do; the in-memory one is the definition. */
export function describeStoreConformance(name: string, create: () => StoreForm): void {
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

    it('serves nothing before the first publish', () => {
      const { store } = create();
      expect(store.tenants()).toEqual([]);
      expect(store.current('north')).toBeUndefined();
      expect(store.generations('north')).toEqual([]);
      expect(store.generation('north', `gen_${'0'.repeat(64)}`)).toBeUndefined();
      expect(store.audits('0'.repeat(64))).toEqual([]);
    });

    it('serves what was published, whole, also to whoever opens it later', () => {
      const { store, reopen } = create();
      const routes = [{ match: ['live order'], status: 'tool_required', tool: 'orders' }] as const;
      const build = createSmallBuild('north', [{ id: 'harbour', text: HARBOUR, authority: 7 }], { routes });
      expect(store.publish(build)).toEqual({ id: build.generation.id, published: true });
      for (const seen of [store, reopen()]) {
        const current = seen.current('north');
        expect(current?.id).toBe(build.generation.id);
        expect(current?.tenantId).toBe('north');
        expect(current?.generation).toEqual(build.generation);
        expect(current?.documents).toEqual(build.documents);
        expect(current?.routes).toEqual(routes);
        expect(current?.text(sha256Hex(HARBOUR))).toBe(HARBOUR);
        expect(current?.raw(sha256Hex(HARBOUR))).toEqual(encodeUtf8(HARBOUR));
        expect(current?.text('0'.repeat(64))).toBeUndefined();
        expect(current?.raw('../../store.json')).toBeUndefined();
        for (const record of build.records) expect(current?.record(record.id)).toEqual(record);
        expect([...(current?.records() ?? [])].map(({ id }) => id)).toEqual(
          [...build.records.map(({ id }) => id), build.generation.id].sort(),
        );
      }
    });

    it('writes nothing when the same generation is published again', () => {
      const { store, reopen } = create();
      const build = createSmallBuild('north', [{ id: 'harbour', text: HARBOUR }]);
      store.publish(build);
      expect(store.publish(build).published).toBe(false);
      expect(reopen().publish({ ...build, previousId: build.generation.id }).published).toBe(false);
      expect(store.generations('north')).toEqual([build.generation.id]);
    });

    it('serves side data that changed under the same id', () => {
      const { store, reopen } = create();
      const first = createSmallBuild('north', [{ id: 'harbour', text: HARBOUR, authority: 1 }]);
      const second = createSmallBuild('north', [{ id: 'harbour', text: HARBOUR, authority: 2 }]);
      store.publish(first);
      expect(store.current('north')?.documents[0]?.authority).toBe(1);
      expect(second.generation.id).toBe(first.generation.id);
      expect(store.publish(second).published).toBe(true);
      for (const seen of [store, reopen()]) expect(seen.current('north')?.documents[0]?.authority).toBe(2);
    });

    it('keeps former generations, the current one last', () => {
      const { store, reopen } = create();
      const harbour = createSmallBuild('north', [{ id: 'harbour', text: HARBOUR }]);
      const bridge = createSmallBuild('north', [{ id: 'bridge', text: BRIDGE }]);
      store.publish(harbour);
      store.publish(bridge);
      expect(store.generations('north')).toEqual([harbour.generation.id, bridge.generation.id]);
      expect(reopen().generation('north', harbour.generation.id)?.text(sha256Hex(HARBOUR))).toBe(HARBOUR);
      expect(store.publish(harbour).published).toBe(true);
      expect(reopen().generations('north')).toEqual([bridge.generation.id, harbour.generation.id]);
      expect(store.current('north')?.id).toBe(harbour.generation.id);
    });

    it('keeps tenants apart, whatever their names', () => {
      const { store, reopen } = create();
      const names = ['north', 'North', '..', 'a/b', 'a%2Fb', 'a b', '港口', 'x'.repeat(200), 'y'.repeat(200)];
      for (const tenantId of names) {
        store.publish(createSmallBuild(tenantId, [{ id: 'note', text: `Note of ${tenantId}.` }]));
      }
      const seen = reopen();
      expect(new Set(seen.tenants())).toEqual(new Set(names));
      expect(seen.tenants()).toEqual(store.tenants());
      for (const tenantId of names) {
        const digest = sha256Hex(`Note of ${tenantId}.`);
        expect(seen.current(tenantId)?.text(digest)).toBe(`Note of ${tenantId}.`);
      }
      const northId = seen.current('north')?.id ?? '';
      expect(seen.generation('North', northId)).toBeUndefined();
      expect(seen.generation('north', `../../north/generations/${northId}`)).toBeUndefined();
    });

    it('refuses a build made from a generation that is served no longer', () => {
      const { store } = create();
      const first = createSmallBuild('north', [{ id: 'harbour', text: HARBOUR }], { previousId: null });
      store.publish(first);
      const late = createSmallBuild('north', [{ id: 'bridge', text: BRIDGE }], { previousId: null });
      expect(codeOf(() => store.publish(late))).toBe('generation-superseded/');
      expect(store.current('north')?.id).toBe(first.generation.id);
      expect(store.publish({ ...late, previousId: first.generation.id }).published).toBe(true);
    });

    it('refuses a build that contradicts itself and goes on serving', () => {
      const { store } = create();
      const good = createSmallBuild('north', [{ id: 'harbour', text: HARBOUR }]);
      store.publish(good);
      const next = createSmallBuild('north', [{ id: 'bridge', text: BRIDGE }]);
      const [document] = next.documents;
      const digest = sha256Hex(BRIDGE);
      const broken: [string, GenerationBuild][] = [
        ['generation-id', { ...next, generation: { ...next.generation, id: good.generation.id } }],
        ['tenant', { ...next, tenantId: 'south' }],
        ['duplicate-record', { ...next, records: [...next.records, ...next.records.slice(0, 1)] }],
        ['duplicate-document', { ...next, documents: [...next.documents, ...next.documents] }],
        ['acl', { ...next, documents: next.documents.map((d) => ({ ...d, allowed_groups: ['crew'] })) }],
        ['snapshot', { ...next, documents: next.documents.map((d) => ({ ...d, work_id: 'other' })) }],
        ['snapshot', { ...next, documents: [] }],
        ['canonical-record', { ...next, records: next.records.slice(1) }],
        [
          'parse-record',
          { ...next, records: next.records.filter((record) => record.id !== document?.parse_revision_id) },
        ],
        ['text', { ...next, texts: new Map() }],
        ['text', { ...next, texts: new Map([[digest, `${BRIDGE} `]]) }],
        ['raw', { ...next, raws: new Map() }],
        ['raw', { ...next, raws: new Map([[digest, encodeUtf8(HARBOUR)]]) }],
      ];
      for (const value of [undefined, null, 5, {}]) {
        const documents = next.documents.map((row) => ({ ...row, path: value }) as unknown as typeof row);
        const records = next.records.map((row) => ({ ...row, id: value }) as unknown as typeof row);
        const hollow = next.records.map((row) => ({ ...row, preimage: undefined }) as unknown as typeof row);
        broken.push(
          ['malformed', { ...next, documents }],
          ['malformed', { ...next, records }],
          ['malformed', { ...next, records: hollow }],
          ['malformed', { ...next, records: [...next.records, value as unknown as (typeof hollow)[0]] }],
        );
      }
      for (const [fault, build] of broken) {
        expect(codeOf(() => store.publish(build))).toBe(`build-incoherent/${fault}`);
      }
      expect(store.current('north')?.id).toBe(good.generation.id);
      expect(store.generations('north')).toEqual([good.generation.id]);
      expect(store.tenants()).toEqual(['north']);
    });

    it('takes over documents that a build only names, under the lists the build gives them', () => {
      const { store, reopen } = create();
      const first = createSmallBuild('north', [
        { id: 'bridge', text: BRIDGE },
        { id: 'harbour', text: HARBOUR },
      ]);
      store.publish(first);
      const whole = createSmallBuild('north', [
        { id: 'bridge', text: BRIDGE, groups: ['crew'] },
        { id: 'quay', text: HARBOUR },
      ]);
      const own = createSmallBuild('north', [{ id: 'quay', text: HARBOUR }]);
      const carried = new Set(
        whole.documents.filter((one) => one.document_id === 'bridge').map((one) => one.canonical_revision_id),
      );
      const build = { ...whole, records: own.records, texts: own.texts, raws: own.raws, carried };
      expect(codeOf(() => store.publish(build))).toBe('generation-superseded/');
      expect(codeOf(() => store.publish({ ...build, previousId: null }))).toBe('generation-superseded/');
      const unknown = {
        ...build,
        previousId: first.generation.id,
        carried: new Set([`can_${'0'.repeat(64)}`]),
      };
      expect(codeOf(() => store.publish(unknown))).toBe('build-incoherent/canonical-record');
      expect(store.publish({ ...build, previousId: first.generation.id }).published).toBe(true);
      for (const seen of [store, reopen()]) {
        const current = seen.current('north');
        expect(current?.id).toBe(whole.generation.id);
        expect(current?.documents).toEqual(whole.documents);
        expect([...(current?.records() ?? [])].map(({ id }) => id)).toEqual(
          [...whole.records.map(({ id }) => id), whole.generation.id].sort(),
        );
        expect(current?.text(sha256Hex(BRIDGE))).toBe(BRIDGE);
        expect(current?.raw(sha256Hex(BRIDGE))).toEqual(encodeUtf8(BRIDGE));
      }
    });

    it('is not reached by a caller who goes on changing what it published', () => {
      const { store } = create();
      const raw = encodeUtf8(HARBOUR);
      const groups = ['public'];
      const build = createSmallBuild('north', [{ id: 'harbour', text: HARBOUR }]);
      store.publish({
        ...build,
        documents: build.documents.map((document) => ({ ...document, allowed_groups: groups })),
        raws: new Map([[sha256Hex(HARBOUR), raw]]),
      });
      raw.fill(0);
      groups.push('crew');
      expect(store.current('north')?.raw(sha256Hex(HARBOUR))).toEqual(encodeUtf8(HARBOUR));
      expect(store.current('north')?.documents[0]?.allowed_groups).toEqual(['public']);
    });

    it('keeps every audit of an answer, oldest first, then by nonce', () => {
      const { store, reopen } = create();
      const answer = 'a'.repeat(64);
      const audits = [
        createSmallAudit(answer, 'c'.repeat(32), '2024-03-01T00:00:00Z'),
        createSmallAudit(answer, 'b'.repeat(32), '2024-03-01T00:00:00Z'),
        createSmallAudit(answer, 'a'.repeat(32), '2024-03-02T00:00:00Z'),
        createSmallAudit(answer, 'd'.repeat(32), '2024-02-28T00:00:00Z'),
      ];
      for (const audit of audits) store.putAudit(answer, audit);
      for (const audit of audits) store.putAudit(answer, audit);
      for (const seen of [store, reopen()]) {
        expect(seen.audits(answer).map(({ nonce }) => nonce[0])).toEqual(['d', 'b', 'c', 'a']);
        expect(seen.audits(answer)[0]).toEqual(audits[3]);
      }
      expect(store.audits('b'.repeat(64))).toEqual([]);
    });

    it('refuses what is no audit of that answer, and a nonce that is taken', () => {
      const { store } = create();
      const answer = 'a'.repeat(64);
      const audit = createSmallAudit(answer, 'c'.repeat(32), '2024-03-01T00:00:00Z');
      store.putAudit(answer, audit);
      expect(codeOf(() => store.putAudit('b'.repeat(64), audit))).toBe('audit-malformed/');
      expect(codeOf(() => store.putAudit('../x', { ...audit, answer_sha256: '../x' }))).toBe(
        'audit-malformed/',
      );
      expect(codeOf(() => store.putAudit(answer, { ...audit, nonce: '../../escape' }))).toBe(
        'audit-malformed/',
      );
      expect(codeOf(() => store.putAudit(answer, { ...audit, principal: 'reader-2' }))).toBe('audit-exists/');
      expect(store.audits(answer)).toEqual([audit]);
      expect(store.audits('../x')).toEqual([]);
    });
  });
}
