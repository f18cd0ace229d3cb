import { describe, expect, it } from 'vitest';
import { freezeData } from '../src/freeze-data.js';

describe('freezeData', () => {
  it('leaves nothing in parsed data that could be written to', () => {
    const data = { a: [{ b: 1 }], c: null, d: 'e' };
    expect(freezeData(data)).toBe(data);
    for (const part of [data, data.a, data.a[0]]) expect(Object.isFrozen(part)).toBe(true);
  });
});
