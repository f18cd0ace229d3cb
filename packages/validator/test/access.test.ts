import {
  type Authorizer,
  createMemoryStore,
  type Restriction,
  StorageError,
  type Store,
} from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { type CheckedStore, checkMarkdown, type Evidence, traceLineage } from '../src/index.js';
import { cite } from './artifacts.js';
import { answerWith, check, evidenceOf } from './checked-corpus.js';
import { AT, buildCorpus, createCorpusStore, currentOf, GUEST, WARDEN } from './corpus.js';

const KEY = 'The cellar key hangs behind the map of 1888.';
const held = createCorpusStore();
const answer = answerWith(KEY, [cite(currentOf(held), 'keys', KEY)]);

/** A store that never had the cited document. */
function withoutKeys(): Store {
  const store = createMemoryStore();
  store.publish(buildCorpus((path, text) => (path === 'keys.txt' ? undefined : text)));
  return store;
}

const absent = check(answer, { evidence: evidenceOf(withoutKeys()) });
const traceOf = (evidence: Evidence) => traceLineage(answer, evidence);

/** The store with something waiting for the cited document. */
const waiting = (rest: Partial<Restriction>): CheckedStore => ({
  ...held,
  restrictions: () => new Map([['keys', { document_id: 'keys', deleted: false, access_lists: [], ...rest }]]),
});

describe('openLibrary', () => {
  it('[C8] holds what waits to be deleted, or under a list without the reader, as absent', () => {
    for (const rest of [{ deleted: true }, { access_lists: [['nobody']] }, { access_lists: [[]] }]) {
      const evidence = evidenceOf(waiting(rest));
      expect(check(answer, { evidence })).toEqual(absent);
      expect(traceOf(evidence)).toEqual(traceOf(evidenceOf(withoutKeys())));
    }
    const open = evidenceOf(waiting({ access_lists: [['wardens'], ['public']] }));
    expect(check(answer, { evidence: open }).verdict).toBe('pass');
    const guest = evidenceOf(waiting({ access_lists: [['public']] }), GUEST);
    expect(check(answer, { evidence: guest }).findings).toEqual(
      check(answer, { evidence: evidenceOf(withoutKeys(), GUEST) }).findings,
    );
  });

  it('[C8] asks an authorizer of one’s own, told what the reader wants, and takes nothing but yes', () => {
    const actions = new Set<string>();
    const only = (wanted: string): Authorizer => ({
      allows: ({ action, document }) => {
        actions.add(action);
        return action === wanted || document.document_id !== 'keys';
      },
    });
    const evidence = evidenceOf(held, GUEST);
    expect(check(answer, { evidence: { ...evidence, authorizer: only('verify') } }).verdict).toBe('pass');
    const closed = check(answer, { evidence: { ...evidence, authorizer: only('open') } });
    const nothing = check(answer, {
      evidence: { ...evidenceOf(withoutKeys(), GUEST), authorizer: only('open') },
    });
    expect(closed).toEqual(nothing);
    expect(actions).toEqual(new Set(['verify']));
    const [trace] = traceOf({ ...evidence, action: 'trace', authorizer: only('trace') });
    expect(trace?.holds).toBe(true);
    const thrown: Authorizer = {
      allows: () => {
        throw new Error('down');
      },
    };
    const refused = check(answer, { evidence: { ...evidence, authorizer: thrown } });
    expect(refused.findings.map(({ rule }) => rule)).toEqual(closed.findings.map(({ rule }) => rule));
  });

  it('[C8] reads what waits before what is served, so that a publication in between opens nothing', () => {
    const asked: string[] = [];
    const store: CheckedStore = {
      ...held,
      current: (tenantId) => {
        asked.push('current');
        return held.current(tenantId);
      },
      restrictions: () => {
        asked.push('restrictions');
        return new Map();
      },
    };
    check(answer, { evidence: evidenceOf(store) });
    expect(asked).toEqual(['restrictions', 'current']);
  });

  it('[C8] refuses restrictions that are none: what closes is not read by halves', () => {
    const row = { document_id: 'keys', deleted: true, access_lists: [] };
    const spoilt: readonly unknown[] = [
      null,
      [],
      new Map([['other', row]]),
      new Map([['keys', null]]),
      new Map([['keys', { ...row, deleted: 'yes' }]]),
      new Map([['keys', { ...row, access_lists: ['staff'] }]]),
    ];
    for (const given of spoilt) {
      const store = { ...held, restrictions: () => given } as unknown as CheckedStore;
      expect(() => check(answer, { evidence: evidenceOf(store) })).toThrow(StorageError);
    }
  });

  it('[C8] neither names nor counts in a report what a reader may not read', () => {
    const text = [
      `${KEY} [keys#0]`,
      `${KEY} [keys#7]`,
      `${KEY} [keys]`,
      `${KEY} [Keys](keys.txt)`,
      'The cellar key hangs behind the door. [charter#0]',
    ].join('\n\n');
    const run = (store: Store) =>
      checkMarkdown({ bytes: new Uint8Array(Buffer.from(text)), evidence: evidenceOf(store, GUEST, AT) });
    expect(run(held)).toEqual(run(withoutKeys()));
    expect(
      JSON.stringify(
        checkMarkdown({ bytes: new Uint8Array(Buffer.from(text)), evidence: evidenceOf(held, WARDEN) }),
      ),
    ).toContain('#0');
  });
});
