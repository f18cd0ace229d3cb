import { hasMessage, type Lang, message } from '@loccit/contract';

/** A figure as it was read: its ends, each null where it has none, and their unit. */
export interface ReadFigure {
  readonly kind: string;
  readonly unit: string | null;
  readonly lo: number | null;
  readonly hi: number | null;
  readonly loOpen: boolean;
  readonly hiOpen: boolean;
}

/** A figure for people: `at most 14 days`, `3 to 5 working days`, `2024-01-01 to 2024-12-31`; empty where it has no value. */
export function writeFigure({ hi, hiOpen, kind, lo, loOpen, unit }: ReadFigure, lang: Lang): string {
  const isPlace = kind === 'date' || kind === 'time';
  const write = kind === 'date' ? writeDate : kind === 'time' ? writeTime : writeNumber;
  const said = writeEnds(lo, hi, loOpen, hiOpen, write, lang);
  if (said === '' || kind === 'ordinal')
    return said === '' ? '' : message('support.interval.ordinal', lang, { value: said });
  // Dates are told by their days, times by the clock, whatever they were given by.
  if (unit === null || isPlace) return said;
  const isOne = [lo, hi].every((end) => end === null || end === 1);
  const name = writeUnit(kind === 'age' ? `${unit}-old` : unit, isOne, lang);
  return name === '%' || name === '‰' ? `${said}${name}` : `${said} ${name}`;
}

/** A unit by its name in the language, in English in the number that its figure asks for; else as it is. */
function writeUnit(unit: string, isOne: boolean, lang: Lang): string {
  const name = unit.toLowerCase();
  const several = `support.units.${name}`;
  if (!isOne && hasMessage(several)) return message(several, lang);
  const one = `support.unit.${name}`;
  return hasMessage(one) ? message(one, lang) : unit;
}

/** With its thousands parted, and without what only a computer's rounding adds. */
function writeNumber(value: number): string {
  const [whole = '', ...rest] = `${Number(value.toPrecision(12))}`.split('.');
  const parted = whole.length > 4 && !whole.includes('e') ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole;
  return [parted, ...rest].join('.');
}

function writeEnds(
  lo: number | null,
  hi: number | null,
  loOpen: boolean,
  hiOpen: boolean,
  write: (value: number) => string,
  lang: Lang,
): string {
  if (lo === null && hi === null) return '';
  if (lo === null)
    return message(`support.interval.${hiOpen ? 'less-than' : 'at-most'}`, lang, { hi: write(hi ?? 0) });
  if (hi === null)
    return message(`support.interval.${loOpen ? 'more-than' : 'at-least'}`, lang, { lo: write(lo) });
  if (lo === hi) return write(lo);
  return message('support.interval.between', lang, { lo: write(lo), hi: write(hi) });
}

/** `20240131` as `2024-01-31`, `131` as `01-31`; any other number as it is. */
function writeDate(value: number): string {
  const digits = `${value}`;
  if (digits.length === 8) return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const day = digits.padStart(4, '0');
  return digits.length === 3 || digits.length === 4 ? `${day.slice(0, 2)}-${day.slice(2)}` : digits;
}

/** Minutes since midnight as `08:30`. */
const writeTime = (value: number): string =>
  [Math.floor(value / 60), Math.floor(value % 60)].map((part) => `${part}`.padStart(2, '0')).join(':');
