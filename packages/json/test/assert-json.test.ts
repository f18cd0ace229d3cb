import { describe, expect, it } from 'vitest';
import { assertJson } from '../src/assert-json.js';
import { JsonError } from '../src/json-error.js';

class Money {
  readonly amount = 5;
}

const cyclic: Record<string, unknown> = { list: [] };
(cyclic.list as unknown[]).push({ back: cyclic });

const sparse: unknown[] = [1];
sparse.length = 4_000_000_000;

const disguised = ['a'];
Object.assign(disguised, { note: 1 });

const hidden = Object.defineProperty({ a: 1 }, 'b', { value: 2, enumerable: false });

describe('assertJson', () => {
  it.each<[string, unknown, string, string]>([
    ['undefined', undefined, 'not-json', ''],
    ['an undefined member', { a: { b: undefined } }, 'not-json', '/a/b'],
    ['an undefined element', [0, undefined], 'not-json', '/1'],
    ['a function', { run: () => 1 }, 'not-json', '/run'],
    ['a symbol', [Symbol('s')], 'not-json', '/0'],
    ['a bigint', { n: 1n }, 'not-json', '/n'],
    ['a map', { m: new Map([['a', 1]]) }, 'not-plain', '/m'],
    ['a set', [new Set()], 'not-plain', '/0'],
    ['a date', { at: new Date(0) }, 'not-plain', '/at'],
    ['a boxed string', [Object('a')], 'not-plain', '/0'],
    ['bytes', [new Uint8Array(2)], 'not-plain', '/0'],
    ['a class instance', [new Money()], 'not-plain', '/0'],
    ['a regular expression', [/a/], 'not-plain', '/0'],
    ['an own toJSON', [{ toJSON: () => 1 }], 'not-plain', '/0'],
    ['a getter', [{ get a() { return 1; } }], 'not-plain', '/0/a'], // biome-ignore format: one row
    ['a hidden member', hidden, 'not-plain', '/b'],
    ['a member named by a symbol', { [Symbol('s')]: 1 }, 'not-plain', ''],
    ['an array with a member of its own', [disguised], 'not-plain', '/0'],
    ['a subclass of Array', [new (class extends Array {})()], 'not-plain', '/0'],
    ['NaN', { n: Number.NaN }, 'not-finite', '/n'],
    ['infinity', [Number.NEGATIVE_INFINITY], 'not-finite', '/0'],
    ['a hole', sparse, 'sparse-array', '/1'],
    ['a lone surrogate', { k: ['\ud812'] }, 'lone-surrogate', '/k/0'],
    ['a lone surrogate in a name', { a: 1, '\udc41': 2 }, 'lone-surrogate', '/#1'],
    ['the name that sets a prototype', JSON.parse('{"__proto__":1}'), 'forbidden-name', '/__proto__'],
    ['a cycle', cyclic, 'cycle', '/list/0/back'],
  ])('refuses %s', (_, value, code, pointer) => {
    let refusal: unknown;
    try {
      assertJson(value);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(JsonError);
    expect(refusal).toMatchObject({ code, message: code, details: { pointer, line: 0, column: 0 } });
  });

  it('refuses what a polluted prototype would convert', () => {
    const prototype = Object.prototype as { toJSON?: unknown };
    prototype.toJSON = () => 'other';
    try {
      expect(() => assertJson({ a: 1 })).toThrow(expect.objectContaining({ code: 'not-plain' }));
    } finally {
      delete prototype.toJSON;
    }
  });
});
