import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { openSqliteStore } from '@loccit/storage-sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { binary, runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
let cwd = '';

/** The program as somebody to whom the store is open for reading, and nothing there for writing. */
function run(...argv: string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [binary, ...argv], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  return { exit: status, stderr, stdout };
}

const lock = (store: string, isLocked: boolean) => {
  for (const name of readdirSync(`${cwd}/${store}`)) chmodSync(`${cwd}/${store}/${name}`, 0o444);
  chmodSync(`${cwd}/${store}`, isLocked ? 0o555 : 0o755);
};

beforeAll(async () => {
  cwd = makeFolder();
  chmodSync(cwd, 0o755);
  mkdirSync(`${cwd}/docs`);
  writeFileSync(`${cwd}/docs/lamp.md`, 'The lamp lasts 4 years.');
  await runJson(cwd, ['ingest', 'docs', '--store', 's']);
  const answer = await runMain(['ask', 'How long does the lamp last?', '--store', 's', '--json'], { cwd });
  writeFileSync(`${cwd}/answer.json`, answer.stdout, { mode: 0o644 });
});

const canRun =
  process.platform !== 'win32' &&
  (!isRoot || spawnSync(process.execPath, [binary, '-V'], { uid: NOBODY, gid: NOBODY }).status === 0);

describe.skipIf(!canRun)('a store in a folder where nothing can be written', () => {
  it('is read by whatever only reads', () => {
    lock('s', true);
    expect(run('status', '--store', 's', '--json')).toMatchObject({ exit: 0, stderr: '' });
    expect(run('reconcile', '--store', 's')).toMatchObject({ exit: 0, stderr: '' });
    expect(run('check', 'answer.json', '--store', 's')).toMatchObject({ exit: 0, stderr: '' });
    expect(run('lineage', 'answer.json', '--store', 's')).toMatchObject({ exit: 0, stderr: '' });
    expect(run('open', 'answer.json', 'C1', '--store', 's').stdout).toContain('4 years');
  });

  it('gives no answer of which no audit could be kept, and says what is in the way', () => {
    lock('s', true);
    for (const argv of [
      ['ask', 'How long does the lamp last?'],
      ['ingest', 'docs'],
    ]) {
      const { exit, stderr, stdout } = run(...argv, '--store', 's');
      expect([exit, stdout]).toEqual([2, '']);
      expect(stderr).toContain('(unwritable)');
    }
  });

  it('is refused where a change lies beside the file that nobody can take in', async () => {
    await runJson(cwd, ['ingest', 'docs', '--store', 'live']);
    const store = openSqliteStore(`${cwd}/live/store.sqlite`);
    mkdirSync(`${cwd}/t`);
    // A delete that is acknowledged, and not in the file itself.
    const gone = { event_id: 'e1', tenant_id: 'default', document_id: 'lamp.md', sequence: 7 };
    store.accept({ ...gone, action: 'delete', document: null, raw_sha256: null });
    for (const end of ['', '-wal'])
      copyFileSync(`${cwd}/live/store.sqlite${end}`, `${cwd}/t/store.sqlite${end}`);
    store.close();
    lock('t', true);
    for (const argv of [['status'], ['reconcile'], ['check', 'answer.json']]) {
      const { exit, stderr } = run(...argv, '--store', 't');
      expect([exit, stderr]).toEqual([2, expect.stringContaining('(unwritable)')]);
    }
  });
});
