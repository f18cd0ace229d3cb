import { describe, expect, it } from 'vitest';
import { assertJson, copyJson } from '../src/assert-json.js';
import { JsonError } from '../src/json-error.js';
import { notJson } from './not-json.js';

function refusalOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('assertJson', () => {
  it.each(notJson)('[C14] refuses %s', (_, value, code, pointer) => {
    const refusal = refusalOf(() => assertJson(value));
    expect(refusal).toBeInstanceOf(JsonError);
    expect(refusal).toMatchObject({ code, message: code, details: { pointer, line: 0, column: 0 } });
  });

  it('names the first fault in the order of the members, and all else being equal the outer one', () => {
    const refusal = refusalOf(() => assertJson({ b: [1, undefined], a: Number.NaN }));
    expect(refusal).toMatchObject({ code: 'not-json', details: { pointer: '/b/1' } });
  });

  it('takes an object without a prototype', () => {
    expect(() => assertJson(Object.assign(Object.create(null), { a: [] }))).not.toThrow();
  });

  it.each([
    ['a method', { value: () => 'other' }],
    ['a getter', { get: () => () => 'other' }],
  ])('refuses what a polluted prototype would convert: %s', (_, member) => {
    Object.defineProperty(Object.prototype, 'toJSON', { ...member, configurable: true });
    try {
      expect(() => assertJson({ a: 1 })).toThrow(expect.objectContaining({ code: 'not-plain' }));
      expect(() => assertJson([1])).toThrow(expect.objectContaining({ code: 'not-plain' }));
    } finally {
      Reflect.deleteProperty(Object.prototype, 'toJSON');
    }
  });
});

describe('copyJson', () => {
  it('copies what was checked, into objects that inherit nothing', () => {
    const value = { b: [1, 'x', null, { c: true }], a: {} };
    const copy = copyJson(value) as { b: unknown[] };
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
    expect('toString' in copy).toBe(false);
    expect(copy.b).not.toBe(value.b);
  });
});
