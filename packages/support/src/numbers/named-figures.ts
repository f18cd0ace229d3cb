import type { SupportFinding } from '../finding.js';
import { foldCharacters } from '../quantities/fold.js';
import { readHanzi } from '../quantities/hanzi-number.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|january|february|april|june|july|august|september|october|november|december)';
const LABEL =
  '(?:[Ss]ection|[Aa]rticle|[Cc]hapter|[Bb]ill|[Aa]ct|[Pp]art|[Tt]ype|[Vv]olume|[Ss]eason|[Ee]pisode|[Ss]eries|[Cc]lause|[Rr]ule|[Rr]oute|[Pp]hase|[Ss]tage|[Gg]rade|[Ll]evel|[Aa]gent|[Hh]ighway|[Mm]ile|[Rr]oom|[Ff]light|[Pp]age|[Cc]lass|[Cc]ategory|[Vv]ersion|[Aa]mendment|[Pp]roposition|[Rr]esolution|[Ff]ormula|[Mm]odel|[Pp]latform|[Gg]ate|[Uu]nit|[Cc]hannel)';
// A name in capital letters beside a year: "EXPO 2018"; a word of capitals beside any other figure.
const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<![\\w-])${LABEL} (\\d{1,4})(?![\\w%]|[.,:-]\\d|[-–—/]\\d)`, 'g'),
  new RegExp(`(?<![\\w-])${MONTH} (\\d{2})(?![\\w%:]|[.,-]\\d{3}|[-–—/]\\d)`, 'g'),
  new RegExp(`(?<![\\w.,$-])(\\d{2}) ${MONTH}(?![\\w])`, 'g'),
  /(?<![\w-])[A-Z]{2,6} (\d{4})(?![\w%]|[.,:]\d|[-–—/]\d)/g,
  /(?<![\w.,:/$€£–—-])(\d{1,3})[-–—]\d{1,3}(?![\w%]|[-–—/.,:]\d)/g,
  /(?<![\w.,:/$€£–—-])\d{1,3}[-–—](\d{1,3})(?![\w%]|[-–—/.,:]\d)/g,
  // 第26号台风, 80年代 as in 1980年代, and a day that no month has.
  /(?<![\w.,:/-])(\d{1,4})(?= ?号)/g,
  /(?<!\d)(?:\d{2})?(\d{2})(?=年代)/g,
  /月(\d{2})(?=日)/g,
];
const DIGITS = /\d+/g;
const CHINESE_NUMERAL = /([〇零一二三四五六七八九十百]{1,5})(?=号|年代|日)/g;
const MOST = 32;

/**
 * Figures that name or that no quantity holds (a section, a berth 7号, a score, a day that no month has), where the evidence has the
 * digits nowhere, nor a quantity of that value in words.
 *
 * @remarks The first 32; linear.
 */
export function findAbsentNamed(reading: Reading, read: readonly Quantity[]): SupportFinding[] {
  const claim = foldCharacters(reading.claim);
  const places = listPlaces(claim).slice(0, MOST);
  if (places.length === 0) return [];
  const stated = listStated(foldCharacters(reading.evidence));
  const values = new Set(reading.evidenceQuantities().flatMap(({ hi, lo }) => [lo, hi]));
  const found: SupportFinding[] = [];
  for (const { end, start } of places) {
    const digits = claim.slice(start, end);
    if (stated.has(digits) || stated.has(String(Number(digits))) || values.has(Number(digits))) continue;
    const charStart = [...claim.slice(0, start)].length;
    const charEnd = charStart + digits.length;
    // A quantity that was read is looked up as such.
    if (read.some((quantity) => quantity.charStart < charEnd && charStart < quantity.charEnd)) continue;
    found.push({
      rule: 'support/number-absent',
      severity: 'warning',
      check: 'named-number-absent',
      claimSpan: { charStart, charEnd },
      claimValue: digits,
      relation: 'absent',
    });
  }
  return found;
}

/** The digits of a text, years by their last two and by their decade too, and Chinese numerals that name. */
function listStated(text: string): ReadonlySet<string> {
  const stated = new Set<string>(text.match(DIGITS));
  for (const digits of [...stated]) {
    if (digits.length === 4) stated.add(digits.slice(2)).add(`${digits.charAt(2)}0`);
  }
  for (const [numeral] of text.matchAll(CHINESE_NUMERAL)) stated.add(String(readHanzi(numeral)?.lo));
  return stated;
}

function listPlaces(text: string): readonly { readonly start: number; readonly end: number }[] {
  const places = new Map<number, number>();
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const digits = match[1] ?? '';
      const isSecond = match[0].endsWith(digits);
      const start = match.index + (isSecond ? match[0].length - digits.length : match[0].indexOf(digits));
      places.set(start, start + digits.length);
    }
  }
  return [...places].map(([start, end]) => ({ start, end })).sort((a, b) => a.start - b.start);
}
