import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/console/display-width.js';
import { wrapHelp } from '../../src/console/wrap-help.js';

const texts = [
  'groups of the reader, comma-separated; stands for a principal already authenticated',
  '读者所属的组，用逗号分隔；代表已经通过身份验证的主体，本身不做验证（写作 n/m，而不是 YYYY-MM-DD）',
];

describe('wrapHelp', () => {
  it('keeps rows within the columns, loses nothing and breaks no word', () => {
    for (const text of texts) {
      for (let columns = 20; columns < 90; columns++) {
        const rows = wrapHelp(text, columns).split('\n');
        for (const row of rows) expect(displayWidth(row)).toBeLessThanOrEqual(columns);
        expect(rows.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
        for (const word of text.match(/[A-Za-z-]+/g) ?? [])
          expect(
            rows.some((row) => row.includes(word)),
            word,
          ).toBe(true);
        for (const row of rows) expect(row).not.toMatch(/^[，。；）]/);
      }
    }
  });

  it('keeps line breaks and what fits', () => {
    expect(wrapHelp('a b\n  c d', 20)).toBe('a b\n  c d');
  });
});
