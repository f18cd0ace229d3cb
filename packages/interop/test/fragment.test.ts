import { describe, expect, it } from 'vitest';
import { readFragment, writeFragment } from '../src/fragment.js';

describe('readFragment', () => {
  it('counts lines of RFC 5147 from the places between them', () => {
    expect(readFragment('line=4,6')).toEqual({ locator: { type: 'lines', first: 5, last: 6 } });
    expect(readFragment('line=,1;length=9')).toEqual({ locator: { type: 'lines', first: 1, last: 1 } });
    expect(readFragment('line=6,6')).toEqual({});
  });

  it('reads pages of PDF, and nothing from what it does not know', () => {
    expect(readFragment('page=12&zoom=3')).toEqual({ locator: { type: 'page', first: 12, last: 12 } });
    for (const other of ['', 'page=', 'page=a', 'char=3,9', 'xywh=1,2,3,4', 'line=1', 'page=9999999999']) {
      expect(readFragment(other)).toEqual({});
    }
  });

  it('reads text directives with context, and none that is no percent-encoded text', () => {
    expect(readFragment(':~:text=it%20is-,rain,-now')).toEqual({
      quote: { exact: 'rain', prefix: 'it is', suffix: 'now' },
    });
    expect(readFragment('x:~:text=a,b')).toEqual({ quote: { exact: 'a', exact_end: 'b' } });
    for (const other of [':~:text=%ff', ':~:text=', ':~:text=a,b,c', ':~:text=%00', ':~:text=a-,-b']) {
      expect(readFragment(other)).toEqual({});
    }
  });
});

describe('writeFragment', () => {
  it('is read back', () => {
    for (const locator of [
      { type: 'lines', first: 1, last: 1 },
      { type: 'lines', first: 5, last: 9 },
      { type: 'page', first: 3, last: 3 },
    ] as const) {
      expect(readFragment(writeFragment(locator)?.value ?? '')).toEqual({ locator });
    }
    expect(writeFragment({ type: 'blocks', first: 1 })).toBeUndefined();
    expect(writeFragment({ type: 'page', label: 'xii' })).toBeUndefined();
  });
});
