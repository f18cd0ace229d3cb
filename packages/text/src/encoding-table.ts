import { ENCODING_TABLES } from './generated/encoding-tables.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SKIP = '!';
const COUNT = '~';

const expanded = new Map<string, Uint32Array>();

/**
 * Code points by pointer; 0 where a pointer has none, and beyond the end nothing.
 *
 * @remarks Expanded when first asked for: a program that reads UTF-8 alone pays for no table.
 */
export function encodingTable(name: string): Uint32Array {
  let table = expanded.get(name);
  if (table === undefined) {
    table = expandTable(ENCODING_TABLES[name] ?? '');
    expanded.set(name, table);
  }
  return table;
}

/**
 * Reads the notation of the generated tables.
 *
 * @remarks Numbers are written five bits a character, the lowest first, 32 added to all but the last. `!n` skips n
 * entries, `~n` counts n code points on; a number alone is the zigzag difference from the code point after the last.
 */
function expandTable(written: string): Uint32Array {
  const codePoints: number[] = [];
  let at = 0;
  let next = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 32) {
      const digit = ALPHABET.indexOf(written.charAt(at++));
      if (digit < 32) return value + digit * scale;
      value += (digit - 32) * scale;
    }
  };
  while (at < written.length) {
    const sign = written.charAt(at);
    if (sign === SKIP || sign === COUNT) {
      at++;
      for (let left = readNumber(); left > 0; left--) codePoints.push(sign === SKIP ? 0 : next++);
    } else {
      const zigzag = readNumber();
      next += zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
      codePoints.push(next++);
    }
  }
  return Uint32Array.from(codePoints);
}
