import { describe, expect, it } from 'vitest';
import { encodeShownJson } from '../src/session.js';

describe('encodeShownJson', () => {
  it('escapes what a terminal would obey, and keeps the value', () => {
    const value = { text: 'a\u009b31mb\u202ec\u2066d\u2028e', plain: '退款 é 👍' };
    const shown = encodeShownJson(value);
    expect(shown).not.toMatch(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028]/);
    expect(shown).toContain('退款 é 👍');
    expect(JSON.parse(shown)).toEqual(value);
  });
});
