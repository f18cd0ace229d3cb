import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmallBuild } from '../../storage/test/small-build.js';
import { openDriver } from '../src/driver.js';
import { openSqliteStore } from '../src/index.js';
import { openUnchanging } from '../src/open-to-read.js';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loccit-read-'));
  // What an address would read otherwise stands in the name.
  const named = join(folder, '50% #1? 港');
  mkdirSync(named);
  path = join(named, 'store.sqlite');
  publish({ id: 'harbour', text: 'The harbour closes at dusk.' });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Puts the file there as its writer leaves it, with nothing beside it. */
function publish(document: Parameters<typeof createSmallBuild>[1][number]): void {
  const elsewhere = join(folder, 'written', 'store.sqlite');
  const store = openSqliteStore(elsewhere);
  store.publish(createSmallBuild('north', [document]));
  store.close();
  copyFileSync(elsewhere, path);
}

describe('openUnchanging', () => {
  it('reads the file alone, and puts nothing beside it', () => {
    const { isFresh, sql } = openUnchanging(path);
    expect(sql.get('SELECT count(*) AS n FROM publication')?.n).toBe(1);
    expect(isFresh()).toBe(true);
    expect(() => sql.run('DELETE FROM publication')).toThrow('EROFS');
    sql.close();
    expect(readdirSync(join(path, '..'))).toEqual(['store.sqlite']);
  });

  it('tells that the file is another since, be it in the file or beside it', () => {
    const before = openUnchanging(path);
    publish({ id: 'pier', text: 'The pier is closed.' });
    expect(before.isFresh()).toBe(false);
    const after = openUnchanging(path);
    expect(after.isFresh()).toBe(true);
    writeFileSync(`${path}-wal`, 'something');
    expect(after.isFresh()).toBe(false);
    expect(after.sql.get('SELECT count(*) AS n FROM publication')?.n).toBe(2);
    before.sql.close();
    after.sql.close();
  });

  it('refuses a file in which nothing was ever laid out', () => {
    rmSync(path);
    const driver = openDriver(path, 1000);
    driver.exec('VACUUM');
    driver.close();
    expect(() => openUnchanging(path)).toThrow('not-a-store');
  });
});
