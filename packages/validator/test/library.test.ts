import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { createMemoryStore, type Store } from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { traceLineage } from '../src/index.js';
import { cite } from './artifacts.js';
import { answerWith, check, evidenceOf } from './checked-corpus.js';
import { buildCorpus, createCorpusStore, currentOf, GUEST, TENANT, WARDEN } from './corpus.js';

const KEY = 'The cellar key hangs behind the map of 1888.';
const PLAN = 'The north gate moves to the mill in spring.';

function publish(store: Store, text: string, allowed_groups: readonly string[]): Store {
  const raw = new Uint8Array(Buffer.from(text));
  const document = { ...describeFolderFile('plan.md', raw), allowed_groups };
  const documents = [ingestDocument({ tenantId: TENANT, document, raw })];
  store.publish(
    buildGeneration({ tenantId: TENANT, documents, routes: [], previous: store.current(TENANT) }),
  );
  return store;
}

describe('openLibrary', () => {
  it('[C8] holds a document that is not yet in effect as absent', () => {
    const store = createCorpusStore();
    const without = createMemoryStore();
    without.publish(buildCorpus((path, text) => (path === 'keys.txt' ? undefined : text)));
    const answer = answerWith(KEY, [cite(currentOf(store), 'keys', KEY)]);
    const early = (held: Store) => evidenceOf(held, WARDEN, '2025-02-28T23:59:59Z');
    expect(check(answer, { evidence: early(store) })).toEqual(check(answer, { evidence: early(without) }));
    expect(traceLineage(answer, early(store))).toEqual(traceLineage(answer, early(without)));
    expect(check(answer, { evidence: evidenceOf(store, WARDEN, '2025-03-01T00:00:00Z') }).verdict).toBe(
      'pass',
    );
  });

  it('keeps a document that is in effect no longer readable, and says so', () => {
    const store = createCorpusStore();
    const answer = answerWith(KEY, [cite(currentOf(store), 'keys', KEY)]);
    const report = check(answer, { evidence: evidenceOf(store, WARDEN, '2028-01-01T00:00:00Z') });
    expect(report.layers.provenance.outcome).toBe('pass');
    expect(report.findings.map(({ rule }) => rule)).toEqual(['verifiability/not-available-now']);
  });

  it('[C8] opens a former revision only to whom that revision was open', () => {
    const held = publish(createMemoryStore(), `# Plan\n\n${PLAN}\n`, ['wardens']);
    const answer = answerWith(PLAN, [cite(currentOf(held), 'plan.md', PLAN)]);
    publish(held, '# Plan\n\nThe plan is kept at the desk.\n', ['public']);
    const never = publish(createMemoryStore(), '# Plan\n\nThe plan is kept at the desk.\n', ['public']);
    expect(check(answer, { evidence: evidenceOf(held, GUEST) })).toEqual(
      check(answer, { evidence: evidenceOf(never, GUEST) }),
    );
    expect(check(answer, { evidence: evidenceOf(held, WARDEN) }).layers.provenance.outcome).toBe('pass');
  });

  it('[C8] reads a former revision as the newest generation that has it says', () => {
    const held = publish(createMemoryStore(), `# Plan\n\n${PLAN}\n`, ['public']);
    const answer = answerWith(PLAN, [cite(currentOf(held), 'plan.md', PLAN)]);
    publish(held, `# Plan\n\n${PLAN}\n`, ['wardens']);
    publish(held, '# Plan\n\nThe plan is kept at the desk.\n', ['public']);
    const [trace] = traceLineage(answer, evidenceOf(held, GUEST));
    expect(trace?.links.every(({ preimage }) => preimage === null)).toBe(true);
    expect(traceLineage(answer, evidenceOf(held, WARDEN))[0]?.holds).toBe(true);
  });

  // BUG-LIN-14
  it('[C8] holds a second upload of equal bytes that was deleted as absent, and the first as what it was', () => {
    const raw = new Uint8Array(Buffer.from(`# Plan\n\n${PLAN}\n`));
    const build = (store: Store, ...paths: string[]): Store => {
      const documents = paths.map((path) =>
        ingestDocument({ tenantId: TENANT, document: describeFolderFile(path, raw), raw }),
      );
      store.publish(
        buildGeneration({ tenantId: TENANT, documents, routes: [], previous: store.current(TENANT) }),
      );
      return store;
    };
    const held = build(createMemoryStore(), 'plan.md', 'plan (1).md');
    const [first, second] = ['plan.md', 'plan (1).md'].map((id) =>
      answerWith(PLAN, [cite(currentOf(held), id, PLAN)]),
    );
    expect(check(second, { evidence: evidenceOf(held) }).verdict).toBe('pass');
    build(held, 'plan.md');
    expect(check(first, { evidence: evidenceOf(held) }).verdict).toBe('pass');
    const deleted = check(second, { evidence: evidenceOf(held) });
    expect(deleted.verdict).toBe('unverifiable');
    expect(deleted).toEqual(check(second, { evidence: evidenceOf(build(createMemoryStore(), 'plan.md')) }));
  });
});
