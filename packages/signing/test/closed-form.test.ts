import { describe, expect, it } from 'vitest';
import { closedObject, readJson } from '../src/closed-form.js';
import { refusal } from './fixed-keys.js';

describe('closedObject', () => {
  it('finds no member on a prototype', () => {
    for (const name of ['toString', 'constructor', 'hasOwnProperty']) {
      expect(() => closedObject({}, '', [name])).toThrow(refusal({ code: 'unexpected-form' }));
      expect(closedObject({ a: 1 }, '', ['a'], [name])[name]).toBeUndefined();
    }
  });

  it('never repeats the name of a member that it does not know', () => {
    expect(() => closedObject({ a: 1, 'pass/word': 2 }, '/x', ['a'])).toThrow(
      refusal({ code: 'unexpected-form', pointer: '/x' }),
    );
  });

  it('takes nothing else for an object', () => {
    for (const value of [undefined, null, 1, 'a', true, [], ['a']]) {
      expect(() => closedObject(value, '', [])).toThrow(refusal({ code: 'unexpected-form' }));
    }
  });
});

describe('readJson', () => {
  it('reads strictly, and tells the limit of what is too large', () => {
    expect(() => readJson('{"a":1,"a":2}', {})).toThrow(refusal({ code: 'malformed-json' }));
    expect(() => readJson('[[1]]', { maxDepth: 1 })).toThrow(refusal({ code: 'malformed-json' }));
    expect(() => readJson('[1]', { maxBytes: 2 })).toThrow(
      expect.objectContaining({ code: 'too-large', details: { pointer: '', limit: 2 } }),
    );
  });
});
