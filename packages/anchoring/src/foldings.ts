/**
 * What may differ between a quote and its source without another word being said.
 *
 * @remarks `space`: runs of white space, and white space beside a CJK character. `quotes`: typographic and straight
 * quotation marks. `hyphenation`: a word divided at a line's end, and soft hyphens. `ligatures`: U+FB00 to U+FB06.
 * `case`: lower case by code point, and both forms of the small sigma. `invisible`: code points that show nothing.
 * `markers`: citation marks such as `[15]`. Nothing else is folded: no compatibility form, no accent, no width.
 */
export type Folding = 'space' | 'quotes' | 'hyphenation' | 'ligatures' | 'case' | 'invisible' | 'markers';

/** Every folding, in the order in which results name them. */
export const FOLDINGS: readonly Folding[] = [
  'space',
  'quotes',
  'hyphenation',
  'ligatures',
  'case',
  'invisible',
  'markers',
];

const QUOTES = new Map<number, string>([
  ...[0x2018, 0x2019, 0x201a, 0x201b, 0x2032, 0x2035, 0x60, 0xb4, 0x2bc, 0xff07].map(
    (unit): [number, string] => [unit, "'"],
  ),
  ...[0x201c, 0x201d, 0x201e, 0x201f, 0x2033, 0x2036, 0xab, 0xbb, 0x300c, 0x300d, 0x300e, 0x300f, 0xff02].map(
    (unit): [number, string] => [unit, '"'],
  ),
]);

const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st'];

/** The straight form of a quotation mark, if the unit is one that is not straight. */
export const straightQuote = (unit: number): string | undefined => QUOTES.get(unit);

/** The letters of a Latin ligature. */
export const ligatureLetters = (unit: number): string | undefined =>
  unit >= 0xfb00 && unit <= 0xfb06 ? LIGATURES[unit - 0xfb00] : undefined;

/** Whether a unit is white space as section 2.7 of the specification lists it. */
export function isSpace(unit: number): boolean {
  if (unit < 0x85) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0x2000) return unit === 0xa0 || unit === 0x85 || unit === 0x1680;
  if (unit <= 0x205f)
    return unit <= 0x200a || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f;
  return unit === 0x3000;
}

/** Whether a unit shows nothing; the soft hyphen is told apart. */
export function isInvisible(unit: number): boolean {
  if (unit < 0x200b) return unit === 0x34f || unit === 0x61c || (unit >= 0x180b && unit <= 0x180f);
  if (unit <= 0x206f) return unit <= 0x200f || (unit >= 0x202a && unit <= 0x202e) || unit >= 0x2060;
  return unit === 0xfeff || (unit >= 0xfe00 && unit <= 0xfe0f);
}

/** Whether a unit belongs to writing in which words are not divided by spaces, its punctuation included. */
export const isCjkUnit = (unit: number): boolean =>
  unit >= 0x2e80 &&
  (unit <= 0x9fff || (unit >= 0xf900 && unit <= 0xfaff) || (unit >= 0xff01 && unit <= 0xffef));
