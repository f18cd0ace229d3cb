import { describe, expect, it } from 'vitest';
import { findRedundantCitations, normalizeScope, scopesMeet } from '../src/index.js';

describe('scopesMeet', () => {
  it('[D1] lets scopes meet unless a key of both has different values', () => {
    expect(scopesMeet(undefined, { region: 'north' })).toBe(true);
    expect(scopesMeet({ region: 'north' }, { channel: 'web' })).toBe(true);
    expect(scopesMeet({ region: 'North ' }, { REGION: 'north' })).toBe(true);
    expect(scopesMeet({ region: 'north' }, { region: 'south' })).toBe(false);
    expect(scopesMeet({ region: '' }, { region: 'south' })).toBe(true);
  });
});

describe('normalizeScope', () => {
  it('folds width, case and white space and sorts by key', () => {
    expect(normalizeScope({ ' Ｒegion': ' Far  North ', channel: 'WEB', none: ' ' })).toEqual([
      ['channel', 'web'],
      ['region', 'far north'],
    ]);
  });
});

describe('findRedundantCitations', () => {
  it('[C6] names a citation of the same words, or within the same work', () => {
    expect(
      findRedundantCitations([
        { work: 'a', text: 'Lockers are free. Keys too.' },
        { work: 'b', text: 'Lockers are  free. Keys too.' },
        { work: 'a', text: 'Keys too.' },
        { work: 'a', text: 'Bring coins.' },
        { work: null, text: 'Herons fish.' },
      ]),
    ).toEqual([
      { index: 1, repeats: 0, reason: 'same-content' },
      { index: 2, repeats: 0, reason: 'same-work-within' },
    ]);
  });
});
