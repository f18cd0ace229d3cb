import { describe, expect, it } from 'vitest';
import { isAskedModel } from '../src/is-asked-model.js';

describe('isAskedModel', () => {
  it.each([
    ['a-1', 'a-1'],
    ['a-1', 'A-1'],
    ['a-1', 'a-1-2026-05-01'],
    ['a-1', 'a-1-20260501'],
    ['a-1', 'a-1-0501'],
    ['a-latest', 'a-0501'],
    ['a', 'a:latest'],
    ['maker/a-1', 'a-1'],
    ['a-1', 'maker/a-1-0501'],
  ])('takes the answer to %s from %s', (asked, answered) => {
    expect(isAskedModel(asked, answered)).toBe(true);
  });

  it.each([
    ['a-1', 'a-2'],
    ['a-1', 'a-1-mini'],
    ['a-1', 'a-10'],
    ['a-1', 'a'],
    ['a-1', ''],
    ['a', 'a:7b'],
  ])('does not take the answer to %s from %s', (asked, answered) => {
    expect(isAskedModel(asked, answered)).toBe(false);
  });
});
