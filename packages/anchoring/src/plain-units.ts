import { isInvisible, isSpace, ligatureLetters, straightQuote } from './foldings.js';
import { lowerCase } from './lower-case.js';

/** Units of ASCII that a folding may change, beside capital letters and white space: backtick and opening bracket. */
const ASCII = new Set([0x60, 0x5b]);
/** Above these the classes are known by range. */
const LISTED = 0x3000;

let table: Uint8Array | undefined;

/**
 * Which units every folding leaves as they are, wherever they stand: 1 for those.
 *
 * @remarks Made once; most of any text is copied by it without another look.
 */
export function plainUnits(): Uint8Array {
  table ??= makeTable();
  return table;
}

function makeTable(): Uint8Array {
  const plain = new Uint8Array(0x10000);
  for (let unit = 0; unit < LISTED; unit++) {
    const other =
      unit < 0x80 ? ASCII.has(unit) : unit === 0xad || isInvisible(unit) || straightQuote(unit) !== undefined;
    if (!other && !isSpace(unit) && lowerCase(String.fromCharCode(unit), 0) === undefined) plain[unit] = 1;
  }
  for (let unit = LISTED; unit < 0xa000; unit++) {
    if (!isSpace(unit) && unit !== 0x3010 && straightQuote(unit) === undefined) plain[unit] = 1;
  }
  plain.fill(1, 0xac00, 0xd7a4);
  for (let unit = 0xff01; unit < 0xff21; unit++) {
    if (straightQuote(unit) === undefined && ligatureLetters(unit) === undefined) plain[unit] = 1;
  }
  return plain;
}
