import { describe, expect, it } from 'vitest';
import { isLasting } from '../src/lasting-value.js';

const { freeze } = Object;

describe('isLasting', () => {
  it.each([
    ['a scalar', 4],
    ['nothing', null],
    ['a frozen object of scalars', freeze({ a: 1, b: 'c' })],
    ['a frozen list in a frozen object', freeze({ a: freeze(['b']) })],
  ])('takes %s for what nobody can change', (_, value) => {
    expect(isLasting(value)).toBe(true);
  });

  it.each([
    ['an object that is not frozen', { a: 1 }],
    ['a list that is not frozen in a frozen object', freeze({ a: ['b'] })],
    ['an accessor', freeze(Object.defineProperty({}, 'a', { get: Math.random, enumerable: true }))],
    ['a hole, which is read from the prototype', freeze(new Array(1))],
    ['a function', () => 1],
    ['what nests deeper than it looks', freeze({ a: freeze({ b: freeze({}) }) })],
  ])('does not take %s for that', (_, value) => {
    expect(isLasting(value)).toBe(false);
  });
});
