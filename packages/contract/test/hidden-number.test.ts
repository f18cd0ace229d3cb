import { describe, expect, it } from 'vitest';
import { showsOtherNumber } from '../src/index.js';

describe('showsOtherNumber', () => {
  it.each(['1\u200b0', '1\u200b.5', '5\u202e', '\u200f5', '\u202ea 12', '\u0661\u00ad\u0662'])(
    'says yes where a hidden character meets a number: %j',
    (text) => {
      expect(showsOtherNumber(text)).toBe(true);
    },
  );
  it.each(['10', '1\t0', '1\n0', '10\u200b days', 'a\u200bb', '\u202eab', ''])(
    'says no where no number is touched: %j',
    (text) => {
      expect(showsOtherNumber(text)).toBe(false);
    },
  );
});
