import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeNewFile } from '../../src/files/write-new-file.js';
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

  it('says when the folder is not there', () => {
    expect(() => writeNewFile(`${makeFolder()}/no/a.json`, 'new')).toThrow('unwritable');
  });
});
