import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256Hex } from '@loccit/lineage';
import { StorageError } from '@loccit/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmallAudit } from '../../storage/test/small-audit.js';
import { createSmallBuild } from '../../storage/test/small-build.js';
import { createUpsert } from '../../storage/test/small-event.js';
import { openDriver } from '../src/driver.js';
import { isStoreFile, openSqliteStore, type SqliteStore } from '../src/index.js';
import { APPLICATION_ID, SCHEMA_VERSION, STEPS } from '../src/schema.js';
import { bringForward } from '../src/bring-forward.js';
import { createSql } from '../src/database.js';

let folder = '';
let path = '';
const stores: SqliteStore[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loccit-open-'));
  path = join(folder, 'store.sqlite');
});
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (): SqliteStore => {
  const store = openSqliteStore(path);
  stores.push(store);
  return store;
};

/** Statements on the file, as another program would run them. */
const change = (sql: string): void => {
  const driver = openDriver(path, 1000);
  driver.exec(sql);
  driver.close();
};

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof StorageError) return [error.code, error.details.role].filter(Boolean).join(' ');
    throw error;
  }
  return 'nothing thrown';
};

const harbour = createSmallBuild('north', [
  { id: 'harbour', text: 'The harbour closes at dusk. 港口关闭。' },
]);

describe('openDatabase', () => {
  it('makes nothing before something is written', () => {
    const store = open();
    expect(store.tenants()).toEqual([]);
    expect(store.current('north')).toBeUndefined();
    expect(existsSync(path)).toBe(false);
  });

  it('refuses a file of anybody else, and leaves it as it is', () => {
    writeFileSync(path, 'Notes of my own.');
    expect(codeOf(() => open().tenants())).toBe('not-a-store');
    expect(codeOf(() => open().publish(harbour))).toBe('not-a-store');
    expect(readFileSync(path, 'utf8')).toBe('Notes of my own.');
    expect(isStoreFile(path)).toBe(false);
  });

  it('refuses a database of another program, and a folder that holds something else', () => {
    change('CREATE TABLE mine (note TEXT)');
    expect(codeOf(() => open().publish(harbour))).toBe('not-a-store');
    rmSync(path);
    writeFileSync(join(folder, 'note.txt'), 'mine');
    expect(codeOf(() => open().publish(harbour))).toBe('not-a-store');
    expect(existsSync(path)).toBe(false);
  });

  it('takes an empty file for one whose first write was killed', () => {
    writeFileSync(path, '');
    expect(open().tenants()).toEqual([]);
    expect(open().publish(harbour).published).toBe(true);
    expect(isStoreFile(path)).toBe(true);
  });

  it('refuses a layout that is later than it knows', () => {
    open().publish(harbour);
    change(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    expect(codeOf(() => open().tenants())).toBe('store-version store');
    expect(codeOf(() => open().publish(harbour))).toBe('store-version store');
  });

  it('says damaged of a file whose pages are not what they were', () => {
    open().publish(harbour);
    for (const store of stores.splice(0)) store.close();
    const bytes = readFileSync(path);
    bytes.fill(0xff, 4096, bytes.length);
    // In a place of its own: beside the first file its last changes may still lie apart.
    const other = join(folder, 'other');
    mkdirSync(other);
    path = join(other, 'store.sqlite');
    writeFileSync(path, bytes);
    expect(codeOf(() => open().current('north')?.documents)).toMatch(/^store-damaged/);
  });
});

describe('a damaged store', () => {
  type Act = (store: SqliteStore) => unknown;
  const [canonical] = harbour.records;
  const text = sha256Hex('The harbour closes at dusk. 港口关闭。');
  const current: Act = (store) => store.current('north');
  const cases: [string, Act, string][] = [
    ['UPDATE publication SET body = body || char(32)', current, 'store-damaged pointer'],
    ["UPDATE publication SET seal = x'00'", current, 'store-damaged pointer'],
    ['UPDATE publication SET generation = 1', current, 'store-damaged pointer'],
    [
      "UPDATE document SET body = replace(body, 'public', 'nobody')",
      (store) => store.current('north')?.documents,
      'store-damaged manifest',
    ],
    [
      "UPDATE unit SET head = replace(head, 'urn:', 'urx:')",
      (store) => store.current('north')?.record(canonical?.id ?? ''),
      'store-damaged records',
    ],
    [
      'UPDATE id_page SET body = zeroblob(length(body))',
      (store) => store.current('north')?.record(canonical?.id ?? ''),
      'store-damaged records',
    ],
    ["UPDATE content SET body = x'41'", (store) => store.current('north')?.text(text), 'store-damaged text'],
    ["UPDATE content SET body = x'41'", (store) => store.current('north')?.raw(text), 'store-damaged raw'],
    [
      'UPDATE leaf_block SET body = zeroblob(length(body))',
      (store) => store.current('north')?.generation.info?.leaves,
      'store-damaged manifest',
    ],
    [
      'DELETE FROM entry_tree',
      (store) => store.current('north')?.generation.info?.leaves,
      'store-damaged manifest',
    ],
    ["UPDATE event SET body = '{}'", (store) => store.pending('north'), 'store-damaged event'],
    [
      "UPDATE event_raw SET body = x'41'",
      (store) => store.eventRaw('north', sha256Hex('Noon.')),
      'store-damaged raw',
    ],
    ["UPDATE audit SET body = '{}'", (store) => store.audits('a'.repeat(64)), 'store-damaged audit'],
    ["UPDATE audit SET body = '{'", (store) => store.audits('a'.repeat(64)), 'store-damaged audit'],
  ];

  it.each(cases)('is noticed when it is read: %s', (sql, act, expected) => {
    const store = open();
    store.publish(harbour);
    const { event, raw } = createUpsert({ id: 'e1', sequence: 9, text: 'Noon.' });
    store.accept(event, raw);
    store.putAudit('a'.repeat(64), createSmallAudit('a'.repeat(64), 'c'.repeat(32), '2024-03-01T00:00:00Z'));
    expect(codeOf(() => act(open()))).toBe('nothing thrown');
    change(sql);
    expect(codeOf(() => act(open()))).toBe(expected);
  });

  it('is mended by publishing the same again', () => {
    for (const [sql, act, expected] of cases.slice(0, 9)) {
      open().publish(harbour);
      change(sql);
      expect(codeOf(() => act(open()))).toBe(expected);
      if (sql.includes('id_page') || sql.includes('leaf_block')) break;
      expect(open().publish(harbour).published).toBe(true);
      expect(codeOf(() => act(open()))).toBe('nothing thrown');
    }
  });
});

describe('bringForward', () => {
  it('leads an older layout to the present one, after a whole copy was put beside it', () => {
    open().publish(harbour);
    for (const store of stores.splice(0)) store.close();
    const later = [...STEPS, 'CREATE TABLE later (later INTEGER PRIMARY KEY);'];
    const sql = createSql(openDriver(path, 1000));
    bringForward(sql, path, later);
    expect(sql.get('PRAGMA user_version')?.user_version).toBe(SCHEMA_VERSION + 1);
    expect(sql.all('SELECT later FROM later')).toEqual([]);
    expect(sql.get('SELECT count(*) AS n FROM publication')?.n).toBe(1);
    bringForward(sql, path, later);
    sql.close();
    const copy = join(folder, 'copy');
    mkdirSync(copy);
    writeFileSync(join(copy, 'store.sqlite'), readFileSync(`${path}.v${SCHEMA_VERSION}.backup`));
    const before = openSqliteStore(join(copy, 'store.sqlite'));
    stores.push(before);
    expect(before.current('north')?.documents).toEqual(harbour.documents);
  });

  it('leaves the file as it was where a step fails', () => {
    open().publish(harbour);
    for (const store of stores.splice(0)) store.close();
    const sql = createSql(openDriver(path, 1000));
    expect(() => bringForward(sql, path, [...STEPS, 'CREATE TABLE tenant (twice INTEGER);'])).toThrow();
    sql.close();
    expect(open().current('north')?.id).toBe(harbour.generation.id);
  });

  it('marks a file as a store of this program', () => {
    open().publish(harbour);
    const driver = openDriver(path, 1000);
    expect(driver.prepare('PRAGMA application_id').get([])).toMatchObject({ application_id: APPLICATION_ID });
    driver.close();
  });
});
