/** A number read from digits, with its other reading where a separator can mean two things. */
export interface ReadNumber {
  readonly value: number;
  readonly alternate: number | null;
}

const MAX_DIGITS = 15;

/**
 * Reads an ASCII number with separators, or `undefined` if it cannot be read for certain.
 *
 * @remarks Only groups of exactly three digits are groups. `24.507` and `24,507` have two readings, since
 * locales differ; `2.5` has one. Numbers of more than 15 digits name things and are not read, so every value is
 * finite and exact to the last digit.
 */
export function readDigits(token: string): ReadNumber | undefined {
  const exponentAt = token.search(/[eE]/);
  const mantissa = exponentAt < 0 ? token : token.slice(0, exponentAt);
  const exponent = exponentAt < 0 ? '' : token.slice(exponentAt);
  if (mantissa.replace(/\D/g, '').length > MAX_DIGITS) return undefined;
  const read = readMantissa(mantissa);
  if (read === undefined || exponent === '') return read;
  const value = Number(`${read.value}${exponent}`);
  return Number.isFinite(value) && Math.abs(value) < 1e30 ? { value, alternate: null } : undefined;
}

function readMantissa(token: string): ReadNumber | undefined {
  if (/^\d+$/.test(token)) return { value: Number(token), alternate: null };
  const grouped = /^[1-9]\d{0,2}(?:([.,'\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/.exec(token);
  if (grouped !== null) return readGrouped(token, grouped[1] ?? '', grouped[2], grouped[3]);
  if (/^\d+\.\d+$/.test(token)) return { value: Number(token), alternate: null };
  return undefined;
}

function readGrouped(
  token: string,
  separator: string,
  point: string | undefined,
  decimals: string | undefined,
): ReadNumber | undefined {
  const groups = token.split(separator).length - 1;
  if (point !== undefined) {
    if (point === separator) return undefined;
    const whole = token.slice(0, token.length - (decimals ?? '').length - 1).replace(/\D/g, '');
    return { value: Number(`${whole}.${decimals}`), alternate: null };
  }
  const whole = Number(token.replace(/\D/g, ''));
  if (groups > 1 || (separator !== '.' && separator !== ',')) return { value: whole, alternate: null };
  const fraction = Number(token.replace(separator, '.'));
  return separator === '.' ? { value: fraction, alternate: whole } : { value: whole, alternate: fraction };
}
