import { describe, expect, it } from 'vitest';
import { RecentEntries } from '../src/recent-entries.js';

describe('RecentEntries', () => {
  it('forgets what has not been asked for, and keeps what has', () => {
    const entries = new RecentEntries<number>(10);
    entries.set('asked', -1, 1);
    for (let at = 0; at < 100; at++) {
      entries.set(`a${at}`, at, 1);
      expect(entries.get('asked')).toBe(-1);
    }
    expect(entries.get('a0')).toBeUndefined();
    expect(entries.get('a99')).toBe(99);
  });

  it('never holds more than twice its capacity and one entry', () => {
    const entries = new RecentEntries<number>(100);
    for (let at = 0; at < 500; at++) entries.set(`a${at}`, at, 7);
    const held = Array.from({ length: 500 }, (_, at) => `a${at}`).filter((key) => entries.has(key));
    expect(held.length * 7).toBeLessThanOrEqual(2 * 100 + 7);
  });

  it('keeps nothing that alone outweighs its capacity', () => {
    const entries = new RecentEntries<number>(10);
    entries.set('small', 1, 5);
    entries.set('large', 2, 11);
    expect(entries.has('large')).toBe(false);
    expect(entries.has('small')).toBe(true);
  });

  it('replaces a value under its key', () => {
    const entries = new RecentEntries<number>(10);
    for (let at = 0; at < 50; at++) entries.set('one', at, 6);
    expect(entries.get('one')).toBe(49);
  });
});
