import { describe, expect, it } from 'vitest';
import { isJsonFile } from '../../src/files/is-json-file.js';
import { readInput, readInputBlocks } from '../../src/files/read-input.js';
import { makeFolder } from '../temp-folder.js';

describe('readInput', () => {
  it('gives every byte, up to the limit and not one more', () => {
    const bytes = Buffer.alloc(3_000_000, 'harbour');
    const folder = makeFolder({ 'a.txt': bytes, 'empty.txt': '' });
    expect(Buffer.compare(readInput(`${folder}/a.txt`, bytes.length), bytes)).toBe(0);
    expect(() => readInput(`${folder}/a.txt`, bytes.length - 1)).toThrow('too-large');
    expect(readInput(`${folder}/empty.txt`, 1)).toHaveLength(0);
  });

  it('holds of a small file no more memory than its size asks for', () => {
    const folder = makeFolder({ 'a.txt': 'abc' });
    expect(readInput(`${folder}/a.txt`, 1 << 20).buffer.byteLength).toBeLessThanOrEqual(4096);
  });
});

describe('readInputBlocks', () => {
  it('uses the same memory again when told to', () => {
    const folder = makeFolder({ 'a.txt': Buffer.alloc(3_000_000, 'harbour') });
    const memories = [...readInputBlocks(`${folder}/a.txt`, { reuse: true })].map(({ buffer }) => buffer);
    expect(memories.length).toBeGreaterThan(2);
    expect(new Set(memories).size).toBe(1);
  });
});

describe('isJsonFile', () => {
  it('goes by the name, else by the first byte that is no white space', () => {
    const is = (name: string, text: string) => isJsonFile(name, new TextEncoder().encode(text));
    expect([is('a.json', ''), is('A.JSON', '# x'), is('a.md', '\r\n\t {'), is('-', '{}')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([is('a.md', '[1]'), is('a.md', ''), is('a.jsonl', 'x'), is('a.md', '\u00a0{')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
