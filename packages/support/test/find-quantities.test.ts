import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuantities } from '../src/index.js';

interface Row {
  text: string;
  slice: string;
  kind: string;
  unit: string | null;
  lo: number | null;
  hi: number | null;
  form: string;
  lo_open?: boolean;
  hi_open?: boolean;
}
const vectors = loadVectors<{ one: Row[]; first_only: string[]; none: string[] }>('support/quantities.json');

describe('findQuantities', () => {
  it.each(vectors.one)('[C12] [D1] reads $slice in: $text', (row) => {
    const found = findQuantities(row.text);
    if (!vectors.first_only.includes(row.text)) expect(found).toHaveLength(1);
    const [quantity] = found;
    expect({
      slice: [...row.text].slice(quantity?.charStart, quantity?.charEnd).join(''),
      kind: quantity?.kind,
      unit: quantity?.unit,
      lo: quantity?.lo,
      hi: quantity?.hi,
      form: quantity?.form,
      loOpen: quantity?.loOpen,
      hiOpen: quantity?.hiOpen,
    }).toEqual({
      slice: row.slice,
      kind: row.kind,
      unit: row.unit,
      lo: row.lo,
      hi: row.hi,
      form: row.form,
      loOpen: row.lo_open ?? false,
      hiOpen: row.hi_open ?? false,
    });
  });

  it.each(vectors.none)('[D1] reads nothing in: %s', (text) => {
    expect(findQuantities(text)).toEqual([]);
  });

  it('[D1] gives spans in code points behind astral characters', () => {
    const [quantity] = findQuantities('\u{1F6A2}\u{1F6A2} 停靠３天');
    expect([quantity?.charStart, quantity?.charEnd]).toEqual([5, 7]);
  });

  it('[D1] reads every number from 1 to 99,999 in Chinese as in digits', () => {
    const digits = '零一二三四五六七八九';
    const write = (n: number): string => {
      if (n >= 10_000) {
        const rest = n % 10_000;
        return `${write(Math.floor(n / 10_000))}万${rest === 0 ? '' : (rest < 1000 ? '零' : '') + write(rest)}`;
      }
      let out = '';
      let gap = false;
      for (const [unit, name] of [
        [1000, '千'],
        [100, '百'],
        [10, '十'],
        [1, ''],
      ] as const) {
        const digit = Math.floor(n / unit) % 10;
        if (digit === 0) gap = out !== '';
        else {
          out += `${gap && out !== '' ? '零' : ''}${digits.charAt(digit)}${name}`;
          gap = false;
        }
      }
      return out;
    };
    seeded(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (n) => {
        expect(findQuantities(`共${write(n)}元`)[0]?.lo).toBe(n);
      }),
      { runs: 2000 },
    );
  });

  it('[D1] gives finite values, ordered spans and no exception for any text', () => {
    const unit = fc.constantFrom(
      ...[
        ...('0123456789.,-–~%$€£¥°eE+:/ \n()[]"' +
          '一二三十百千万亿零两半点第个年月日天周元约至到内以上不超过'),
      ],
      ' working days',
      ' million',
      'at least ',
      ' May ',
      '\u{1F6A2}',
      '\ud800',
      '９',
      'A',
    );
    seeded(
      fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        let end = 0;
        for (const quantity of findQuantities(text)) {
          expect(quantity.charStart).toBeGreaterThanOrEqual(end);
          expect(quantity.charEnd).toBeGreaterThan(quantity.charStart);
          for (const value of [quantity.lo, quantity.hi])
            expect(value === null || Number.isFinite(value)).toBe(true);
          end = quantity.charEnd;
        }
        expect(end).toBeLessThanOrEqual([...text].length);
      }),
      { runs: 3000 },
    );
  });
});
