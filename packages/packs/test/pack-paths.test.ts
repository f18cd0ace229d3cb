import { describe, expect, it } from 'vitest';
import {
  ANSWER_PATH,
  hashOfPath,
  isPackPath,
  isUnsafePath,
  rawPath,
  roleOf,
  sealPath,
  textPath,
} from '../src/pack-paths.js';

const sha = 'ab'.repeat(32);

describe('roleOf', () => {
  it('knows the paths of a pack and no other', () => {
    expect(roleOf('answer.json')).toBe('answer');
    expect(roleOf(textPath(sha))).toBe('text');
    expect(roleOf(rawPath(sha))).toBe('raw');
    expect(roleOf(sealPath(sha))).toBe('seal');
    const others = [
      '',
      'Answer.json',
      'answer.json ',
      './answer.json',
      `texts/${sha}`,
      `raw/${sha.toUpperCase()}`,
    ];
    const hostile = [
      'constructor',
      '__proto__',
      'toString',
      `raw/${sha}\n`,
      'disclosures.json',
      `raw/../raw/${sha}`,
    ];
    expect([...others, ...hostile].filter(isPackPath)).toEqual([]);
  });
});

describe('hashOfPath', () => {
  it('gives the digest of which a path is made', () => {
    expect([textPath(sha), rawPath(sha), sealPath(sha)].map(hashOfPath)).toEqual([sha, sha, sha]);
    expect(hashOfPath(ANSWER_PATH)).toBeUndefined();
  });
});

describe('textPath', () => {
  it('refuses what is no SHA-256', () => {
    expect(() => textPath('../answer.json')).toThrow(RangeError);
  });
});

describe('isUnsafePath', () => {
  it('refuses what leads out of a folder, or to two places on two systems', () => {
    const unsafe = [
      ...[
        '',
        '/answer.json',
        '../a',
        'a/../b',
        'a/./b',
        'a//..',
        'a//b',
        'C:answer.json',
        'a\\b',
        '\\\\host\\a',
        'a\u0000b',
      ],
      ...['a/..', '...', 'a ', 'a.', 'a./b', 'caf\u00e9', 'a\nb', 'con?', 'x'.repeat(1025)],
    ];
    expect(unsafe.filter((path) => !isUnsafePath(path))).toEqual([]);
    expect(
      ['answer.json', '__MACOSX/._answer.json', 'my notes/a-b_c.txt', 'texts/'].filter(isUnsafePath),
    ).toEqual([]);
  });
});
