import { expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
import { createJsonCanonicalizer } from '../src/canonicalize-json.js';
import { JsonError } from '../src/json-error.js';
import { parseJson } from '../src/parse-json.js';

const encoder = new TextEncoder();
const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join(',');

describe('parseJson in time', () => {
  it.each<[string, (size: number) => string | Uint8Array]>([
    ['many names in one object', (size) => `{${repeat(size, (index) => `"name ${index}":1`)}}`],
    ['names like integers', (size) => `{${repeat(size, (index) => `"${index * 65_537}":1`)}}`],
    ['escapes', (size) => `"${'\\u6f6e\\n'.repeat(size)}"`],
    ['a long number', (size) => `[0.${'7'.repeat(size * 10)}]`],
    ['many small objects', (size) => `[${repeat(size, () => '{"a":[1,{}]}')}]`],
    ['a repeated name at the end', (size) => `{${repeat(size, (index) => `"n${index}":\n1`)},"n0":2}`],
    ['an ill-formed byte at the end', (size) => encoder.encode(`["${'潮'.repeat(size * 10)}`).fill(0xff, -1)],
    ['a lone surrogate at the end', (size) => `["${'潮'.repeat(size * 10)}\ud800"]`],
  ])('grows no faster than its input: %s', (_, make) => {
    const prepare = (size: number) => {
      const input = make(size);
      return () => {
        try {
          parseJson(input);
        } catch (error) {
          if (!(error instanceof JsonError)) throw error;
        }
      };
    };
    expectLinearGrowth(prepare, { from: 8_000 });
  });
});

const members = (size: number, name: (index: number) => string): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [name(index), index]));

describe.each([
  ['with the fast path', createJsonCanonicalizer()],
  ['without it', createJsonCanonicalizer({ fastPath: false })],
])('canonicalizeJson in time, %s', (_, { encode }) => {
  it.each<[string, (size: number) => unknown]>([
    [
      'many names in one object',
      (size) => members(size, (index) => `name ${index % 2 === 0 ? -index : index}`),
    ],
    ['names like integers', (size) => members(size, (index) => `${index * 65_537}`)],
    [
      'objects that look alike',
      (size) => Array.from({ length: size }, (__, index) => ({ b: index, a: [{}] })),
    ],
    [
      'objects of which no two look alike',
      (size) => Array.from({ length: size }, (__, i) => ({ b: i, [`a${i}`]: i })),
    ],
    ['a long text full of escapes', (size) => ['\u0000"\\'.repeat(size * 5)]],
    ['text that looks like half of a pair', (size) => ['\\ud800'.repeat(size * 5)]],
    ['a lone surrogate at the end', (size) => [`${'潮'.repeat(size * 20)}\ud800`]],
  ])('grows no faster than its input: %s', (_name, make) => {
    const prepare = (size: number) => {
      const value = make(size);
      return () => {
        try {
          encode(value);
        } catch (error) {
          if (!(error instanceof JsonError)) throw error;
        }
      };
    };
    expectLinearGrowth(prepare, { from: 4_000 });
  });
});
