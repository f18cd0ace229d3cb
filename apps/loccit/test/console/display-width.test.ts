import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/console/display-width.js';

describe('displayWidth', () => {
  it('is what string-width says, for every character of the first plane between two letters', () => {
    const different = Array.from({ length: 0x10000 }, (_, unit) => `a${String.fromCharCode(unit)}中`).filter(
      (text) => displayWidth(text) !== stringWidth(text),
    );
    expect(different).toEqual([]);
  });

  it('is what string-width says of mixed text', () => {
    const parts = [
      'a',
      ' ',
      '中',
      '，',
      'é',
      'e\u0301',
      '✓',
      '\ufe0f',
      '\u200d',
      '👩',
      'ｶ',
      'ﾞ',
      '…',
      'が',
      '\u3099',
      '©',
      '⚠',
      '1',
    ];
    for (let seed = 0; seed < 300; seed++) {
      const text = Array.from(
        { length: 6 },
        (_, at) => parts[(seed * 7 + at * at * (seed % 11) + at) % parts.length],
      ).join('');
      expect([text, displayWidth(text)]).toEqual([text, stringWidth(text)]);
    }
  });
});
