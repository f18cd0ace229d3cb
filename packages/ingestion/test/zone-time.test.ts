import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IngestionError } from '../src/index.js';
import { createTimeResolver } from '../src/zone-time.js';

const localDay = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(instant));

describe('createTimeResolver', () => {
  it('takes fixed offsets', () => {
    expect(createTimeResolver('+05:45')('2024-03-01')).toBe('2024-02-29T18:15:00Z');
    expect(createTimeResolver('-03:30')('2024-03-01')).toBe('2024-03-01T03:30:00Z');
    expect(createTimeResolver('Z')('2024-03-01')).toBe('2024-03-01T00:00:00Z');
  });

  it('counts the years 0000 to 0099 as they are written', () => {
    expect(createTimeResolver('UTC')('0050-01-01')).toBe('0050-01-01T00:00:00Z');
    expect(createTimeResolver('-01:00')('0000-01-01')).toBe('0000-01-01T01:00:00Z');
  });

  it('refuses zones nobody knows, and does not ask the machine for its own', () => {
    for (const zone of ['', 'Nowhere/Else', '+24:00', '+8', 'UTC+8', 'local']) {
      expect(() => createTimeResolver(zone)).toThrow(IngestionError);
    }
    const own = process.env.TZ;
    process.env.TZ = 'Pacific/Kiritimati';
    expect(createTimeResolver('UTC')('2024-03-01')).toBe('2024-03-01T00:00:00Z');
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  it('gives the first second of the day in its zone', () => {
    const zones = [
      'Europe/Berlin',
      'America/Sao_Paulo',
      'Asia/Beirut',
      'Africa/Cairo',
      'America/Havana',
      'Asia/Amman',
      'Australia/Lord_Howe',
    ];
    const day = fc.date({ min: new Date('1980-01-02'), max: new Date('2030-12-30'), noInvalidDate: true });
    seeded(
      fc.property(fc.constantFrom(...zones), day, (zone, date) => {
        const wanted = date.toISOString().slice(0, 10);
        const instant = createTimeResolver(zone)(wanted);
        const before = new Date(Date.parse(instant) - 1000).toISOString();
        expect(localDay(zone, instant)).toBe(wanted);
        expect(localDay(zone, before) < wanted).toBe(true);
      }),
      { runs: 300 },
    );
  });
});
