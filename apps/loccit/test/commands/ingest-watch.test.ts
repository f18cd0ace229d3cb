import { spawn } from 'node:child_process';
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { binary } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

/** A watch in a process of its own, with what it has told so far. */
function watch(cwd: string, ...roots: readonly string[]) {
  const child = spawn(process.execPath, [binary, 'ingest', ...roots, '--store', 's', '--watch', '--json'], {
    cwd,
  });
  const lines: { documents: number; chunks: number; deleted: string[] }[] = [];
  const told = { stderr: '' };
  let held = '';
  child.stdout.on('data', (part: Buffer) => {
    held += part.toString('utf8');
    const whole = held.split('\n');
    held = whole.pop() ?? '';
    for (const line of whole) lines.push(JSON.parse(line));
  });
  child.stderr.on('data', (part: Buffer) => {
    told.stderr += part.toString('utf8');
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; !isSo() && tries < 600; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, ended, lines, told, until };
}

const manifest = (members: string) =>
  `{"schema":"urn:loccit:sources:1","tenant_id":"north","documents":[{"document_id":"a","path":"a.md","source_uri":"kb://a","source_version":"1","allowed_groups":["public"]${members}}]}`;

describe('loccit ingest --watch', () => {
  it('publishes changes that have come to rest, never half a file, and ends cleanly when told', async () => {
    const cwd = makeFolder({ 'docs/a.md': '# A\n\nOne.\n' });
    const { child, ended, lines, until } = watch(cwd, 'docs');
    await until(() => lines.length === 1);
    // Written in parts: as long as parts follow each other, nothing of it is published.
    writeFileSync(join(cwd, 'docs/港口.md'), '# 港口\n\n');
    for (let part = 0; part < 5; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      appendFileSync(join(cwd, 'docs/港口.md'), `# 第${part}章\n\n渡轮每天运行。\n\n`);
    }
    await until(() => lines.length === 2);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(lines.map(({ documents, chunks }) => [documents, chunks])).toEqual([
      [1, 1],
      [2, 6],
    ]);
  }, 60_000);

  it('goes on where a folder is put in the place of another, and where it was gone for a while', async () => {
    const cwd = makeFolder({ 'docs/a.md': 'One.', 'next/b.md': 'Two.', 'late/c.md': 'Three.' });
    const { child, ended, lines, told, until } = watch(cwd, 'docs');
    await until(() => lines.length === 1);
    renameSync(join(cwd, 'docs'), join(cwd, 'former'));
    renameSync(join(cwd, 'next'), join(cwd, 'docs'));
    await until(() => lines.length === 2);
    writeFileSync(join(cwd, 'docs/b2.md'), 'Two more.');
    await until(() => lines.length === 3);
    rmSync(join(cwd, 'docs'), { recursive: true });
    await until(() => told.stderr.includes('file-not-found'));
    renameSync(join(cwd, 'late'), join(cwd, 'docs'));
    await until(() => lines.length === 4);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(lines.map(({ deleted, documents }) => [documents, deleted])).toEqual([
      [1, []],
      [1, ['a.md']],
      [2, []],
      [1, ['b.md', 'b2.md']],
    ]);
  }, 60_000);

  it('waits for a manifest to be corrected, whatever is wrong with it, and says so once', async () => {
    const cwd = makeFolder({ 'docs/a.md': 'One.', 'docs/sources.json': manifest('') });
    const { child, ended, lines, told, until } = watch(cwd, 'docs');
    await until(() => lines.length === 1);
    const faults = [
      [',"effective_from":"2024-02-01","effective_to":"2024-01-01"', 'window-empty'],
      [',"canonical_document_id":"e\u0301"', 'not-normalized'],
      [',"title":', 'manifest-malformed'],
    ] as const;
    for (const [members, code] of faults) {
      writeFileSync(join(cwd, 'docs/sources.json'), manifest(members));
      await until(() => told.stderr.includes(`(${code})`));
    }
    writeFileSync(join(cwd, 'docs/sources.json'), manifest(',"title":"A"'));
    await until(() => lines.length === 2);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(told.stderr.match(/\([a-z-]+\)/g)).toEqual(faults.map(([, code]) => `(${code})`));
  }, 60_000);
});
