const DIGITS = '零一二三四五六七八九';
const SMALL: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const LARGE: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };

/** A Chinese numeral as an interval; `lo < hi` only where two neighbouring digits state a range (三四 = 3-4). */
export interface HanziNumber {
  readonly lo: number;
  readonly hi: number;
}

/** Value of one digit character, or `undefined`. */
function digitOf(character: string): number | undefined {
  if (character === '〇') return 0;
  if (character === '两') return 2;
  const index = DIGITS.indexOf(character);
  return index < 0 ? undefined : index;
}

/**
 * Reads a run of Chinese numeral characters (simplified forms).
 *
 * @remarks 二零二六 is positional, 三万五 is 35,000, 一百二 is 120, 三点五 is 3.5, 三点五亿 is 350,000,000; 三四,
 * 三四十 and 十三四 are ranges.
 * Multipliers without a digit (百, 万一) and digit strings without a known reading give `undefined`.
 */
export function readHanzi(run: string): HanziNumber | undefined {
  if (run === '' || run.length > 24) return undefined;
  const point = run.indexOf('点');
  if (point > 0) {
    const whole = readHanzi(run.slice(0, point));
    const scaled = /[百千]?[万亿]$/.exec(run)?.[0] ?? '';
    const scale = scaleOf(scaled);
    const decimals = [...run.slice(point + 1, run.length - scaled.length)].map(digitOf);
    if (whole === undefined || whole.lo !== whole.hi || decimals.length === 0) return undefined;
    if (decimals.some((digit) => digit === undefined)) return undefined;
    const value = Number(`${whole.lo}.${decimals.join('')}`) * scale;
    return { lo: value, hi: value };
  }
  const digits = [...run].map(digitOf);
  if (digits.every((digit) => digit !== undefined)) return readPositional(digits);
  const pair = NEIGHBOURS.exec(run);
  if (pair !== null) return readNeighbours(pair[1] ?? '', pair[2] ?? '', pair[3] ?? '', pair[4] ?? '');
  const value = exact(run);
  return value === undefined ? undefined : { lo: value, hi: value };
}

/** 三四十 and 十三四: two neighbouring digits in one place. */
const NEIGHBOURS =
  /^((?:[一二两三四五六七八九十百千万亿零]*[十百千万亿])?)([一二两三四五六七八九])([一二两三四五六七八九])([十百千万亿]*)$/;

function readNeighbours(head: string, first: string, second: string, tail: string): HanziNumber | undefined {
  const low = exact(`${head}${first}${tail}`);
  const high = exact(`${head}${second}${tail}`);
  if (low === undefined || high === undefined) return undefined;
  return digitOf(first) === (digitOf(second) ?? 0) - 1 ? { lo: low, hi: high } : undefined;
}

/** Value of a scale suffix after digits (百万 in 5百万), 1 for none. */
export function scaleOf(run: string): number {
  let scale = 1;
  for (const character of run) scale *= SMALL[character] ?? LARGE[character] ?? 1;
  return scale;
}

function readPositional(digits: readonly number[]): HanziNumber | undefined {
  if (digits.length === 2 && digits[0] !== 0 && digits[1] === (digits[0] ?? 0) + 1) {
    return { lo: digits[0] ?? 0, hi: digits[1] };
  }
  if (digits.length === 2 && digits[0] !== 0 && digits[1] !== 0) return undefined;
  if (digits.length > 15) return undefined;
  const value = Number(digits.join(''));
  return { lo: value, hi: value };
}

function exact(run: string): number | undefined {
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  let lastUnit = 0;
  let sawZero = false;
  let largest = Number.POSITIVE_INFINITY;
  for (const [index, character] of [...run].entries()) {
    const value = digitOf(character);
    if (value !== undefined) {
      if (digit !== undefined && digit !== 0) return undefined;
      digit = value;
      sawZero = value === 0 || (sawZero && digit !== 0);
      continue;
    }
    const small = SMALL[character];
    if (small !== undefined) {
      if (digit === undefined && !(character === '十' && (index === 0 || section === 0))) return undefined;
      if (section !== 0 && lastUnit !== 0 && lastUnit <= small && lastUnit < 1e4) return undefined;
      section += (digit === undefined || digit === 0 ? 1 : digit) * small;
      digit = undefined;
      lastUnit = small;
      sawZero = false;
      continue;
    }
    const large = LARGE[character];
    if (large === undefined) return undefined;
    section += digit ?? 0;
    digit = undefined;
    if (section === 0 && total === 0) return undefined;
    if (large >= largest) return undefined;
    if (large === 1e8) {
      total = (total + section) * large;
      largest = large;
    } else {
      total += section * large;
    }
    section = 0;
    lastUnit = large;
    sawZero = false;
  }
  if (digit !== undefined)
    section += digit !== 0 && !sawZero && lastUnit >= 100 ? (digit * lastUnit) / 10 : digit;
  const value = total + section;
  return Number.isSafeInteger(value) ? value : undefined;
}
