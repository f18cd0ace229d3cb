import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withdrawUnless, writeNewFile } from '../../src/files/write-new-file.js';
import { makeFolder } from '../temp-folder.js';

describe('writeNewFile', () => {
  it('writes the whole file and leaves nothing beside it', () => {
    const folder = makeFolder();
    writeNewFile(`${folder}/a.json`, '{"a": "漮"}\n');
    expect(readFileSync(`${folder}/a.json`, 'utf8')).toBe('{"a": "漮"}\n');
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('never replaces a file', () => {
    const folder = makeFolder({ 'a.json': 'mine' });
    expect(() => writeNewFile(`${folder}/a.json`, 'new')).toThrow('output-exists');
    expect(readFileSync(`${folder}/a.json`, 'utf8')).toBe('mine');
  });

  it('says when the folder is not there or is none, and when a name is too long', () => {
    const folder = makeFolder({ 'a.json': 'mine' });
    expect(() => writeNewFile(`${folder}/no/a.json`, 'new')).toThrow('no-such-folder');
    expect(() => writeNewFile(`${folder}/a.json/b`, 'new')).toThrow('not-a-directory');
    expect(() => writeNewFile(`${folder}/${'a'.repeat(256)}`, 'new')).toThrow('name-too-long');
    expect(() => writeNewFile(`${folder}/${'a/'.repeat(4000)}a`, 'new')).toThrow('name-too-long');
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('takes every name that the file system takes', () => {
    const folder = makeFolder();
    const names = ['a'.repeat(239), 'a'.repeat(255), '漮'.repeat(85), '\u{1f600}'.repeat(63)];
    for (const name of names) writeNewFile(`${folder}/${name}`, 'new');
    expect(readdirSync(folder).sort()).toEqual([...names].sort());
  });

  it('names no file on standard output', () => {
    expect(() => writeNewFile('-', 'new')).toThrow('output-to-stream');
  });
});

describe('withdrawUnless', () => {
  it('leaves neither of two files where the second cannot be made, and both where it can', async () => {
    const folder = makeFolder();
    const [one, other] = [`${folder}/one`, `${folder}/other`];
    writeNewFile(one, 'a');
    await expect(
      withdrawUnless(one, async () => {
        throw new Error('no space');
      }),
    ).rejects.toThrow('no space');
    expect(existsSync(one)).toBe(false);
    writeNewFile(one, 'a');
    await withdrawUnless(one, () => writeNewFile(other, 'b'));
    expect([one, other].map((file) => readFileSync(file, 'utf8'))).toEqual(['a', 'b']);
  });
});
