import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSmallAudit } from '../../storage/test/small-audit.js';
import { createSmallBuild } from '../../storage/test/small-build.js';
import { createDelete, createUpsert } from '../../storage/test/small-event.js';
import { openDriver, type SqlValue } from '../src/driver.js';
import { openSqliteStore } from '../src/index.js';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const ANSWER = 'a'.repeat(64);

function fill(): string {
  const folder = mkdtempSync(`${tmpdir()}/loccit inspect `);
  folders.push(folder);
  const path = join(folder, 'store.sqlite');
  const store = openSqliteStore(path);
  const build = createSmallBuild('north', [
    { id: 'bridge', text: '大桥中午开放。' },
    { id: 'harbour', text: 'The harbour closes at dusk.' },
  ]);
  store.accept(createDelete({ id: 'e1', sequence: 0, document: 'quay' }));
  store.publish({ ...build, eventsThrough: 1, eventsWaiting: [{ position: 1, reason: 'waits' }] });
  const { event, raw } = createUpsert({ id: 'e2', sequence: 3, text: 'The quay is open.', document: 'pier' });
  store.accept(event, raw);
  const audit = createSmallAudit(ANSWER, 'c'.repeat(32), '2024-03-01T00:00:00Z');
  store.putAudit(ANSWER, { ...audit, tenant_id: 'north', index_generation_id: build.generation.id });
  store.close();
  return path;
}

function inspect(path: string) {
  const store = openSqliteStore(path);
  try {
    return [...store.inspect()];
  } finally {
    store.close();
  }
}

/** What holds facts, and may not change by itself. */
const FACTS: readonly [table: string, column: string][] = [
  ['publication', 'body'],
  ['publication', 'seal'],
  ['document', 'body'],
  ['document', 'seal'],
  ['document', 'canonical_revision_id'],
  ['unit', 'ids'],
  ['unit', 'head'],
  ['unit', 'elements'],
  ['unit', 'chunks'],
  ['unit', 'entries'],
  ['unit', 'seal'],
  ['content', 'body'],
  ['event', 'body'],
  ['event', 'seal'],
  ['event_raw', 'body'],
];

describe('inspect', () => {
  it('finds nothing in a store in one file that holds', () => {
    expect(inspect(fill())).toEqual([]);
  });

  it.each(FACTS)('finds a row of %s whose %s was changed', (table, column) => {
    const path = fill();
    const database = openDriver(path, 5000);
    const row = database
      .prepare(`SELECT rowid AS id, ${column} AS value FROM ${table} ORDER BY rowid DESC LIMIT 1`)
      .get([]) as { id: number; value: string | Buffer };
    const { value } = row;
    const changed =
      typeof value === 'string'
        ? `${value} `
        : Buffer.concat([value.subarray(1), Buffer.from([value[0] ?? 7, 9])]);
    database.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ${row.id}`).run([changed as SqlValue]);
    database.close();
    expect(inspect(path)).not.toEqual([]);
  });

  it.each(['publication', 'unit', 'content', 'document', 'event', 'event_raw', 'leaf_block', 'tombstone'])(
    'finds that a row of %s is gone',
    (table) => {
      const path = fill();
      const database = openDriver(path, 5000);
      const { n } = database.prepare(`SELECT count(*) AS n FROM ${table}`).get([]) as { n: number };
      database.prepare(`DELETE FROM ${table}`).run([]);
      database.close();
      if (n > 0 && table !== 'publication') expect(inspect(path)).not.toEqual([]);
    },
  );
});
