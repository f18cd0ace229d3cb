import { describe, expect, it } from 'vitest';
import { isTimestamp } from '../src/timestamp.js';

describe('isTimestamp', () => {
  it.each(['2024-02-29T00:00:00Z', '2026-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'takes a second that there is: %s',
    (text) => expect(isTimestamp(text)).toBe(true),
  );
  it.each([
    '2023-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T23:59:60Z',
    '2026-01-01 00:00:00Z',
    '2026-01-01T00:00:00',
    '2026-01-01T00:00:00.0Z',
    '2026-01-01T00:00:00Z\n',
    1,
    null,
  ])('takes nothing else: %s', (text) => expect(isTimestamp(text)).toBe(false));
});
