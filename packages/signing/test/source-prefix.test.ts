import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { isSourcePrefix, isUnderPrefix } from '../src/source-prefix.js';

const { prefixes, pairs } = loadVectors<{
  prefixes: { prefix: string; good: boolean }[];
  pairs: { prefix: string; uri: string; under: boolean }[];
}>('signing/source-prefixes.json');

describe('isSourcePrefix', () => {
  it.each(prefixes)('[C14] covers one host, or a scheme without hosts: $prefix', ({ prefix, good }) => {
    expect(isSourcePrefix(prefix)).toBe(good);
  });
});

describe('isUnderPrefix', () => {
  it.each(pairs)('[C14] compares parts and whole segments: $uri under $prefix', ({ prefix, uri, under }) => {
    expect(isUnderPrefix(uri, prefix)).toBe(under);
  });
});
