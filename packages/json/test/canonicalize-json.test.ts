import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { loadVectors, seeded, sharedData } from '@loccit/testing';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalizeJson,
  createJsonCanonicalizer,
  encodeCanonicalJson,
  type JsonCanonicalizer,
} from '../src/canonicalize-json.js';
import { JsonError } from '../src/json-error.js';
import { parseJson } from '../src/parse-json.js';
import { jsonValue, reversed } from './json-values.js';
import { notJson } from './not-json.js';

interface CanonicalVectors {
  readonly values: readonly { name: string; json: string; canonical?: string; sha256: string }[];
  readonly numbers: readonly { bits: string; text: string }[];
  readonly refused_numbers: readonly { bits: string; code: string }[];
}

const vectors = loadVectors<CanonicalVectors>('json/canonical.json');
const ways: [string, JsonCanonicalizer][] = [
  ['canonicalizeJson', { canonicalize: canonicalizeJson, encode: encodeCanonicalJson }],
  ['createJsonCanonicalizer without the fast path', createJsonCanonicalizer({ fastPath: false })],
];

function doubleOf(hex: string): number {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setBigUint64(0, BigInt(`0x${hex}`));
  return bits.getFloat64(0);
}

describe.each(ways)('%s', (_, { canonicalize: write, encode }) => {
  it.each(vectors.values)('[C14] writes: $name', ({ json, canonical, sha256 }) => {
    for (const value of [parseJson(json), JSON.parse(json) as unknown, reversed(JSON.parse(json))]) {
      if (canonical !== undefined) expect(write(value)).toBe(canonical);
      expect(createHash('sha256').update(encode(value)).digest('hex')).toBe(sha256);
    }
  });

  it.each(vectors.numbers)('[C14] writes the double $bits as $text', ({ bits, text }) => {
    expect(write(doubleOf(bits))).toBe(text);
    expect(write({ n: [doubleOf(bits)] })).toBe(`{"n":[${text}]}`);
  });

  it.each(vectors.refused_numbers)('[C14] refuses the double $bits', ({ bits, code }) => {
    expect(() => write([doubleOf(bits)])).toThrow(expect.objectContaining({ code }));
  });

  it.each(notJson)('[C14] refuses %s', (_name, value, code, pointer) => {
    let refusal: unknown;
    try {
      encode(value);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(JsonError);
    expect(refusal).toMatchObject({ code, message: code, details: { pointer, line: 0, column: 0 } });
  });

  it('[C14] gives the text of canonicalize, which stays as it is when read and written again', () => {
    seeded(
      fc.property(jsonValue, (value) => {
        const text = write(value);
        expect(text).toBe(canonicalize(value));
        expect(write(parseJson(text))).toBe(text);
        expect(new TextDecoder().decode(encode(value))).toBe(text);
      }),
      { runs: 1000 },
    );
  });

  it('[C14] is undone by parseJson', () => {
    seeded(
      fc.property(jsonValue, (value) => {
        const plain: unknown = structuredClone(value);
        expect(parseJson(write(plain))).toEqual(plain);
        expect(parseJson(encode(plain))).toEqual(plain);
      }),
      { runs: 1000 },
    );
  });

  it('[C14] gives the same text whatever the order of members', () => {
    seeded(
      fc.property(jsonValue, (value) => {
        const plain: unknown = structuredClone(value);
        expect(write(reversed(plain))).toBe(write(plain));
      }),
      { runs: 500 },
    );
  });

  it('writes an object that occurs twice twice', () => {
    const twice = { a: [1] };
    expect(write([twice, twice])).toBe('[{"a":[1]},{"a":[1]}]');
  });

  it('takes objects without a prototype and members named as those of one', () => {
    const bare: unknown = Object.assign(Object.create(null), { toString: 1 });
    expect(write({ b: bare, a: { toJSON: 'text' } })).toBe('{"a":{"toJSON":"text"},"b":{"toString":1}}');
  });

  it('writes 64 levels and refuses 65', () => {
    let value: unknown = 1;
    for (let level = 0; level < 64; level++) value = [value];
    expect(write(value)).toHaveLength(129);
    expect(() => write([value])).toThrow(expect.objectContaining({ code: 'too-deep' }));
  });

  it('refuses 20,000 levels without exhausting the stack', () => {
    let value: unknown = 1;
    for (let level = 0; level < 20_000; level++) value = { a: value };
    expect(() => write(value)).toThrow(expect.objectContaining({ code: 'too-deep' }));
  });
});

const suite = sharedData('vectors/jcs');

describe.skipIf(suite === undefined).each(ways)(
  'RFC 8785 data by %s (skipped where the data set is not beside the checkout or not asked for)',
  (_, { canonicalize: write, encode }) => {
    const names = suite === undefined ? [] : readdirSync(`${suite}/cyberphone/input`);

    it('holds six documents', () => expect(names).toHaveLength(6));

    it.each(names)('[C14] %s gives the published bytes', (name) => {
      const input = readFileSync(`${suite}/cyberphone/input/${name}`);
      const output = readFileSync(`${suite}/cyberphone/output/${name}`);
      expect(Buffer.from(encode(parseJson(input))).equals(output)).toBe(true);
      const hex = readFileSync(`${suite}/cyberphone/outhex/${name.replace('.json', '.txt')}`, 'utf8');
      expect(output.toString('hex')).toBe(hex.replace(/\s/g, ''));
    });

    it('[C14] writes 10,000 doubles as ES6 does', () => {
      const lines = readFileSync(`${suite}/es6testfile-10000.txt`, 'utf8').trim().split('\n');
      expect(lines).toHaveLength(10_000);
      const wrong = lines.filter((line) => {
        const [hex = '', expected] = line.split(',');
        return write(doubleOf(hex)) !== expected || write([doubleOf(hex)]) !== `[${expected}]`;
      });
      expect(wrong).toEqual([]);
    });
  },
);
