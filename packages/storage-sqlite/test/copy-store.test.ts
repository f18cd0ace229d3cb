import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CopyableStore, copyStore, createMemoryStore } from '@loccit/storage';
import { afterAll, describe, expect, it } from 'vitest';
import { createSmallAudit } from '../../storage/test/small-audit.js';
import { createSmallBuild } from '../../storage/test/small-build.js';
import { createDelete, createUpsert } from '../../storage/test/small-event.js';
import { openSqliteStore } from '../src/index.js';

const folder = mkdtempSync(join(tmpdir(), 'loccit-copy-'));
const file = openSqliteStore(join(folder, 'store.sqlite'));

afterAll(() => {
  file.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All that a store answers, by what it can list. */
function tellAll(store: CopyableStore) {
  return {
    tenants: store.tenants().map((tenantId) => ({
      tenantId,
      generations: store.generations(tenantId).map((id) => {
        const generation = store.generation(tenantId, id);
        return { documents: generation?.documents, records: [...(generation?.records() ?? [])] };
      }),
    })),
    events: store.eventTenants().map((tenantId) => ({
      progress: store.eventProgress(tenantId),
      pending: store.pending(tenantId),
      first: store.eventAt(tenantId, 1),
      second: store.eventAt(tenantId, 2),
    })),
    audits: store.auditedAnswers().map((answer) => store.audits(answer)),
  };
}

describe('copyStore', () => {
  it('takes over generations in their order, events with what became of them, and audits', () => {
    const first = createMemoryStore();
    const { event, raw } = createUpsert({ id: 'e2', sequence: 2, text: '港口中午关闭。' });
    first.publish(createSmallBuild('north', [{ id: 'bridge', text: 'The bridge opens at noon.' }]));
    first.accept(event, raw);
    first.accept(createDelete({ id: 'e1', sequence: 1 }));
    first.publish(createSmallBuild('north', [{ id: 'ferry', text: 'The ferry sails at six.' }]));
    first.putAudit('a'.repeat(64), createSmallAudit('a'.repeat(64), 'c'.repeat(32), '2024-03-01T00:00:00Z'));
    const steps: number[] = [];
    const counts = copyStore(first, file, (done, total) => steps.push(total - done));
    expect(counts).toEqual({ tenants: 1, generations: 2, events: 2, audits: 1 });
    expect(steps).toEqual([4, 3, 2, 1, 0]);
    expect(tellAll(file)).toEqual(tellAll(first));
    const back = createMemoryStore();
    copyStore(file, back);
    expect(tellAll(back)).toEqual(tellAll(first));
    expect(back.eventRaw('north', event.raw_sha256 ?? '')).toEqual(raw);
  });

  it('refuses a target that holds something', () => {
    const target = createMemoryStore();
    target.accept(createDelete({ id: 'e1', sequence: 1 }));
    expect(() => copyStore(createMemoryStore(), target)).toThrow('not-a-store');
  });
});
