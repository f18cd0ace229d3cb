import { readdirSync, readFileSync } from 'node:fs';
import { seeded, sharedData } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizeJson, encodeCanonicalJson } from '../src/canonicalize-json.js';
import { parseJson } from '../src/parse-json.js';

/** Values that a strict document can hold. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'json' },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((number) => Math.abs(number) < 2 ** 53 || Math.abs(number) >= 1e21)
      .map((number) => (number === 0 ? 0 : number)),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', '\\', '\u0000', '\u001f', '\u2028', '\ufeff', '\u{1f6a2}', '/') }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: 'grapheme' }), tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** The same value with the members of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

describe('canonicalizeJson', () => {
  it('[C14] is undone by parseJson', () => {
    seeded(
      fc.property(json, (value) => {
        const plain: unknown = structuredClone(value);
        expect(parseJson(canonicalizeJson(plain))).toEqual(plain);
        expect(parseJson(encodeCanonicalJson(plain))).toEqual(plain);
      }),
      { runs: 1000 },
    );
  });

  it('[C14] gives the same text whatever the order of members', () => {
    seeded(
      fc.property(json, (value) => {
        const plain: unknown = structuredClone(value);
        expect(canonicalizeJson(reversed(plain))).toBe(canonicalizeJson(plain));
      }),
      { runs: 500 },
    );
  });

  it('writes an object that occurs twice twice', () => {
    const twice = { a: [1] };
    expect(canonicalizeJson([twice, twice])).toBe('[{"a":[1]},{"a":[1]}]');
  });

  it('takes objects without a prototype and members named as those of one', () => {
    const bare: unknown = Object.assign(Object.create(null), { toString: 1 });
    expect(canonicalizeJson({ b: bare, a: { toJSON: 'text' } })).toBe(
      '{"a":{"toJSON":"text"},"b":{"toString":1}}',
    );
  });

  it('writes 64 levels and refuses 65', () => {
    let value: unknown = 1;
    for (let level = 0; level < 64; level++) value = [value];
    expect(canonicalizeJson(value)).toHaveLength(129);
    expect(() => canonicalizeJson([value])).toThrow(expect.objectContaining({ code: 'too-deep' }));
  });

  it('refuses 20,000 levels without exhausting the stack', () => {
    let value: unknown = 1;
    for (let level = 0; level < 20_000; level++) value = { a: value };
    expect(() => canonicalizeJson(value)).toThrow(expect.objectContaining({ code: 'too-deep' }));
  });
});

const suite = sharedData('vectors/jcs');

describe.skipIf(suite === undefined)(
  'RFC 8785 data (skipped where the data set is not beside the checkout)',
  () => {
    const names = suite === undefined ? [] : readdirSync(`${suite}/cyberphone/input`);

    it.each(names)('[C14] %s gives the published bytes', (name) => {
      const input = readFileSync(`${suite}/cyberphone/input/${name}`);
      const output = readFileSync(`${suite}/cyberphone/output/${name}`);
      expect(Buffer.from(encodeCanonicalJson(parseJson(input))).equals(output)).toBe(true);
      const hex = readFileSync(`${suite}/cyberphone/outhex/${name.replace('.json', '.txt')}`, 'utf8');
      expect(output.toString('hex')).toBe(hex.replace(/\s/g, ''));
    });

    it('[C14] writes 10,000 doubles as ES6 does', () => {
      const lines = readFileSync(`${suite}/es6testfile-10000.txt`, 'utf8').trim().split('\n');
      expect(lines).toHaveLength(10_000);
      const bits = new DataView(new ArrayBuffer(8));
      const wrong = lines.filter((line) => {
        const [hex = '', expected] = line.split(',');
        bits.setBigUint64(0, BigInt(`0x${hex}`));
        return canonicalizeJson(bits.getFloat64(0)) !== expected;
      });
      expect(wrong).toEqual([]);
    });
  },
);
