import { describe, expect, it } from 'vitest';
import { type ReadFigure, writeFigure } from '../../src/views/write-figure.js';

const figure = (lo: number | null, hi: number | null, over: Partial<ReadFigure> = {}): ReadFigure => ({
  kind: 'duration',
  unit: 'working-day',
  lo,
  hi,
  loOpen: false,
  hiOpen: false,
  ...over,
});

describe('writeFigure', () => {
  it('says ends in words and units in the language asked for', () => {
    expect(writeFigure(figure(null, 14), 'en')).toBe('at most 14 working days');
    expect(writeFigure(figure(null, 14), 'zh')).toBe('至多 14 个工作日');
    expect(writeFigure(figure(3, 5), 'en')).toBe('3 to 5 working days');
    expect(writeFigure(figure(3, 5), 'zh')).toBe('3 至 5 个工作日');
    expect(writeFigure(figure(2, null, { loOpen: true }), 'en')).toBe('more than 2 working days');
    expect(writeFigure(figure(null, 2, { hiOpen: true }), 'zh')).toBe('小于 2 个工作日');
    expect(writeFigure(figure(2, null, { unit: 'kg', kind: 'mass' }), 'zh')).toBe('至少 2 公斤');
  });

  it('says one of a unit in the singular, and parts thousands', () => {
    expect(writeFigure(figure(1, 1), 'en')).toBe('1 working day');
    expect(writeFigure(figure(null, 1, { unit: 'month' }), 'en')).toBe('at most 1 month');
    expect(writeFigure(figure(0, 1, { unit: 'foot', kind: 'length' }), 'en')).toBe('0 to 1 feet');
    expect(writeFigure(figure(18, 18, { unit: 'year', kind: 'age' }), 'en')).toBe('18 years of age');
    expect(writeFigure(figure(18, 18, { unit: 'year', kind: 'age' }), 'zh')).toBe('18 岁');
    expect(writeFigure(figure(12_000_000, 12_000_000, { unit: 'CNY', kind: 'money' }), 'zh')).toBe(
      '12,000,000 元',
    );
    expect(writeFigure(figure(0.1 + 0.2, 5, { unit: '%', kind: 'percent' }), 'en')).toBe('0.3 to 5%');
    expect(writeFigure(figure(3, 3, { unit: null, kind: 'ordinal' }), 'zh')).toBe('第 3');
  });

  it('says dates by their days and times by the clock', () => {
    const date = (lo: number | null, hi: number | null, unit: string) =>
      writeFigure(figure(lo, hi, { kind: 'date', unit }), 'en');
    expect(date(20240101, 20241231, 'year')).toBe('2024-01-01 to 2024-12-31');
    expect(date(20240131, 20240131, 'day')).toBe('2024-01-31');
    expect(date(131, 131, 'month-day')).toBe('01-31');
    expect(writeFigure(figure(510, 510, { kind: 'time', unit: null }), 'en')).toBe('08:30');
  });

  it('says nothing of a figure without a value', () => {
    expect(writeFigure(figure(null, null), 'en')).toBe('');
  });
});
