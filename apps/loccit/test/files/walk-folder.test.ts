import { symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { walkFolder } from '../../src/files/walk-folder.js';
import { makeFolder } from '../temp-folder.js';

const paths = (root: string) => walkFolder(root, () => true).files.map(({ path }) => path);

describe('walkFolder', () => {
  it('gives files in code-unit order of their path, dot folders included', () => {
    const root = makeFolder({
      'b/a.md': '',
      'b.md': '',
      'B.md': '',
      '.x/y.md': '',
      'b/.z': '',
      'é.md': '',
      '\u{1f600}.md': '',
      '\uff01.md': '',
    });
    expect(paths(root)).toEqual([
      '.x/y.md',
      'B.md',
      'b.md',
      'b/.z',
      'b/a.md',
      'é.md',
      '\u{1f600}.md',
      '\uff01.md',
    ]);
  });

  it('writes paths in NFC and keeps the way to open them', () => {
    const root = makeFolder({ 'e\u0301/a.md': 'x' });
    const [file] = walkFolder(root, () => true).files;
    expect(file?.path).toBe('\u00e9/a.md');
    expect(file?.absolutePath).toContain('e\u0301');
  });

  it('counts symbolic links and never follows them', () => {
    const root = makeFolder({ 'a.md': '' });
    symlinkSync('.', `${root}/self`);
    symlinkSync('nowhere', `${root}/broken.md`);
    const walk = walkFolder(root, () => true);
    expect(walk.files.map(({ path }) => path)).toEqual(['a.md']);
    expect(walk.symbolicLinks).toBe(2);
  });

  it('walks a chain of 300 folders', () => {
    const deep = Array.from({ length: 300 }, () => 'd').join('/');
    expect(paths(makeFolder({ [`${deep}/a.md`]: '' }))).toEqual([`${deep}/a.md`]);
  });
});
