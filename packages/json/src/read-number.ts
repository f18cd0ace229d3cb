import type { Reader } from './reader.js';

const FIRST_UNSAFE = 2 ** 53;
// From here on RFC 8785 writes an exponent, so that no canonical text holds an integer token beyond 2^53 - 1.
const FIRST_EXPONENT = 1e21;

/**
 * Reads the number that begins at the reader's place.
 *
 * @remarks Refuses what two readers could take for two values: integer tokens beyond ±(2^53-1), numbers however
 * written with 2^53 <= |v| < 10^21, and overflow. Digits a double cannot hold are rounded, underflow gives 0, and
 * every zero is 0.
 * @see RFC 8259, section 6; RFC 8785, section 3.2.2.3
 */
export function readNumber(reader: Reader): number {
  const { text } = reader;
  const start = reader.at;
  if (text.charCodeAt(reader.at) === 0x2d) reader.at++;
  const intStart = reader.at;
  skipDigits(reader, start);
  if (text.charCodeAt(intStart) === 0x30 && reader.at > intStart + 1) reader.fail('invalid-number', start);
  let integer = true;
  if (text.charCodeAt(reader.at) === 0x2e) {
    integer = false;
    reader.at++;
    skipDigits(reader, start);
  }
  if ((text.charCodeAt(reader.at) | 0x20) === 0x65) {
    integer = false;
    reader.at++;
    const sign = text.charCodeAt(reader.at);
    if (sign === 0x2b || sign === 0x2d) reader.at++;
    skipDigits(reader, start);
  }
  const value = Number(text.slice(start, reader.at));
  const size = Math.abs(value);
  if (size >= FIRST_UNSAFE) {
    if (integer) reader.fail('unsafe-integer', start);
    if (size === Number.POSITIVE_INFINITY) reader.fail('number-overflow', start);
    if (size < FIRST_EXPONENT) reader.fail('unsafe-integer', start);
  }
  return size === 0 ? 0 : value;
}

function skipDigits(reader: Reader, tokenStart: number): void {
  const { text } = reader;
  const start = reader.at;
  let unit = text.charCodeAt(reader.at);
  while (unit >= 0x30 && unit <= 0x39) unit = text.charCodeAt(++reader.at);
  if (reader.at > start) return;
  if (reader.at >= text.length) reader.fail('unexpected-end');
  reader.fail('invalid-number', tokenStart);
}
