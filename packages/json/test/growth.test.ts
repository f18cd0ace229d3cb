import { expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
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
