import type { Reader } from './reader.js';

const SIMPLE_ESCAPES: ReadonlyMap<number, string> = new Map([
  [0x22, '"'],
  [0x5c, '\\'],
  [0x2f, '/'],
  [0x62, '\b'],
  [0x66, '\f'],
  [0x6e, '\n'],
  [0x72, '\r'],
  [0x74, '\t'],
]);

/**
 * Reads the string whose opening quote stands at the reader's place.
 *
 * @remarks The text is known to hold no lone surrogate, so that only escapes can make one.
 * @see RFC 8259, section 7
 */
export function readString(reader: Reader): string {
  const { text } = reader;
  let result = '';
  let start = reader.at + 1;
  // A variable of its own: a field would be written for every unit.
  let at = start;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) {
      reader.at = at + 1;
      const tail = text.slice(start, at);
      return result === '' ? tail : result + tail;
    }
    if (unit === 0x5c) {
      reader.at = at;
      result += text.slice(start, at) + readEscape(reader);
      start = reader.at;
      at = start;
    } else if (unit >= 0x20) {
      at++;
    } else {
      reader.at = at;
      // NaN, the end of the text, comes here too.
      reader.fail(at >= text.length ? 'unexpected-end' : 'control-character');
    }
  }
}

function readEscape(reader: Reader): string {
  const { text, at } = reader;
  const letter = text.charCodeAt(at + 1);
  if (letter !== 0x75) {
    const simple = SIMPLE_ESCAPES.get(letter);
    if (simple === undefined) return reader.fail(at + 1 >= text.length ? 'unexpected-end' : 'invalid-escape');
    reader.at += 2;
    return simple;
  }
  const unit = readHexUnit(reader);
  if ((unit & 0xf800) !== 0xd800) return String.fromCharCode(unit);
  // Only a high half directly followed by an escaped low half is a character.
  if (unit >= 0xdc00 || text.charCodeAt(reader.at) !== 0x5c || text.charCodeAt(reader.at + 1) !== 0x75) {
    return reader.fail('lone-surrogate', at);
  }
  const low = readHexUnit(reader);
  if ((low & 0xfc00) !== 0xdc00) return reader.fail('lone-surrogate', at);
  return String.fromCharCode(unit, low);
}

function readHexUnit(reader: Reader): number {
  const { text, at } = reader;
  let value = 0;
  for (let next = at + 2; next < at + 6; next++) {
    const digit = hexDigit(text.charCodeAt(next));
    if (digit < 0) reader.fail(next >= text.length ? 'unexpected-end' : 'invalid-escape');
    value = value * 16 + digit;
  }
  reader.at += 6;
  return value;
}

function hexDigit(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
