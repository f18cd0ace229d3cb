import { SIMPLIFIED, TRADITIONAL } from '../generated/simplified.js';
import { foldFinancial } from './financial.js';

// Variants that have no other traditional form.
const VARIANTS = '圓元圆元帳账暱昵甦苏';

/** What every UTF-16 unit is folded to; most to themselves. */
const FOLDED = createTable();

function createTable(): Uint16Array {
  const table = Uint16Array.from({ length: 0x10000 }, (_, unit) => unit);
  for (let i = 0; i < TRADITIONAL.length; i++) {
    table[TRADITIONAL.charCodeAt(i)] = SIMPLIFIED.charCodeAt(i);
  }
  for (let i = 0; i + 1 < VARIANTS.length; i += 2) table[VARIANTS.charCodeAt(i)] = VARIANTS.charCodeAt(i + 1);
  for (let unit = 0xff01; unit <= 0xff5e; unit++) table[unit] = unit - 0xfee0;
  // The full-width comma separates clauses, never thousands.
  table[0xff0c] = 0xff0c;
  table[0x3000] = 0x20;
  table[0x2212] = '-'.charCodeAt(0);
  table[0xffe5] = '¥'.charCodeAt(0);
  table[0xffe1] = '£'.charCodeAt(0);
  return table;
}

/** The same for letters, digits and the signs of figures alone: other marks part sentences, and stay as they are. */
const FOLDED_WRITING = keepMarks(FOLDED);

function keepMarks(folded: Uint16Array): Uint16Array {
  const table = folded.slice();
  for (let unit = 0xff01; unit <= 0xff5e; unit++) {
    if (!/[0-9A-Za-z%$#&@+./_-]/.test(String.fromCharCode(unit - 0xfee0))) table[unit] = unit;
  }
  table[0x3000] = 0x3000;
  return table;
}

// Among full-width digits the full-width comma parts thousands.
const WIDE_GROUPS = /(?<![０-９])[０-９]{1,3}(?:，[０-９]{3})+(?![０-９])/g;
const UNITS_AT_ONCE = 8192;

/**
 * Full-width letters, digits and signs in half width, traditional characters in their simplified form, and financial
 * numerals as plain ones ({@link foldFinancial}).
 *
 * @remarks Keeps every UTF-16 offset. Linear.
 */
export function foldCharacters(text: string): string {
  return foldFinancial(foldUnits(joinWideGroups(text), FOLDED));
}

/**
 * Letters, digits and the signs of figures in half width, and traditional characters in their simplified form.
 *
 * @remarks Keeps every UTF-16 offset. Linear.
 */
export function foldWriting(text: string): string {
  return foldUnits(joinWideGroups(text), FOLDED_WRITING);
}

function joinWideGroups(text: string): string {
  return text.includes('，') ? text.replace(WIDE_GROUPS, (figure) => figure.replaceAll('，', ',')) : text;
}

function foldUnits(text: string, table: Uint16Array): string {
  let at = 0;
  while (at < text.length && table[text.charCodeAt(at)] === text.charCodeAt(at)) at += 1;
  if (at === text.length) return text;
  let folded = text.slice(0, at);
  while (at < text.length) {
    const units = Math.min(UNITS_AT_ONCE, text.length - at);
    const row = new Uint16Array(units);
    for (let i = 0; i < units; i++) row[i] = table[text.charCodeAt(at + i)] ?? 0;
    folded += String.fromCharCode(...row);
    at += units;
  }
  return folded;
}
