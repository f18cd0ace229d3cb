import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/console/display-width.js';
import { isMixed, wrapMixed } from '../../src/console/wrap-mixed.js';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is taken away.
const bare = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '');

describe('wrapMixed', () => {
  it('fills a row behind a long word instead of leaving it', () => {
    expect(wrapMixed('verifiability/not-available-now: 来源现在是否可以打开', 40)).toEqual([
      'verifiability/not-available-now: 来源现',
      '在是否可以打开',
    ]);
  });

  it('begins no row with what closes and ends none with what opens', () => {
    expect(wrapMixed('一二三四。五六（七八）九', 8)).toEqual(['一二三', '四。五六', '（七八）', '九']);
  });

  it('breaks no word that fits a row, and a longer one anywhere', () => {
    expect(wrapMixed('缺少成员 threshold。', 12)).toEqual(['缺少成员', 'threshold。']);
    expect(wrapMixed('见 abcdefghijkl', 6)).toEqual(['见 abc', 'defghi', 'jkl']);
  });

  it('paints each row of what is painted, and nothing behind it', () => {
    expect(wrapMixed(`一${red('二三四')}五`, 4)).toEqual([
      '一\u001b[31m二\u001b[0m',
      '\u001b[31m三四\u001b[39m',
      '五',
    ]);
  });

  it('loses nothing but the space at which it breaks, and is never wider than asked', () => {
    const words = fc.array(
      fc.constantFrom('一', '。', '（', '）', 'ab', 'a-long-word', ' ', red('红色 red'), 'é'),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    seeded(
      fc.property(words, fc.integer({ min: 12, max: 40 }), (list, columns) => {
        const text = list.join('');
        if (!isMixed(text)) return;
        const rows = wrapMixed(text, columns);
        expect(rows.map(bare).join('').replace(/\s/g, '')).toBe(bare(text).replace(/\s/g, ''));
        for (const row of rows) expect(displayWidth(bare(row))).toBeLessThanOrEqual(columns);
      }),
    );
  });
});
