import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const question = ['ask', 'When does the harbour office open?', '--at', '2026-03-01'];
const note = '# Harbour office\n\nThe harbour office opens at 08:00.\n';

describe('loccit store', () => {
  it('writes a store as plain files and reads it back, with all that it serves', async () => {
    const cwd = makeFolder();
    cpSync(`${projectRoot}fixtures/corpora/manual`, `${cwd}/docs`, { recursive: true });
    await runJson(cwd, ['ingest', 'docs', '--store', 's']);
    const answerId = ['--answer-id', `ans_${'0'.repeat(32)}`];
    await runJson(cwd, [...question, ...answerId, '--store', 's']);
    const counts = { schema: 'urn:loccit:store-copy:1', tenants: 1, generations: 1, events: 0, audits: 1 };
    expect(await runJson(cwd, ['store', 'export', 'kept', '--store', 's'])).toEqual(counts);
    expect(readdirSync(`${cwd}/kept`)).toContain('store.json');
    expect(await runJson(cwd, ['store', 'import', 'kept', '--store', 'new'])).toEqual(counts);
    expect(readdirSync(`${cwd}/new`)).toContain('store.sqlite');
    const again = await runJson<{ generations: { published: boolean }[] }>(cwd, [
      'ingest',
      'docs',
      '--store',
      'new',
    ]);
    expect(again.generations).toMatchObject([{ published: false }]);
  });

  it('never writes to what is there, and says so', async () => {
    const cwd = makeFolder({ 'docs/a.md': note, 'taken/note.txt': 'mine' });
    await runJson(cwd, ['ingest', 'docs', '--store', 's']);
    await runJson(cwd, ['store', 'export', 'kept', '--store', 's']);
    for (const command of [
      ['store', 'export', 'taken', '--store', 's'],
      ['store', 'export', 'docs/a.md', '--store', 's'],
      ['store', 'import', 'kept', '--store', 's'],
    ]) {
      expect(await runJson(cwd, command, 2)).toMatchObject({ error: { code: 'output-exists' } });
    }
    expect(readdirSync(`${cwd}/taken`)).toEqual(['note.txt']);
  });

  it('ends with 3 where there is no store, and with 2 for a word that it does not know', async () => {
    const cwd = makeFolder({ 'empty/note.txt': 'mine' });
    expect((await runMain(['store', 'export', 'kept', '--store', 'none'], { cwd })).exit).toBe(3);
    expect((await runMain(['store', 'import', 'empty', '--store', 'new'], { cwd })).exit).toBe(3);
    expect((await runMain(['store', 'move', 'kept'], { cwd })).exit).toBe(2);
    expect(readdirSync(cwd)).toEqual(['empty']);
  });

  it.each<[string, (file: string) => void]>([
    ['changed', (file) => writeFileSync(file, 'else')],
    ['missing', (file) => rmSync(file)],
    ['a pipe', (file) => replaceBy(file, () => execFileSync('mkfifo', [file]))],
    ['a folder', (file) => replaceBy(file, () => mkdirSync(file))],
    ['a device without end', (file) => replaceBy(file, () => symlinkSync('/dev/zero', file))],
  ])('says of a file that is %s whose it is, and leaves nothing of the copy', async (_, harm) => {
    if (process.platform === 'win32') return;
    const cwd = makeFolder({ 'docs/a.md': note });
    await runJson(cwd, ['ingest', 'docs', '--store', 's']);
    await runJson(cwd, ['store', 'export', 'kept', '--store', 's']);
    for (const name of readdirSync(`${cwd}/kept`, { recursive: true, encoding: 'utf8' })) {
      if (/texts\/./.test(name)) harm(`${cwd}/kept/${name}`);
    }
    const command = ['store', 'import', 'kept', '--store', 'new'];
    expect(await runJson(cwd, command, 2)).toMatchObject({
      error: { code: 'store-damaged', at: { file: 'kept' } },
    });
    expect(readdirSync(cwd).sort()).toEqual(['docs', 'kept', 's']);
    const { exit, stdout } = await runMain(['reconcile', '--store', 'kept'], { cwd });
    expect([exit, stdout]).toEqual([1, expect.stringMatching(/\((?:text-missing|text-damaged)\)/)]);
  });
});

const replaceBy = (file: string, make: () => void): void => {
  rmSync(file);
  make();
};
