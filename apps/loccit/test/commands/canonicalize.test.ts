import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runBinary, runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

describe('loccit canonicalize', () => {
  it('prints canonical text: LF, NFC, no byte order mark, nothing added', async () => {
    const cwd = makeFolder({ 'a.txt': '\ufeffcafe\u0301\r\nligne\rfin' });
    expect((await runMain(['canonicalize', 'a.txt'], { cwd })).stdout).toBe('caf\u00e9\nligne\nfin');
  });

  it('prints digests and counts with --json', async () => {
    const text = 'e\u0301\u{1f6a2}\r\n\u{10fffd}\u0378';
    const cwd = makeFolder({ 'a.MD': text });
    expect(await runJson(cwd, ['canonicalize', 'a.MD'])).toEqual({
      schema: 'urn:loccit:canonical-text:1',
      raw_sha256: sha256(text),
      canonical_sha256: sha256('\u00e9\u{1f6a2}\n\u{10fffd}\u0378'),
      chars: 5,
      bytes: 2 + 4 + 1 + 4 + 2,
      media_type: 'text/markdown',
      charset: 'utf-8',
      unicode_version: expect.stringMatching(/^\d+\.\d+$/),
      unassigned: [4],
    });
  });

  it('counts over the pieces of a long text as over one', async () => {
    // A line break, an accent and a ship lie across the places where a long text is cut.
    const text = `${'e\u0301\u{1f6a2}\r\n'.repeat(400_000)}\u0378`;
    const canonical = `${'\u00e9\u{1f6a2}\n'.repeat(400_000)}\u0378`;
    const cwd = makeFolder({ 'a.txt': text });
    expect(await runJson(cwd, ['canonicalize', 'a.txt'])).toMatchObject({
      raw_sha256: sha256(text),
      canonical_sha256: sha256(canonical),
      chars: 1_200_001,
      unassigned: [1_200_000],
    });
    expect(sha256((await runMain(['canonicalize', 'a.txt'], { cwd })).stdout)).toBe(sha256(canonical));
  });

  it('lets a byte order mark decide, and says which encoding was in effect', async () => {
    const utf16 = Buffer.from('\ufeffe\u0301\r\n\u{1f6a2}', 'utf16le');
    const cwd = makeFolder({ 'a.txt': utf16, 'b.txt': Buffer.from('b5c6cbfe0d0a', 'hex') });
    expect(await runJson(cwd, ['canonicalize', 'a.txt'])).toMatchObject({
      raw_sha256: sha256(utf16),
      canonical_sha256: sha256('\u00e9\n\u{1f6a2}'),
      chars: 3,
      charset: 'utf-16le',
    });
    const chinese = ['canonicalize', 'b.txt', '--charset', 'GB2312'];
    expect(await runJson(cwd, chinese)).toMatchObject({
      canonical_sha256: sha256('\u706f\u5854\n'),
      charset: 'gbk',
    });
    expect((await runMain(chinese, { cwd })).stdout).toBe('\u706f\u5854\n');
    const conflict = await runMain(['canonicalize', 'a.txt', '--charset', 'gb18030'], { cwd });
    expect(conflict).toMatchObject({ exit: 2, stdout: '' });
  });

  it('prints nothing of a short text that it refuses', async () => {
    const cwd = makeFolder({ 'a.txt': Buffer.concat([Buffer.alloc(1000, 'a'), Buffer.from([0xff])]) });
    expect(await runMain(['canonicalize', 'a.txt'], { cwd })).toMatchObject({ exit: 2, stdout: '' });
  });

  it('reads standard input', async () => {
    const run = await runBinary(['canonicalize', '-'], { stdin: Buffer.from('a\r\nb') });
    expect(run).toMatchObject({ exit: 0, stdout: 'a\nb', stderr: '' });
  });
});
