import { describe, expect, it } from 'vitest';
import { safeText } from '../../src/console/terminal.js';

const shown = '\ufffd';

describe('safeText', () => {
  it.each([
    ['an escape sequence', 'a\u001b[31mb', `a${shown}[31mb`],
    ['a control character of eight bits', 'a\u009bb', `a${shown}b`],
    ['a change of direction', 'a\u202eb', `a${shown}b`],
    ['a tag', 'a\u{e0041}b', `a${shown}b`],
    ['a filler of Hangul', 'a\u3164b\u115f\u1160\uffa0', `a${shown}b${shown}${shown}${shown}`],
    ['an empty pattern of Braille', 'a\u2800b', `a${shown}b`],
    ['a joiner of graphemes', 'a\u034fb', `a${shown}b`],
    ['line feeds and their kin', 'a\r\n\u2028b', 'a b'],
  ])('shows a sign for %s', (_, text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  it('leaves what scripts and emoji need', () => {
    const text = '退款 \u0928\u094d\u200d\u0928 \u{1f469}\u200d\u{1f4bb} \u2764\ufe0f ⠓⠊';
    expect(safeText(text)).toBe(text);
  });
});
